import type { Dice } from '../../../engine-extensions/dice';
import { fail } from '../../../engine-extensions/fail';
import type { Refusal } from '../../../engine-extensions/refusal';
import { seeded } from '../../../engine-extensions/testing/dice';
import { tableOf, type TestSeat } from '../../../engine-extensions/testing/seats';
import { terrorsOfLondon } from '..';
import { CARD, cardOf, type CardId, type OverlordName } from '../cards';
import { nextHordeId } from '../rules/horde';
import { deckOf, handOf, sideOf, type Pool, type Side, type State, type Token, type TolOptions } from '../state';
import type { View } from '../view';
import { useFixtures } from './fixtures';

useFixtures();

/** One side as a test wants it; cards by design. Piles name their top card first. */
export interface Given {
  overlord?: OverlordName;
  influence?: [string, string];
  hand?: string[];
  play?: string[];
  /** in play since before this turn, with these tokens */
  haunting?: Record<string, Token>;
  relics?: string[];
  discard?: string[];
  deck?: string[];
  health?: number;
  pool?: Partial<Pool>;
  hordes?: string[][];
}

export interface Table {
  ann?: Given;
  bob?: Given;
  street?: string[];
  market?: string[];
  acolytes?: string[];
  options?: Partial<TolOptions>;
  dice?: Dice;
}

/** A seat that speaks the game's words; cards are named by design. */
export interface Player extends Omit<TestSeat<View>, 'id'> {
  readonly side: Side;
  readonly hand: string[];
  plays(design: string, replace?: string): void;
  buys(design: string, how?: string): void;
  haunts(design: string): void;
  uses(relic: string): void;
  forms(left: string, right: string): void;
  expands(horde: number, end: 'left' | 'right', design: string): void;
  /** answers the open question, with a design, a word or null */
  answers(answer: string | null): void;
  /** what this seat is asked, with the answers by design */
  readonly asked: { ask: string; answers: (string | null)[] } | null;
  refusedPlay(design: string, replace?: string): Refusal;
  /** the physical card of that design in this seat's reach */
  id(design: string): CardId;
}

