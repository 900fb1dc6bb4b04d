import { renderToStaticMarkup } from 'react-dom/server';
import { toy } from '../../../engine-extensions/testing/toy';
import { drive } from '../../../engine-extensions/simulation/driver';
import type { ToyView } from '../../../engine-extensions/testing/toy/view';
import type { BoardModule, TableProps } from './props';
import toyBoard from '../match/toy-board';
import { afterPick, controlsOf } from './controls';
import { stepNow } from './Guide';
import { placeBeside } from './Popover';
import { refusalWords } from './refusal-words';
import { plain, richParts } from './rich';
import { storyGroups } from './story';
import { Toast } from './Toast';
import { boardMarkup, boardShowsEveryMove, tablePropsOf } from './testing';

describe('board check', () => {
  it('finds a control for every legal move of the test game and no hidden card', () => {
    expect(boardShowsEveryMove(toy, toyBoard as BoardModule<never>, { seeds: 1, every: 4 })).toBeGreaterThan(100);
  });

  it('complains of a board that leaves a move out', () => {
    const lame: BoardModule = { ...(toyBoard as unknown as BoardModule), Board: () => <p>nothing</p> };
    expect(() => boardShowsEveryMove(toy, lame as BoardModule<never>, { seeds: 1 })).toThrow('no control for pledge');
  });

  it('complains of a board that names a hidden card', () => {
    const G = drive(toy, 2, undefined, 'board-0').G as unknown as { deck: string[] };
    const Inner = toyBoard.Board;
    const leaky = {
      ...toyBoard,
      Board: (props: TableProps<ToyView>) => (
        <>
          <i data-id={G.deck[0]} />
          <Inner {...props} />
        </>
      ),
    };
    expect(() => boardShowsEveryMove(toy, leaky as unknown as BoardModule<never>, { seeds: 1, players: [2] })).toThrow(
      'names the hidden',
    );
  });

  it('shows a spectator no hand', () => {
    const { G } = drive(toy, 2, undefined, 'watch');
    const markup = boardMarkup(toy, toyBoard as BoardModule<never>, tablePropsOf(toy, G, null));
    expect(markup).not.toContain('data-hand');
    expect(markup).not.toContain('data-move');
  });
});

describe('controls', () => {
  const pledge = { move: 'pledge', args: ['a'] };
  const attempt = jest.fn();
  const of = (picked: string[]) => controlsOf({ legal: [pledge] }, { picked, pick: jest.fn(), attempt });

  it('mark what is legal by data-move and what is not by data-try', () => {
    expect(of([]).move(pledge)).toMatchObject({ 'data-move': 'pledge("a")', 'data-legal': true });
    expect(of([]).move({ move: 'pledge', args: ['b'] })).toMatchObject({
      'data-try': 'pledge("b")',
      'aria-disabled': true,
    });
  });

  it('say what is picked, and pick by depth', () => {
    expect(of(['a']).select('a')).toMatchObject({ 'data-select': 'a', 'data-selected': true, 'aria-pressed': true });
    expect(afterPick([], 'a', 0)).toEqual(['a']);
    expect(afterPick(['a'], 'b', 0)).toEqual(['b']);
    expect(afterPick(['a'], 'c', 1)).toEqual(['a', 'c']);
    expect(afterPick(['a', 'c'], 'a', 0)).toEqual([]);
  });

  it('an unlit piece tries the move it stands for', () => {
    const control = of([]).select('b', { lit: false, tries: { move: 'pledge', args: ['b'] } });
    expect(control['data-select']).toBeUndefined();
    control.onClick({ currentTarget: null } as never);
    expect(attempt).toHaveBeenCalledWith({ move: 'pledge', args: ['b'] }, null);
  });
});

describe('words', () => {
  it('bold and card names are read out of a sentence', () => {
    expect(richParts('Play **now** [[Spy|spy#1]].')).toEqual([
      { kind: 'text', text: 'Play ' },
      { kind: 'bold', text: 'now' },
      { kind: 'text', text: ' ' },
      { kind: 'card', text: 'Spy', id: 'spy#1' },
      { kind: 'text', text: '.' },
    ]);
    expect(plain('Play **now** [[Spy|spy#1]].')).toBe('Play now Spy.');
  });

  it('every refusal has a sentence', () => {
    expect(refusalWords({ rule: null, why: 'stale' }, () => '')).toContain('changed');
    expect(refusalWords({ rule: 'X-1', why: 'odd' }, () => 'Odd one.')).toBe('Odd one.');
    expect(refusalWords({ rule: null, why: 'odd' }, () => '')).toContain('cannot');
  });

  it('the story is grouped by the game’s headings', () => {
    const board = {
      ...toyBoard,
      words: { ...toyBoard.words, heading: (e: { event: string }) => (e.event === 'turn' ? 'Turn' : undefined) },
    } as unknown as BoardModule;
    const groups = storyGroups(
      [
        { n: 1, events: [{ event: 'passed', by: '0' } as never] },
        { n: 2, events: [{ event: 'turn' }, { event: 'passed', by: '1' } as never] },
      ],
      board,
      {},
      (seat) => `P${seat}`,
    );
    expect(groups.map((g) => [g.heading, g.lines.map((l) => l.text)])).toEqual([
      [undefined, ['P0 passed.']],
      ['Turn', ['P1 passed.']],
    ]);
  });
});

describe('slips', () => {
  const page = { width: 390, height: 844 };
  const box = (left: number, top: number, width: number, height: number) => ({
    left,
    top,
    width,
    height,
    right: left + width,
    bottom: top + height,
  });
  it('stand above their owner, below where there is no room, and never off the page', () => {
    expect(placeBeside(box(100, 400, 80, 40), { width: 200, height: 50 }, page)).toMatchObject({
      side: 'above',
      top: 340,
    });
    expect(placeBeside(box(100, 10, 80, 40), { width: 200, height: 50 }, page)).toMatchObject({
      side: 'below',
      top: 60,
    });
    expect(placeBeside(box(370, 400, 20, 40), { width: 200, height: 50 }, page).left).toBe(182);
  });

  it('a refusal links its rule', () => {
    const note = { id: 1, sentence: 'Not **now**.', rule: 'TOY-1', owner: null };
    const markup = renderToStaticMarkup(<Toast note={note} game="toy" onGone={() => undefined} />);
    expect(markup).toContain('href="/rules/toy#TOY-1"');
    expect(markup).toContain('aria-live="polite"');
  });

  it('a guide shows the first step whose moment it is', () => {
    const steps = toyBoard.guide ?? [];
    const props = { legal: [{ move: 'buy', args: [] }] } as never;
    expect(stepNow(steps, new Set(), props)?.id).toBe('market');
    expect(stepNow(steps, new Set(['market']), props)).toBeUndefined();
  });
});
