import {
  may as mayDo,
  mayPick,
  oneOf,
  pick,
  ref,
  seq as inOrder,
  type Filter,
} from '../../../engine-extensions/effects/words';
import type { Condition, Countable, Fx, Primitive, Tag, Quick } from './kinds';

/** How far an effect reaches from where it happens. */
export type Reach = 'here' | 'next' | 'near' | 'any';

type Part<K extends Primitive['do']> = Extract<Primitive, { do: K }>;
const target = ref('target');

// one line per word of the cards; `pick` asks when it resolves, `Quick.target` when it is played
export const seq = (...of: Fx[]): Fx => inOrder<Primitive>(...of);
export const may = (ask: string, effect: Fx): Fx => mayDo<Primitive>('me', ask, effect);
export const either = (ask: string, ...of: { label: string; then: Fx }[]): Fx => oneOf<Primitive>('me', ask, of);
export const when = (is: Condition, then: Fx): Fx => ({ do: 'if', is, then });

export const gain = (n: number): Fx => ({ do: 'gainInsight', n });
export const draw = (n: number): Fx => ({ do: 'drawAction', n });
export const recruit = (n: number): Fx => ({ do: 'recruit', n });
export const drawRelic = (): Fx => ({ do: 'drawRelic' });
export const drawRitual = (n: number): Fx => ({ do: 'drawRitual', n });
export const rebound = (n: number): Fx => ({ do: 'rebound', n });
export const floor = (n: number): Fx => ({ do: 'floor', n });
export const bank = (): Fx => ({ do: 'bankVP', n: 1 });
export const moreCards = (): Fx => ({ do: 'handLimit', n: 1 });
export const spawn = (): Fx => ({ do: 'spawn' });
export const extraHit = (): Fx => ({ do: 'extraHit' });
export const ignorePower = (): Fx => ({ do: 'ignorePower' });
export const setDie = (n: number): Fx => ({ do: 'setDie', n });
export const perCount = (count: Countable, max: number, then: 'gainInsight' | 'drawAction'): Fx => ({
  do: 'perCount',
  count,
  max,
  then,
});
export const allRivalsLose = (n: number): Fx => ({ do: 'loseInsight', who: 'rivals', n });

const asks = (ask: string, from: Filter, then: (as: typeof target) => Fx): Fx =>
  pick<Primitive>('me', ask, from, 'target', then(target));

export const scout = (n: number): Fx =>
  seq(
    { do: 'scout', n },
    pick<Primitive>('me', 'keep-operator', 'scouted', 'op', { do: 'keepScouted', op: ref('op') }),
  );
export const recruitDead = (): Fx => asks('from-graveyard', { zone: 'graveyard' }, (op) => ({ do: 'recruitFrom', op }));
export const recover = (): Fx => asks('recover', { zone: 'ownDiscard' }, (card) => ({ do: 'recoverAction', card }));
export const steal = (n: number): Fx =>
  asks('steal-insight', { zone: 'rivals', has: 'insight' }, (who) => ({ do: 'stealInsight', who, n }));
export const tax = (n: number): Fx =>
  asks('lose-insight', { zone: 'rivals', has: 'insight' }, (who) => ({ do: 'loseInsight', who, n }));
export const muddle = (n: number): Fx =>
  asks('discard-random', { zone: 'rivals', has: 'hand' }, (who) => ({ do: 'discardRandom', who, n }));
export const peekHand = (n: number): Fx =>
  asks('peek-hand', { zone: 'rivals', has: 'hand' }, (who) => ({ do: 'peekHand', who, n }));
export const peekRitual = (): Fx =>
  asks('peek-ritual', { zone: 'rivals', has: 'rituals' }, (who) => ({ do: 'peekRitual', who }));
export const stealOperator = (): Fx =>
  asks('steal-operator', { zone: 'rivals', has: 'operators' }, (who) => ({ do: 'stealOperator', who }));
export const stealRelic = (): Fx =>
  asks('steal-relic', { zone: 'rivalRelics' }, (relic) => ({ do: 'stealRelic', relic }));
export const exhaustRelic = (): Fx =>
  asks('exhaust-relic', { zone: 'rivalRelics', ready: true }, (relic) => ({ do: 'exhaustRelic', relic }));
export const readyRelic = (): Fx =>
  asks('ready-relic', { zone: 'ownRelics', exhausted: true }, (relic) => ({ do: 'readyRelic', relic }));
export const removeToken = (reach: Reach): Fx =>
  asks('remove-token', { zone: 'tokens', reach, whose: 'rival' }, (token) => ({ do: 'removeToken', token }));
export const placeToken = (reach: Reach): Fx =>
  asks('place-token', { zone: 'spaces', reach }, (at) => ({ do: 'placeToken', at }));
export const moveToken = (): Fx => asks('move-token', { zone: 'tokenMoves' }, (m) => ({ do: 'moveToken', move: m }));
export const replaceToken = (reach: Reach): Fx =>
  asks('replace-token', { zone: 'tokens', reach, whose: 'rival', swap: true }, (token) => ({
    do: 'replaceToken',
    token,
  }));
export const outpost = (level: 1 | 2, reach: Reach): Fx =>
  asks(`outpost-${level}`, { zone: 'outpostSpots', level, reach }, (at) => ({ do: 'placeOutpost', level, at }));
export const burnOutpost = (reach: Reach): Fx =>
  asks('burn-outpost', { zone: 'outposts', reach }, (at) => ({ do: 'burnOutpost', at }));