const design = (id: CardId) => cardOf(id).design;
const plain = (answer: string | null) => (answer === null ? null : answer.replace(/#\d+/, ''));

/** The real setup, then the named cards moved to where the test wants them. */
export function given(table: Table = {}) {
  const dice = table.dice ?? seeded('given');
  const { rules } = terrorsOfLondon;
  const G = rules.setup(2, { first: '0', ...table.options }, seeded('given')) as unknown as State;
  const seats = tableOf<State, View>(terrorsOfLondon, G, dice);
  for (const [p, want, other] of [
    ['0', table.ann, 'fenris'],
    ['1', table.bob, 'azazael'],
  ] as const)
    // prettier-ignore
    if (G.now.phase === 'draftOverlord') seats.seat(p).does('chooseOverlord', want?.overlord ?? other);
  for (const [p, want] of [
    ['0', table.ann],
    ['1', table.bob],
  ] as const) {
    // prettier-ignore
    if (G.now.phase !== 'draftInfluence') continue;
    const pair = want?.influence;
    const chosen = seats.seat(p).options('chooseInfluence').find((o) => !pair || pair.every((d) => (o as string[]).some((id) => design(id) === d))); // prettier-ignore
    seats.seat(p).does('chooseInfluence', ...(chosen ?? fail('no such pair')));
  }
  const used = new Set<CardId>();
  const zones = () => [G.box, G.market, G.acolytes, G.open.removed, ...G.players.flatMap((p) => [handOf(G, p), deckOf(G, p), sideOf(G.open, p).discard])]; // prettier-ignore
  /** Takes a physical card of the design from wherever it lies; fixtures are made on demand. */
  const fetch = (name: string): CardId => {
    for (const zone of zones()) {
      const at = zone.findIndex((id) => design(id) === name && !used.has(id));
      if (at >= 0) {
        const [id] = zone.splice(at, 1) as [CardId];
        used.add(id);
        return id;
      }
    }
    if (!name.startsWith('t-')) fail(`no further copy of ${name}`);
    const id = Object.keys(CARD).find((c) => design(c) === name && !used.has(c)) ?? fail(`no further copy of ${name}`);
    used.add(id);
    return id;
  };
  const lay = (zone: CardId[], names: string[]) => {
    G.box.push(...zone.splice(0));
    zone.push(...names.map(fetch));
  };
  for (const [p, want = {}] of [
    ['0', table.ann],
    ['1', table.bob],
  ] as const) {
    // prettier-ignore
    const side = sideOf(G.open, p);
    if (want.deck) {
      lay(deckOf(G, p), want.deck);
      deckOf(G, p).reverse();
    }
    if (want.hand) lay(handOf(G, p), want.hand);
    if (want.discard) lay(side.discard, want.discard);
    if (want.relics) lay(side.relics, want.relics);
    if (want.play) lay(side.play, want.play);
    for (const [name, token] of Object.entries(want.haunting ?? {})) {
      const id = fetch(name);
      side.play.push(id);
      side.tokens[id] = token;
      G.open.reserve.haunt--;
      if (p === G.now.player) G.open.act.began.push(id);
    }
    for (const line of want.hordes ?? []) {
      const taken = new Set(side.hordes.flatMap((h) => h.line));
      side.hordes.push({ id: nextHordeId(G.open), line: line.map((d) => side.play.find((c) => design(c) === d && !taken.has(c)) ?? fail(`${d} is not in play`)) }); // prettier-ignore
    }
    if (want.health !== undefined) side.health = want.health;
    Object.assign(side.pool, want.pool);
  }
  if (table.street) {
    const old = G.open.street.splice(0);
    G.market.unshift(...old.filter((c) => c !== null));
    G.open.street.push(...table.street.map(fetch));
    while (G.open.street.length < 5) G.open.street.push(table.market ? null : (G.market.shift() ?? null));
  }
  if (table.market) {
    lay(G.market, table.market);
    G.market.reverse();
  }
  if (table.acolytes) {
    lay(G.acolytes, table.acolytes);
    G.acolytes.reverse();
  }
  G.events = [];
  return { ann: player('0'), bob: player('1'), G, open: G.open, heard: seats.heard, over: () => G.over };

  function player(p: string): Player {
    const seat = seats.seat(p);
    const among = (zone: readonly CardId[], name: string) => zone.find((id) => design(id) === name) ?? `${name}#none`;
    const inPlay = (name: string) => {
      const side = sideOf(G.open, p);
      const free = side.play.filter((id) => !side.hordes.some((h) => h.line.includes(id)));
      const found = among(free, name);
      return found.endsWith('#none') ? among([...side.play, ...side.relics], name) : found;
    };
    const words = {
      get side() {
        return sideOf(G.open, p);
      },
      get hand() {
        return handOf(G, p).map(design);
      },
      get asked() {
        const q = seat.view.own?.question;
        if (!q) return null;
        const answers = [...seat.options('resolve'), ...seat.options('answer')].map((a) => plain(a[0] as string | null)); // prettier-ignore
        return { ask: q.ask, answers };
      },
      plays: (name: string, replace?: string) =>
        seat.does('playCard', among(handOf(G, p), name), ...(replace ? [among(sideOf(G.open, p).relics, replace)] : [])), // prettier-ignore
      refusedPlay: (name: string, replace?: string) =>
        seat.refused('playCard', among(handOf(G, p), name), ...(replace ? [among(sideOf(G.open, p).relics, replace)] : [])), // prettier-ignore
      buys: (name: string, how?: string) =>
        seat.does('buyStreet', among(G.open.street.filter((c) => c !== null), name), ...(how === undefined ? [] : [how === 'deck' ? how : among(sideOf(G.open, p).relics, how)])), // prettier-ignore
      haunts: (name: string) => seat.does('hauntAction', inPlay(name)),
      uses: (name: string) => seat.does('activateRelic', inPlay(name)),
      forms: (left: string, right: string) => {
        const side = sideOf(G.open, p);
        const a = inPlay(left);
        const b = left === right ? among(side.play.filter((c) => c !== a), right) : inPlay(right); // prettier-ignore
        seat.does('formHorde', a, b);
      },
      expands: (horde: number, end: 'left' | 'right', name: string) =>
        seat.does('expandHorde', sideOf(G.open, p).hordes[horde]?.id, end, inPlay(name)),
      answers: (answer: string | null) => {
        const move = seat.options('resolve').length > 0 ? 'resolve' : 'answer';
        const exact = seat.options(move).find(([a]) => a === answer || (typeof a === 'string' && plain(a) === answer));
        seat.does(move, exact ? exact[0] : answer);
      },
      id: (name: string) => {
        const all = [...sideOf(G.open, p).play, ...sideOf(G.open, p).relics, ...handOf(G, p), ...sideOf(G.open, p).discard, ...G.open.street]; // prettier-ignore
        return among(all.filter((c) => c !== null), name); // prettier-ignore
      },
    };
    const all = { ...Object.getOwnPropertyDescriptors(seat), ...Object.getOwnPropertyDescriptors(words) };
    return Object.create(Object.prototype, all) as Player;
  }
}

/** Events of one kind that everybody heard of the last move. */
export const named = (ids: readonly (CardId | null)[]) => ids.map((id) => (id === null ? null : design(id)));
