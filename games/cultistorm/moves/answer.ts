import { fail } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import { refuse } from '../../../engine-extensions/refusal';
import { ITEM, SYMBOLS, type ItemId, type Sym } from '../cards';
import { choices } from '../rules/choices';
import { choose, setDie } from '../rules/effects';
import { leader } from '../rules/numbers';
import { dropItem as drop, keepSearched as keep } from '../rules/search';
import { answered } from '../rules/table';
import { activate, decided, leading, mayAbstain, shrineless } from '../rules/vote';
import type { InvId, State } from '../state';
import type { View } from '../view';
import { takeSeal } from './knowledge';
import { led, mine, move, notYours } from './move';

/** What the asked investigator may answer. */
function answers(view: View): [InvId, string][] {
  const { asked } = view;
  if (!asked || !('inv' in asked) || !led(view, asked.inv)) return [];
  const as = (xs: readonly string[]) => xs.map((x): [InvId, string] => [asked.inv, x]);
  switch (asked.ask) {
    case 'pick':
      return as(choices(view, asked.word, asked.inv));
    case 'gateSeal':
      return as(view.sealsLeft);
    case 'wild':
      return as(SYMBOLS);
    default:
      return [];
  }
}

/** The choice inside an effect, a gate seal card, the face of a wild die. */
export const answer = move<[inv: InvId, choice: string]>({
  secret: true,
  options: answers,
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse(null, 'not-an-answer'),
  play: ({ G, dice }, inv, choice) => {
    const ask = answered(G);
    switch (ask.ask) {
      case 'pick':
        return choose(G, ask.word, inv, choice, dice);
      case 'gateSeal':
        return takeSeal(G, inv, choice as Sym);
      case 'wild':
        return setDie(G, inv, ask.die, choice as Sym);
      default:
        return fail(`${ask.ask} is not answered so`);
    }
  },
});

/** CST-SRCH-03 */
export const keepSearched = move<[inv: InvId, item: ItemId | null]>({
  secret: true,
  options: (view) => {
    const { asked } = view;
    if (asked?.ask !== 'keep' || !led(view, asked.inv)) return [];
    const items = (view.drawn[asked.inv] ?? []).filter((c) => ITEM[c]?.kind !== 'event');
    return [...items.map((c): [InvId, ItemId | null] => [asked.inv, c]), [asked.inv, null]];
  },
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-SRCH-03', 'not-drawn'),
  play: ({ G }, inv, item) => {
    answered(G);
    keep(G, inv, item);
  },
});

/** CST-LIM-03 */
export const dropItem = move<[inv: InvId, item: ItemId]>({
  options: (view) => {
    const { asked } = view;
    const who = asked?.ask === 'drop' ? led(view, asked.inv) : undefined;
    return who ? who.items.map((c): [InvId, ItemId] => [who.id, c]) : [];
  },
  whyNot: (view, _me, inv) => notYours(view, inv) ?? refuse('CST-LIM-03', 'not-your-item'),
  play: ({ G }, inv, item) => {
    answered(G);
    drop(G, inv, item);
  },
});

const voters = (view: View) =>
  view.options.groupDecision === 'leader' ? mine(view).filter((i) => i.id === leader(view)) : mine(view);

function voteOptions(view: View, i: InvId): (string | null)[] {
  const { asked } = view;
  if (asked?.ask !== 'vote' || !voters(view).some((x) => x.id === i)) return [];
  const open: (string | null)[] = shrineless(view);
  if (mayAbstain(view, asked.votes, i)) open.push(null);
  return open;
}

const votesOf = (view: View) => (view.asked?.ask === 'vote' ? view.asked.votes : {});

function settle(G: State, votes: Record<string, string | null>) {
  const winner = decided(G, votes);
  if (winner === undefined) return G.agenda.push({ do: 'await', ask: { ask: 'vote', votes } });
  return activate(G, Number(winner));
}

/** CST-GRP-01, 02: cast or changed; null goes with the team. Votes already cast are not listed again. */
export const vote = move<[inv: InvId, option: string | null]>({
  options: (view) =>
    view.asked?.ask !== 'vote'
      ? []
      : voters(view).flatMap((i) =>
          i.id in votesOf(view) ? [] : voteOptions(view, i.id).map((o): [InvId, string | null] => [i.id, o]),
        ),
  allows: (view, _me, inv, option, ...more: unknown[]) =>
    more.length === 0 && led(view, inv) !== undefined && voteOptions(view, inv).includes(option),
  whyNot: (view, _me, inv) =>
    notYours(view, inv) ??
    (view.asked?.ask === 'vote' ? refuse('CST-LOC-01', 'not-an-option') : refuse('CST-GRP-01', 'no-vote')),
  play: ({ G }, inv, option) => {
    const ask = answered(G);
    if (ask.ask !== 'vote') return fail('no vote is open');
    say(G, { event: 'voted', inv, option });
    settle(G, { ...ask.votes, [inv]: option });
  },
});

const mayClose = (view: View) =>
  view.asked?.ask === 'vote' &&
  led(view, leader(view)) !== undefined &&
  typeof view.asked.votes[leader(view)] === 'string';

/** CST-GRP-03: missing votes count as the leader's. */
export const closeVote = move({
  options: (view) => (mayClose(view) ? [[]] : []),
  whyNot: (view) => refuse('CST-GRP-03', view.asked?.ask === 'vote' ? 'leader-votes-first' : 'no-vote'),
  play: ({ G }) => {
    const ask = answered(G);
    if (ask.ask !== 'vote') return fail('no vote is open');
    const own = ask.votes[leader(G)] ?? fail('the leader has not voted');
    const votes = { ...ask.votes };
    for (const i of G.inv) if (!(i.id in votes) || votes[i.id] === null) votes[i.id] = own;
    activate(G, Number(leading(G, votes)));
  },
});
