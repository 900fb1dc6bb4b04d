import { seeded, type Dice } from '../../../engine-extensions/dice';
import { botsChoose, drive } from '../../../engine-extensions/simulation/driver';
import { awaited, type AnyState } from '../../../engine-extensions/rules';
import { cultistorm } from '../../../games/cultistorm';
import type { State } from '../../../games/cultistorm/state';
import type { View } from '../../../games/cultistorm/view';
import { checkSecrets, hears, RefusedError, startServer, type TestClient } from '../kit';

/** The table of hidden information, row by row, on what sockets really receive. */

const ask = (G: State) => {
  const below = G.agenda.at(-2);
  return below && 'do' in below && below.do === 'await' ? below.ask.ask : undefined;
};

/** A night played by bots until something holds. */
function playedUntil(seats: number, options: object, until: (G: State) => boolean): State {
  for (let i = 0; i < 60; i++) {
    const driven = drive(cultistorm, seats, options, `hidden-${i}`);
    const bots = Object.fromEntries(
      Array.from({ length: seats }, (_, p) => [String(p), cultistorm.bots.easy!(cultistorm)]),
    );
    const dice = seeded(i);
    const choose = botsChoose(cultistorm, bots, dice);
    const G = driven.G as unknown as State;
    while (G.over === undefined) {
      if (until(G)) return G;
      const by = dice.pick(awaited(cultistorm.rules.turn(driven.G)));
      cultistorm.rules.play(driven.G, by, choose(driven.G, by), driven.dice);
    }
  }
  throw new Error('no such moment');
}

const secrets = (G: State, move: { by: string; move: string; args: unknown[] }) =>
  checkSecrets(cultistorm, G as unknown as AnyState, [() => move]);

const told = async (G: State, viewer: string | null) => (await hears(cultistorm, G, viewer)).join('\n');
const named = (text: string, cards: readonly string[]) => cards.filter((c) => text.includes(`"${c}"`));

