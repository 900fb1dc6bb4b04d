import { done, waitingFor, type PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Seated } from '../../../engine-extensions/moves';
import { refuse, type Refusal } from '../../../engine-extensions/refusal';
import { ACTION, RELICS, TAGS, type Quick, type Tag } from '../cards';
import { isExhausted, openOf } from '../rules/open';
import { seatOf } from '../rules/supply';
import { answersAt, phaseKey, seal, takeEffect } from '../rules/windows';
import type { Answer, Question, State } from '../state';
import type { View } from '../view';
import { move } from './kit';

/** The moment it is: that of the open window, or one's own Intel go. */
const tagOf = (view: View): Tag => view.window?.tag ?? 'INTEL';

const answers = new WeakMap<View, readonly Answer[]>();
function answersOf(view: Seated<View>, me: PlayerID): readonly Answer[] {
  const known = answers.get(view);
  if (known) return known;
  const made = answersAt(view, me, tagOf(view));
  answers.set(view, made);
  return made;
}

/** The answers of one kind, as the arguments of its move. */
function listed<A extends readonly unknown[]>(
  view: Seated<View>,
  me: PlayerID,
  kind: Answer['kind'],
  args: (a: Answer) => A,
) {
  const found: A[] = [];
  for (const a of answersOf(view, me)) if (a.kind === kind) found.push(args(a));
  return found;
}

/** In a window the answer is sealed (COL-WIN-03); on one's own Intel go it takes effect at once. */
function give(G: State, p: PlayerID, answer: Answer) {
  if (waitingFor<Question>(G)?.ask !== 'respond') return takeEffect(G, p, answer);
  seal(G, p, answer);
  done(G, p);
}

const useOf = (kind: 'quick' | 'relic', card: unknown): Quick | undefined => {
  if (typeof card !== 'string') return undefined;
  if (kind === 'quick') return Object.hasOwn(ACTION, card) ? ACTION[card]?.quick : undefined;
  const relic = Object.hasOwn(RELICS, card) ? RELICS[card] : undefined;
  return relic?.kind === 'exhaust' ? relic.use : undefined;
};

function whyNotUse(view: Seated<View>, me: PlayerID, kind: 'quick' | 'relic', card: unknown): Refusal {
  const use = useOf(kind, card);
  const mine: readonly unknown[] = kind === 'quick' ? view.own.hand : openOf(view, me).relics;
  if (!use || !mine.includes(card)) return refuse('COL-ACT-01', 'not-in-hand');
  if (kind === 'relic' && isExhausted(view, me, card as string)) return refuse('COL-ROUND-07', 'relic-exhausted');
  if (use.tag !== tagOf(view)) return refuse('COL-WIN-01', 'wrong-moment', { tag: use.tag });
  return refuse('COL-WIN-03', 'no-such-target');
}

/** COL-ACT-01: the lower half of an Action card, from hand. */
export const quick = move<[card: string, target: string | null]>({
  together: true,
  secret: true,
  options: (view, me) => listed(view, me, 'quick', (a) => [a.card as string, a.target]),
  whyNot: (view, me, card) => whyNotUse(view, me, 'quick', card),
  play: ({ G, playerID }, card, target) => give(G, playerID, { kind: 'quick', card, target, for: null }),
});

/** COL-RELIC-01, COMBAT-20: for oneself, or on behalf of another who fights the same Anomaly. */
export const relic = move<[relic: string, target: string | null, on: PlayerID]>({
  together: true,
  secret: true,
  options: (view, me) => listed(view, me, 'relic', (a) => [a.card as string, a.target, a.for as PlayerID]),
  whyNot: (view, me, card) => whyNotUse(view, me, 'relic', card),
  play: ({ G, playerID }, card, target, on) => give(G, playerID, { kind: 'relic', card, target, for: on }),
});

const plain = (kind: 'attach' | 'duplicate' | 'tile') => ({
  together: true as const,
  secret: true as const,
  options: (view: Seated<View>, me: PlayerID) =>
    listed(view, me, kind, (a): [string, string | null] => [a.card as string, a.target]),
  play: ({ G, playerID }: { G: State; playerID: PlayerID }, card: string, target: string | null) =>
    give(G, playerID, { kind, card, target, for: null }),
});

/** The bonus of a controlled tile, once per round. */
export const tile = move<[tile: string, target: string | null]>({ ...plain('tile'), whyNot: () => refuse('COL-CTRL-02', 'no-such-tile') }); // prettier-ignore
/** COL-RELIC-03 */
export const attach = move<[relic: string, holder: string | null]>({ ...plain('attach'), whyNot: () => refuse('COL-RELIC-03', 'cannot-attach') }); // prettier-ignore
/** COL-INTEL-08 */
export const duplicate = move<[op: string, target: string | null]>({ ...plain('duplicate'), whyNot: () => refuse('COL-INTEL-08', 'no-duplicate') }); // prettier-ignore

const PASS: Answer = { kind: 'pass', card: null, target: null, for: null };

/** COL-WIN-03 */
export const pass = move({
  together: true,
  secret: true,
  options: () => [[]],
  play: ({ G, playerID }) => {
    seal(G, playerID, { ...PASS });
    done(G, playerID);
  },
});

const AUTO = [...TAGS, 'phase'] as const;

/** COL-WIN-07: windows of one kind, or all until the phase ends, are answered with a pass. */
export const autoPass = move<[what: Tag | 'phase', on: boolean]>({
  together: true,
  secret: true,
  housekeeping: true,
  options: () => AUTO.flatMap((what): [Tag | 'phase', boolean][] => [[what, true], [what, false]]), // prettier-ignore
  play: ({ G, playerID }, what, on) => {
    const { prefs } = seatOf(G, playerID);
    if (what === 'phase') prefs.until = on ? phaseKey(G) : null;
    else prefs.auto = [...prefs.auto.filter((t) => t !== what), ...(on ? [what] : [])];
    const top = waitingFor<Question>(G);
    const window = G.windows[G.windows.length - 1];
    if (!on || top?.ask !== 'respond' || !(playerID in top.wait) || !window) return;
    if (what !== 'phase' && what !== window.tag) return;
    seal(G, playerID, { ...PASS });
    done(G, playerID);
  },
});

/** COL-WIN-02: whether one wants to be asked in Combats of others. */
export const watchCombat = move<[on: boolean]>({
  together: true,
  secret: true,
  housekeeping: true,
  options: () => [[true], [false]],
  play: ({ G, playerID }, on) => {
    seatOf(G, playerID).prefs.watch = on;
  },
});
