import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import type { Dice } from '../../engine-extensions/dice';
import { CLUES, VICTIMS, type ClueId } from './cards';
import { mix } from './rules/areas';
import { openCase } from './rules/draw';
import { planTurn } from './rules/turn';
import { HAND, ROW, type ArkOptions, type State } from './state';

/** ARK-SETUP-01 to 07. */
export function setup({ players, options, dice }: { players: PlayerID[]; options: ArkOptions; dice: Dice }): State {
  const victims = mix(Object.keys(VICTIMS), dice);
  const box = victims.splice(0, victims.length - options.victims);
  const deck = CLUES.map((c) => c.id).sort();
  const draw = mix(deck, dice);
  const leads: (ClueId | null)[] = draw.splice(-ROW); // the last of these was drawn first, for space 5
  const hand = draw.splice(-HAND).reverse();
  const G: State = {
    players,
    now: { phase: 'investigation', player: players[0] ?? '0', turn: 1 },
    agenda: [],
    events: [],
    options,
    deck,
    draw,
    leads,
    hand,
    cases: [],
    discard: [],
    time: [],
    stability: [],
    closed: [],
    solved: [],
    bigPicture: [],
    victims,
    box,
    contact: 'unused',
  };
  openCase(G, 'start');
  openCase(G, 'start');
  planTurn(G);
  return G;
}
