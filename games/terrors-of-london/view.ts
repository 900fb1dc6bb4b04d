import { waitingFor, type PlayerID } from '../../engine-extensions/agenda/agenda';
import { heardBy } from '../../engine-extensions/log/log';
import type { ViewBase } from '../../engine-extensions/moves';
import type { Place } from '../../engine-extensions/secrecy/places';
import { cardOf, type CardId, type Design } from './cards';
import type { Happened } from './events';
import { deckOf, handOf, rivalOf, type Ask, type Open, type Question, type State, type TolWait } from './state';

/** Who must answer what; everybody may know that much. */
export interface Pending {
  ask: Ask;
  seat: PlayerID;
  /** whose effect it is */
  by: PlayerID;
  source: Design | null;
}

/** What only one seat sees. */
export interface Own {
  hand: readonly CardId[];
  /** cards being looked at, the top one first */
  looking: readonly CardId[];
  /** the question in full, when this seat is asked */
  question: Readonly<Question> | null;
}

/** What a seat or a spectator sees. */
export interface View extends ViewBase {
  viewer: PlayerID | null;
  own: Own | null;
  readonly open: Readonly<Open>;
  readonly phase: string;
  readonly active: PlayerID;
  readonly hands: Record<PlayerID, number>;
  readonly decks: Record<PlayerID, number>;
  readonly market: number;
  readonly acolytes: number;
  readonly pending: Pending | null;
  readonly events: readonly Happened[];
}

const NONE: readonly CardId[] = Object.freeze([]);

/** The question on top of the agenda, if one is asked. */
export function questionOf(G: State): (TolWait & Question) | undefined {
  const top = waitingFor<TolWait>(G);
  return top?.ask === undefined ? undefined : (top as TolWait & Question);
}

export const askedSeat = (q: TolWait): PlayerID => Object.keys(q.wait)[0] as PlayerID;

/** The pile that a look concerns. */
export const pileOf = (G: State, q: { by: PlayerID; pile: 'own' | 'rival' | 'market' }): CardId[] =>
  q.pile === 'market' ? G.market : deckOf(G, q.pile === 'own' ? q.by : rivalOf(q.by));

/** TOL-GLO-06: the cards the asked seat is looking at, the top one first, those already put back left out. */
export function lookingAt(G: State, q: Question): CardId[] {
  if (q.ask !== 'look') return [];
  const pile = pileOf(G, q);
  const seen: CardId[] = [];
  for (let i = q.settled; i < q.n; i++) seen.push(pile[pile.length - 1 - i] as CardId);
  return seen;
}

/** Built field by field; what is open is shared with the state. */
export function view(G: State, viewer: PlayerID | null): View {
  const q = questionOf(G);
  const seat = q && askedSeat(q);
  const mine = viewer !== null && G.hands[viewer] ? viewer : null;
  const asked = q !== undefined && seat === mine ? q : undefined;
  return {
    viewer,
    own: mine === null ? null : { hand: handOf(G, mine), looking: asked ? lookingAt(G, asked) : NONE, question: asked ? withoutWait(asked) : null }, // prettier-ignore
    open: G.open,
    phase: G.now.phase,
    active: G.now.player,
    hands: { '0': handOf(G, '0').length, '1': handOf(G, '1').length },
    decks: { '0': deckOf(G, '0').length, '1': deckOf(G, '1').length },
    market: G.market.length,
    acolytes: G.acolytes.length,
    pending: q && seat !== undefined ? { ask: q.ask, seat, by: q.by, source: designOf(q.source) } : null,
    events: heardBy(G.events, viewer),
  };
}

function withoutWait(q: TolWait & Question): Question {
  const { wait: _, ...question } = q;
  return { ...question, source: designOf(q.source) } as Question;
}

/** The card whose effect it is may lie hidden by now. */
const designOf = (id: CardId | null): Design | null => (id === null ? null : cardOf(id).design);

/** Dossier "hidden information": decks, the other hand, Market, Acolytes; what all have seen go there is no secret. */
export function hiddenFrom(G: State, viewer: PlayerID | null): Place[][] {
  const known = new Set(G.known);
  const q = questionOf(G);
  const looked = q && viewer !== null && askedSeat(q) === viewer ? new Set(lookingAt(G, q)) : undefined;
  const hidden = (path: Place, cards: readonly CardId[]): Place[] => {
    const places: Place[] = [];
    cards.forEach((card, i) => {
      if (!known.has(card) && !looked?.has(card)) places.push([...path, i]);
    });
    return places;
  };
  return [
    ...G.players.map((p) => [
      ...hidden(['decks', p], deckOf(G, p)),
      ...(p === viewer ? [] : hidden(['hands', p], handOf(G, p))),
    ]),
    hidden(['market'], G.market),
    hidden(['acolytes'], G.acolytes),
  ];
}

/** Every card and token, wherever it lies. */
export const pieces = (G: State): string[] => [
  ...G.market,
  ...G.acolytes,
  ...G.box,
  ...G.open.removed,
  ...G.open.street.filter((c) => c !== null),
  ...Array<string>(G.open.reserve.muster).fill('muster'),
  ...Array<string>(G.open.reserve.haunt).fill('haunt'),
  ...G.players.flatMap((p) => {
    const side = G.open.seats[p];
    if (!side) return [];
    return [
      ...deckOf(G, p),
      ...handOf(G, p),
      ...side.discard,
      ...side.play,
      ...side.relics,
      ...Array<string>(side.muster).fill('muster'),
      ...Object.keys(side.tokens).map(() => 'haunt'),
    ];
  }),
];
