import { seeded } from '../../engine-extensions/dice';
import { toy } from '../../engine-extensions/testing/toy';
import type { MoveReply } from '../src/contract';
import { startServer, type Seat, type TestClient, type TestServer } from './kit';
import { missing, Postgres } from './postgres';

/** PostgreSQL is killed in the middle and comes back: checked against what each client was told. */

const MATCHES = 4;
const KILLS = 2;

interface Told {
  by: string;
  id: string;
  stateID: number;
}

interface Table {
  matchID: string;
  seats: Seat[];
  clients: TestClient[];
  told: Told[];
  failed: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Sends a request until it is answered with yes. */
async function insist(table: Table, client: TestClient, request: object): Promise<MoveReply> {
  for (let tries = 0; tries < 400; tries++) {
    try {
      return await client.ask<MoveReply>('move', request);
    } catch (error) {
      table.failed += 1;
      expect(String(error)).toMatch(/internal|busy/);
      await pause(50);
    }
  }
  throw new Error('the server does not go on');
}

/** Moves until told to stop or the match is over; every yes is written down. */
async function play(table: Table, seed: string, isEnough: () => boolean) {
  const dice = seeded(seed);
  while (!isEnough()) {
    const able = table.clients.filter((c) => c.turn.gameover === undefined && c.legal(toy).length > 0);
    const client = able[dice.die(Math.max(1, able.length)) - 1];
    if (!client) return;
    const legal = client.legal(toy).filter((m) => m.move !== 'concede');
    const { move, args } = legal[dice.die(legal.length) - 1]!;
    const id = `${seed}-${table.told.length}`;
    const { stateID } = await insist(table, client, { id, stateID: client.stateID, move, args });
    table.told.push({ by: client.me!, id, stateID });
    await pause(25); // so that the matches outlast the kills
    // a yes without an update: the first try was stored and its answer lost
    for (const [i, c] of table.clients.entries()) {
      await c.until(() => c.stateID >= stateID, 500).catch(() => c.sit(table.matchID, table.seats[i]!));
      expect(c.stateID).toBeGreaterThanOrEqual(stateID);
    }
  }
}

const suite = missing ? describe.skip : describe;

suite(`PostgreSQL goes away${missing ? ` (${missing})` : ''}`, () => {
  let postgres: Postgres;
  let server: TestServer;
  let databaseUrl: string;
  beforeAll(async () => {
    postgres = await Postgres.start();
    databaseUrl = await postgres.fresh();
    server = await startServer({ databaseUrl });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  async function seated(): Promise<Table> {
    const { matchID, seats } = await server.match('toy', 2);
    const clients = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    return { matchID, seats, clients, told: [], failed: 0 };
  }

  it('nothing acknowledged is lost, nothing is applied twice, and the server goes on', async () => {
    const tables = await Promise.all(Array.from({ length: MATCHES }, seated));
    let enough = false;
    const playing = tables.map((t, i) => play(t, `outage-${i}`, () => enough));
    for (let kill = 0; kill < KILLS; kill++) {
      const before = tables.reduce((sum, t) => sum + t.told.length, 0);
      await tables[0]!.clients[0]!.until(() => tables.reduce((sum, t) => sum + t.told.length, 0) >= before + 6, 20_000);
      await postgres.kill();
      expect((await server.http('/readyz')).status).toBeGreaterThanOrEqual(500);
      expect((await server.http('/healthz')).status).toBe(200);
      await pause(100);
      await postgres.resume();
      expect((await server.http('/readyz')).status).toBe(200);
    }
    await pause(300);
    enough = true;
    await Promise.all(playing);

    expect(tables.reduce((sum, t) => sum + t.failed, 0)).toBeGreaterThan(0);
    const second = await startServer({ databaseUrl }); // reads what is stored, not what is remembered
    for (const { matchID, seats, clients, told } of tables) {
      const { storage } = second.app.house.parts;
      const stored = (await storage.story(matchID, 1e9, 1e9)).filter((j) => j.msg !== null);
      expect(stored.map(({ by, msg, stateID }) => ({ by, id: msg, stateID }))).toEqual(told);
      const fresh = await second.sit(matchID, seats[0]!);
      expect(fresh.stateID).toBe(told.at(-1)!.stateID);
      expect(fresh.view).toEqual(clients[0]!.view);
    }
    await second.stop();
  });

  it('a move made while it is away is refused aloud and can be made when it is back', async () => {
    const table = await seated();
    const [ann, bob] = table.clients as [TestClient, TestClient];
    const card = (ann.own.hand as unknown as string[])[0];
    await postgres.kill();
    await expect(ann.move('pledge', card)).rejects.toThrow('internal');
    await expect(ann.say('Is anybody there?')).rejects.toThrow('internal');
    expect((await server.http('/games/toy/create', { numPlayers: 2 })).status).toBe(500);
    expect([ann.stateID, bob.stateID]).toEqual([0, 0]);
    await postgres.resume();
    await ann.move('pledge', card);
    await bob.until(() => bob.stateID === 1);
  });

  it('a database that is not there stops the start with a reason and without the password', async () => {
    const { host } = new URL(databaseUrl);
    const start = startServer({ databaseUrl: `postgres://mt:hush@${host}/nowhere` });
    await expect(start).rejects.toThrow(/DATABASE_URL: cannot open .*"nowhere" does not exist/);
    await expect(start).rejects.not.toThrow(/hush/);
  });
});
