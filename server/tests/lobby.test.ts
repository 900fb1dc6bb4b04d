import { toy } from '../../engine-extensions/testing/toy';
import { replayed } from '../../engine-extensions/replay/replay';
import { stateOf } from '../../engine-extensions/match/match';
import type {
  CreateReply,
  ListReply,
  LobbyNews,
  MatchInfo,
  MineReply,
  RecordReply,
  ReplayReply,
  StoryPage,
} from '../src/contract';
import { playOn, startServer, type Seat, type TestServer } from './kit';

/** Our own routes: creating, seats, lists, what is read after the match. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ absentAfter: 0.15 });
});
afterAll(() => server.stop());

const create = (body: object) => server.http<CreateReply & { why: string; error: string }>('/games/toy/create', body);
const arrange = (matchID: string, seat: number, by: Seat, wish: object) =>
  server.http<MatchInfo & { why: string }>(`/api/matches/${matchID}/seats/${seat}`, { ...by, ...wish });
const kinds = (info: MatchInfo) => info.players.map((p) => p.kind);

describe('creating', () => {
  it.each([
    [{}, 200, null],
    [{ numPlayers: 2, me: { playerName: ' Ann\n ' } }, 200, null],
    [{ numPlayers: 7 }, 400, 'bad-number-of-players'],
    [{ numPlayers: '2' }, 400, 'bad-request'],
    [{ numPlayers: 2, setupData: { lanterns: 99 } }, 400, 'bad-options'],
    [{ numPlayers: 2, setupData: { nonsense: 1 } }, 400, 'bad-options'],
    [{ numPlayers: 2, setupData: [] }, 400, 'bad-options'],
    [{ numPlayers: 2, bots: { 0: 'easy', 1: 'easy' } }, 400, 'bad-options'],
    [{ numPlayers: 2, bots: { 1: 'grandmaster' } }, 400, 'no-such-bot'],
    [{ numPlayers: 2, bots: { 5: 'easy' } }, 404, 'no-such-seat'],
    [{ numPlayers: 2, seed: 'a\nb' }, 400, 'bad-seed'],
    [{ numPlayers: 2, me: { playerName: '' } }, 400, 'bad-name'],
    [{ numPlayers: 2, extra: 1 }, 400, 'bad-request'],
  ])('%j gives %d', async (body, status, why) => {
    const reply = await create(body);
    expect([reply.status, reply.body.why ?? null]).toEqual([status, why]);
    if (status !== 200) expect(reply.body.error).toMatch(/\w/);
  });

  it('alone with bots in one request: created, seated, begun', async () => {
    const { body } = await create({ numPlayers: 3, bots: { 0: 'easy', 2: 'medium' }, me: { playerName: 'Ann' } });
    expect(body.playerID).toBe('1');
    const info = (await server.http<MatchInfo>(`/api/matches/${body.matchID}`)).body;
    expect(kinds(info)).toEqual(['bot', 'person', 'bot']);
    expect(info).toMatchObject({ mode: 'bots', host: 1, startedAt: expect.any(Number) });
  });

  it('of an unknown game says so', async () => {
    expect((await server.http('/games/chess/create', { numPlayers: 2 })).body).toMatchObject({ why: 'unknown-game' });
  });
});

describe('seats', () => {
  it('the host arranges before the start: bots, send away, one seat less; others may not', async () => {
    const { body } = await create({ numPlayers: 4, me: { playerName: 'Host' } });
    const { matchID } = body;
    const host = { playerID: '0', credentials: body.playerCredentials! };
    const guest = await server.join('toy', matchID, 'Guest');
    expect((await arrange(matchID, 2, guest, { to: 'bot' })).body.why).toBe('not-host');
    expect(kinds((await arrange(matchID, 2, host, { to: 'bot', level: 'easy' })).body)).toEqual(['person', 'person', 'bot', 'open']); // prettier-ignore
    expect((await arrange(matchID, 1, host, { to: 'bot' })).body.why).toBe('seat-taken');
    expect(kinds((await arrange(matchID, 2, host, { to: 'open' })).body)[2]).toBe('open');
    const sitting = await server.sit(matchID, guest);
    const before = sitting.view;
    expect(kinds((await arrange(matchID, 3, host, { to: 'gone' })).body)).toEqual(['person', 'person', 'open']);
    await sitting.until(() => sitting.stateID === 1);
    expect(Object.keys((sitting.view as unknown as { seats: object }).seats)).toHaveLength(3);
    expect(sitting.view.own).not.toEqual(before.own); // dealt anew
    const last = await arrange(matchID, 2, host, { to: 'gone' });
    expect(last.body).toMatchObject({ startedAt: expect.any(Number) });
    await sitting.until(() => sitting.match.startedAt !== undefined);
    expect((await arrange(matchID, 1, host, { to: 'open' })).body.why).toBe('already-started');
    await sitting.until(() => sitting.stateID === 2);
    await sitting.move('pledge', (sitting.own.hand as unknown as string[])[0]);
    await server.app.house.evict(matchID);
    expect((await server.sit(matchID, guest)).stateID).toBe(3);
  });

  it('a person sent away loses the seat and its view', async () => {
    const { body } = await create({ numPlayers: 2, me: { playerName: 'Host' } });
    const host = { playerID: '0', credentials: body.playerCredentials! };
    const { matchID } = (await create({ numPlayers: 3, me: { playerName: 'Other' } })).body;
    expect((await arrange(matchID, 1, host, { to: 'open' })).body.why).toBe('wrong-credentials');
    const { body: own } = await create({ numPlayers: 3, me: { playerName: 'Host' } });
    const guest = await server.join('toy', own.matchID, 'Guest');
    const client = await server.sit(own.matchID, guest);
    await arrange(own.matchID, 1, { playerID: '0', credentials: own.playerCredentials! }, { to: 'open' });
    await client.until(() => client.closed !== undefined);
    await expect(server.sit(own.matchID, guest)).rejects.toThrow('wrong-credentials');
  });

  it('one may hand the own seat to a bot and take it back', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    expect((await arrange(matchID, 0, seats[0]!, { to: 'me' })).body.why).toBe('not-held');
    const { body } = await arrange(matchID, 0, seats[0]!, { to: 'bot', level: 'medium' });
    expect(body.players[0]).toMatchObject({ kind: 'bot', level: 'medium', held: true, name: 'Player 0' });
    await bob.until(() => bob.stateID === 1, 10_000); // the bot pledges
    await expect(ann.move('concede')).rejects.toThrow('bot-plays');
    expect(kinds((await arrange(matchID, 0, seats[0]!, { to: 'me' })).body)).toEqual(['person', 'person']);
    await ann.until(() => ann.stateID === 1);
    await ann.move('concede');
  });

  it('the others may give an absent player’s seat to a bot, a present one’s not; who comes back takes it', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const ann = await server.sit(matchID, seats[0]!);
    expect((await arrange(matchID, 0, seats[1]!, { to: 'bot' })).body.why).toBe('not-absent');
    ann.close();
    const soon = await arrange(matchID, 0, seats[1]!, { to: 'bot' });
    expect(soon.body.why).toBe('not-absent');
    await new Promise((done) => setTimeout(done, 250));
    expect(kinds((await arrange(matchID, 0, seats[1]!, { to: 'bot' })).body)).toEqual(['bot', 'person']);
    expect((await arrange(matchID, 0, seats[1]!, { to: 'me' })).body.why).toBe('wrong-credentials');
    expect(kinds((await arrange(matchID, 0, seats[0]!, { to: 'me' })).body)).toEqual(['person', 'person']);
  });

  it('a seat somebody left in the middle can be filled by a bot or a newcomer, and the match goes on', async () => {
    const { matchID, seats } = await server.match('toy', 3);
    await server.http(`/games/toy/${matchID}/leave`, seats[0]);
    const info = (await server.http<MatchInfo>(`/games/toy/${matchID}`)).body;
    expect([kinds(info)[0], info.host]).toEqual(['open', 1]);
    expect((await server.http<ListReply>('/api/matches?seatsFree=true&limit=100')).text).toContain(matchID);
    expect(kinds((await arrange(matchID, 0, seats[2]!, { to: 'bot', level: 'easy' })).body)[0]).toBe('bot');
    const ann = await server.sit(matchID, seats[1]!);
    await ann.until(() => ann.stateID === 1, 10_000);
  });

  it('a match that never began goes with its last person', async () => {
    const { body } = await create({ numPlayers: 2, me: { playerName: 'Ann' } });
    const seat = { playerID: body.playerID!, credentials: body.playerCredentials! };
    expect((await server.http(`/games/toy/${body.matchID}/leave`, seat)).status).toBe(200);
    expect((await server.http(`/games/toy/${body.matchID}`)).status).toBe(404);
  });
});

describe('lists', () => {
  it('are paged and filtered', async () => {
    const own = await startServer();
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) ids.push((await own.match('toy', 2)).matchID);
    const open = (await own.http<CreateReply>('/games/toy/create', { numPlayers: 2 })).body.matchID;
    const bots = (await own.http<CreateReply>('/games/toy/create', { numPlayers: 3, bots: { 0: 'easy' } })).body
      .matchID;
    const list = async (query: string) => (await own.http<ListReply>(`/api/matches?${query}`)).body;
    const pages = [];
    let next: string | undefined = '';
    do {
      const page: ListReply = await list(`limit=4${next ? `&after=${next}` : ''}`);
      pages.push(page.matches.map((m) => m.matchID));
      next = page.next;
    } while (next);
    expect(pages.map((p) => p.length)).toEqual([4, 4, 1]);
    expect(new Set(pages.flat())).toEqual(new Set([...ids, open, bots]));
    const of = async (query: string) => (await list(query)).matches.map((m) => m.matchID).sort();
    expect(await of('seatsFree=true')).toEqual([open, bots].sort());
    expect(await of('mode=bots')).toEqual([bots]);
    expect(await of('isGameover=true')).toEqual([]);
    expect(await of('game=arkham-note')).toEqual([]);
    expect(await of('game=toy&isGameover=false&seatsFree=false')).toEqual([...ids].sort());
    expect((await own.http('/api/matches?game=chess')).status).toBe(404);
    await own.stop();
  });

  it('are live: new, changed and gone matches, and one’s own turns', async () => {
    const { socket } = await server.socket('/play');
    const { matchID: mine, seats } = await server.match('toy', 2, { unlisted: true });
    const news: LobbyNews[] = [];
    socket.on('lobby', (n: LobbyNews) => news.push(n));
    expect(await socket.emitWithAck('watchLobby', { game: 'toy', mine: [mine] })).toEqual({ ok: true });
    const { body } = await create({ numPlayers: 2, me: { playerName: 'Ann' } });
    const ann = await server.sit(mine, seats[0]!);
    await ann.move('pledge', (ann.own.hand as unknown as string[])[0]);
    const told = (what: (n: LobbyNews) => boolean) => ann.until(() => news.some(what));
    await told((n) => n.changed.some((m) => m.matchID === body.matchID && m.players[0]!.name === 'Ann'));
    await told((n) => n.changed.some((m) => m.matchID === mine && m.awaited.join() === '1'));
    const seat = { playerID: '0', credentials: body.playerCredentials };
    await server.http(`/games/toy/${body.matchID}/leave`, seat);
    await told((n) => n.gone.includes(body.matchID));
    expect(await socket.emitWithAck('watchLobby', { game: 'chess' })).toMatchObject({ ok: false });
  });

  it('tell a browser about its own seats', async () => {
    const { matchID, seats } = await server.match('toy', 2, { unlisted: true });
    const request = { seats: [{ matchID, ...seats[1] }, { matchID, ...seats[0], credentials: 'x' }, { matchID: 'no', playerID: '0', credentials: 'y' }] }; // prettier-ignore
    const { body } = await server.http<MineReply>('/api/mine', request);
    expect(body.matches.map((m) => [m.matchID, m.me])).toEqual([[matchID, 1]]);
    expect(body.gone).toEqual([matchID, 'no']);
  });
});

describe('afterwards', () => {
  it('story, replay and record of a finished match, each for its reader', async () => {
    const { matchID, seats } = await server.match('toy', 2);
    const [ann, bob, eve] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!), await server.sit(matchID, null)]; // prettier-ignore
    for (const what of ['replay', 'record'])
      expect((await server.http(`/api/matches/${matchID}/${what}`)).body).toMatchObject({ why: 'not-over' });
    await ann.move('pledge', (ann.own.hand as unknown as string[])[0]);
    await ann.undo();
    const n = await playOn(toy, [ann, bob, eve], 'afterwards');
    const asBob = { 'x-seat': '1', authorization: `Bearer ${seats[1]!.credentials}` };
    const story = await server.http<StoryPage>(`/api/matches/${matchID}/story?limit=5`, undefined, asBob);
    expect(story.body).toEqual({ entries: bob.story.slice(-5), more: true });
    const older = await server.http<StoryPage>(`/api/matches/${matchID}/story?before=3`, undefined, asBob);
    expect(older.body).toEqual({ entries: bob.story.slice(0, 3), more: false });
    const replay = await server.http<ReplayReply>(`/api/matches/${matchID}/replay?from=0&limit=200`, undefined, asBob);
    expect(replay.body.moves).toBe(n);
    expect(replay.body.frames).toHaveLength(n + 1);
    expect(replay.body.frames.at(-1)!.view).toEqual(bob.view);
    const watched = await server.http<ReplayReply>(`/api/matches/${matchID}/replay?from=2&limit=3`);
    expect(watched.body.frames.map((f) => [f.n, f.view.viewer])).toEqual([[2, null], [3, null], [4, null]]); // prettier-ignore
    const record = (await server.http<RecordReply>(`/api/matches/${matchID}/record`)).body;
    const G = await server.app.house.with(matchID, (hot) => stateOf(hot.match));
    expect(stateOf(replayed(toy, record))).toEqual(G);
    const wrong = { 'x-seat': '1', authorization: 'Bearer nonsense' };
    expect((await server.http(`/api/matches/${matchID}/replay`, undefined, wrong)).status).toBe(403);
  });
});
