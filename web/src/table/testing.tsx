import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { GameModule } from '../../../engine-extensions/game-module';
import { moveKey } from '../../../engine-extensions/moves';
import { awaited, type AnyState } from '../../../engine-extensions/rules';
import { cardAt } from '../../../engine-extensions/secrecy/places';
import { heardBy } from '../../../engine-extensions/log/log';
import type { StoryEntry } from '../../../engine-extensions/match/match';
import { anyChoose, drive, playOut, seeded } from '../../../engine-extensions/simulation/driver';
import type { BoardModule, TableProps } from './props';
import { Table } from './Table';

const NAMES = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve'];

/** The props a board would get at this table in this seat, with a way to see what was made. */
export function tablePropsOf(
  module: GameModule,
  G: AnyState,
  me: string | null,
  more: Partial<TableProps> & { story?: readonly StoryEntry[] } = {},
): TableProps {
  const view = module.rules.view(G, me);
  const turn = module.rules.turn(G);
  return {
    view,
    me,
    turn,
    n: 0,
    legal: me === null ? [] : module.rules.legalMoves(view, turn, me),
    make: () => undefined,
    whyNot: (move) => (me === null ? undefined : module.rules.whyNot(view, turn, me, move)),
    undo: { can: false },
    takeBack: () => undefined,
    seats: G.players.map((id) => ({ id, name: NAMES[Number(id)] ?? id, kind: 'person', connected: true })),
    name: (seat) => NAMES[Number(seat)] ?? seat,
    story: [{ n: 1, events: heardBy(G.events, me) }],
    place: 'local',
    busy: false,
    ...more,
  };
}

/** The board as markup, with these things picked up. */
export function boardMarkup(
  module: GameModule,
  board: BoardModule<never>,
  props: TableProps,
  picked: readonly string[] = [],
): string {
  const host: ComponentProps<typeof Table>['host'] = {
    meta: module.meta,
    connection: { state: 'local' },
    menu: [],
    leave: () => undefined,
  };
  return renderToStaticMarkup(
    <Table board={board as unknown as BoardModule} host={host} table={props} picked={picked} />,
  );
}

const unescape = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (markup: string, name: string) =>
  new Set([...markup.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map((m) => unescape(m[1] as string)));

/** The picks a page offers as the `depth`-th thing to pick up. */
function picksAt(markup: string, depth: number): Set<string> {
  const found = new Set<string>();
  for (const [tag] of markup.matchAll(/<[^>]* data-select="[^"]*"[^>]*>/g)) {
    const needs = Number(/ data-depth="(\d+)"/.exec(tag)?.[1] ?? 0);
    const key = / data-select="([^"]*)"/.exec(tag)?.[1];
    if (needs === depth && key !== undefined) found.add(unescape(key));
  }
  return found;
}

/** Which moves have a control, going through at most two picks. */
export function reachableMoves(render: (picked: readonly string[]) => string): { moves: Set<string>; pages: string[] } {
  const moves = new Set<string>();
  const pages: string[] = [];
  const walk = (picked: readonly string[]) => {
    const markup = render(picked);
    pages.push(markup);
    for (const key of attribute(markup, 'data-move')) moves.add(key);
    if (picked.length < 2) for (const key of picksAt(markup, picked.length)) walk([...picked, key]);
  };
  walk([]);
  return { moves, pages };
}

/** Whether the page names this card; `spy#12` does not name `spy#1`. */
function names(markup: string, secret: string): boolean {
  for (let at = markup.indexOf(secret); at >= 0; at = markup.indexOf(secret, at + 1))
    if (!/[0-9A-Za-z]/.test(markup[at + secret.length] ?? '')) return true;
  return false;
}

/** The cards a viewer cannot tell apart. */
const hiddenCards = (module: GameModule, G: AnyState, viewer: string | null) =>
  new Set(module.hiddenFrom(G, viewer).flatMap((group) => group.map((place) => cardAt(G, place))));

export interface BoardCheck {
  /** numbers of players; all the game allows by default */
  players?: readonly number[];
  /** matches per number of players */
  seeds?: number;
  setupData?: unknown;
  /** looks at every so many-th state of a match */
  every?: number;
  /** words of a hidden card that may not stand in the markup, besides its id; default: the id alone */
  secretsOf?(card: string): readonly string[];
}

/**
 * Plays random matches and looks at the board from every seat and from outside: each legal move has a control
 * (`data-move`, after at most two `data-select`), nothing offers what is not legal, no hidden card's id is in the page.
 * Throws with seed and move number. Returns how many pages it looked at.
 */
export function boardShowsEveryMove(
  module: GameModule,
  board: BoardModule<never>,
  { players = module.meta.players, seeds = 2, setupData, every = 3, secretsOf = (card) => [card] }: BoardCheck = {},
): number {
  let looked = 0;
  for (const count of players)
    for (let i = 0; i < seeds; i++) {
      const seed = `board-${i}`;
      const dice = seeded(seed);
      const driven = drive(module, count, setupData, seed);
      let n = 0;
      /** what was hidden from each before the last move */
      let before = new Map<string | null, Set<unknown>>();
      const look = (G: AnyState) => {
        for (const me of [...G.players, null]) {
          if (me === null ? n % (every * 4) !== 0 : n % every !== 0 && !awaited(module.rules.turn(G)).includes(me))
            continue;
          const at = `${module.meta.id}, ${count} players, seed ${seed}, move ${n}, seat ${me ?? 'none'}`;
          const props = tablePropsOf(module, G, me, { n });
          const { moves, pages } = reachableMoves((picked) => boardMarkup(module, board, props, picked));
          looked += pages.length;
          const legal = new Set(props.legal.map(moveKey));
          for (const key of legal) if (!moves.has(key)) throw new Error(`${at}: no control for ${key}`);
          for (const key of moves)
            if (!legal.has(key)) throw new Error(`${at}: a control for ${key}, which is not legal`);
          const markup = pages.join('\n');
          // an open card that went back to a hand is hidden there, yet the story of that one move names it to everybody
          const told = JSON.stringify((props.view as { events?: unknown }).events ?? []);
          for (const card of hiddenCards(module, G, me)) {
            if (typeof card !== 'string') continue;
            if (before.get(me)?.has(card) === false && names(told, card)) continue;
            for (const secret of secretsOf(card))
              if (names(markup, secret)) throw new Error(`${at}: the page names the hidden ${secret}`);
          }
        }
      };
      playOut(module, driven, anyChoose(module, dice), dice, (_, G) => {
        if (n % every === 0) look(G);
        before = new Map([...G.players, null].map((viewer) => [viewer, hiddenCards(module, G, viewer)]));
        n += 1;
      });
      look(driven.G);
    }
  return looked;
}
