import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import {
  createMatch,
  makeMove,
  resumeMatch,
  stateOf,
  turnOf,
  undoMove,
  whyNoUndo,
  type Match,
} from '../../../engine-extensions/match/match';
import { moveKey, type LegalMove } from '../../../engine-extensions/moves';
import { seeded } from '../../../engine-extensions/testing/dice';
import type { Result as Kept } from '../../../web/src/api/results';
import { dailySeed } from '../../../web/src/lobby/deal';
import { groups, meanFact, tally } from '../../../web/src/stats/tally';
import { arkhamNote } from '..';
import { REASONS } from '../bot/because';
import { timeline } from '../board/timeline';
import { words } from '../board/words';
import { caseCode, readCaseCode, readShared } from '../case-code';
import { presetOf } from '../meta';
import type { State } from '../state';
import { VICTIMS } from '../cards';

const { rules } = arkhamNote;
const begin = (seed: string, setupData?: object) => createMatch(arkhamNote, { numPlayers: 1, seed, setupData });
const G = (match: Match) => stateOf(match) as unknown as State;

function made(match: Match, move: LegalMove): Match {
  const out = makeMove(match, { by: '0', ...move });
  if ('refused' in out) throw new Error(`refused: ${moveKey(move)}`);
  return out.match;
}

const legal = (match: Match) => rules.legalMoves(stateOf(match), turnOf(match), '0');

/** The medium bot plays from here until `until` holds. */
function played(match: Match, until: (match: Match) => boolean, seed = 'bot'): Match {
  const bot = arkhamNote.bots.medium!(arkhamNote);
  const dice = seeded(seed);
  let now = match;
  while (turnOf(now).gameover === undefined && !until(now))
    now = made(now, bot.choose(knowledgeOf(arkhamNote, stateOf(now), turnOf(now), '0'), dice));
  return now;
}

const asked = (match: Match) => (G(match).agenda.at(-1) as { ask?: string } | undefined)?.ask;

