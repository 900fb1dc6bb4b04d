import { then } from '../../../engine-extensions/agenda/agenda';
import { fail } from '../../../engine-extensions/fail';
import { say } from '../rules/tell';
import { movesFor } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { cardOf, OVERLORDS, type CardId, type Faction } from '../cards';
import { activate } from '../rules/apply';
import { leavePlay, take } from '../rules/area';
import { resolve } from '../rules/effects';
import { mayHaunt } from '../rules/haunt';
import { loseHealth } from '../rules/health';
import { show } from '../rules/limits';
import { setOff, setOffOwn } from '../rules/triggers';
import { handOf, MAX_RELICS, sideOf, type Open, type Side, type State } from '../state';
import type { View } from '../view';

const move = movesFor<State, View>();

/** With three relics in place, one makes way: named last (TOL-REL-03). */
export type Replace = [replace?: CardId];

/** The ways to make room for a relic. */
export const roomFor = (side: Side): Replace[] =>
  side.relics.length < MAX_RELICS ? [[]] : side.relics.map((card): Replace => [card]);

export const noRoom = (side: Side, replace: unknown): Refusal | undefined => {
  if (side.relics.length < MAX_RELICS) return replace === undefined ? undefined : refuse('TOL-REL-03', 'room-left');
  return side.relics.includes(replace as CardId) ? undefined : refuse('TOL-REL-03', 'choose-relic-to-remove');
};

/** TOL-RULING-24: removed from the game, without reward. */
export function makeRoom(G: State, me: string, replace: CardId | undefined) {
  if (replace === undefined) return;
  leavePlay(G, me, replace);
  G.open.removed.push(replace);
  say(G, { event: 'removed', by: me, card: replace });
}

/** TOL-INF-02: a monster of the overlord's faction is in play now. */
export function influenceIsLive(open: Open, me: string): boolean {
  const side = sideOf(open, me);
  if (side.overlord === null) return false;
  const faction: Faction = OVERLORDS[side.overlord].faction;
  return side.play.some((card) => cardOf(card).faction === faction);
}

/** TOL-PLAY-01 to 03 */
export const playCard = move<[card: CardId, ...Replace]>({
  options: (view, me) => {
    const side = sideOf(view.open, me);
    const found: [CardId, ...Replace][] = [];
    for (const card of view.own.hand) {
      if (cardOf(card).type !== 'relic') found.push([card]);
      else for (const room of roomFor(side)) found.push([card, ...room]);
    }
    return found;
  },
  whyNot: (view, me, card, replace) => {
    if (!view.own.hand.includes(card)) return refuse('TOL-PLAY-01', 'not-in-hand');
    return cardOf(card).type === 'relic' ? noRoom(sideOf(view.open, me), replace) : undefined;
  },
  play: ({ G, playerID: me, dice }, card, replace) => {
    const side = sideOf(G.open, me);
    const { type, faction } = cardOf(card);
    show(G, card);
    if (type === 'relic') {
      makeRoom(G, me, replace);
      take(handOf(G, me), card);
      side.relics.push(card);
      return say(G, { event: 'played', by: me, card });
    }
    take(handOf(G, me), card);
    const live = type === 'influence' && influenceIsLive(G.open, me);
    side.play.push(card);
    say(G, type === 'influence' ? { event: 'played', by: me, card, live } : { event: 'played', by: me, card });
    if (live) setOffOwn(G, me, card);
    if (faction !== null) setOff(G, me, { on: 'played', faction }, card);
    activate(G, me, card, dice);
  },
});

/** TOL-RACT-01 */
export const activateRelic = move<[card: CardId]>({
  options: (view, me) =>
    sideOf(view.open, me)
      .relics.filter((card) => cardOf(card).play.length > 0 && !view.open.act.relicsUsed.includes(card))
      .map((card): [CardId] => [card]),
  whyNot: (view, me, card) => {
    if (!sideOf(view.open, me).relics.includes(card)) return refuse('TOL-RACT-01', 'not-your-relic');
    if (cardOf(card).play.length === 0) return refuse('TOL-ARM-01', 'relic-only-guards');
    return refuse('TOL-RACT-01', 'relic-used');
  },
  play: ({ G, playerID: me, dice }, card) => {
    G.open.act.relicsUsed.push(card);
    say(G, { event: 'relicUsed', by: me, card });
    setOff(G, me, { on: 'relicUsed' });
    activate(G, me, card, dice);
  },
});

/** TOL-OVL-01, TOL-RULING-22, 39 */
export const overlordAction = move({
  options: (view, me) => {
    const side = sideOf(view.open, me);
    if (side.overlord === null || view.open.act.overlordUsed) return [];
    return side.health > OVERLORDS[side.overlord].pays ? [[]] : [];
  },
  whyNot: (view) =>
    view.open.act.overlordUsed
      ? refuse('TOL-RULING-22', 'overlord-used')
      : refuse('TOL-RULING-39', 'too-little-health'),
  play: ({ G, playerID: me, dice }) => {
    const overlord = sideOf(G.open, me).overlord ?? fail('no overlord');
    const { pays, action } = OVERLORDS[overlord];
    G.open.act.overlordUsed = true;
    say(G, { event: 'overlordUsed', by: me, overlord });
    if (pays > 0) loseHealth(G, me, pays, 'cost');
    then(G, { do: 'triggers' });
    resolve(G, me, null, action, dice);
  },
});

/** TOL-HACT-01 to 03 */
export const hauntAction = move<[card: CardId]>({
  options: (view, me) => {
    const side = sideOf(view.open, me);
    const found: [CardId][] = [];
    for (const card in side.tokens) if (mayHaunt(view.open, side, card)) found.push([card]);
    return found;
  },
  whyNot: (view, me, card) => {
    const { act } = view.open;
    const side = sideOf(view.open, me);
    if (!side.play.includes(card)) return refuse('TOL-HACT-01', 'not-in-play');
    if (!(card in side.tokens)) return refuse('TOL-HACT-01', 'no-token');
    if (!act.began.includes(card)) return refuse('TOL-HACT-01', 'not-there-at-start');
    return refuse('TOL-HACT-01', act.haunted.includes(card) ? 'haunted-already' : 'token-haunt-side');
  },
  play: ({ G, playerID: me, dice }, card) => {
    G.open.act.haunted.push(card);
    say(G, { event: 'haunted', by: me, card });
    setOff(G, me, { on: 'haunted' });
    activate(G, me, card, dice);
  },
});
