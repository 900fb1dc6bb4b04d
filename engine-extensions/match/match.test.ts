import { toy } from '../testing/toy';
import { pledge } from '../testing/toy/moves';
import type { ToyState } from '../testing/toy/state';
import {
  createMatch,
  lastEvents,
  makeMove,
  resumeMatch,
  stateOf,
  turnOf,
  undoMove,
  whyNoUndo,
  type Match,
} from './match';
import { replayed, whyNoReplay } from '../replay/replay';
import type { MoveRecord } from './match';

const G = (match: Match) => stateOf(match) as unknown as ToyState;
const fresh = (seed = 'match') => createMatch(toy, { numPlayers: 2, seed });

function made(match: Match, move: MoveRecord): Match {
  const outcome = makeMove(match, move);
  if ('refused' in outcome) throw new Error(outcome.refused.why);
  return outcome.match;
}

const pledgeFirst = (match: Match, by: string): MoveRecord => ({
  by,
  move: 'pledge',
  args: [G(match).seats[by]!.hand[0]],
});

describe('a match', () => {
  it('refuses bad options and seat counts aloud', () => {
    expect(() => createMatch(toy, { numPlayers: 7, seed: 'x' })).toThrow('not for 7 players');
    expect(() => createMatch(toy, { numPlayers: 2, seed: 'x', setupData: { lanterns: 99 } })).toThrow('from 1 to 8');
    expect(() => createMatch(toy, { numPlayers: 2, seed: 'x', setupData: { nonsense: 1 } })).toThrow('unknown option');
  });

  it('lists what a seat may do once for a move, not once for the host and once for the engine', () => {
    const match = fresh();
    const listed = jest.spyOn(pledge, 'options');
    made(match, pledgeFirst(match, '0'));
    expect(listed).toHaveBeenCalledTimes(1);
    listed.mockRestore();
  });

  it('says why a move is refused and changes nothing', () => {
    const match = fresh();
    const before = JSON.stringify(match.state);
    for (const [move, why] of [
      [{ by: '0', move: 'pledge', args: ['beggar#99'] }, 'not-in-hand'],
      [{ by: '0', move: 'toString', args: [] }, 'unknown-move'],
      [{ by: '5', move: 'pledge', args: [] }, 'not-your-turn'],
      [{ by: '0', move: 'buy', args: [] }, 'not-now'],
    ] as const)
      expect(makeMove(match, move)).toEqual({ refused: expect.objectContaining({ why }) });
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('tells each viewer its own story', () => {
    let match = fresh();
    match = made(match, pledgeFirst(match, '0'));
    expect(lastEvents(match, '1')).toEqual([{ event: 'pledged', by: '0' }]);
  });

  it('takes back what revealed nothing, and only by the one who did it', () => {
    const start = fresh();
    const one = made(start, pledgeFirst(start, '0'));
    expect(whyNoUndo(one, '1')).toMatchObject({ why: 'not-your-move' });
    const back = undoMove(one, '0');
    if ('refused' in back) throw new Error('refused');
    expect(stateOf(back.match)).toEqual(stateOf(start));
    expect(turnOf(back.match)).toEqual(turnOf(start));
    expect(back.match.n).toBe(0);
    expect(back.match.state._stateID).toBe(2);
    expect(whyNoUndo(back.match, '0')).toMatchObject({ why: 'nothing-to-undo' });
  });

  it('takes nothing back across another seat or a revelation', () => {
    let match = fresh();
    match = made(match, pledgeFirst(match, '0'));
    match = made(match, pledgeFirst(match, '1')); // the pledges are turned up
    expect(whyNoUndo(match, '0')).toBeDefined();
    expect(whyNoUndo(match, '1')).toMatchObject({ why: 'revealed' });
  });

  it('takes nothing back from before it was taken from storage, and does not call it revealed', () => {
    const start = fresh();
    const one = made(start, pledgeFirst(start, '0'));
    const reopened = resumeMatch(toy, one.state, one.n);
    expect(whyNoUndo(one, '0')).toBeUndefined();
    expect(whyNoUndo(reopened, '0')).toMatchObject({ why: 'nothing-to-undo' });
  });

  it('goes on from storage and replays from seed and moves', () => {
    let match = fresh('again');
    const moves: MoveRecord[] = [];
    while (turnOf(match).gameover === undefined) {
      const by = ['0', '1'].find((p) => toy.rules.legalMoves(stateOf(match), turnOf(match), p).length > 0)!;
      const legal = toy.rules.legalMoves(stateOf(match), turnOf(match), by);
      const move = { by, ...legal[moves.length % legal.length]! };
      moves.push(move);
      match = made(resumeMatch(toy, JSON.parse(JSON.stringify(match.state)), match.n), move);
    }
    const record = { game: 'toy', version: 1, numPlayers: 2, seed: 'again', moves };
    expect(stateOf(replayed(toy, record))).toEqual(stateOf(match));
    expect(whyNoReplay(toy, { ...record, version: 2 })).toContain('version');
    expect(() => replayed(toy, { ...record, moves: [...moves, moves[0]!] })).toThrow('refused');
  });
});