describe('at this table', () => {
  it('[ARK-SOLO-01] scenario 34: moves are taken back one by one to the start of the turn', () => {
    const start = begin('undo');
    const taken = made(start, { move: 'takeLead', args: [] });
    const kept = made(taken, { move: 'resolveDiscard', args: [G(taken).hand[0]!] });
    const back = undoMove(kept, '0');
    if ('refused' in back) throw new Error('refused');
    const again = undoMove(back.match, '0');
    if ('refused' in again) throw new Error('refused');
    expect(stateOf(again.match)).toEqual(stateOf(start));
  });

  it('[ARK-SOLO-01] scenario 34: not after a check, a search, a shuffle or a new turn', () => {
    const turned = made(made(begin('undo'), { move: 'pass', args: [] }), { move: 'finishTurn', args: [] });
    expect(whyNoUndo(turned, '0')).toMatchObject({ why: 'revealed' });
    const closing = { check: false, search: false, shuffle: false };
    for (let i = 0; i < 60 && Object.values(closing).includes(false); i++)
      played(begin(`undo-${i}`), (match) => {
        const events = G(match).events.map((e) => e.tell);
        const closed = (by: keyof typeof closing) => {
          closing[by] = true;
          expect(whyNoUndo(match, '0')).toBeDefined();
        };
        for (const e of events) {
          if (e.event === 'checkPassed' || e.event === 'checkFailed') closed('check');
          if (e.event === 'shuffled' && e.why === 'search') closed('search');
          if (e.event === 'shuffled' && e.why === 'shuffle' && e.count > 1) closed('shuffle');
        }
        return !Object.values(closing).includes(false);
      });
    expect(closing).toEqual({ check: true, search: true, shuffle: true });
  });

  it('[ARK-SOLO-02] a turn waits for its player before maintenance', () => {
    const acted = made(begin('wait'), { move: 'pass', args: [] });
    expect(asked(acted)).toBe('wrapUp');
    expect(G(acted).now.turn).toBe(1);
    expect(legal(acted).map((m) => m.move)).toContain('finishTurn');
    expect(G(made(acted, { move: 'finishTurn', args: [] })).now.turn).toBe(2);
  });

  it('[ARK-SOLO-03] scenario 35: the same case code deals the same case, move for move', () => {
    const options = { victoryTypes: 5, victims: 4, limits: 6 };
    const code = caseCode({ version: arkhamNote.meta.version, options, seed: 'K7Q2MZ' });
    expect(code).toBe('1-546-K7Q2MZ');
    const read = readCaseCode(` ${code} `);
    if (typeof read === 'string') throw new Error(read);
    const [a, b] = [begin('K7Q2MZ', options), begin(read.seed, read.options)];
    expect(stateOf(a)).toEqual(stateOf(b));
    const [x, y] = [played(a, () => false), played(b, () => false)];
    expect(stateOf(x)).toEqual(stateOf(y));
    expect(stateOf(begin('another', options))).not.toEqual(stateOf(a));
  });

  it('[ARK-SOLO-03] bad codes are refused with a sentence', () => {
    for (const bad of ['', 'x', '1-555-', '2-555-ABC', '1-955-ABC', '1-555-<script>', `1-555-${'A'.repeat(50)}`])
      expect(typeof readCaseCode(bad)).toBe('string');
    expect(readShared('K7Q2MZ')).toBeUndefined();
    expect(readShared('1-646-K7Q2MZ')).toEqual({ seed: 'K7Q2MZ', options: { victoryTypes: 6, victims: 4, limits: 6 } });
    expect(presetOf({ victoryTypes: 6, victims: 4, limits: 5 })).toBe('Walpurgis');
    expect(presetOf({ victoryTypes: 6, victims: 6, limits: 5 })).toBeUndefined();
  });

  it('[ARK-SOLO-03] no view names the case number', () => {
    const match = begin('SECRETNUMBER');
    expect(JSON.stringify(rules.view(stateOf(match), '0'))).not.toContain('SECRETNUMBER');
    expect(JSON.stringify(stateOf(match))).not.toContain('SECRETNUMBER');
  });

  it('[ARK-SOLO-04] the date deals the same case to everyone', () => {
    const [a, b, c] = ['2026-11-18', '2026-11-18', '2026-11-19'].map((day) => stateOf(begin(dailySeed(day))));
    expect(a).toEqual(b);
    expect(c).not.toEqual(a);
  });

  it('[ARK-SOLO-05] only the first finished attempt at a case counts, per mixture of options', () => {
    const standard = { victoryTypes: 5, victims: 5, limits: 5 };
    const result = (id: string, seed: string, outcome: Kept['outcome'], options: Kept['options'] = standard): Kept => ({ id, game: 'arkham-note', place: 'local', outcome, at: 1, moves: 100, seats: 1, bots: [], options, seed }); // prettier-ignore
    const results = [
      result('1', 'A', 'lost'),
      result('2', 'A', 'won'),
      result('3', 'B', 'won'),
      result('4', 'C', 'won'),
      result('5', 'A', 'won', { ...standard, victims: 4 }),
    ];
    expect(tally(results.slice(0, 4))).toMatchObject({ played: 3, won: 2, lost: 1, streak: 2, best: 2 });
    expect(groups(arkhamNote.meta, results).map((g) => [g.label, g.tally.played])).toEqual([['Standard', 3], ['Hard', 1]]); // prettier-ignore
  });

  it('[ARK-SOLO-05] tells the fastest win, the mean of types, causes of loss, hints, and replays apart', () => {
    const options = { victoryTypes: 5, victims: 5, limits: 5 };
    const result = (seed: string, outcome: Kept['outcome'], turns: number, more: Partial<Kept>): Kept => ({ id: `${seed}-${turns}`, game: 'arkham-note', place: 'local', outcome, at: 1, moves: 100, seats: 1, bots: [], options, seed, facts: { turns, types: turns % 7 }, ...more }); // prettier-ignore
    const results = [
      result('A', 'won', 40, {}),
      result('B', 'won', 33, { hints: 2 }),
      result('C', 'lost', 20, { reason: 'victims' }),
      result('D', 'lost', 22, { reason: 'stability' }),
      result('E', 'lost', 23, { reason: 'victims' }),
      result('A', 'won', 12, { hints: 1 }),
    ];
    const [standard] = groups(arkhamNote.meta, results);
    expect(standard?.tally).toMatchObject({ played: 5, won: 2, again: 1, hinted: 1, fastest: 33, streak: 0, best: 2 });
    expect(standard?.tally.lostBy).toEqual([['victims', 2], ['stability', 1]]); // prettier-ignore
    expect(meanFact(standard!.results, 'types')).toBeCloseTo((5 + 5 + 6 + 1 + 2) / 5);
  });

  it('[ARK-SOLO-05] giving up is a loss', () => {
    const over = turnOf(made(begin('enough'), { move: 'abandon', args: [] })).gameover;
    expect(over).toMatchObject({ win: false, reason: 'abandoned' });
    expect(words.result(over, {} as never, String)).toContain('give the case up');
  });

  it('[ARK-SOLO-06] a case goes on exactly where it was, in the middle of an effect too', () => {
    const match = played(begin('save'), (m) => asked(m) === 'take');
    expect(asked(match)).toBe('take');
    const stored = resumeMatch(arkhamNote, JSON.parse(JSON.stringify(match.state)), match.n);
    expect(legal(stored)).toEqual(legal(match));
    expect(stateOf(played(stored, () => false))).toEqual(stateOf(played(match, () => false)));
  });

  it('[ARK-SOLO-07] a hint is a legal move with a sentence, in good time, and changes nothing', () => {
    const bot = arkhamNote.bots.medium!(arkhamNote);
    const heard = new Set<string>();
    for (let i = 0; i < 1; i++)
      played(begin(`hint-${i}`), (match) => {
        const before = JSON.stringify(match.state);
        const knows = knowledgeOf(arkhamNote, stateOf(match), turnOf(match), '0');
        const began = performance.now();
        const move = bot.choose(knows, seeded(7));
        expect(performance.now() - began).toBeLessThan(2000);
        const reason = bot.because!(knows, move);
        expect(legal(match).map(moveKey)).toContain(moveKey(move));
        expect(REASONS).toContain(reason);
        expect(words.because!(reason, move, knows.view as never)).toMatch(/\.$/);
        expect(JSON.stringify(match.state)).toBe(before);
        heard.add(reason);
        return false;
      });
    expect(heard.size).toBeGreaterThan(5);
  });

  it('[ARK-SOLO-08] the end tells closes, checks and victims in the order of the turns', () => {
    const story = [{ n: 0, events: G(begin('told')).events.map((e) => e.tell) }];
    const over = played(begin('told'), (match) => {
      story.push({ n: match.n, events: G(match).events.map((e) => e.tell) });
      return false;
    });
    story.push({ n: over.n, events: G(over).events.map((e) => e.tell) });
    const moments = timeline(story);
    expect(moments.map((m) => m.turn)).toEqual([...moments.map((m) => m.turn)].sort((a, b) => a - b));
    expect(moments.filter((m) => m.kind === 'closed')).toHaveLength(G(over).solved.length);
    expect(moments.filter((m) => m.kind === 'victim')).toHaveLength(G(over).solved.length + G(over).cases.length - 2);
    expect(Object.keys(VICTIMS)).toHaveLength(6);
  });

  it('[ARK-SOLO-09] the bot can play the seat to the end', () => {
    const over = turnOf(played(begin('watch'), () => false)).gameover;
    expect(over).toMatchObject({ turns: expect.any(Number) });
  });
});
