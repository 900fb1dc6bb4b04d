import type { GameModule } from '../engine-extensions/game-module';
import { arcana } from './arcana';
import { arkhamNote } from './arkham-note';
import { cultsOfLondon } from './cults-of-london';
import { cultistorm } from './cultistorm';

/** The list of games; server, simulator, bench and conformance tests read it. */
export const GAMES: readonly GameModule[] = [arcana, arkhamNote, cultistorm];
