import { seeded } from '../../engine-extensions/dice';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JoinReply, MatchInfo, RematchReply } from '../src/contract';
import { startServer, type Seat, type TestServer } from './kit';

/** Traps 15 and 19 of boardgame.io: what happens at once. */

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
