import { toy } from '../../engine-extensions/testing/toy';
import type { MatchInfo } from '../src/contract';
import { openStorage } from '../src/storage/open';
import { Conflict, type Change, type Storage } from '../src/storage/storage';
import { playOn, startServer, type TestServer } from './kit';
import { missing } from './postgres';
import { STORES, type Store } from './stores';

/** Traps 16 and 18 of boardgame.io: what is stored when, the same on every store. */

const firstCard = (client: { own: Record<string, unknown> }) => (client.own.hand as string[])[0];

if (missing) it.skip(`PostgreSQL: ${missing}`, () => {});

interface SlowStore {
  storage: Storage;
  hold(): () => void;
  fail(error: Error | undefined): void;
}

/** A store that can be made to wait or fail. */
async function slowStore(store: Store): Promise<SlowStore> {
  const real = await openStorage(await store.fresh());
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

describe.each(STORES)('on $name', (store) => {
  let server: TestServer;
  beforeAll(async () => {
    await store.start();
    server = await startServer(await store.fresh());
  });
  afterAll(async () => {
    await server.stop();
    await store.stop();
  });

  describe('[trap 16] stored, then acknowledged and told', () => {
    it('nobody hears of a move before it is stored', async () => {
      const slow = await slowStore(store);
      const own = await startServer({ storage: slow.storage });
      const { matchID, seats } = await own.match('toy', 2);
      const [ann, bob] = [await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)];
      const release = slow.hold();
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
      const slow = await slowStore(store);
      const own = await startServer({ storage: slow.storage });
      const { matchID, seats } = await own.match('toy', 2);
      const [ann, bob] = [await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)];
      slow.fail(new Error('disk full'));
      await expect(ann.move('pledge', firstCard(ann))).rejects.toThrow('internal');
      expect((await own.http(`/games/toy/${matchID}/rename`, { ...seats[0], newName: 'Zoe' })).status).toBe(500);
      slow.fail(undefined);
      expect([ann.stateID, bob.stateID, bob.heard.length]).toEqual([0, 0, bob.heard.length]);
      await ann.move('pledge', firstCard(ann));
      await bob.until(() => bob.stateID === 1);
      expect(bob.match.players[0]!.name).toBe('Player 0');
      await own.stop();
    });

    it('whoever writes with an old version is refused; the server then reads the match again and tries once more', async () => {
      const { matchID, seats } = await server.match('toy', 2);
      const ann = await server.sit(matchID, seats[0]!);
      const { storage } = server.app.house.parts;
      const row = (await storage.row(matchID))!;
      await expect(storage.commit({ row: { ...row, rev: row.rev - 1 }, listing: false })).rejects.toThrow(Conflict);
      // somebody else commits behind the server's back
      await storage.commit({ row, listing: false });
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
      const own = await startServer(await store.fresh());
      const { matchID } = await own.match('toy', 2);
      const { matchID: other, seats } = await own.match('toy', 2);
      await own.app.house.evict(matchID);
      await store.sql(own.app.house.parts.storage, `UPDATE states SET state = '{"G":' WHERE match = '${matchID}'`);
      await expect(own.sit(matchID, null)).rejects.toThrow('internal');
      const list = await own.http<{ matches: MatchInfo[] }>('/api/matches');
      expect(list.body.matches.map((m) => m.matchID)).toContain(other);
      const ann = await own.sit(other, seats[0]!);
      await ann.move('pledge', firstCard(ann));
      await own.stop();
    });

    it('pages of the lobby come from an index, however many matches there are', async () => {
      const own = await startServer(await store.fresh());
      const { matchID } = await own.match('toy', 2);
      const { storage } = own.app.house.parts;
      await store.sql(
        storage,
        `
        WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < 20000)
        INSERT INTO matches (id, game, rev, created_at, updated_at, unlisted, mode, started, over, seats_free, persons, bot_turn, state_id, n, turn, awaited, gameover, roster)
        SELECT 'bulk' || i, game, rev, created_at, updated_at - i, CASE WHEN i % 10 = 0 THEN 1 ELSE 0 END, mode, started,
          CASE WHEN i % 3 = 0 THEN 1 ELSE 0 END, i % 2, persons, 0, state_id, n, turn, awaited, CASE WHEN i % 3 = 0 THEN '{}' END, roster
        FROM c JOIN matches ON matches.id = '${matchID}'`,
      );
      await store.sql(storage, 'ANALYZE matches');
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
      for (const filter of [
        {},
        { game: 'toy' },
        { seatsFree: true },
        { over: false },
        { over: true },
        { game: 'toy', seatsFree: true },
      ]) {
        const plan = await store.plan(storage, { ...filter, limit: 30 });
        expect(plan).toMatch(/INDEX lobby|Index Scan using lobby/);
        expect(plan).not.toMatch(/TEMP B-TREE|Sort|Seq Scan/);
      }
      await own.stop();
    }, 30_000);

    it('a match goes on after a restart from the last whole state and the moves since', async () => {
      const config = await store.fresh();
      const first = await startServer({ ...config, snapshotEvery: 1000 });
      const { matchID, seats } = await first.match('toy', 2);
      let [ann, bob] = [await first.sit(matchID, seats[0]!), await first.sit(matchID, seats[1]!)];
      await playOn(toy, [ann, bob], 'restart', 7);
      const [view, story] = [ann.view, ann.story];
      // as if the process had died: nothing is saved on the way out
      const second = await startServer(await store.left(config, first.app.house.parts.storage));
      expect((await second.app.house.parts.storage.load(matchID))!.since).toHaveLength(7);
      [ann, bob] = [await second.sit(matchID, seats[0]!), await second.sit(matchID, seats[1]!)];
      expect(ann.view).toEqual(view);
      expect(ann.story).toEqual(story);
      await playOn(toy, [ann, bob], 'restart-2');
      expect(ann.turn.gameover).toBeDefined();
      await second.stop();
      await first.stop();
    });

    it('busy matches are in memory, idle ones on disk, and nobody notices', async () => {
      const own = await startServer({ ...(await store.fresh()), hotMatches: 3 });
      const tables = [];
      for (let i = 0; i < 8; i++) {
        const { matchID, seats } = await own.match('toy', 2);
        tables.push([await own.sit(matchID, seats[0]!), await own.sit(matchID, seats[1]!)] as const);
      }
      for (let round = 0; round < 4; round++)
        for (const pair of tables) await playOn(toy, [...pair], `hot-${round}`, 1);
      expect(own.app.house.hotCount).toBeLessThanOrEqual(4);
      for (const [ann, bob] of tables) expect([ann.stateID, bob.stateID, ann.gaps]).toEqual([4, 4, 0]);
      await own.stop();
    });

    it('what nobody touched for long goes: waiting, deserted, running, finished', async () => {
      let now = 1_700_000_000_000;
      const own = await startServer({
        ...(await store.fresh()),
        now: () => now,
        expiry: { waiting: 1, deserted: 2, running: 10, over: 20 },
      });
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

  describe('several writers', () => {
    it('of two with the same version one is refused, and only the other one’s change is there', async () => {
      const config = await store.fresh();
      const stores = [await openStorage(config), await openStorage(config)];
      const own = await startServer({ ...config, storage: stores[0]! });
      const { matchID } = await own.match('toy', 2);
      for (let i = 0; i < 40; i++) {
        const row = (await stores[0]!.row(matchID))!;
        const chat = { n: i + 1, at: i, seat: 0, name: 'Ann', msg: `${i}` };
        // both through the same door in one tick, or each through its own
        const doors = i % 2 === 0 ? stores : [stores[0]!, stores[0]!];
        const tried = await Promise.allSettled(
          doors.map((door, by) => door.commit({ row, listing: i % 3 === 0, chat: { ...chat, text: `${by}` } })),
        );
        const refused = tried.filter((t) => t.status === 'rejected');
        expect(refused.map((t) => t.reason as unknown)).toEqual([expect.any(Conflict)]);
        const winner = tried.findIndex((t) => t.status === 'fulfilled');
        expect((await stores[0]!.chat(matchID, 1))[0]).toMatchObject({ n: i + 1, text: `${winner}` });
        expect((await stores[1]!.row(matchID))!.rev).toBe(row.rev + 1);
      }
      await own.stop();
      await stores[1]!.close();
    });

    it('one bad change takes none of those with it that are committed in the same tick', async () => {
      const { storage } = server.app.house.parts;
      const ids = await Promise.all(Array.from({ length: 6 }, async () => (await server.match('toy', 2)).matchID));
      const rows = await Promise.all(ids.map(async (id) => (await storage.row(id))!));
      const chat = { n: 1, at: 1, seat: 0, name: 'Ann', text: 'here', msg: 'm' };
      const tried = await Promise.allSettled(
        rows.map((row, i) => {
          const bad = i === 2 ? { name: null as unknown as string } : {};
          return storage.commit({ row, listing: false, chat: { ...chat, ...bad } });
        }),
      );
      expect(tried.map((t) => t.status === 'fulfilled')).toEqual([true, true, false, true, true, true]);
      const said = await Promise.all(ids.map(async (id) => (await storage.chat(id, 9)).length));
      expect(said).toEqual([1, 1, 0, 1, 1, 1]);
      expect((await storage.row(ids[2]!))!.rev).toBe(rows[2]!.rev);
    });

    it('two servers that start at once on an empty store both find their tables', async () => {
      const config = await store.fresh();
      const opened = await Promise.all([1, 2, 3].map(() => openStorage(config)));
      for (const storage of opened) expect(await storage.count()).toEqual({ matches: 0, running: 0 });
      for (const storage of opened) await storage.close();
    });
  });
});
