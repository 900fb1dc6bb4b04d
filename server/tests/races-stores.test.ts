import type { JoinReply, MatchInfo, RematchReply } from '../src/contract';
import { startServer, type Seat, type TestServer } from './kit';
import { missing, Postgres } from './postgres';
import { missingRedis, Redis } from './redis';
import { STORES } from './stores';

/** The same races on SQLite, on PostgreSQL, and on three servers that share PostgreSQL and Redis. */

interface Place {
  name: string;
  open(): Promise<TestServer[]>;
  close(): Promise<void>;
}

const alone: Place[] = STORES.map((store) => ({
  name: store.name,
  async open() {
    await store.start();
    return [await startServer(await store.fresh())];
  },
  close: () => store.stop(),
}));

function together(): Place {
  let parts: [Postgres, Redis];
  return {
    name: 'three servers on PostgreSQL and Redis',
    async open() {
      parts = await Promise.all([Postgres.start(), Redis.start()]);
      const options = { databaseUrl: await parts[0].fresh(), redisUrl: parts[1].url };
      return [await startServer(options), await startServer(options), await startServer(options)];
    },
    async close() {
      for (const part of parts) await part.stop();
    },
  };
}

const why = missing ?? missingRedis;
if (why) it.skip(`three servers: ${why}`, () => {});

describe.each([...alone, ...(why ? [] : [together()])])('on $name', ({ open, close }) => {
  let servers: TestServer[];
  const any = (i: number) => servers[i % servers.length]!;
  beforeAll(async () => {
    servers = await open();
  }, 120_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await close();
  });

  it('1,000 people want 500 seats: no seat twice, no join lost', async () => {
    let next = 0;
    let [doubled, lost, joins] = [0, 0, 0];
    const round = async () => {
      while (next < 125) {
        const at = next++;
        const { body } = await any(at).http<{ matchID: string }>('/games/toy/create', { numPlayers: 4 });
        // half of them insist on a seat
        const replies = await Promise.all(
          Array.from({ length: 8 }, (_, i) =>
            any(i).http<JoinReply>(`/games/toy/${body.matchID}/join`, { playerName: `P${i}`, ...(i % 2 ? { playerID: `${i >> 1}` } : {}) }),
          ),
        ); // prettier-ignore
        joins += replies.length;
        const told = replies.flatMap((r, i) => (r.status === 200 ? [{ ...r.body, name: `P${i}` }] : []));
        expect(replies.map((r) => r.status).filter((s) => s !== 200 && s !== 409)).toEqual([]);
        doubled += told.length - new Set(told.map((t) => t.playerID)).size;
        const { body: info } = await any(at + 1).http<MatchInfo>(`/games/toy/${body.matchID}`);
        for (const t of told) if (info.players[Number(t.playerID)]!.name !== t.name) lost += 1;
        lost += info.players.filter((p) => p.name !== undefined).length - told.length;
      }
    };
    await Promise.all([round(), round(), round()]);
    expect({ joins, doubled, lost }).toEqual({ joins: 1000, doubled: 0, lost: 0 });
  }, 180_000);

  it('1,000 ask for a rematch of 50 matches: one each', async () => {
    let [asked, split] = [0, 0];
    for (let at = 0; at < 50; at++) {
      const { matchID, seats } = await any(at).match('toy', 2);
      const loser = await any(at).sit(matchID, seats[0]!);
      await loser.move('concede');
      loser.close();
      const ask = (i: number) => any(i).http<RematchReply>(`/games/toy/${matchID}/playAgain`, seats[i % 2] as Seat);
      const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => ask(i)));
      asked += replies.length;
      expect(replies.map((r) => r.status)).toEqual(replies.map(() => 200));
      split += new Set(replies.map((r) => r.body.nextMatchID)).size - 1;
      const { status } = await any(at + 1).http(`/games/toy/${replies[0]!.body.nextMatchID}`);
      expect(status).toBe(200);
    }
    expect({ asked, split }).toEqual({ asked: 1000, split: 0 });
    // and no other match came to be on the way
    expect((await any(0).app.house.parts.storage.count()).matches).toBe(125 + 100);
  }, 180_000);
});
