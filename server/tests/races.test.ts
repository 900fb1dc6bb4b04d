import type Database from 'libsql';
import { seeded } from '../../engine-extensions/dice';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toy } from '../../engine-extensions/testing/toy';
import type { JoinReply, MatchInfo, RematchReply } from '../src/contract';
import { SqliteStorage } from '../src/storage/sqlite';
import { Conflict, type Change, type Storage } from '../src/storage/storage';
import { playOn, startServer, type Seat, type TestServer } from './kit';

/** Traps 15, 16, 18 and 19 of boardgame.io: what happens at once, and what is stored when. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const firstCard = (client: { own: Record<string, unknown> }) => (client.own.hand as string[])[0];

describe('[trap 15] one queue per match', () => {
  it('a thousand concurrent joins, leaves and moves leave every seat with exactly the one player who was told so', async () => {
    const dice = seeded('races');
    const MATCHES = 10;
    const ids = await Promise.all(
      Array.from({ length: MATCHES }, async () => {
        const { body } = await server.http<{ matchID: string }>('/games/toy/create', { numPlayers: 4 });
        // a witness keeps the match from going when its last person leaves before the start
        return { matchID: body.matchID, witness: await server.join('toy', body.matchID, 'Witness') };
      }),
    );
    const told = new Map<string, { name: string; seat: Seat }>(); // by match and seat: who holds it by what clients were told
    let doubled = 0;
    let [joins, leaves, moves] = [0, 0, 0];
    const person = async (i: number) => {
      const { matchID } = ids[i % MATCHES]!;
      const name = `P${i}`;
      const playerID = dice.die(2) === 1 ? String(dice.die(3)) : undefined;
      const { status, body } = await server.http<JoinReply>(`/games/toy/${matchID}/join`, {
        playerID,
        playerName: name,
      });
      joins += 1;
      if (status !== 200) return expect([409]).toContain(status);
      const key = `${matchID} ${body.playerID}`;
      if (told.has(key)) doubled += 1;
      const seat = { playerID: body.playerID, credentials: body.playerCredentials };
      told.set(key, { name, seat });
      if (dice.die(3) === 1) return;
      if (dice.die(2) === 1) {
        const client = await server.sit(matchID, seat);
        await client.move('pledge', firstCard(client)).catch(() => {});
        moves += 1;
        client.close();
      }
      told.delete(key); // about to leave: from here on somebody else may be told
      const left = await server.http(`/games/toy/${matchID}/leave`, seat);
      leaves += 1;
      expect(left.status).toBe(200);
    };
    let next = 0;
    const worker = async () => {
      while (next < 950) await person(next++);
    };
    await Promise.all(Array.from({ length: 40 }, worker));
    expect(joins + leaves + moves).toBeGreaterThan(1000);
    expect(doubled).toBe(0);
    for (const { matchID } of ids) {
      const { body } = await server.http<MatchInfo>(`/games/toy/${matchID}`);
      for (const { id, name } of body.players.slice(1)) {
        const holder = told.get(`${matchID} ${id}`);
        expect(name).toBe(holder?.name);
        if (holder) (await server.sit(matchID, holder.seat)).close();
      }
    }
  }, 180_000);

  it('thirty people want the last seat: one gets it', async () => {
    const { body } = await server.http<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
    await server.join('toy', body.matchID);
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, i) => server.http(`/games/toy/${body.matchID}/join`, { playerName: `P${i}` })),
    );
    expect(replies.filter((r) => r.status === 200)).toHaveLength(1);
    expect(replies.filter((r) => r.status === 409)).toHaveLength(29);
  });

  it('however many ask for a rematch at once, there is one', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const early = await server.http(`/games/toy/${matchID}/playAgain`, seats[0]);
    expect(early.status).toBe(409);
    const ann = await server.sit(matchID, seats[0]!);
    await ann.move('concede');
    const before = (await server.app.house.parts.storage.count()).matches;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, i) => server.http<RematchReply>(`/games/toy/${matchID}/playAgain`, seats[i % 2])),
    );
    expect(new Set(replies.map((r) => r.body.nextMatchID)).size).toBe(1);
    expect((await server.app.house.parts.storage.count()).matches).toBe(before + 1);
    await ann.until(() => ann.match.nextMatchID === replies[0]!.body.nextMatchID);
  });

  it('a repeated move is applied once, also after another tab, a reconnect and a restart', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'mt-races-'));
    const database = path.join(dir, 'store.sqlite');
    let own = await startServer({ database });
    const { matchID, seats } = await own.match('toy', 2);
    const ann = await own.sit(matchID, seats[0]!);
    const request = { id: 'once', stateID: 0, move: 'pledge', args: [firstCard(ann)] };
    const answers = await Promise.all([1, 2, 3].map(() => ann.ask('move', request)));
    expect(answers).toEqual([
      { ok: true, stateID: 1 },
      { ok: true, stateID: 1, repeated: true },
      { ok: true, stateID: 1, repeated: true },
    ]);
    const tab = await own.sit(matchID, seats[0]!);
    expect(await tab.ask('move', request)).toMatchObject({ stateID: 1, repeated: true });
    await own.stop();
    own = await startServer({ database });
    const back = await own.sit(matchID, seats[0]!);
    expect(await back.ask('move', request)).toMatchObject({ stateID: 1, repeated: true });
    expect(back.stateID).toBe(1);
    await own.stop();
    rmSync(dir, { recursive: true });
  });
});

/** A store that can be made to wait or fail. */
function slowStore(): { storage: Storage; hold(): () => void; fail(error: Error | undefined): void } {
  const real = new SqliteStorage({ database: ':memory:', sync: 'normal' });
  let gate: Promise<void> = Promise.resolve();
  let failure: Error | undefined;
  const storage = Object.create(real) as Storage;
  storage.commit = async (change: Change) => {
    await gate;
    if (failure) throw failure;
    return real.commit(change);
  };
  return {
    storage,
    hold() {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    fail: (error) => (failure = error),
  };
}

describe('[trap 16] stored, then acknowledged and told', () => {
  it('nobody hears of a move before it is stored', async () => {
    const store = slowStore();
    const own = await startServer({ storage: store.storage });
    const { matchID, seats } = await own.match('toy', 2);
    const [ann, bob] = [await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)];
    const release = store.hold();
    let acknowledged = false;
    const moving = ann.move('pledge', firstCard(ann)).then(() => (acknowledged = true));
    await new Promise((done) => setTimeout(done, 60));
    expect([acknowledged, ann.stateID, bob.stateID]).toEqual([false, 0, 0]);
    release();
    await moving;
    await bob.until(() => bob.stateID === 1);
    await own.stop();
  });

  it('a move that cannot be stored has not happened', async () => {
    const store = slowStore();
    const own = await startServer({ storage: store.storage });
    const { matchID, seats } = await own.match('toy', 2);
    const [ann, bob] = [await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)];
    store.fail(new Error('disk full'));
    await expect(ann.move('pledge', firstCard(ann))).rejects.toThrow('internal');
    expect((await own.http(`/games/toy/${matchID}/rename`, { ...seats[0], newName: 'Zoe' })).status).toBe(500);
    store.fail(undefined);
    expect([ann.stateID, bob.stateID, bob.heard.length]).toEqual([0, 0, bob.heard.length]);
    await ann.move('pledge', firstCard(ann));
    await bob.until(() => bob.stateID === 1);
    expect(bob.match.players[0]!.name).toBe('Player 0');
    await own.stop();
  });

  it('whoever writes with an old version is refused, and the match is read again', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const ann = await server.sit(matchID, seats[0]!);
    const { storage } = server.app.house.parts;
    const row = (await storage.row(matchID))!;
    await expect(storage.commit({ row: { ...row, rev: row.rev - 1 }, listing: false })).rejects.toThrow(Conflict);
    // somebody else commits behind the server's back
    await storage.commit({ row, listing: false });
    await expect(ann.move('pledge', firstCard(ann))).rejects.toThrow('busy');
    await ann.move('pledge', firstCard(ann));
    expect(ann.stateID).toBe(1);
  });

  it('state, move, story and seats of one change are in the store together', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    const n = await playOn(toy, [ann, bob], 'stored');
    const stored = (await server.app.house.parts.storage.load(matchID))!;
    expect(stored.row).toMatchObject({ n, stateID: n, gameover: expect.anything() });
    expect(stored.snapshot.stateID).toBe(n);
    expect(await server.app.house.parts.storage.moves(matchID)).toHaveLength(n);
  });
});

