import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { say } from '../../../engine-extensions/log/log';
import { copyJson } from '../../../engine-extensions/secrecy/places';
import { cardOf, DISTRICTS, objectiveOf, STARTERS, type CardId, type Guild } from '../cards';
import type { Count } from '../cards/objectives';
import type { Result, Score, Seat, State } from '../state';
import { seatOf } from './cards-in-motion';

const vpOf = (cards: readonly CardId[]) => {
  let sum = 0;
  for (const card of cards) sum += cardOf(card).vp;
  return sum;
};

type Wins = Seat['wins'];

const ofKind = (cards: readonly CardId[], kind: string) => cards.filter((c) => cardOf(c).kind === kind).length;
const inDistrict = (cards: readonly CardId[], district: string) =>
  cards.filter((c) => cardOf(c).district === district).length;

/** ARC-OBJ-06: how far a seat is, given its cards that score, its wins and the cards of its rivals. */
export function countFor(
  count: Count,
  cards: readonly CardId[],
  wins: Readonly<Wins>,
  rivals: readonly (readonly CardId[])[],
): number {
  switch (count.of) {
    case 'district':
      return inDistrict(cards, count.district);
    case 'kind':
      return ofKind(cards, count.kind);
    case 'lead':
      return ofKind(cards, count.kind) - Math.max(0, ...rivals.map((r) => ofKind(r, count.kind)));
    case 'gold':
      return cards.filter((c) => cardOf(c).gold.includes(count.arcanum)).length;
    case 'several-golds':
      return cards.filter((c) => cardOf(c).gold.length > 1).length;
    case 'ducats':
      return cards.reduce((sum, c) => sum + (cardOf(c).kind === 'relic' ? cardOf(c).ducat : 0), 0);
    case 'every-district':
      return Math.min(...DISTRICTS.map((d) => inDistrict(cards, d)));
    case 'wins':
      return wins[count.how];
  }
}

/** All a seat has come by, wherever it lies now: public arithmetic, for how far an Objective is. */
export const ownedBy = (
  seat: { readonly guild: Guild | null; readonly won: readonly CardId[] } | undefined,
): CardId[] => (seat?.guild ? [...Object.keys(STARTERS[seat.guild]), ...seat.won] : []);

/** The number that applies: two players win about twice as many Stakes each. */
export const needFor = (need: readonly [number, number, number], players: number) => need[players - 2] as number;

/** ARC-SCORE-01: Deck, Resource Deck and what lies under the guild card. */
export const scoringCards = (seat: Seat): CardId[] => [...seat.deck, ...seat.resource, ...seat.removed];

/** ARC-SCORE-01, ARC-SCORE-02, ARC-OBJ-05 */
export function scoreOf(G: State, p: PlayerID): Score {
  const seat = seatOf(G, p);
  const deck = vpOf(seat.deck) + vpOf(seat.resource);
  const removed = vpOf(seat.removed);
  const cards = scoringCards(seat);
  const rivals = G.players.filter((q) => q !== p).map((q) => scoringCards(seatOf(G, q)));
  let bonus = 0;
  const objectives = seat.objectives.map((id) => {
    const objective = objectiveOf(id);
    const count = countFor(objective.count, cards, seat.wins, rivals);
    const need = needFor(objective.need, G.players.length);
    const fulfilled = count >= need;
    if (fulfilled) bonus += objective.vp;
    return { id, count, need, fulfilled };
  });
  const stranded = G.zones.flatMap((z) => z.agents.filter((a) => a.owner === p).map((a) => a.card));
  return { seat: p, deck, removed, objectives, stranded: vpOf(stranded), total: deck + removed + bonus };
}

/** ARC-SCORE-03, ARC-RULING-14: the highest score wins, shared or not. */
export function endGame(G: State, reason: Result['reason']) {
  const scores = G.players.map((p) => scoreOf(G, p));
  const most = Math.max(...scores.map((s) => s.total));
  const winners = scores.filter((s) => s.total === most).map((s) => s.seat);
  G.over = { winners, reason, rounds: G.round, scores };
  say(G, { event: 'ended', winners: [...winners], reason, rounds: G.round, scores: copyJson(scores) });
}
