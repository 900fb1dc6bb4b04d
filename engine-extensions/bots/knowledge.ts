import type { PlayerID } from '../agenda/agenda';
import type { GameModule } from '../game-module';
import type { AnyState, Turn } from '../rules';
import { copyJson, sortHidden } from '../secrecy/places';
import type { Knowledge } from './bot';

/** What a seat knows of a table: its view, and a world in which all it cannot know lies in a fixed order. */
export function knowledgeOf(module: GameModule, G: AnyState, turn: Turn, me: PlayerID): Knowledge {
  const imagined = copyJson(G);
  sortHidden(imagined, module.hiddenFrom(G, me));
  imagined.events = [];
  const view = module.rules.view(imagined, me);
  return { me, view, turn, legal: module.rules.legalMoves(view, turn, me), imagined };
}
