import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toy } from '../../engine-extensions/testing/toy';
import type { CreateReply, MatchInfo } from '../src/contract';
import { playOn, startServer, type TestClient, type TestServer } from './kit';

/** The turn clock: chosen when the match is created, filled each turn; when it runs out a bot plays on. */

const firstCard = (client: TestClient) => (client.own.hand as unknown as string[])[0];
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function table(server: TestServer, clock: number) {
  const { matchID, seats } = await server.match('toy', 2, { clock });
  const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
  return { matchID, seats, ann, bob };
}

it('is one of a few, for two seats or more, or none', async () => {
  const server = await startServer();
  for (const clock of [1, 61, '60', true, {}, -60, 1e9])
    expect(await server.http('/games/toy/create', { numPlayers: 2, clock })).toMatchObject({
      status: 400,
      body: { why: 'bad-options' },
    });
  const none = await server.http<CreateReply>('/games/toy/create', { numPlayers: 2, clock: null });
  expect((await server.http<MatchInfo>(`/games/toy/${none.body.matchID}`)).body.clock).toBeUndefined();
  const some = await server.http<CreateReply>('/games/toy/create', { numPlayers: 2, clock: 86_400 });
  const info = await server.http<MatchInfo>(`/games/toy/${some.body.matchID}`);
  expect(info.body.clock).toEqual({ seconds: 86_400, left: {} }); // it runs from the start of the match
  await server.stop();
});

it('runs for each awaited seat, is told after every move, and is filled anew each turn', async () => {
  const server = await startServer();
  const { ann, bob } = await table(server, 60);
  expect(Object.keys(ann.match.clock!.left)).toEqual(['0', '1']); // both pledge at once
  await pause(1500);
  await ann.move('pledge', firstCard(ann));
  await bob.until(() => Object.keys(bob.match.clock!.left).length === 1);
  expect(bob.match.clock!.left['1']).toBeLessThanOrEqual(60_000 - 1400); // still the same turn for bob
  const running = bob.match.clock!.left['1']!;
  await bob.move('pledge', firstCard(bob));
  while (ann.turn.phase === 'pledge') await playOn(toy, [ann, bob], 'effects', 1); // a pledged card may ask first
  // what is left is told apart from the move, a moment later
  await ann.until(() => Object.values(ann.match.clock!.left).every((left) => left > running));
  expect(Object.keys(ann.match.clock!.left)).toEqual([ann.turn.currentPlayer]);
  await server.stop();
});

it('when it runs out a bot plays the seat; who comes back takes it back, with a full clock', async () => {
  const server = await startServer({ clockSecond: 50 }); // a minute is 3 s
  const { matchID, seats, ann, bob } = await table(server, 60);
  await ann.move('pledge', firstCard(ann));
  await ann.until(() => ann.match.players[1]!.kind === 'bot', 20_000);
  expect(ann.match.players[1]).toMatchObject({ name: 'Player 1', held: true });
  await ann.until(() => ann.stateID >= 2, 30_000); // the bot has pledged
  await expect(bob.move('pledge', firstCard(bob))).rejects.toThrow('bot-plays');
  await server.http(`/api/matches/${matchID}/seats/1`, { ...seats[1], to: 'me' });
  await bob.until(() => bob.match.players[1]!.kind === 'person');
  // nobody comes back: the match ends all the same
  await ann.until(() => ann.match.gameover !== undefined, 60_000);
  expect(ann.match.clock).toEqual({ seconds: 60, left: {} });
  await server.stop();
}, 120_000);

it('a clock that jumps by a day, in either direction, takes nobody’s turn', async () => {
  let now = 1_700_000_000_000;
  const server = await startServer({ now: () => now, clockSecond: 10 }); // a minute is 0.6 s
  const { ann, bob } = await table(server, 600);
  now += 86_400_000;
  await pause(50);
  await ann.move('pledge', firstCard(ann));
  now -= 3 * 86_400_000;
  await pause(50);
  await bob.move('pledge', firstCard(bob));
  await playOn(toy, [ann, bob], 'jump', 3);
  expect(ann.match.players.map((p) => p.kind)).toEqual(['person', 'person']);
  for (const left of Object.values(ann.match.clock!.left)) expect(left).toBeLessThanOrEqual(6000);
  for (const left of Object.values(ann.match.clock!.left)) expect(left).toBeGreaterThan(3000);
  await server.stop();
});

it('goes on after a restart with a little time to come back, and then runs out though nobody has come', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'mt-clock-'));
  const database = path.join(dir, 'store.sqlite');
  const first = await startServer({ database, clockSecond: 20 });
  const { matchID } = await table(first, 60); // 1.2 s
  await first.stop();
  await pause(1300); // it would have run out
  const second = await startServer({ database, clockSecond: 20 });
  const { body } = await second.http<MatchInfo>(`/games/toy/${matchID}`);
  expect(body.players.map((p) => p.kind)).toEqual(['person', 'person']);
  for (const left of Object.values(body.clock!.left)) expect(left).toBeGreaterThan(0);
  const eve = await second.sit(matchID, null);
  await eve.until(() => eve.match.players.some((p) => p.kind === 'bot'), 5000);
  await second.stop();
  rmSync(dir, { recursive: true });
});
