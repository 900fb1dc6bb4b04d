import type { Ack } from '../src/contract';
import { broken, brokenToy, trapdoor } from './broken-games';
import { startServer, type TestClient, type TestServer } from './kit';

/** Traps 12–14 of boardgame.io: what must not end or flood the process. */

let server: TestServer;
const GAMES = new Map([brokenToy, trapdoor].map((m) => [m.meta.id, m]));
beforeAll(async () => {
  server = await startServer({ games: GAMES });
});
afterAll(() => server.stop());

const stateOf = (matchID: string) => server.app.house.with(matchID, (hot) => JSON.stringify(hot.match.state));
const firstCard = (client: TestClient) => (client.own.hand as unknown as string[])[0];

describe('[trap 12] an exception in a game’s code ends that move, never the process', () => {
  it('a move that throws at its end changes nothing and says so; the next one works', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    const before = await stateOf(matchID);
    broken.on = true;
    await expect(ann.move('pledge', firstCard(ann))).rejects.toThrow('rule-failed');
    const stock = await server.socket('/toy');
    const action = { type: 'MAKE_MOVE', payload: { type: 'pledge', args: [firstCard(bob)], ...seats[1] } };
    expect((await stock.socket.emitWithAck('update', action, 0, matchID, '1')) as Ack).toMatchObject({
      refused: { why: 'rule-failed' },
    });
    broken.on = false;
    expect(await stateOf(matchID)).toBe(before);
    expect(bob.updates.length).toBe(1);
    await ann.move('pledge', firstCard(ann));
    await bob.until(() => bob.stateID === 1);
  });

  it('so does one that throws half-way, one that throws while options are listed, and one that never ends', async () => {
    const { matchID, seats } = await server.match('trapdoor', 2);
    const ann = await server.sit(matchID, seats[0]!);
    const before = await stateOf(matchID);
    for (const move of ['fall', 'fallInOptions', 'spin']) await expect(ann.move(move)).rejects.toThrow('rule-failed');
    expect(await stateOf(matchID)).toBe(before);
    await expect(ann.move('nothing')).resolves.toMatchObject({ stateID: 1 });
  });

  it('a loop without an end is cut off in the middle; other matches wait no longer than that, and play on', async () => {
    const own = await startServer({ games: GAMES, moveLimit: 300 });
    const { matchID, seats } = await own.match('trapdoor', 2);
    const other = await own.match('trapdoor', 2);
    const ann = await own.sit(matchID, seats[0]!);
    const bob = await own.sit(other.matchID, other.seats[0]!);
    const start = performance.now();
    const looped = expect(ann.move('loop')).rejects.toThrow('rule-failed');
    await Promise.all([looped, ...Array.from({ length: 5 }, () => bob.move('nothing'))]);
    expect(performance.now() - start).toBeLessThan(5000);
    expect(bob.stateID).toBe(5);
    await expect(ann.move('nothing')).resolves.toMatchObject({ stateID: 1 });
    await own.stop();
  });

  it('malformed actions are refused with a reason', async () => {
    const { socket } = await server.socket('/toy');
    for (const args of [
      [],
      [null],
      [undefined, 0],
      [{}],
      [{ type: 'MAKE_MOVE' }],
      ['x'],
      [{ payload: null }, 0, 'x', '0'],
    ])
      expect((await socket.timeout(3000).emitWithAck('update', ...args)) as Ack).toMatchObject({ ok: false });
    expect((await server.http('/healthz')).status).toBe(200);
  });
});

