import { seeded } from '../../../engine-extensions/dice';
import type { AnyState } from '../../../engine-extensions/rules';
import { copyJson, exchange } from '../../../engine-extensions/secrecy/places';
import { terrorsOfLondon } from '../../../games/terrors-of-london';
import { cardOf } from '../../../games/terrors-of-london/cards';
import { deckOf, handOf, type State } from '../../../games/terrors-of-london/state';
import { cardWith } from '../../../games/terrors-of-london/tests/fixtures';
import { given } from '../../../games/terrors-of-london/tests/given';
import type { View } from '../../../games/terrors-of-london/view';
import type { MatchInfo } from '../../src/contract';
import { checkSecrets, hears, playOn, startServer, type Planned, type TestServer } from '../kit';

/** The table of hidden information, row by row, on what sockets really receive. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const DECK = ['cultist', 'fanatic', 't-shade', 't-raider', 't-hexer', 't-bruiser', 't-crier'];
const RIVAL = { hand: ['t-lingerer', 't-werewolf', 'cultist'], deck: ['t-ghoul', 'fanatic', 't-skeletal', 't-guard'] };

/** Worlds that these viewers cannot tell apart give the same bytes, whatever `moves` do in them. */
async function sameBytes(G: State, viewers: readonly (string | null)[], moves: readonly Planned[] = []) {
  for (const viewer of viewers) {
    const other = copyJson(G);
    exchange(other, terrorsOfLondon.hiddenFrom(G, viewer), seeded('bytes'));
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(G));
    const told = await hears(terrorsOfLondon, G, viewer, moves);
    expect(await hears(terrorsOfLondon, other, viewer, moves)).toEqual(told);
  }
}

const does =
  (by: string, move: string, ...args: unknown[]): Planned =>
  () => ({ by, move, args });

const heard = async (G: State, viewer: string | null, ...moves: Planned[]) =>
  (await hears(terrorsOfLondon, G, viewer, moves)).join('\n');

