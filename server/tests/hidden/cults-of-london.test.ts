import type { AnyState } from '../../../engine-extensions/rules';
import { cultsOfLondon } from '../../../games/cults-of-london';
import type { State } from '../../../games/cults-of-london/state';
import { given, type Given } from '../../../games/cults-of-london/tests/scenario';
import { checkSecrets, hears, type Planned } from '../kit';

/** The table of hidden information, row by row, on what sockets really receive. */

const game = cultsOfLondon;
const three = () => given({ players: 3 });
const fresh = (t: Given): State => {
  t.G.events = [];
  return t.G;
};
/** Whether a viewer hears the same, byte for byte, whichever of two things another seat does. */
async function alike(G: State, viewer: string | null, one: Planned, other: Planned) {
  expect(await hears(game, G, viewer, [other])).toEqual(await hears(game, G, viewer, [one]));
}
const does =
  (by: string, move: string, ...args: unknown[]): Planned =>
  () => ({ by, move, args });

/** b has two plans, c one; nobody has done anything else. */
function planned() {
  const t = three();
  t.hand(t.a, 'tithe', 'read-the-embers', 'burn');
  t.hand(t.b, 'cross-reference', 'patent-office', 'interview-candidates', 'publish-findings');
  t.hand(t.c, 'thieves-cant', 'burn', 'press-gang');
  t.ops(t.b, 'mudlark', 'chimney-climber', 'table-rapper');
  return t;
}

