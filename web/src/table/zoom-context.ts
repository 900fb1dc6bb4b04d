import { createContext, useContext } from 'react';

/** Opens a card large; the table provides it where the game can draw one. */
export interface ZoomTool {
  open(id: string, owner?: Element | null): void;
}

export const ZoomContext = createContext<ZoomTool | null>(null);
export const useZoom = () => useContext(ZoomContext);