describe('[trap 13] nothing comes to be by asking for it', () => {
  it('an unknown match is unknown, creates nothing and leaves nothing behind', async () => {
    const before = (await server.app.house.parts.storage.count()).matches;
    await expect(server.sit('nosuchmatch1', null)).rejects.toThrow('no-such-match');
    const { socket, heard } = await server.socket('/toy');
    for (let i = 0; i < 50; i++) {
      socket.emit('sync', `made-up-${i}`, null, undefined, 4);
      const action = { type: 'MAKE_MOVE', payload: { type: 'pledge', args: [], playerID: '0', credentials: 'x' } };
      expect((await socket.emitWithAck('update', action, 0, `made-up-${i}`, '0')) as Ack).toMatchObject({
        refused: { why: 'no-such-match' },
      });
    }
    expect(heard.some((t) => t.includes('["sync"'))).toBe(false);
    expect((await server.app.house.parts.storage.count()).matches).toBe(before);
    expect(server.app.house.queues.size).toBe(0);
    expect((await server.http('/games/toy/made-up-1')).status).toBe(404);
  });

  it('a refused move is neither told to others nor written', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    const row = await server.app.house.parts.storage.row(matchID);
    const heard = bob.heard.length;
    await expect(ann.move('pledge', 'beggar#99')).rejects.toThrow('not-in-hand');
    expect((await server.app.house.parts.storage.row(matchID))!.rev).toBe(row!.rev);
    expect(bob.heard.length).toBe(heard);
  });

  it('chat is bounded, kept, and told with its history', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const ann = await server.sit(matchID, seats[0]!);
    await expect(ann.say('x'.repeat(501))).rejects.toThrow('too-long');
    await expect(ann.say('  ')).rejects.toThrow('empty-text');
    await ann.say('Good evening');
    await ann.say('Shall we?');
    const eve = await server.sit(matchID, null);
    expect(eve.chat.map((l) => [l.n, l.name, l.text])).toEqual([
      [1, 'Player 0', 'Good evening'],
      [2, 'Player 0', 'Shall we?'],
    ]);
    await expect(eve.say('I watch')).rejects.toThrow('not-seated');
    await expect(ann.ask('chat', { id: 'again', text: 'once' })).resolves.toMatchObject({ n: 3 });
    await expect(ann.ask('chat', { id: 'again', text: 'once' })).resolves.toMatchObject({ n: 3 });
    await eve.until(() => eve.chat.length === 3);
  });

  it('who does too much is slowed down, by address and by seat', async () => {
    const strict = await startServer({ limits: true });
    const statuses = [];
    for (let i = 0; i < 30; i++) statuses.push((await strict.http('/games/toy/create', { numPlayers: 2 })).status);
    expect(statuses.filter((s) => s === 200).length).toBeGreaterThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    const list = await strict.http<{ matches: { matchID: string }[] }>('/api/matches');
    const { matchID } = list.body.matches[0]!;
    const seats = [await strict.join('toy', matchID), await strict.join('toy', matchID)];
    const ann = await strict.sit(matchID, seats[0]!);
    const said = await Promise.all(Array.from({ length: 12 }, (_, i) => ann.say(`${i}`).then(() => 'said', String)));
    expect(said.filter((s) => s === 'said').length).toBeLessThan(9);
    expect(said.at(-1)).toContain('too-many');
    await strict.stop();
  });

  it('sizes are bounded: bodies, messages, names, arguments', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    expect((await server.http('/games/toy/create', { numPlayers: 2, seed: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await server.http(`/games/toy/${matchID}/rename`, { ...seats[0], newName: 'x'.repeat(33) })).status).toBe(
      400,
    );
    expect((await server.http(`/games/toy/${matchID}/rename`, { ...seats[0], newName: '\u202e\u0000 ' })).status).toBe(
      400,
    );
    const ann = await server.sit(matchID, seats[0]!);
    let deep: unknown = 'x';
    for (let i = 0; i < 30; i++) deep = [deep];
    await expect(ann.move('pledge', deep)).rejects.toThrow('bad-request');
    await expect(ann.move('pledge', Array(2000).fill(0))).rejects.toThrow('bad-request');
    await expect(ann.move('pledge', Buffer.from('bytes'))).rejects.toThrow('bad-request');
    ann.socket.emit('move', { id: 'x', stateID: 0, move: 'pledge', args: ['x'.repeat(30_000)] });
    await new Promise<void>((done) => ann.socket.once('disconnect', () => done()));
    expect((await server.http('/healthz')).status).toBe(200);
  });
});

it('[trap 14] what is stored does not grow with a turn: no undo copies, the log appended', async () => {
  const { matchID, seats } = await server.match('trapdoor', 2);
  const ann = await server.sit(matchID, seats[0]!);
  await ann.move('nothing');
  await server.app.house.evict(matchID);
  const size = async () => JSON.stringify((await server.app.house.parts.storage.load(matchID))!.snapshot).length;
  const before = await size();
  for (let i = 0; i < 50; i++) await ann.move('nothing');
  await server.app.house.evict(matchID);
  expect(await size()).toBeLessThan(before * 1.1);
  const stored = (await server.app.house.parts.storage.load(matchID))!;
  expect(stored.snapshot.state._undo).toEqual([]);
  expect(stored.snapshot.state.deltalog).toBeUndefined();
  expect(await server.app.house.parts.storage.story(matchID, 1000, 1000)).toHaveLength(52);
});
