import { seeded } from '../../engine-extensions/dice';
import { toy } from '../../engine-extensions/testing/toy';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JoinReply, MatchInfo, MoveReply, RematchReply } from '../src/contract';
import { RefusedError, startServer, type Seat, type TestServer } from './kit';

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
    const tables = await Promise.all(
      Array.from({ length: MATCHES }, async () => {
        const { body } = await server.http<{ matchID: string }>('/games/toy/create', {
          numPlayers: 4,
          setupData: { lanterns: 8 },
        });
        // a witness keeps the match from going when its last person leaves before the start
        return { matchID: body.matchID, witness: await server.join('toy', body.matchID, 'Witness') };
      }),
    );
    const told = new Map<string, { name: string; seat: Seat }>(); // by match and seat: who holds it by what clients were told
    const gone: { matchID: string; seat: Seat }[] = [];
    const accepted = new Map<string, number>(); // moves by match
    let doubled = 0;
    let ids = 0;
    let [joins, leaves] = [0, 0];
    const plays = async (matchID: string, seat: Seat, tries: number) => {
      const client = await server.sit(matchID, seat);
      for (let n = 0; n < tries && client.turn.gameover === undefined; n++) {
        const legal = client.legal(toy);
        const move = legal.length > 0 && { ...dice.pick(legal), id: `r${ids++}`, stateID: client.stateID };
        const made = move && (await client.ask<MoveReply>('move', move).catch((error: unknown) => {
          expect(error).toBeInstanceOf(RefusedError);
          expect((error as Error).message).toMatch(/not-started|stale|not-your-turn|not-now|not-in-hand|match-over/);
        })); // prettier-ignore
        if (made) accepted.set(matchID, (accepted.get(matchID) ?? 0) + 1);
        else await new Promise((done) => setTimeout(done, 5));
      }
      client.close();
    };
    const person = async (i: number) => {
      const { matchID } = tables[i % MATCHES]!;
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
      if (i > 1000 && dice.die(3) === 1) return; // stays
      await plays(matchID, seat, dice.die(12));
      told.delete(key); // about to leave: from here on somebody else may be told
      const left = await server.http(`/games/toy/${matchID}/leave`, seat);
      leaves += 1;
      gone.push({ matchID, seat });
      expect(left.status).toBe(200);
    };
    let next = 0;
    const worker = async () => {
      while (next < 1200) await person(next++);
    };
    const watch = async ({ matchID, witness }: (typeof tables)[number]) => {
      while (next < 1000) await plays(matchID, witness, 20);
    };
    await Promise.all([...Array.from({ length: 40 }, worker), ...tables.map(watch)]);
    const moves = [...accepted.values()].reduce((a, b) => a + b, 0);
    expect(joins + leaves + moves).toBeGreaterThan(1000);
    expect([leaves > 60, moves > 60]).toEqual([true, true]); // each of the three happened in the crowd
    expect(doubled).toBe(0);
    for (const { matchID } of tables) {
      const { body } = await server.http<MatchInfo>(`/games/toy/${matchID}`);
      for (const { id, name } of body.players.slice(1)) {
        const holder = told.get(`${matchID} ${id}`);
        expect(name).toBe(holder?.name);
        if (holder) (await server.sit(matchID, holder.seat)).close();
      }
      // every move that was acknowledged is there once, and no other
      const { n, deals } = await server.app.house.with(matchID, (hot) => ({ n: hot.match.n, deals: hot.row.n }));
      expect([n, deals]).toEqual([accepted.get(matchID) ?? 0, accepted.get(matchID) ?? 0]);
      expect(await server.app.house.parts.storage.moves(matchID)).toHaveLength(n);
    }
    for (const { matchID, seat } of gone.slice(-60))
      await expect(server.sit(matchID, seat)).rejects.toThrow('wrong-credentials');
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
