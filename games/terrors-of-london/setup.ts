import type { PlayerID } from '../../engine-extensions/agenda/agenda';
import type { SetupArgs } from '../../engine-extensions/define-game';
import { cardsOf, DESIGNS, MIRRORED } from './cards';
import { copies } from '../../engine-extensions/zones/zones';
import { freshAct, freshUsed, STREET, TOKENS, type Side, type State, type TolOptions } from './state';

export const freshSide = (): Side => ({
  overlord: null,
  influence: [],
  health: 0,
  max: 0,
  play: [],
  relics: [],
  hordes: [],
  tokens: {},
  discard: [],
  muster: 0,
  pool: { coin: 0, power: 0, regeneration: 0 },
  deeds: { bought: [], damage: 0, healed: 0, formed: 0, formedLate: 0, longest: 0, curses: 0, turns: 0, armored: 0 },
});

/** Every card of the match, in the box (TOL-RULING-02; twice the Influence cards in a mirror match, TOL-EXT-04). */
function boxed(mirror: boolean): readonly string[] {
  const influence = Object.values(DESIGNS)
    .filter((card) => card.family === 'influence')
    .flatMap((card) => copies(card.design, mirror ? MIRRORED : 1));
  return [...cardsOf('starter'), ...influence, ...cardsOf('acolyte'), ...cardsOf('market')].sort();
}

const BOX = boxed(false);
const MIRROR_BOX = boxed(true);

const perSeat = <T>(players: PlayerID[], make: () => T): Record<PlayerID, T> =>
  Object.fromEntries(players.map((p) => [p, make()]));

/** The bare table; the first step starts the first game. */
export function setup({ players, options }: SetupArgs<TolOptions>): State {
  return {
    players,
    agenda: [{ do: 'startGame', first: options.first === 'random' ? null : options.first }],
    now: { phase: 'draftOverlord', player: '0', turn: 0 },
    events: [],
    open: {
      options,
      order: [...players],
      seats: perSeat(players, freshSide),
      street: Array<null>(STREET).fill(null),
      removed: [],
      reserve: { muster: TOKENS, haunt: TOKENS },
      act: freshAct([]),
      turn: 0,
      game: 0,
      wins: perSeat(players, () => 0),
    },
    market: [],
    acolytes: [],
    decks: perSeat(players, () => []),
    hands: perSeat(players, () => []),
    box: [...(options.mirror ? MIRROR_BOX : BOX)],
    known: [],
    unseen: freshUsed(),
    triggers: {},
    waiting: [],
  };
}