describe('[trap 18] a store that scales', () => {
  it('one broken match breaks neither the list nor the others', async () => {
    const own = await startServer();
    const { matchID } = await own.match('toy', 2);
    const { matchID: other, seats } = await own.match('toy', 2);
    const db = (own.app.house.parts.storage as unknown as { db: { exec(sql: string): void } }).db;
    await own.app.house.evict(matchID);
    db.exec(`UPDATE states SET state = '{"G":' WHERE match = '${matchID}'`);
    await expect(own.sit(matchID, null)).rejects.toThrow('internal');
    const list = await own.http<{ matches: MatchInfo[] }>('/api/matches');
    expect(list.body.matches.map((m) => m.matchID)).toContain(other);
    const ann = await own.sit(other, seats[0]!);
    await ann.move('pledge', firstCard(ann));
    await own.stop();
  });

  it('pages of the lobby come from an index, however many matches there are', async () => {
    const own = await startServer();
    const { matchID } = await own.match('toy', 2);
    const db = (own.app.house.parts.storage as unknown as { db: Database.Database }).db;
    db.exec(`
      WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 20000)
      INSERT INTO matches SELECT 'bulk' || i, game, rev, created_at, updated_at - i, i % 10 = 0, mode, started, i % 3 = 0,
        i % 2, persons, 0, state_id, n, turn, awaited, CASE WHEN i % 3 = 0 THEN '{}' END, roster
      FROM c JOIN matches ON matches.id = '${matchID}'`);
    const start = performance.now();
    const pages = [];
    let after = '';
    for (let i = 0; i < 20; i++) {
      const { body } = await own.http<{ matches: MatchInfo[]; next: string }>(
        `/api/matches?game=toy&seatsFree=true&limit=30${after && `&after=${after}`}`,
      );
      pages.push(...body.matches.map((m) => m.matchID));
      after = body.next;
    }
    expect((performance.now() - start) / 20).toBeLessThan(100);
    expect(new Set(pages).size).toBe(600);
    const { listStatement } = await import('../src/storage/listing');
    for (const filter of [
      {},
      { game: 'toy' },
      { seatsFree: true },
      { over: false },
      { over: true },
      { game: 'toy', seatsFree: true },
    ]) {
      const { text, args } = listStatement({ ...filter, limit: 30 });
      const plan = JSON.stringify(db.prepare(`EXPLAIN QUERY PLAN ${text}`).all(args));
      expect(plan).toContain('USING INDEX lobby');
      expect(plan).not.toContain('TEMP B-TREE');
    }
    await own.stop();
  }, 30_000);

  it('a match goes on after a restart from the last whole state and the moves since', async () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'mt-store-'));
    const database = path.join(dir, 'store.sqlite');
    let own = await startServer({ database, snapshotEvery: 1000 });
    const { matchID, seats } = await own.match('toy', 2);
    let [ann, bob] = [await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)];
    await playOn(toy, [ann, bob], 'restart', 7);
    const [view, story] = [ann.view, ann.story];
    // the process dies: nothing is saved on the way out
    const copy = path.join(dir, 'copy.sqlite');
    (own.app.house.parts.storage as unknown as { db: { exec(sql: string): void } }).db.exec(`VACUUM INTO '${copy}'`);
    await own.stop();
    own = await startServer({ database: copy });
    expect((await own.app.house.parts.storage.load(matchID))!.since).toHaveLength(7);
    [ann, bob] = [await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)];
    expect(ann.view).toEqual(view);
    expect(ann.story).toEqual(story);
    await playOn(toy, [ann, bob], 'restart-2');
    expect(ann.turn.gameover).toBeDefined();
    await own.stop();
    rmSync(dir, { recursive: true });
  });

  it('busy matches are in memory, idle ones on disk, and nobody notices', async () => {
    const own = await startServer({ hotMatches: 3 });
    const tables = [];
    for (let i = 0; i < 8; i++) {
      const { matchID, seats } = await own.match('toy', 2);
      tables.push([await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)] as const);
    }
    for (let round = 0; round < 4; round++) for (const pair of tables) await playOn(toy, [...pair], `hot-${round}`, 1);
    expect(own.app.house.hotCount).toBeLessThanOrEqual(4);
    for (const [ann, bob] of tables) expect([ann.stateID, bob.stateID, ann.gaps]).toEqual([4, 4, 0]);
    await own.stop();
  });

  it('what nobody touched for long goes: waiting, deserted, running, finished', async () => {
    let now = 1_700_000_000_000;
    const own = await startServer({ now: () => now, expiry: { waiting: 1, deserted: 2, running: 10, over: 20 } });
    const { expire } = await import('../src/matches/reading');
    const waiting = (await own.http<{ matchID: string }>('/games/toy/create', { numPlayers: 2 })).body.matchID;
    const running = await own.match('toy', 2);
    const over = await own.match('toy', 2);
    const deserted = await own.match('toy', 2);
    const ann = await own.sit(over.matchID, over.seats[0]!);
    await ann.move('concede');
    ann.close();
    for (const seat of deserted.seats) await own.http(`/games/toy/${deserted.matchID}/leave`, seat);
    const left = async () => {
      const ids = { waiting, deserted: deserted.matchID, running: running.matchID, over: over.matchID };
      const found = [];
      for (const [what, id] of Object.entries(ids))
        if ((await own.http(`/games/toy/${id}`)).status === 200) found.push(what);
      return found;
    };
    const later = async (hours: number) => {
      now += hours * 3_600_000;
      await expire(own.app.house);
      return left();
    };
    expect(await left()).toHaveLength(4);
    expect(await later(1.5)).toEqual(['deserted', 'running', 'over']);
    expect(await later(1)).toEqual(['running', 'over']);
    expect(await later(9)).toEqual(['over']);
    expect(await later(10)).toEqual([]);
    await own.stop();
  });
});

it('[trap 19] a player with two tabs is there until both are closed', async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const bob = await server.sit(matchID, seats[1]!);
  expect(bob.match.players[0]!.isConnected).toBe(false);
  const [one, two] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[0]!)];
  await bob.until(() => bob.match.players[0]!.isConnected === true);
  one.close();
  await new Promise((done) => setTimeout(done, 80));
  expect(bob.match.players[0]!.isConnected).toBe(true);
  two.close();
  await bob.until(() => bob.match.players[0]!.isConnected === false);
});
