import { seeded } from '../../engine-extensions/dice';
import { drive, playOut, anyChoose } from '../../engine-extensions/simulation/driver';
import { toy } from '../../engine-extensions/testing/toy';
import type { ToyState } from '../../engine-extensions/testing/toy/state';
import { GAMES } from '../../games';
import type { ListReply, MatchInfo } from '../src/contract';
import { copyJson, exchange } from '../../engine-extensions/secrecy/places';
import { checkSecrets, plant, PLANTED, plantedSeat, playOn, startServer, type TestServer } from './kit';

/** Traps 1–6 of boardgame.io: what must never leave the server. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const seedOf = async (matchID: string) => (await server.app.house.parts.storage.row(matchID))!.seed;

/** A match of the toy with two seats and a spectator connected by raw sockets, and one stock socket each. */
async function table() {
  const { matchID, seats } = await server.match('toy', 2);
  const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
  const eve = await server.sit(matchID, null);
  const stock = await server.socket('/toy');
  stock.socket.emit('sync', matchID, null, undefined, 2);
  await new Promise<void>((done) => stock.socket.once('sync', () => done()));
  return { matchID, seats, ann, bob, eve, stock };
}

describe('[trap 1] nobody is sent what it may not know', () => {
  it('a spectator and both seats hear no hidden card, no deck, no generator', async () => {
    const { matchID, ann, bob, eve, stock } = await table();
    const hidden = () => stateOfMatch(matchID);
    const before = await hidden();
    const annSees = before.seats['0']!.hand;
    const bobSees = before.seats['1']!.hand;
    const says = (heard: readonly string[], card: string) => heard.some((t) => t.includes(`"${card}"`));
    for (const card of [...before.deck, ...bobSees]) expect(says(ann.heard, card)).toBe(false);
    for (const card of [...before.deck, ...annSees]) expect(says(bob.heard, card)).toBe(false);
    for (const card of [...before.deck, ...annSees, ...bobSees]) {
      expect(says(eve.heard, card)).toBe(false);
      expect(says(stock.heard, card)).toBe(false);
    }
    await playOn(toy, [ann, bob, eve], 'trap-1', 6);
    const after = await hidden();
    for (const card of after.deck) for (const ear of [ann, bob, eve, stock]) expect(says(ear.heard, card)).toBe(false);
    const all = [ann, bob, eve, stock].flatMap((ear) => ear.heard).join('\n');
    expect(all).not.toContain(await seedOf(matchID));
    expect(all).not.toMatch(/prngstate|initialState":\{|"seed"|_undo":\[\{/);
  });

  it('two states that differ only in what a viewer may not know give byte-identical messages', async () => {
    const dice = seeded('twins');
    const driven = drive(toy, 3, undefined, 'twins');
    await checkSecrets(toy, driven.G, [
      (G) => ({ by: '1', move: 'pledge', args: [(G as ToyState).seats['1']!.hand[0]] }),
    ]);
    playSome(driven, dice, 9);
    await checkSecrets(toy, driven.G);
  });

  it('the live lobby tells the same of both', async () => {
    const told = [];
    const { G } = drive(toy, 3, undefined, 'lobby-twins');
    const other = copyJson(G);
    exchange(other, toy.hiddenFrom(G, null), seeded('lobby'));
    expect(other).not.toEqual(G);
    for (const world of [G, other]) {
      const own = await startServer({ now: () => 1_700_000_000_000 });
      await plant(own, toy, world);
      const { socket, heard } = await own.socket('/play');
      await socket.emitWithAck('watchLobby', { mine: [PLANTED] });
      const news = new Promise((done) => socket.once('lobby', done));
      const ann = await own.sit(PLANTED, plantedSeat('0'));
      await ann.move('pledge', ((world as unknown as ToyState).seats['0'] as { hand: string[] }).hand[0]);
      await news;
      told.push(heard.filter((t) => t.includes('"lobby"')).at(-1));
      await own.stop();
    }
    expect(told[0]).toContain(PLANTED);
    expect(told[1]).toBe(told[0]);
  });

  it('and so does every game on the shelf, at its first state', async () => {
    for (const module of GAMES) {
      const { G } = drive(module, Math.max(...module.meta.players), undefined, 'shelf');
      if (module.hiddenFrom(G, null).some((group) => group.length > 1)) await checkSecrets(module, G);
    }
  });
});

function playSome(driven: ReturnType<typeof drive>, dice: ReturnType<typeof seeded>, moves: number) {
  const enough = new Error('enough');
  let n = 0;
  try {
    playOut(toy, driven, anyChoose(toy, dice), dice, () => {
      if (n++ >= moves) throw enough;
    });
  } catch (error) {
    if (error !== enough) throw error;
  }
}

async function stateOfMatch(matchID: string): Promise<ToyState> {
  return server.app.house.with(matchID, (hot) => hot.match.state.G as ToyState);
}

describe('[trap 2] the seed is 128 secret bits', () => {
  it('is in no list and no reply while the match runs, has nothing to do with the clock, and is told at the end', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const seed = await seedOf(matchID);
    expect(seed).toMatch(/^[0-9a-f]{32}$/);
    const info = await server.http<MatchInfo>(`/games/toy/${matchID}`);
    expect(info.text).not.toContain(seed);
    expect(seed).not.toContain(info.body.createdAt.toString(36));
    expect((await server.http('/api/matches')).text).not.toContain(seed);
    const ann = await server.sit(matchID, seats[0]!);
    await ann.move('concede');
    expect((await server.http<MatchInfo>(`/games/toy/${matchID}`)).body.seed).toBe(seed);
  });

  it('two matches created in the same instant are dealt differently', async () => {
    const frozen = await startServer({ now: () => 1_700_000_000_000 });
    const hands = [];
    for (let i = 0; i < 2; i++) {
      const { matchID, seats } = await frozen.match('toy', 2);
      hands.push((await frozen.sit(matchID, seats[0]!)).own);
    }
    expect(hands[0]).not.toEqual(hands[1]);
    await frozen.stop();
  });

  it('a chosen deal is the same deal again, and stays secret while it is played', async () => {
    const hands = [];
    for (let i = 0; i < 2; i++) {
      const { matchID, seats } = await server.match('toy', 2, { seed: 'Case 7' });
      const ann = await server.sit(matchID, seats[0]!);
      hands.push(ann.own);
      expect(ann.heard.join()).not.toContain('Case 7');
      expect((await server.http(`/games/toy/${matchID}`)).text).not.toContain('Case 7');
    }
    expect(hands[0]).toEqual(hands[1]);
  });
});

it('[trap 3] what a seat did in secret is in nobody else’s log or story', async () => {
  const { matchID, ann, bob, eve, stock } = await table();
  const [card] = ann.own.hand as unknown as string[];
  const { stateID } = await ann.move('pledge', card);
  for (const other of [bob, eve]) {
    await other.until(() => other.stateID === stateID);
    expect(other.heard.join()).not.toContain(card);
    expect(other.story.at(-1)).toEqual({ n: 1, events: [{ event: 'pledged', by: '0' }] });
  }
  expect(stock.heard.join()).not.toContain(card);
  const story = await server.http(`/api/matches/${matchID}/story`);
  expect(story.text).not.toContain(card);
});

describe('[trap 4] a seat’s view is for who holds the seat', () => {
  it('nobody can sit on a seat that was never taken, by either door', async () => {
    const { body } = await server.http<{ matchID: string }>('/games/toy/create', { numPlayers: 2 });
    await expect(server.sit(body.matchID, { playerID: '0', credentials: '' })).rejects.toThrow('wrong-credentials');
    await expect(
      server.sit(body.matchID, { playerID: '0', credentials: undefined as unknown as string }),
    ).rejects.toThrow('wrong-credentials');
    const { socket, heard } = await server.socket('/toy');
    socket.emit('sync', body.matchID, '0', undefined, 2);
    await new Promise<void>((done) => socket.once('refused', () => done()));
    expect(heard.join()).not.toMatch(/\["sync"|"own"/);
  });

  it('who leaves hears nothing more of the seat, on any socket', async () => {
    const { matchID, seats, ann } = await table();
    const stock = await server.socket('/toy');
    stock.socket.emit('sync', matchID, '0', seats[0]!.credentials, 2);
    await new Promise<void>((done) => stock.socket.once('sync', () => done()));
    await server.http(`/games/toy/${matchID}/leave`, seats[0]);
    await ann.until(() => ann.closed !== undefined);
    expect(ann.closed).toMatchObject({ why: 'seat-lost' });
    const [heard, heardStock] = [ann.heard.length, stock.heard.length];
    const carl = await server.join('toy', matchID, 'Carl');
    expect(carl.playerID).toBe('0');
    const client = await server.sit(matchID, carl);
    await client.move('pledge', (client.own.hand as unknown as string[])[0]);
    await server.http('/healthz');
    expect(ann.heard.length).toBe(heard);
    expect(stock.heard.length).toBe(heardStock);
    await expect(ann.move('pass')).rejects.toThrow('not-seated');
    await expect(server.sit(matchID, seats[0]!)).rejects.toThrow('wrong-credentials');
  });
});

it('[trap 5] nothing that rolled, drew or revealed can be taken back', async () => {
  const { ann, bob } = await table();
  await ann.move('pledge', (ann.own.hand as unknown as string[])[0]);
  expect(ann.undoInfo).toEqual({ can: true });
  await ann.undo();
  await ann.move('pledge', (ann.own.hand as unknown as string[])[0]);
  await bob.until(() => bob.stateID === ann.stateID);
  await bob.move('pledge', (bob.own.hand as unknown as string[])[0]);
  await expect(bob.undo()).rejects.toThrow('revealed');
  await ann.until(() => ann.stateID === bob.stateID);
  await expect(ann.undo()).rejects.toThrow(/revealed|not-your-move/);
});

describe('[trap 6] a match is known to those it is for', () => {
  it('private ones are in no list and no live lobby', async () => {
    const watcher = await server.socket('/play');
    await watcher.socket.emitWithAck('watchLobby', {});
    const { matchID } = await server.match('toy', 2, { unlisted: true });
    const { matchID: listed } = await server.match('toy', 2);
    for (const path of ['/api/matches?limit=100', '/games/toy?limit=100']) {
      const { body } = await server.http<ListReply>(path);
      const ids = body.matches.map((m) => m.matchID);
      expect(ids).toContain(listed);
      expect(ids).not.toContain(matchID);
    }
    await new Promise((done) => watcher.socket.once('lobby', done));
    expect(watcher.heard.join()).toContain(listed);
    expect(watcher.heard.join()).not.toContain(matchID);
    expect((await server.http(`/games/toy/${matchID}`)).status).toBe(200); // who has the link may look
    expect((await server.http(`/games/arkham-note/${matchID}`)).status).toBe(404);
  });

  it('what everybody may read of it holds no credentials, hashes or player data', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const row = await server.app.house.parts.storage.row(matchID);
    const replies = [await server.http(`/games/toy/${matchID}`), await server.http('/api/matches?limit=100')];
    for (const { text } of replies)
      for (const secret of [seats[0]!.credentials, row!.seats[0]!.hash!, row!.seed]) expect(text).not.toContain(secret);
    const data = await server.http(`/games/toy/${matchID}/update`, { ...seats[0], newName: 'A', data: { mail: 'x' } });
    expect(data.status).toBe(400);
  });

  it('a match without spectators lets nobody watch or read its story', async () => {
    const { matchID, seats } = await server.match('toy', 2, { spectators: false });
    await expect(server.sit(matchID, null)).rejects.toThrow('no-spectators');
    expect((await server.http(`/api/matches/${matchID}/story`)).status).toBe(403);
    const mine = { 'x-seat': '0', authorization: `Bearer ${seats[0]!.credentials}` };
    expect((await server.http(`/api/matches/${matchID}/story`, undefined, mine)).status).toBe(200);
  });

  it('credentials are stored as a hash only', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const stored = JSON.stringify(await server.app.house.parts.storage.load(matchID));
    expect(stored).not.toContain(seats[0]!.credentials);
    expect(seats[0]!.credentials).toMatch(/^[\w-]{22}$/); // 128 bits
  });
});
