import { boardMarkup, boardShowsEveryMove, tablePropsOf } from '../../../web/src/table/testing';
import { arkhamNote } from '..';
import { leftOf, COLUMN } from '../board/thread';
import board from '../board';
import { VICTIMS } from '../cards';
import type { State } from '../state';
import { card, cards, given, type Given } from './scenario';

const page = (what: Given, picked: string[] = [], act?: (s: ReturnType<typeof given>) => void) => {
  const scenario = given(what);
  act?.(scenario);
  const props = tablePropsOf(arkhamNote, scenario.G as never, '0');
  return { ...scenario, markup: boardMarkup(arkhamNote, board as never, props, picked) };
};

describe('the board', () => {
  it('[ARK-AREA-03] shows a control for every legal move, from every seat, and names no hidden victim', () => {
    const looked = boardShowsEveryMove(arkhamNote, board as never, {
      seeds: 1,
      every: 5,
      // the set of unseen clues is public, its order is not; victims in stack and box are secret
      secretsOf: (id) => (id in VICTIMS ? [id, VICTIMS[id]!.name] : []),
    });
    expect(looked).toBeGreaterThan(30);
  });

  it('[ARK-RULING-11] lines stand in the columns of leads and draw stack, and strain begins after the seventh clue', () => {
    expect([0, 1, 5, 6, 7].map(leftOf)).toEqual([0, 1, 5, 6, 7].map((n) => n * COLUMN));
    expect(leftOf(8)).toBeLessThan(8 * COLUMN);
    const clues = Array.from({ length: 8 }, () => card('EVI C>C'));
    const { markup } = page({ lines: [{ clues }] });
    expect(markup.match(/data-strained="true"/g)).toHaveLength(1);
    expect(markup).toContain('strain! each clue here costs a check');
  });

  it('says where a picked card fits, what it risks, and why it does not fit elsewhere', () => {
    const mine = card('MON R>S [L] {check}');
    const key = cards('PER I>R [K]');
    const { markup, id } = page(
      { hand: [mine], contact: 'exchange', lines: [{ clues: key }, { victim: 'RS' }, { victim: 'CI' }] },
      [`hand:${mine}`],
    );
    expect(markup).toContain(`data-slot="${id(0)}"`);
    expect(markup).toMatch(/Play here<\/span><small>.*?\d+ %/);
    expect(markup).toContain('no free key');
    expect(markup).toContain('needs Research');
  });

  it('offers the contact where only its key opens the lock', () => {
    const mine = card('MON *>S [L]');
    const { markup } = page({ hand: [mine], lines: [{}] }, [`hand:${mine}`]);
    expect(markup).toContain('With Dr. Armitage’s key');
  });

  it('tells what an action costs before it is taken', () => {
    const [lead, mine] = cards('EVI C>C [T]', 'PER *>C') as [string, string];
    const { markup } = page({ leads: [lead], hand: [mine], time: 2 }, [`hand:${mine}`]);
    expect(markup).toContain('Time 2 → 3');
    const fatal = page({ leads: [lead], hand: [mine], time: 4, victims: 0, lines: [{}, {}] }, [`hand:${mine}`]);
    expect(fatal.markup).toContain('no victim left: lost');
  });

  it('warns before closing the last case with no victim left', () => {
    const clues = cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C');
    const { markup, id } = page({ lines: [{ clues }], victims: 0 }, []);
    expect(markup).toContain('Can be closed');
    const sheet = page({ lines: [{ clues }], victims: 0 }, [`close:${id(0)}`]);
    expect(sheet.markup).toContain('Close and lose: no victim left');
    const closing = { move: 'closeCase', args: [id(0), []] };
    const { G } = given({ lines: [{ clues }], victims: 0 });
    const view = arkhamNote.rules.view(G as never, '0');
    expect(board.words.confirm?.(closing, view as never)).toContain('no victim is left');
  });

  it('ticks the best set when a case is closed and lists the other ways', () => {
    const [per, loc] = cards('PER C>C [P]', 'LOC C>C [P]') as [string, string];
    const clues = [...cards('PER I>C', 'LOC C>C', 'MON C>C', 'EVI C>C', 'THR C>C'), per, loc];
    const { markup } = page({ lines: [{ clues }, {}] }, ['close:case-1']);
    expect(markup).toContain('Close and score 2');
    expect(markup).toContain('without scoring');
    expect(markup).toContain('0 → 2 of 5');
  });

  it('has a sentence for every refusal, reason, event and move of a whole case', () => {
    const { G } = given();
    const view = arkhamNote.rules.view(G as never, '0') as never;
    const refusals = ['needs-technique', 'no-free-key', 'more-clues', 'no-such-case', 'contact-used', 'contact-needs-lock', 'no-lead', 'not-in-hand', 'not-in-row', 'not-in-area', 'no-such-area', 'not-in-source', 'must-discard', 'not-asked', 'too-few-types', 'too-few-types-left', 'scored-twice', 'not-in-case', 'not-a-puzzle']; // prettier-ignore
    for (const why of refusals)
      expect(board.words.refusal({ rule: null, why, with: { n: 2, types: 3 } })).toMatch(/\.$/);
    for (const m of arkhamNote.rules.legalMoves(G, arkhamNote.rules.turn(G as never), '0'))
      expect(board.words.move(m, view)).toMatch(/^[A-Z]/);
    for (const k of board.glossary ?? []) expect(k.rule).toMatch(/^ARK-/);
  });

  it('shows the end: stamp, reason, timeline', () => {
    const { markup } = page({ stability: 5 }, [], ({ me }) => {
      me.passes();
      me.finishes();
    });
    expect(markup).toContain('Unsolved');
    expect(markup).toContain('Your nerve gives way.');
    expect(markup).toContain('aria-label="Timeline"');
  });

  it('says what every card is in words', () => {
    const { markup, G } = page({ hand: ['the-familiar'] });
    expect(markup).toContain(
      'The Familiar, Monster, links Collection to Research or Surveillance, puzzle, lock, dread, must stability check',
    );
    expect(board.keywords?.('the-familiar')?.map((k) => k.term)).toEqual([
      'Monster',
      'Link',
      'Puzzle',
      'Lock',
      'Stability check',
      'Dread',
    ]);
    expect(board.keywords?.((G as State).cases[0]!.victim)).toHaveLength(1);
  });
});
