import { beginTurn, then, type PlayerID } from '../../agenda/agenda';
import { defineGame } from '../../define-game';
import type { Dice } from '../../dice';
import { effectStep, effectsOf } from '../../effects/resolver';
import { fail, unreachable } from '../../fail';
import { say, whisper } from '../../log/log';
import type { Seated } from '../../moves';
import { draw, from, into, move, moveAll } from '../../zones/zones';
import { CARD, type Primitive } from './cards';
import { meta } from './meta';
import { buy, concede, pass, pledge } from './moves';
import { setup, type ToyOptions, type ToyQuestion, type ToyState, type ToyStep } from './state';
import { hiddenFrom, viewOf, type ToyView } from './view';

const seatOf = (G: ToyState, p: PlayerID) => G.seats[p] ?? fail(`no seat ${p}`);
const cardOf = (card: string) => CARD[card] ?? fail(`no card ${card}`);
const leftOf = (G: ToyState, p: PlayerID) => G.players[(G.players.indexOf(p) + 1) % G.players.length] as PlayerID;
const who = (G: ToyState, word: string, me: PlayerID) => (word === 'left' ? leftOf(G, me) : me);

const effects = effectsOf<ToyState, ToyView, Primitive>({
  stage: 'answer',
  who,
  view: (G, seat) => view(G, seat),
  candidates: (v: Seated<ToyView>) => v.own.hand,
  can: (v, seat, primitive) =>
    primitive.do !== 'lose' || primitive.who !== 'left' || (v.seats[seat]?.lanterns ?? 0) > 0,
  act,
});

function act(G: ToyState, me: PlayerID, primitive: Primitive) {
  switch (primitive.do) {
    case 'draw':
      return drawCards(G, me, primitive.n);
    case 'lose':
      return lose(G, who(G, primitive.who, me));
    case 'discard':
      return discard(G, who(G, primitive.who, me), primitive.card as string);
    case 'duel':
      return duel(G, me, who(G, primitive.who, me));
    default:
      return unreachable(primitive);
  }
}

function drawCards(G: ToyState, me: PlayerID, n: number) {
  const cards = draw(G.deck, n);
  seatOf(G, me).hand.push(...cards);
  for (const card of cards) whisper(G, [me], { event: 'drew', by: me, card }, { event: 'drew', by: me });
}

function lose(G: ToyState, p: PlayerID) {
  const seat = seatOf(G, p);
  if (seat.lanterns === 0) return;
  seat.lanterns -= 1;
  say(G, { event: 'lost', by: p });
}

function discard(G: ToyState, p: PlayerID, card: string) {
  move(card, from(seatOf(G, p).hand), into(G.discard));
  say(G, { event: 'discarded', by: p, card });
}

/** Two seats pledge once more, in the middle of whatever was going on. */
function duel(G: ToyState, me: PlayerID, against: PlayerID) {
  const among = [me, against].filter((p) => seatOf(G, p).hand.length > 0);
  if (!G.duels || among.length < 2) return;
  say(G, { event: 'duelCalled', by: me, against });
  then(G, { wait: Object.fromEntries(among.map((p) => [p, 'pledge'])) }, { do: 'reveal', among, prize: false });
}

function reveal(G: ToyState, among: PlayerID[], prize: boolean) {
  const shown = among.map((p) => ({ p, card: seatOf(G, p).pledge[0] ?? fail('no pledge') }));
  for (const { p, card } of shown) {
    moveAll(seatOf(G, p).pledge, G.discard);
    say(G, { event: 'revealed', by: p, card });
  }
  const most = Math.max(...shown.map(({ card }) => cardOf(card).value));
  const best = shown.filter(({ card }) => cardOf(card).value === most);
  if (prize) G.lanternsLeft -= 1;
  if (best.length === 1 && best[0]) {
    seatOf(G, best[0].p).lanterns += 1;
    say(G, { event: 'lanternWon', by: best[0].p });
  } else say(G, { event: 'nobodyWon' });
  then(G, ...shown.flatMap(({ p, card }) => (cardOf(card).effect ? [effectStep(p, cardOf(card).effect!)] : [])));
}

function round(G: ToyState) {
  const among = G.players.filter((p) => seatOf(G, p).hand.length > 0);
  if (G.lanternsLeft === 0 || among.length < 2) {
    G.over = { lanterns: G.players.map((p) => seatOf(G, p).lanterns) };
    return;
  }
  beginTurn(G, 'pledge', among[0] as PlayerID);
  then(
    G,
    { wait: Object.fromEntries(among.map((p) => [p, 'pledge'])) },
    { do: 'reveal', among, prize: true },
    { do: 'market' },
    { do: 'round' },
  );
}

function nextTrader(G: ToyState) {
  const p = G.traders.shift();
  if (p === undefined) return;
  beginTurn(G, 'market', p);
  then(G, { wait: { [p]: null } }, { do: 'nextTrader' });
}

function perform(G: ToyState, step: ToyStep, dice: Dice) {
  switch (step.do) {
    case 'effect':
      return effects.perform(G, step, dice);
    case 'round':
      return round(G);
    case 'reveal':
      return reveal(G, step.among, step.prize);
    case 'market':
      G.traders = [...G.players];
      return then(G, { do: 'nextTrader' });
    case 'nextTrader':
      return nextTrader(G);
    default:
      return unreachable(step);
  }
}

const view = (G: ToyState, viewer: PlayerID | null): ToyView => viewOf(G, viewer, effects.askedOf(G, viewer));

const stages = { pledge: { moves: { pledge } }, answer: { moves: { answer: effects.answer } } };

/** The made-up game, declared. */
export const toyGame = defineGame<ToyState, ToyView, ToyStep, ToyQuestion, ToyOptions>({
  meta,
  setup,
  phases: {
    pledge: { stages },
    market: { moves: { buy, pass }, stages },
  },
  anytime: { concede },
  perform,
  view,
  hiddenFrom,
  pieces: (G) => [...G.deck, ...G.discard, ...G.players.flatMap((p) => [...seatOf(G, p).hand, ...seatOf(G, p).pledge])],
});
