import { seeded } from '../../engine-extensions/dice';
import { awaited } from '../../engine-extensions/rules';
import { toy } from '../../engine-extensions/testing/toy';
import type { LobbyNews } from '../src/contract';
import { startServer, type Seat, type TestClient, type TestServer } from './kit';
import { missing, Postgres } from './postgres';
import { missingRedis, Redis } from './redis';

/** Three servers on one PostgreSQL and one Redis: any of them serves any match. */

const why = missing ?? missingRedis;
const suite = why ? describe.skip : describe;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const firstCard = (client: TestClient) => (client.own.hand as unknown as string[])[0];

suite(`three servers${why ? ` (${why})` : ''}`, () => {
  let postgres: Postgres;
  let redis: Redis;
  let servers: [TestServer, TestServer, TestServer];
  let options: { databaseUrl: string; redisUrl: string };

  beforeAll(async () => {
    [postgres, redis] = await Promise.all([Postgres.start(), Redis.start()]);
    options = { databaseUrl: await postgres.fresh(), redisUrl: redis.url };
    servers = [await startServer(options), await startServer(options), await startServer(options)];
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await redis.stop();
    await postgres.stop();
  });

  /** a match made on the first, its seats on the first and second, a spectator on the third */
  async function spread() {
    const { matchID, seats } = await servers[0].match('toy', 2);
    const ann = await servers[0].sit(matchID, seats[0]!);
    const bob = await servers[1].sit(matchID, seats[1]!);
    const eve = await servers[2].sit(matchID, null);
    return { matchID, seats, ann, bob, eve };
  }

  /** plays until it is over or enough; all see every state */
  async function playAll(clients: TestClient[], seed: string, enough: number) {
    const dice = seeded(seed);
    for (let n = 0; n < enough && clients[0]!.turn.gameover === undefined; n++) {
      const mover = clients.find((c) => c.me !== null && awaited(clients[0]!.turn).includes(c.me))!;
      const { stateID } = await mover.make(dice.pick(mover.legal(toy).filter((m) => m.move !== 'concede')));
      for (const client of clients) await client.until(() => client.stateID >= stateID, 15_000);
    }
  }

  it('see the same match move by move, each viewer its own view; chat and presence go everywhere', async () => {
    const { matchID, seats, ann, bob, eve } = await spread();
    await playAll([ann, bob, eve], 'spread', 12);
    const fresh = await servers[2].sit(matchID, seats[0]!);
    expect(fresh.view).toEqual(ann.view);
    expect(fresh.story).toEqual(ann.story);
    const tab = await servers[0].sit(matchID, seats[1]!);
    expect(tab.view).toEqual(bob.view);
    expect((await servers[0].sit(matchID, null)).view).toEqual(eve.view);
    await ann.say('Good evening');
    await eve.until(() => eve.chat.length === 1, 15_000);
    await bob.say('Good evening to you');
    await ann.until(() => ann.chat.length === 2, 15_000);
    expect(eve.match.players.map((p) => p.isConnected)).toEqual([true, true]);
    bob.close();
    await pause(300);
    expect(eve.match.players[1]!.isConnected).toBe(true); // another tab, at another server
    tab.close();
    await eve.until(() => eve.match.players[1]!.isConnected === false, 15_000);
  });

  it('a move repeated at another server is applied once', async () => {
    const { matchID, seats, ann } = await spread();
    const request = { id: 'once', stateID: 0, move: 'pledge', args: [firstCard(ann)] };
    const tab = await servers[1].sit(matchID, seats[0]!);
    const answers = await Promise.all([ann.ask('move', request), tab.ask('move', request)]);
    expect(answers.map((a) => (a as { stateID: number }).stateID)).toEqual([1, 1]);
    const [row] = (await servers[2].app.house.parts.storage.story(matchID, 1e9, 9)).slice(-1);
    expect(row).toMatchObject({ stateID: 1, msg: 'once' });
  });

  it('the lobby is live everywhere', async () => {
    const { socket } = await servers[2].socket('/play');
    const news: LobbyNews[] = [];
    socket.on('lobby', (n: LobbyNews) => news.push(n));
    await socket.emitWithAck('watchLobby', {});
    const { body } = await servers[0].http<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
    for (let i = 0; i < 300 && !news.some((n) => n.changed.some((m) => m.matchID === body.matchID)); i++)
      await pause(50);
    expect(news.flatMap((n) => n.changed.map((m) => m.matchID))).toContain(body.matchID);
  });

  it('every slot of bots and clocks belongs to one server, and a bot moves wherever its match is played', async () => {
    const started = await Promise.all(
      servers.map((s) => s.http<{ matchID: string } & Seat>('/games/toy/create', { numPlayers: 2, bots: { 1: 'easy' }, me: { playerName: 'Ann' } })), // prettier-ignore
    );
    for (const [i, { body }] of started.entries()) {
      const eve = await servers[(i + 1) % 3]!.sit(body.matchID, null);
      await eve.until(() => eve.stateID === 1, 40_000); // the bot's pledge, once
      await pause(100);
      expect(eve.stateID).toBe(1);
    }
  }, 180_000);

  it('what passes through Redis says nothing: no id, no name, no card, no credentials', async () => {
    const heard: string[] = [];
    const stop = await redis.overhear((text) => heard.push(text));
    const { matchID, seats } = await servers[0].match('toy', 2, { unlisted: true });
    const [ann, bob] = [await servers[0].sit(matchID, seats[0]!), await servers[1].sit(matchID, seats[1]!)];
    await playAll([ann, bob], 'heard', 4);
    stop();
    expect(heard.length).toBeGreaterThan(4);
    const readable = heard.map((text) => `${text}\n${Buffer.from(text, 'base64').toString('latin1')}`).join('\n');
    for (const word of [matchID, 'Player', 'pledge', 'changed', 'seat', ...seats.map((s) => s.credentials)])
      expect(readable.includes(word)).toBe(false);
  });

  it('without Redis everything goes on, from the store; when it is back, at once', async () => {
    const { ann, bob, eve } = await spread();
    await redis.kill();
    await playAll([ann, bob, eve], 'cut', 4);
    await redis.resume();
    await pause(1500);
    await playAll([ann, bob, eve], 'back', 3);
    expect([ann.gaps, bob.gaps, eve.gaps]).toEqual([0, 0, 0]);
    expect((await servers[2].http('/readyz')).status).toBe(200);
  }, 120_000);

  it('without Redis the lobby hears of what happens elsewhere, too', async () => {
    const { socket } = await servers[2].socket('/play');
    const news: LobbyNews[] = [];
    socket.on('lobby', (n: LobbyNews) => news.push(n));
    const { matchID } = await servers[0].match('toy', 2, { unlisted: true });
    await socket.emitWithAck('watchLobby', { mine: [matchID] });
    await pause(5000); // it has been seen as it is
    await redis.kill();
    const { body } = await servers[0].http<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
    await servers[0].app.house.with(matchID, (hot) => servers[0].app.house.remove(hot));
    const heard = () => [news.some((n) => n.changed.some((m) => m.matchID === body.matchID)), news.some((n) => n.gone.includes(matchID))]; // prettier-ignore
    for (let i = 0; i < 300 && heard().includes(false); i++) await pause(50);
    expect(heard()).toEqual([true, true]);
    await redis.resume();
  }, 120_000);
});
