import type { GameModule } from '../engine-extensions/game-module';
import { arkhamNote } from './arkham-note';

/** The list of games; server, simulator, bench and conformance tests read it. */
export const GAMES: readonly GameModule[] = [arkhamNote];