describe('Cultistorm on the wire', () => {
  it('open hands: decks, face-down terror and the Final Act change no byte', async () => {
    const G = playedUntil(2, { hands: 'open', sect: true }, (s) => ask(s) === 'investigate' && s.round === 2);
    await secrets(G, { by: '1', move: 'ping', args: [1, 'need', 'moon'] });
    const seat = await told(G, '0');
    expect(named(seat, G.hands[1] ?? [])).toHaveLength(G.hands[1]?.length ?? -1);
    const onlooker = await told(G, null);
    expect(named(onlooker, G.hands.flat())).toEqual([]);
    expect(onlooker).toContain('"handIcons"');
  });

  it('closed hands: other seats and onlookers get counts', async () => {
    const G = playedUntil(2, { hands: 'closed' }, (s) => ask(s) === 'investigate' && s.round === 2);
    await secrets(G, { by: '1', move: 'pass', args: [1] });
    expect(named(await told(G, '0'), G.hands[1] ?? [])).toEqual([]);
    expect(named(await told(G, '1'), G.hands[1] ?? [])).toHaveLength(G.hands[1]?.length ?? -1);
  });

  it('two starting items before the choice: their owner alone', async () => {
    const G = playedUntil(2, {}, (s) => ask(s) === 'deal' && s.dealt.every((d) => d.length === 2));
    const dealt = (G.dealt[1] ?? []).filter((c) => !c.startsWith('summoning'));
    expect(named(await told(G, '1'), dealt)).toEqual(dealt);
    for (const viewer of ['0', null]) expect(named(await told(G, viewer), dealt)).toEqual([]);
  });

  it.each(['open', 'closed'])('searched cards before keeping, %s hands', async (hands) => {
    const G = playedUntil(2, { hands }, (s) => ask(s) === 'keep' && s.drawn.some((d) => d.length > 0));
    const who = G.drawn.findIndex((d) => d.length > 0);
    const seat = G.inv[who]?.seat as string;
    const other = seat === '0' ? '1' : '0';
    const drawn = G.drawn[who] ?? [];
    expect(named(await told(G, seat), drawn)).toEqual(drawn);
    expect(named(await told(G, other), drawn)).toEqual(hands === 'open' ? drawn : []);
    expect(named(await told(G, null), drawn)).toEqual([]);
  });

  it('a peek: one seat, until the phase ends', async () => {
    const G = playedUntil(2, {}, (s) => ask(s) === 'investigate' && s.round === 2);
    G.peeks.push({ inv: 1, deck: 'cultist', n: 3 });
    const top = G.cultistDeck.slice(-3);
    expect(named(await told(G, '1'), top)).toHaveLength(3);
    for (const viewer of ['0', null]) expect(named(await told(G, viewer), top)).toEqual([]);
  });

  it('an unexpected event is shown to all, whose hand is closed too', async () => {
    const G = playedUntil(2, { hands: 'closed' }, (s) => s.resolving.length > 0);
    const [event = ''] = G.resolving;
    for (const viewer of ['0', '1', null]) expect(named(await told(G, viewer), [event])).toEqual([event]);
  });

  it('what lies open is told to everybody: discards, items, supports, trophies, targets, dice, piles', async () => {
    const G = playedUntil(2, { hands: 'closed' }, (s) =>
      Boolean(
        ask(s) === 'investigate' &&
        s.inv.some((i) => i.supports.length > 0) &&
        s.inv.some((i) => i.targets.length > 0) &&
        s.discards.some((d) => d.length > 0) &&
        s.cultistDiscard.length > 0,
      ),
    );
    const open = { inv: G.inv, discards: G.discards, cultistDiscard: G.cultistDiscard, itemDiscard: G.itemDiscard, terrorDiscard: G.terrorDiscard, goosLeft: G.goosLeft, pool: G.pool, circle: G.circle }; // prettier-ignore
    for (const viewer of ['0', '1', null]) {
      const text = await told(G, viewer);
      for (const part of Object.values(open)) expect(text).toContain(JSON.stringify(part));
    }
  });

  it('votes are told to all while they are cast', async () => {
    const G = playedUntil(3, {}, (s) => ask(s) === 'vote');
    const below = G.agenda.at(-2);
    if (!below || !('do' in below) || below.do !== 'await' || below.ask.ask !== 'vote') throw new Error('no vote');
    below.ask.votes['1'] = '2';
    for (const viewer of ['0', '2', null]) expect(await told(G, viewer)).toContain('"votes":{"1":"2"}');
  });

  it('seed, generator and steps to come: never', async () => {
    const G = playedUntil(2, {}, (s) => ask(s) === 'investigate');
    for (const viewer of ['0', null]) expect(await told(G, viewer)).not.toMatch(/prngstate|"agenda"|"flip"/);
  });
});

describe('all at once', () => {
  /** Every seat clicks something that looks legal on its page, at the same moment. */
  const clickAll = (clients: readonly TestClient[], dice: Dice) =>
    Promise.allSettled(
      dice.shuffle(clients).flatMap((client) => {
        const legal = client.legal(cultistorm);
        return legal.length > 0 ? [client.make(dice.pick(legal))] : [];
      }),
    );

  it('four seats clicking in any order lose nothing and double nothing', async () => {
    const server = await startServer();
    const { matchID, seats } = await server.match('cultistorm', 4, { setupData: { pick: 'random' } });
    const clients = await Promise.all(seats.map((seat) => server.sit(matchID, seat)));
    const [first] = clients as [TestClient];
    const dice = seeded('together');
    let made = 0;
    let refused = 0;
    for (let i = 0; i < 220 && first.turn.gameover === undefined; i++) {
      for (const click of await clickAll(clients, dice)) {
        if (click.status === 'fulfilled') made += 1;
        else {
          expect(click.reason).toBeInstanceOf(RefusedError);
          expect((click.reason as RefusedError).refused.why).not.toBe('');
          refused += 1;
        }
      }
      for (const c of clients) await c.until(() => c.stateID >= made);
    }
    expect(made).toBeGreaterThan(50);
    const story = new Set(first.story.map((e) => e.n));
    expect(first.stateID).toBe(made);
    expect(Math.max(...story)).toBe(made);
    // all pages show the same table, and it is the server's
    const row = await server.app.house.parts.storage.row(matchID);
    expect(row?.n).toBe(made);
    for (const c of clients) {
      expect((c.view as unknown as View).inv).toEqual((first.view as unknown as View).inv);
      expect(c.gaps).toBe(0);
    }
    // a click is refused only because the table had changed under it
    expect(refused).toBeLessThan(made);
    await server.stop();
  });
});