describe('Terrors of London on the wire', () => {
  it('hand, own deck order, Market order, Acolyte order: another order changes no byte, for seats and spectator', async () => {
    const { G } = given({ ann: { hand: ['t-ghoul', 'cultist'], deck: DECK, pool: { power: 2 } }, bob: RIVAL });
    await checkSecrets(terrorsOfLondon, G as unknown as AnyState, [does('0', 'attack', 1)]);
  });

  it('hand: the owner sees it in full, others a count; a card is public once it is played', async () => {
    const { G, ann } = given({ ann: { hand: ['t-ghoul', 'cultist'], deck: DECK }, bob: RIVAL });
    const ghoul = ann.id('t-ghoul');
    expect(await heard(G, '0')).toContain(`"hand":["${ghoul}"`);
    for (const viewer of ['1', null]) {
      expect(await heard(G, viewer)).not.toContain('t-ghoul');
      expect(await heard(G, viewer)).toContain('"hands":{"0":2,"1":3}');
      expect(await heard(G, viewer, does('0', 'playCard', ghoul))).toContain(ghoul);
    }
  });

  it('kept card: the owner knows it, others see a back; unmarked in the next hand', async () => {
    const { G } = given({ ann: { hand: ['t-ghoul'], deck: DECK }, bob: RIVAL });
    await sameBytes(G, ['1', null], [does('0', 'pass')]);
    expect(await heard(G, '0', does('0', 'pass'))).toContain('{"event":"kept","by":"0","card":"t-ghoul"}');
    for (const viewer of ['1', null]) {
      const told = await heard(G, viewer, does('0', 'pass'));
      expect(told).toContain('{"event":"kept","by":"0"}');
      expect(told).not.toContain('t-ghoul');
      expect(told).toContain('{"event":"drew","by":"0","n":5}');
    }
  });

  it('CLAIMed card on top: known to all by the log; in the view the deck stays a count', async () => {
    const { G, ann } = given({ ann: { deck: DECK, pool: { coin: 2 } }, street: ['t-crier'], bob: RIVAL });
    const claim = does('0', 'buyStreet', ann.id('t-crier'), 'deck');
    for (const viewer of ['0', '1', null]) {
      const told = await heard(G, viewer, claim);
      expect(told).toContain('"card":"t-crier","cost":2,"to":"deck"');
      expect(told).not.toMatch(/"decks":\{"0":\[/);
    }
  });

  it('looked-at cards: the looker in full while looking; others hear "looked at n"', async () => {
    const card = cardWith({ play: [{ do: 'look', n: 2, pile: 'own', then: 'order' }] });
    const { G, ann } = given({ ann: { hand: [card], deck: DECK }, bob: RIVAL });
    ann.plays(card);
    const [top] = [...deckOf(G, '0')].reverse();
    await sameBytes(G, ['1', null], [does('0', 'resolve', top)]);
    expect(await heard(G, '0')).toContain(`"looking":["${top}"`);
    const answered = await heard(G, '1', does('0', 'resolve', top));
    expect(answered).toContain('"event":"looked","by":"0","n":2');
    for (const id of deckOf(G, '0').slice(-2)) {
      expect(answered).not.toContain(id);
      expect(answered).not.toContain(`"${cardOf(id).design}"`);
    }
  });

  it('revealed cards: full for everybody, in the log too', async () => {
    const card = cardWith({ play: [{ do: 'reveal', n: 1, pile: 'own', if: { minCost: 1 }, then: [] }] });
    const { G, ann } = given({ ann: { hand: [card], deck: ['t-werewolf', 'cultist'] }, bob: RIVAL });
    for (const viewer of ['0', '1', null])
      expect(await heard(G, viewer, does('0', 'playCard', ann.id(card)))).toContain(
        '"event":"revealed","by":"0","cards":["t-werewolf"]',
      );
  });

  it('discard pile, play area, relics, tokens, pool, Health, removed cards, Street, Influence: the same for all', async () => {
    const { matchID, seats } = await server.match('terrors-of-london', 2);
    const clients = [
      await server.sit(matchID, seats[0]!),
      await server.sit(matchID, seats[1]!),
      await server.sit(matchID, null),
    ];
    await playOn(terrorsOfLondon, clients, 'open', 150);
    const [ann, bob, watcher] = clients.map((c) => c.view as unknown as View);
    expect(ann?.open.turn).toBeGreaterThan(2);
    expect(bob?.open).toEqual(ann?.open);
    expect(watcher?.open).toEqual(ann?.open);
    expect([watcher?.hands, watcher?.decks, watcher?.market]).toEqual([ann?.hands, ann?.decks, ann?.market]);
    expect(watcher?.own).toBeNull();
  });

  it('pending decision: the decider gets kind and options, others kind, decider and source', async () => {
    const { G, ann } = given({ ann: { hand: ['t-hexer', 'cultist'], deck: DECK }, bob: RIVAL });
    ann.plays('t-hexer');
    const pending = '"pending":{"ask":"curse","seat":"1","by":"0","source":"t-hexer"}';
    for (const viewer of ['0', '1', null]) expect(await heard(G, viewer)).toContain(pending);
    expect(await heard(G, '1')).toContain('"question":{');
    for (const viewer of ['0', null]) {
      const told = await heard(G, viewer);
      expect(told).not.toContain('"question":{');
      for (const id of handOf(G, '1')) expect(told).not.toContain(id);
    }
    await sameBytes(G, ['0', null], [does('1', 'answer', 'health')]);
  });

  it('waiting operations in the queue name nothing: the agenda stays on the server', async () => {
    const { G, ann } = given({ ann: { hand: ['t-hexer'], deck: DECK }, bob: RIVAL });
    ann.plays('t-hexer');
    for (const viewer of ['0', '1', null]) expect(await heard(G, viewer)).not.toMatch(/"agenda"|"known"|"box"/);
  });

  it('generator and seed: never', async () => {
    const { matchID, seats } = await server.match('terrors-of-london', 2, { setupData: { quick: true } });
    const clients = [
      await server.sit(matchID, seats[0]!),
      await server.sit(matchID, seats[1]!),
      await server.sit(matchID, null),
    ];
    const { seed } = (await server.app.house.parts.storage.row(matchID))!;
    await playOn(terrorsOfLondon, clients, 'secret', 60);
    const pages = [
      (await server.http(`/games/terrors-of-london/${matchID}`)).text,
      (await server.http('/api/matches')).text,
    ];
    const all = [...clients.flatMap((c) => c.heard), ...pages].join('\n');
    expect(seed.length).toBeGreaterThanOrEqual(13);
    expect(all).not.toContain(seed);
    expect(all).not.toMatch(/prngstate|initialState":\{|_undo":\[\{/);
    const info = (await server.http<MatchInfo>(`/games/terrors-of-london/${matchID}`)).body;
    expect(info.seed).toBeUndefined();
  });
});
