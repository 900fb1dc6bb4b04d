import type { GameModule } from '../engine-extensions/game-module';

/** The list of games; server, simulator, bench and conformance tests read it. */
export const GAMES: readonly GameModule[] = [];
