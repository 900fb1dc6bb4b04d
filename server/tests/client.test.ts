import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { build } from 'esbuild';
import path from 'node:path';
import { seeded } from '../../engine-extensions/dice';
import { awaited, type Turn } from '../../engine-extensions/rules';
import { toy } from '../../engine-extensions/testing/toy';
import type { ToyView } from '../../engine-extensions/testing/toy/view';
import type { HintReply, SitReply } from '../src/contract';
import { playOn, startServer, type TestClient, type TestServer } from './kit';

/** Traps 20–26 of boardgame.io, and its own clients against our server. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const hand = (client: TestClient) => (client.view as unknown as ToyView).own!.hand;
const until = async (what: () => boolean) => {
  for (let i = 0; i < 400 && !what(); i++) await new Promise((done) => setTimeout(done, 10));
  expect(what()).toBe(true);
};

describe('[trap 20] deltas that never freeze a client', () => {
  it('a client that missed something catches up by a delta, or gets everything', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    const late = await server.sit(matchID, seats[0]!);
    const had = { view: late.view, stateID: late.stateID, story: late.story };
    late.close();
    await playOn(toy, [ann, bob], 'gap', 5);
    const back = await server.sit(matchID, null);
    Object.assign(back, had);
    const reply = await back.sit(matchID, seats[0]!, { stateID: had.stateID });
    expect(reply.table.view).toBeUndefined();
    expect(back.view).toEqual(ann.view);
    expect(back.story).toEqual(ann.story);
    const lost: SitReply = await back.sit(matchID, seats[0]!, { stateID: 4711 });
    expect(lost.table.view).toEqual(ann.view);
  });

  it('what was taken back and done otherwise is caught up with too', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    await ann.move('pledge', hand(ann)[0]);
    const spectator = await server.sit(matchID, null);
    const had = { view: spectator.view, stateID: spectator.stateID, story: spectator.story };
    await ann.undo();
    expect(ann.story.map((e) => e.n)).toEqual([0]);
    await bob.until(() => bob.stateID === 2);
    await bob.move('pledge', hand(bob)[0]);
    const back = await server.sit(matchID, seats[1]!);
    Object.assign(back, had);
    await back.sit(matchID, null, { stateID: had.stateID });
    await spectator.until(() => spectator.stateID === 3);
    expect(back.story).toEqual(spectator.story);
    expect(back.view).toEqual(spectator.view);
    expect(spectator.story.at(-1)).toEqual({ n: 1, events: [{ event: 'pledged', by: '1' }] });
    const page = await server.http<{ entries: unknown[] }>(`/api/matches/${matchID}/story`);
    expect(page.body.entries).toEqual(spectator.story);
  });

  it('every move is told as a delta, smaller than the view', async () => {
    const { matchID, seats } = await server.match('toy', 4);
    const clients = [];
    for (const seat of seats) clients.push(await server.sit(matchID, seat));
    await playOn(toy, clients, 'size', 12);
    const [ann] = clients as [TestClient];
    const deltas = ann.updates.filter((u) => u.ops);
    expect(deltas.length).toBe(12);
    expect(ann.updates.filter((u) => u.view)).toHaveLength(1);
    const bytes = deltas.map((u) => JSON.stringify(u.ops).length).reduce((a, b) => a + b, 0) / deltas.length;
    expect(bytes).toBeLessThan(JSON.stringify(ann.view).length * 0.7);
  });
});

describe('[trap 21] simultaneous choices', () => {
  it('all made on the same state count', async () => {
    const { matchID, seats } = await server.match('toy', 4);
    const clients: TestClient[] = [];
    for (const seat of seats) clients.push(await server.sit(matchID, seat));
    await Promise.all(clients.map((c) => c.ask('move', { id: 'p', stateID: 0, move: 'pledge', args: [hand(c)[0]] })));
    for (const c of clients) await c.until(() => c.stateID === 4);
  });

  it('may be taken back while others are still choosing', async () => {
    const { matchID, seats } = await server.match('toy', 3);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    const before = ann.view;
    await ann.move('pledge', hand(ann)[1]);
    await ann.undo();
    expect(ann.view).toEqual(before);
    await bob.until(() => bob.stateID === 2);
  });

  it('a move in turn that was chosen on an older table is refused as stale', async () => {
    const { matchID, seats } = await server.match('toy', 2, { setupData: { duels: false } });
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    const dice = seeded('stale');
    while (ann.turn.phase !== 'market' || !awaited(ann.turn).includes('0')) {
      const mover = [ann, bob].find((c) => awaited(ann.turn).includes(c.me as string)) as TestClient;
      const { stateID } = await mover.make(dice.pick(mover.legal(toy)));
      for (const c of [ann, bob]) await c.until(() => c.stateID === stateID);
    }
    const old = { id: 'old', stateID: ann.stateID - 1, move: 'buy', args: [] };
    await expect(ann.ask('move', old)).rejects.toThrow('stale');
    await expect(ann.ask('move', { ...old, stateID: ann.stateID })).resolves.toMatchObject({ ok: true });
  });
});

it('[trap 22] who is refused is told why, with the rule', async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const ann = await server.sit(matchID, seats[0]!);
  await expect(ann.move('pledge', 'beggar#99')).rejects.toMatchObject({ refused: { rule: 'TOY-PLEDGE-1', why: 'not-in-hand' } }); // prettier-ignore
  await expect(ann.move('buy')).rejects.toMatchObject({ refused: { why: 'not-now' } });
  await expect(ann.undo()).rejects.toMatchObject({ refused: { why: 'nothing-to-undo' } });
  const half = (await server.http<{ matchID: string }>('/games/toy/create', { numPlayers: 2 })).body.matchID;
  const first = await server.sit(half, await server.join('toy', half));
  await expect(first.move('pledge', hand(first)[0])).rejects.toMatchObject({ refused: { why: 'not-started' } });
  const stock = await server.socket('/toy');
  const refused = new Promise((done) => stock.socket.once('refused', done));
  stock.socket.emit('update', { type: 'MAKE_MOVE', payload: { type: 'buy', args: [], ...seats[0] } }, 0, matchID, '0');
  expect(await refused).toMatchObject({ event: 'update', refused: { why: 'not-now' } });
});

describe('[trap 23] boardgame.io’s own clients', () => {
  it('its LobbyClient does everything it does', async () => {
    const lobby = new LobbyClient({ server: server.url });
    expect(await lobby.listGames()).toContain('toy');
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { lanterns: 1 } });
    const ann = await lobby.joinMatch('toy', matchID, { playerName: 'Ann' });
    const bob = await lobby.joinMatch('toy', matchID, { playerID: '1', playerName: 'Bob' });
    expect([ann.playerID, bob.playerID]).toEqual(['0', '1']);
    await expect(lobby.joinMatch('toy', matchID, { playerID: '1', playerName: 'Eve' })).rejects.toMatchObject({
      message: 'HTTP status 409',
      details: { why: 'seat-taken' },
    });
    const credentials = ann.playerCredentials;
    const rename = { playerID: '0', credentials, newName: 'Anna' };
    expect((await server.http(`/games/toy/${matchID}/rename`, rename)).status).toBe(200);
    await lobby.updatePlayer('toy', matchID, { playerID: '0', credentials, newName: 'Annabel' });
    const match = await lobby.getMatch('toy', matchID);
    expect(match.players.map((p) => p.name)).toEqual(['Annabel', 'Bob']);
    expect(match).toMatchObject({ matchID, gameName: 'toy', setupData: { lanterns: 1 } });
    const { matches } = await lobby.listMatches('toy', { isGameover: false });
    expect(matches.map((m) => m.matchID)).toContain(matchID);
    expect((await lobby.listMatches('toy', { isGameover: true })).matches.map((m) => m.matchID)).not.toContain(matchID);
    const client = await server.sit(matchID, { playerID: '0', credentials });
    await client.move('concede');
    const { nextMatchID } = await lobby.playAgain('toy', matchID, { playerID: '0', credentials });
    expect((await lobby.getMatch('toy', nextMatchID)).setupData).toMatchObject({ lanterns: 1 });
    await lobby.leaveMatch('toy', matchID, { playerID: '0', credentials });
    await expect(lobby.leaveMatch('toy', matchID, { playerID: '0', credentials })).rejects.toThrow('403');
    await expect(lobby.getMatch('toy', 'nothing')).rejects.toThrow('404');
  });

  it('its client joins and plays a whole match beside ours', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const make = (playerID: string | undefined, credentials?: string) => {
      const client = Client({
        game: toy.game,
        multiplayer: SocketIO({ server: server.url, socketOpts: { transports: ['websocket'] } }),
        matchID,
        debug: false,
        ...(playerID === undefined ? {} : { playerID }),
        ...(credentials === undefined ? {} : { credentials }),
      });
      client.start();
      return client;
    };
    const ann = make('0', seats[0]!.credentials);
    const eve = make(undefined);
    const bob = await server.sit(matchID, seats[1]!);
    await until(() => ann.getState() !== null && eve.getState() !== null);
    const dice = seeded('stock');
    for (let n = 0; n < 400 && bob.turn.gameover === undefined; n++) {
      const state = ann.getState()!;
      if (awaited(bob.turn).includes('0')) {
        const turn = state.ctx as unknown as Turn;
        const legal = dice.pick(toy.rules.legalMoves(state.G, turn, '0'));
        ann.moves[legal.move]!(...legal.args);
      } else await bob.make(dice.pick(bob.legal(toy)));
      await until(
        () => ann.getState()!._stateID === n + 1 && bob.stateID === n + 1 && eve.getState()!._stateID === n + 1,
      );
    }
    expect(ann.getState()!.ctx.gameover).toEqual(bob.turn.gameover);
    expect(JSON.parse(JSON.stringify(eve.getState()!.G))).toEqual((await server.sit(matchID, null)).view);
    expect(ann.matchData).toMatchObject([
      { id: 0, name: 'Player 0', isConnected: true },
      { id: 1, name: 'Player 1' },
    ]);
    ann.sendChatMessage('well played');
    await bob.until(() => bob.chat.length === 1);
    await bob.say('you too');
    await until(() => ann.chatMessages.length === 2);
    expect(ann.chatMessages.map((m) => [m.sender, m.payload])).toEqual([['0', 'well played'], ['1', 'you too']]); // prettier-ignore
    ann.stop();
    eve.stop();
  });
});

it('[trap 24] two servers in one process share nothing', async () => {
  const other = await startServer();
  const { matchID } = await server.match('toy', 2);
  expect((await other.http(`/games/toy/${matchID}`)).status).toBe(404);
  await expect(other.sit(matchID, null)).rejects.toThrow('no-such-match');
  await other.stop();
});

describe('[trap 25] bots sit at the server, know what their seat knows, and block nobody', () => {
  it('a person and three bots play a whole match', async () => {
    const { matchID, seats } = await server.match('toy', 4, { bots: { 1: 'easy', 2: 'medium', 3: 'medium' } });
    const ann = await server.sit(matchID, seats[0]!);
    expect(ann.match.players.map((p) => p.kind)).toEqual(['person', 'bot', 'bot', 'bot']);
    const dice = seeded('bots');
    const end = performance.now() + 25_000;
    while (ann.turn.gameover === undefined && performance.now() < end) {
      await ann.until(() => ann.turn.gameover !== undefined || awaited(ann.turn).includes('0'), 10_000);
      if (ann.turn.gameover !== undefined) break;
      await ann.make(dice.pick(ann.legal(toy))).catch((error: Error) => expect(error.message).toMatch('stale'));
    }
    expect(ann.turn.gameover).toBeDefined();
  }, 40_000);

  it('what a bot is asked is the same in two worlds its seat cannot tell apart', async () => {
    const { exchange, copyJson } = await import('../../engine-extensions/secrecy/places');
    const { BotSeats } = await import('../src/bots/bot-seats');
    const { matchID } = await server.match('toy', 2, { bots: { 1: 'medium' } });
    const ask = (G: unknown) =>
      server.app.house.with(matchID, (hot) => {
        const world = { ...hot, match: { ...hot.match, state: { ...hot.match.state, G } } };
        const { seed: _, ...question } = BotSeats.prototype.questionFor.call(undefined, world as typeof hot, 1);
        return question;
      });
    const G = await server.app.house.with(matchID, (hot) => hot.match.state.G as unknown);
    const other = copyJson(G);
    exchange(other, toy.hiddenFrom(G, '1'), seeded('other'));
    expect(other).not.toEqual(G);
    expect(await ask(other)).toEqual(await ask(G));
  });

  it('gives a hint from the same knowledge, and nothing happens', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const ann = await server.sit(matchID, seats[0]!);
    const { move } = await ann.ask<HintReply>('hint', { stateID: 0 });
    expect(ann.legal(toy)).toContainEqual(move);
    const eve = await server.sit(matchID, null);
    expect(eve.stateID).toBe(0);
    await expect(eve.ask('hint', { stateID: 0 })).rejects.toThrow('not-seated');
  });

  it('a bot that fails or takes too long is replaced by any legal move', async () => {
    // the workers do not know this game, so every question to them fails
    const ghost = { ...toy, meta: { ...toy.meta, id: 'ghost' }, game: { ...toy.game, name: 'ghost' } };
    const slow = await startServer({ games: new Map([['ghost', ghost]]) });
    const { matchID, seats } = await slow.match('ghost', 2, { bots: { 1: 'easy' } });
    const ann = await slow.sit(matchID, seats[0]!);
    await ann.until(() => ann.stateID === 1, 15_000);
    expect(awaited(ann.turn)).toEqual(['0']);
    await slow.stop();
  }, 30_000);
});

it('[trap 26] the server’s bundle has no page, no debug panel and both entry points', async () => {
  const src = path.join(__dirname, '..', 'src');
  const { metafile } = await build({
    entryPoints: [path.join(src, 'main.ts'), path.join(src, 'bots', 'worker.ts')],
    outdir: '/dev/null',
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    external: ['libsql', 'pino'],
    logLevel: 'silent',
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs.filter((f) => /node_modules\/(react|svelte|koa)|boardgame\.io\/dist\/\w+\/(debug|Debug|react|client|server)|\/board\//.test(f))).toEqual([]); // prettier-ignore
  expect(Object.keys(metafile.outputs)).toHaveLength(2);
});
