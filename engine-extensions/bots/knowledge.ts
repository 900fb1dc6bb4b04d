import type { PlayerID } from '../agenda/agenda';
import type { GameModule } from '../game-module';
import type { AnyState, Turn } from '../rules';
import { copyJson, sortHidden } from '../secrecy/places';
import type { Knowledge } from './bot';

/** A world in which all that a seat cannot know lies in a fixed order. */
function imagine(module: GameModule, G: AnyState, me: PlayerID): AnyState {
  const imagined = copyJson(G);
  sortHidden(imagined, module.hiddenFrom(G, me));
  imagined.events = [];
  return imagined;
}

/** What a seat knows of a table: its view, and, for bots that ask for it, a world to imagine from. */
export function knowledgeOf(module: GameModule, G: AnyState, turn: Turn, me: PlayerID): Knowledge {
  const view = { ...module.rules.view(G, me), events: [] };
  let imagined: AnyState | undefined;
  return {
    me,
    view,
    turn,
    legal: module.rules.legalMoves(view, turn, me),
    // the copy is dear, and a bot that plays from its view alone never looks at it
    get imagined() {
      return (imagined ??= imagine(module, G, me));
    },
  };
}
