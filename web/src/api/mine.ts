import { useSyncExternalStore } from 'react';
import { currentFeed, subscribe, type MyMatch } from './feed';

export const useFeed = () => useSyncExternalStore(subscribe, currentFeed);

export const isMyTurn = (m: MyMatch) => m.gameover === undefined && m.awaited.includes(m.me);

/** How many online matches wait for the person at this device. */
export const useYourTurns = () => useFeed().mine.filter(isMyTurn).length;