export const damage = (n: number, reach: Reach): Fx =>
  asks('damage', { zone: 'targets', reach, whose: 'rival' }, (t) => ({ do: 'damage', n, target: t }));
export const wound = (reach: Reach): Fx =>
  asks('wound-anomaly', { zone: 'targets', reach, only: 'anomaly' }, (t) => ({ do: 'damage', n: 1, target: t }));
export const banish = (reach: Reach): Fx =>
  asks('banish', { zone: 'anomalies', reach }, (anomaly) => ({ do: 'banish', anomaly }));
export const moveAnomaly = (reach: Reach): Fx =>
  asks('move-anomaly', { zone: 'anomalyMoves', reach }, (m) => ({ do: 'moveAnomaly', move: m }));
export const heal = (reach: Reach): Fx =>
  asks('heal-anomaly', { zone: 'anomalies', reach, hurt: true }, (anomaly) => ({ do: 'healAnomaly', anomaly }));
export const spawnAt = (reach: Reach): Fx =>
  asks('spawn-at', { zone: 'locations', reach }, (at) => ({ do: 'spawn', at }));
export const mayMoveAnomaly = (reach: Reach): Fx =>
  mayPick<Primitive>('me', 'move-anomaly', { zone: 'anomalyMoves', reach }, 'target', {
    do: 'moveAnomaly',
    move: target,
  });

// Quick Actions: the target is part of the sealed answer
const quick = (tag: Tag, effect: Fx, aim?: Filter): Quick => (aim ? { tag, target: aim, effect } : { tag, effect });
export const q = {
  plain: (tag: Tag, effect: Fx): Quick => quick(tag, effect),
  reveal: (): Quick => quick('INTEL', { do: 'revealCard', slot: target }, { zone: 'backs' }),
  peek: (): Quick => quick('INTEL', { do: 'peekCard', slot: target }, { zone: 'backs', peek: true }),
  hide: (): Quick => quick('INTEL', { do: 'hideCard', slot: target }, { zone: 'ownUp' }),
  shield: (): Quick => quick('INTEL', { do: 'shieldHolder', holder: target }, { zone: 'ownHolders' }),
  peekRitual: (): Quick => quick('INTEL', { do: 'peekRitual', who: target }, { zone: 'rivals', has: 'rituals' }),
  peekHand: (n: number): Quick => quick('INTEL', { do: 'peekHand', who: target, n }, { zone: 'rivals', has: 'hand' }),
  steal: (tag: Tag, n: number): Quick =>
    quick(tag, { do: 'stealInsight', who: target, n }, { zone: 'rivals', has: 'insight' }),
  swap: (): Quick => quick('REVEAL', { do: 'freeSwap', swap: target }, { zone: 'swaps' }),
  redirect: (): Quick => quick('REVEAL', { do: 'redirect', to: target }, { zone: 'redirects' }),
  force: (): Quick => quick('REVEAL', { do: 'forceFight', at: target }, { zone: 'meetings' }),
  pullOut: (): Quick => quick('REVEAL', { do: 'returnOperator', holder: target }, { zone: 'ownStanding' }),
  score: (n: number): Quick => quick('PRE', { do: 'score', who: 'me', n }),
  hinder: (n: number): Quick => quick('PRE', { do: 'score', who: target, n: -n }, { zone: 'fighters', side: 'rival' }),
  /** a fighter of choice; what a bystander can do for somebody */
  aid: (n: number): Quick => quick('PRE', { do: 'score', who: target, n }, { zone: 'fighters' }),
  guard: (tag: 'PRE' | 'POST'): Quick => quick(tag, { do: 'preventHit', who: 'me' }),
  harm: (n: number): Quick =>
    quick('PRE', { do: 'damage', n, target }, { zone: 'targets', reach: 'here', whose: 'rival' }),
  after: (n: number): Quick => quick('POST', { do: 'scoreAfter', who: 'me', n }),
  trip: (n: number): Quick =>
    quick('POST', { do: 'scoreAfter', who: target, n: -n }, { zone: 'fighters', side: 'rival' }),
  reroll: (): Quick => quick('POST', { do: 'reroll', who: 'me' }),
  unsettle: (): Quick => quick('POST', { do: 'reroll', who: target }, { zone: 'fighters', side: 'rival' }),
  loaded: (n: number): Quick => quick('POST', setDie(n)),
  remove: (reach: Reach): Quick =>
    quick('OP', { do: 'removeToken', token: target }, { zone: 'tokens', reach, whose: 'rival' }),
  place: (): Quick => quick('OP', { do: 'placeToken', at: target }, { zone: 'spaces', reach: 'own' }),
  shift: (): Quick => quick('OP', { do: 'moveToken', move: target }, { zone: 'tokenMoves' }),
  build: (): Quick =>
    quick('OP', { do: 'placeOutpost', level: 1, at: target }, { zone: 'outpostSpots', level: 1, reach: 'own' }),
  drive: (tag: Tag): Quick =>
    quick(tag, { do: 'moveAnomaly', move: target }, { zone: 'anomalyMoves', reach: tag === 'PRE' ? 'here' : 'any' }),
  recover: (): Quick => quick('END', { do: 'recoverAction', card: target }, { zone: 'ownDiscard' }),
  ready: (tag: Tag): Quick => quick(tag, { do: 'readyRelic', relic: target }, { zone: 'ownRelics', exhausted: true }),
  /** bystanders of a Combat too */
  anyone: (use: Quick): Quick => ({ ...use, anyone: true }),
  only: (is: Condition, use: Quick): Quick => ({ ...use, if: is }),
};
export type { Part };