describe('Cults of London on the wire', () => {
  it('Planning: others see a ready flag and frozen counts, whatever is planned', async () => {
    const t = planned();
    const [x, y] = t.of(t.b).operators as [string, string];
    const [one, two] = t.of(t.b).hand as [string, string];
    const G = fresh(t);
    for (const viewer of [t.a, null])
      await alike(G, viewer, does(t.b, 'ready', [[1, x, one], [4, y, two], null]), does(t.b, 'ready', [null, null, null])); // prettier-ignore
    const told = (await hears(game, G, t.a, [does(t.b, 'ready', [[1, x, one], null, null])])).join('\n');
    expect(told).toContain('madeReady');
    for (const card of [...t.of(t.b).hand, ...t.of(t.b).operators, ...t.of(t.b).rituals])
      expect(told).not.toContain(`"${card}"`);
  });

  it('hands, holders, Rituals and every deck: exchanging what a viewer may not know changes no byte, in Intel', async () => {
    const t = planned();
    t.plan({ [t.b]: [[1, 'mudlark', 'cross-reference'], [4, 'chimney-climber', 'patent-office']], [t.c]: [[2, 'black-annie-gage', 'thieves-cant']] }); // prettier-ignore
    await checkSecrets(game, fresh(t) as unknown as AnyState, [does(t.a, 'passIntel', false)]);
  });

  it('a revealed card is everybody’s, a peeked one the peeker’s; others see only that it was seen', async () => {
    const t = planned();
    t.plan({ [t.b]: [[1, 'mudlark', 'cross-reference']] });
    const op = t.holder(t.b).op as string;
    const G = fresh(t);
    expect((await hears(game, G, t.c, [does(t.a, 'reveal', t.b, 0, 'op')])).join()).toContain('mudlark');
    const peek = does(
      t.a,
      'quick',
      t.of(t.a).hand.find((x) => x.includes('embers')),
      `${t.b}.0.op`,
    );
    expect((await hears(game, G, t.a, [peek])).join()).toContain(op);
    for (const viewer of [t.c, null]) {
      const told = (await hears(game, G, viewer, [peek])).join('\n');
      expect(told).not.toContain(`"${op}"`); // c may hold the other Mudlark itself
      expect(told).toContain('peeked');
    }
  });

  it('Commitment: a kept and a changed plan look alike', async () => {
    const t = planned();
    t.plan({ [t.b]: [[1, 'mudlark', 'cross-reference'], [4, 'chimney-climber', 'patent-office']] }); // prettier-ignore
    t.pass('intel');
    t.passIn('INTEL');
    const rapper = t.of(t.b).operators.find((x) => x.startsWith('table'));
    const [h, k] = [t.holder(t.b, 0), t.holder(t.b, 1)];
    const changed = [[6, rapper, k.act], [k.loc, k.op, h.act], null]; // prettier-ignore
    for (const viewer of [t.a, null]) await alike(fresh(t), viewer, does(t.b, 'ready'), does(t.b, 'ready', changed));
  });

  it('sealed answers: a pass and a card look alike until all are in; nobody is asked or skipped for what they hold', async () => {
    const t = planned();
    t.ops(t.c, 'barrow-constable');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.c]: [[1, 'barrow-constable', 'thieves-cant']] });
    t.reveal();
    for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
    expect(t.view(null).window?.tag).toBe('PRE');
    const card = t.of(t.c).hand.find((x) => x.includes('press-gang'));
    for (const viewer of [t.a, t.b, null])
      await alike(fresh(t), viewer, does(t.c, 'pass'), does(t.c, 'quick', card, null));
    // the same window, whatever the hands: who is asked follows from counts
    await checkSecrets(game, fresh(t) as unknown as AnyState);
  });

  it('ballots and Retreat votes: "answered" and no more', async () => {
    const t = planned();
    t.ops(t.c, 'dockside-bruiser');
    t.hand(t.a, 'tithe');
    t.hand(t.c, 'thieves-cant');
    t.plan({ [t.a]: [[1, 'mother-ignatia-crane', 'tithe']], [t.c]: [[1, 'dockside-bruiser', 'thieves-cant']] });
    t.reveal();
    for (const viewer of [t.a, null])
      await alike(fresh(t), viewer, does(t.c, 'ballot', 'fight'), does(t.c, 'ballot', 'peace'));
    t.dice.next(6, 1);
    for (const p of t.waiting()) t.seat(p).does('ballot', 'fight');
    expect(t.view(null).ask?.ask).toBe('retreat');
    for (const viewer of [t.a, null]) await alike(fresh(t), viewer, does(t.c, 'retreatVote', true), does(t.c, 'retreatVote', false)); // prettier-ignore
  });

  it('step 7: what is laid aside shows when all have confirmed', async () => {
    const t = planned();
    t.plan({});
    t.reveal();
    t.pass('respond', 'score', 'bid');
    const [x, y] = t.of(t.b).hand as [string, string];
    for (const viewer of [t.a, null]) await alike(fresh(t), viewer, does(t.b, 'toss', x), does(t.b, 'toss', y));
    const told = (await hears(game, fresh(t), t.a, [does(t.b, 'toss', x), does(t.b, 'refill')])).join('\n');
    expect(told).not.toContain(x.split('#')[0]);
    expect(told).not.toContain('drew');
  });

  it('step 7: how many are laid aside shows neither in the number of moves nor in a deck that runs out', async () => {
    const t = planned();
    t.plan({});
    t.reveal();
    t.pass('respond', 'score', 'bid');
    const [x, y] = t.of(t.b).hand as [string, string];
    for (const viewer of [t.a, null]) {
      await alike(fresh(t), viewer, does(t.b, 'refill'), does(t.b, 'refill', [x, y]));
      // one card is left in the deck: to draw two more shuffles the discard, and nobody hears of it yet
      const { deck, open } = t.of(t.b);
      open.discard.push(...deck.splice(0, deck.length - 1));
      t.of(t.b).frozen = { ...t.of(t.b).frozen!, deck: 1, discard: open.discard.map((c) => c.split('#')[0] as string) };
      await alike(fresh(t), viewer, does(t.b, 'refill'), does(t.b, 'refill', [x, y]));
    }
  });

  it('Commitment: who peeked at an Operator that a Duplicate took does not hear of the one that replaces it', async () => {
    const t = planned();
    t.ops(t.c, 'mudlark#2');
    t.ops(t.b, 'mudlark#1', 'chimney-climber', 'table-rapper');
    t.plan({ [t.b]: [[1, 'mudlark', 'cross-reference']] });
    t.seat(t.a).does(
      'quick',
      t.of(t.a).hand.find((c) => c.includes('embers')),
      `${t.b}.0.op`,
    );
    t.seat(t.a).does('reveal', t.b, 0, 'op');
    t.seat(t.b).does('passIntel', false);
    t.seat(t.c).does('duplicate', 'mudlark#2', `${t.b}.0`);
    t.pass('intel');
    t.passIn('INTEL');
    const { loc, act } = t.holder(t.b);
    const [x, y] = ['chimney', 'table'].map((name) => t.of(t.b).operators.find((op) => op.startsWith(name)));
    for (const viewer of [t.a, t.c, null])
      await alike(fresh(t), viewer, does(t.b, 'ready', [[loc, x, act], null, null]), does(t.b, 'ready', [[loc, y, act], null, null])); // prettier-ignore
  });

  it('a Ritual: a count for others, its face for its owner and for who peeked', async () => {
    const t = planned();
    t.ritual(t.b, 'the-kite');
    t.hand(t.b, 'forbidden-lecture');
    t.ritual(t.c, 'the-triangle');
    t.plan({});
    const peek = does(t.b, 'quick', t.of(t.b).hand[0], t.c);
    t.seat(t.a).does('passIntel', false);
    const G = fresh(t);
    expect((await hears(game, G, t.b, [peek])).join()).toContain('the-triangle');
    for (const viewer of [t.a, null])
      expect((await hears(game, G, viewer, [peek])).join()).not.toMatch(/the-triangle|the-kite/);
    const swap = await hears(game, (() => { const u = planned(); u.ritual(u.a, 'the-spade'); u.plan({}); return fresh(u); })(), t.b, [does(t.a, 'swapRitual', 'the-spade')]); // prettier-ignore
    expect(swap.join()).toContain('the-spade'); // a discard is open, what is drawn for it is not
  });

  it('auto-pass preferences: their owner’s alone', async () => {
    const t = planned();
    const G = fresh(t);
    for (const viewer of [t.a, null])
      await alike(G, viewer, does(t.b, 'autoPass', 'PRE', true), does(t.b, 'watchCombat', true));
  });

  it('decks, seed and generator: nobody’s, and the Herald’s plans, limit and decks neither', async () => {
    const t = given({ players: 1, factions: ['purge'], options: { difficulty: 'magister' } });
    const told = (await hears(game, fresh(t), '0')).join('\n');
    const herald = t.of('herald');
    for (const card of [
      ...herald.deck,
      ...herald.holders.flatMap((h) => [h.op, h.act]),
      ...t.G.operatorDeck,
      ...t.of('0').deck,
      ...t.G.ritualDeck.map((r) => r),
    ])
      if (card) expect(told).not.toContain(`"${card}"`);
    for (const word of ['prngstate', '"seed":"', 'operatorDeck', 'initialState":{', '"limit":6'])
      expect(told).not.toContain(word);
    await checkSecrets(game, fresh(t) as unknown as AnyState);
  });
});
