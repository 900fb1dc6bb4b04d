import type { GameModule } from '../engine-extensions/game-module';
import { arcana } from './arcana';
import { arkhamNote } from './arkham-note';
import { cultistorm } from './cultistorm';
import { cultsOfLondon } from './cults-of-london';
import { terrorsOfLondon } from './terrors-of-london';

/** The list of games; server, simulator, bench and conformance tests read it. */
export const GAMES: readonly GameModule[] = [arcana, arkhamNote, cultistorm, cultsOfLondon, terrorsOfLondon];
