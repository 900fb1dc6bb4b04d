import { createMatch, makeMove, resumeMatch, stateOf, undoMove, whyNoUndo, type Match } from '../../../engine-extensions/match/match'; // prettier-ignore
import type { AnyState } from '../../../engine-extensions/rules';
import { copyJson } from '../../../engine-extensions/secrecy/places';
import { terrorsOfLondon } from '..';
import { look, reveal } from '../cards/words';
import { deckOf, type State } from '../state';
import { cardWith } from './fixtures';
import { given, type Table } from './given';

const { rules } = terrorsOfLondon;
type Move = readonly [by: string, move: string, ...args: unknown[]];

/** The table of a test as a match that was just opened. */
function matchOf(G: State): Match {
  const { state } = createMatch(terrorsOfLondon, { numPlayers: 2, seed: 'undo' });
  const table = copyJson(G) as unknown as AnyState;
  return resumeMatch(terrorsOfLondon, { ...state, G: table, ctx: { ...state.ctx, ...rules.turn(table) } as never }, 0);
}

function after(match: Match, ...moves: Move[]): Match {
  for (const [by, move, ...args] of moves) {
    const out = makeMove(match, { by, move, args });
    if ('refused' in out) throw new Error(`${move} refused: ${out.refused.why}`);
    match = out.match;
  }
  return match;
}

/** Whether the last of these moves can be taken back by whoever made it. */
function canTakeBack(table: Table, moves: (seats: ReturnType<typeof given>) => Move[]): boolean {
  const seats = given(table);
  const made = moves(seats);
  const match = after(matchOf(seats.G), ...made);
  return whyNoUndo(match, (made.at(-1) as Move)[0]) === undefined;
}

const DECK = ['fanatic', 'fanatic', 'cultist', 'cultist', 'cultist'];

describe('taking back', () => {
  it('goes back move by move to the last revelation', () => {
    const { G, ann } = given({ ann: { hand: ['t-skeletal', 't-shade', 'cultist'], deck: DECK, pool: { coin: 2, power: 1 } }, street: ['t-crier'] }); // prettier-ignore
    const [s, h] = [ann.id('t-skeletal'), ann.id('t-shade')];
    const bought = after(matchOf(G), ['0', 'buyStreet', ann.id('t-crier')]);
    expect(whyNoUndo(bought, '0')).toEqual({ rule: null, why: 'revealed' });
    const own: Move[] = [['0', 'attack', 1], ['0', 'playCard', s], ['0', 'playCard', h], ['0', 'formHorde', s, h], ['0', 'resolve', `${s}/0`]]; // prettier-ignore
    let match = after(bought, ...own);
    for (let i = own.length; i > 0; i--) {
      const back = undoMove(match, '0');
      if ('refused' in back) throw new Error(`move ${i} cannot be taken back`);
      match = back.match;
    }
    expect(stateOf(match)).toEqual(stateOf(bought));
    expect(undoMove(match, '0')).toHaveProperty('refused');
  });

  it('not after a draw, a shuffle, a refill, an Acolyte turned up, a look, a reveal, or Pass', () => {
    const looker = cardWith({ play: [look(1, 'own', 'bottom')] });
    const shower = cardWith({ play: [reveal(1, 'own', { minCost: 1 })] });
    const methuselah = { overlord: 'methuselah' } as const;
    const cases: Record<string, boolean> = {
      draw: canTakeBack({ ann: { ...methuselah, deck: DECK } }, () => [['0', 'overlordAction']]),
      shuffle: canTakeBack({ ann: { ...methuselah, deck: [], discard: DECK } }, () => [['0', 'overlordAction']]),
      refill: canTakeBack({ ann: { pool: { coin: 2 } }, street: ['t-crier'] }, ({ ann }) => [['0', 'buyStreet', ann.id('t-crier')]]), // prettier-ignore
      acolyte: canTakeBack({ ann: { pool: { coin: 2 } } }, () => [['0', 'buyAcolyte']]),
      look: canTakeBack({ ann: { hand: [looker], deck: DECK } }, ({ ann }) => [['0', 'playCard', ann.id(looker)]]),
      reveal: canTakeBack({ ann: { hand: [shower], deck: DECK } }, ({ ann }) => [['0', 'playCard', ann.id(shower)]]),
      pass: canTakeBack({ ann: { hand: [], deck: DECK } }, () => [['0', 'pass']]),
    };
    expect(cases).toEqual({ draw: false, shuffle: false, refill: false, acolyte: false, look: false, reveal: false, pass: false }); // prettier-ignore
  });

  it('where the Market is empty a purchase shows nothing new and can be taken back', () => {
    expect(canTakeBack({ ann: { pool: { coin: 2 } }, street: ['t-crier'], market: [] }, ({ ann }) => [['0', 'buyStreet', ann.id('t-crier')]])).toBe(true); // prettier-ignore
  });

  it('never across the answer of the other player', () => {
    const { G, ann } = given({ ann: { hand: ['t-hexer'] }, bob: { hand: ['cultist', 'fanatic'] } });
    const cursed = after(matchOf(G), ['0', 'playCard', ann.id('t-hexer')]);
    expect(whyNoUndo(cursed, '0')).toBeUndefined(); // the question alone shows nothing
    const answered = after(cursed, ['1', 'answer', 'health']);
    expect(whyNoUndo(answered, '0')).toEqual({ rule: null, why: 'not-your-move' });
    const onwards = after(answered, ['0', 'overlordAction']);
    const back = undoMove(onwards, '0');
    if ('refused' in back) throw new Error('refused');
    expect(undoMove(back.match, '0')).toHaveProperty('refused');
  });

  it('a look that was settled stays settled', () => {
    const looker = cardWith({ play: [look(2, 'own', 'order')] });
    const { G, ann } = given({ ann: { hand: [looker], deck: DECK } });
    const looking = after(matchOf(G), ['0', 'playCard', ann.id(looker)]);
    const top = deckOf(stateOf(looking) as unknown as State, '0').at(-1);
    const settled = after(looking, ['0', 'resolve', top]);
    const back = undoMove(settled, '0');
    if ('refused' in back) throw new Error('refused'); // putting them back is the player's own doing
    expect(undoMove(back.match, '0')).toHaveProperty('refused'); // seeing them is not
  });
});
