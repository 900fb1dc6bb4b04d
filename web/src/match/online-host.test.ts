import { toy } from '../../../engine-extensions/testing/toy';
import { drive } from '../../../engine-extensions/simulation/driver';
import type { Ack, MatchInfo, SitReply, TableUpdate } from '../../../server/src/contract';
import { applyOps, mergeStory, updated } from './apply-update';
import { OnlineHost } from './online-host';

const { G } = drive(toy, 2, undefined, 'online');
const view = toy.rules.view(G, '0');
const turn = toy.rules.turn(G);
const match: MatchInfo = {
  matchID: 'm1',
  gameName: 'toy',
  players: [
    { id: 0, kind: 'person', name: 'Ann', isConnected: true },
    { id: 1, kind: 'person', name: 'Bob', isConnected: false },
  ],
  setupData: {},
  createdAt: 0,
  updatedAt: 0,
  startedAt: 0,
  unlisted: false,
  spectators: true,
  mode: 'online',
  turn: 1,
  awaited: [0, 1],
};

type Heard = (...args: unknown[]) => void;

/** The other end of the line, by hand. */
function line() {
  const heard = new Map<string, Heard[]>();
  const sent: { event: string; request: Record<string, unknown>; ack: Heard }[] = [];
  const emit = (timed: boolean) => (event: string, request: never, ack: Heard) =>
    void sent.push({ event, request, ack: timed ? (answer: unknown) => ack(null, answer) : ack });
  const socket = {
    connected: true,
    on: (event: string, f: Heard) => heard.set(event, [...(heard.get(event) ?? []), f]),
    off: () => undefined,
    emit: emit(false),
    timeout: () => ({ emit: emit(true) }),
    connect: () => undefined,
    disconnect: () => undefined,
  };
  const tell = (event: string, ...args: unknown[]) => heard.get(event)?.forEach((f) => f(...args));
  const table = (more: Partial<TableUpdate> = {}): TableUpdate => ({
    matchID: 'm1',
    stateID: 1,
    view,
    turn,
    n: 0,
    story: [],
    undo: { can: false, why: { rule: null, why: 'nothing-to-undo' } },
    ...more,
  });
  const answerSit = (more: Partial<TableUpdate> = {}) => {
    const sit = sent.filter((s) => s.event === 'sit').at(-1)!;
    sit.ack({ ok: true, match, table: table(more), chat: [] } satisfies Ack<SitReply>);
  };
  return { socket, sent, tell, answerSit, table };
}

const sitDown = () => {
  const l = line();
  const host = new OnlineHost(l.socket as never, { matchID: 'm1', seat: '0', credentials: 'c' });
  l.answerSit();
  return { ...l, host };
};

describe('an online match', () => {
  it('sits down and shows seats with their connection', () => {
    const { host, sent } = sitDown();
    expect(sent[0]!.request).toEqual({ matchID: 'm1', seat: '0', credentials: 'c', packed: 1 });
    expect(host.snapshot().seen?.view).toEqual(view);
    expect(host.snapshot().seats.map((s) => s.connected)).toEqual([true, false]);
  });

  it('applies deltas, and sits again after a gap', () => {
    const { host, tell, sent } = sitDown();
    const story = [{ n: 1, events: [{ event: 'pledged' }] }];
    tell('table', {
      matchID: 'm1',
      stateID: 2,
      from: 1,
      n: 1,
      story,
      ops: [{ op: 'replace', path: '/deck', value: 3 }],
    });
    expect(host.snapshot().seen?.view).toMatchObject({ deck: 3, events: [{ event: 'pledged' }] });
    tell('table', { matchID: 'm1', stateID: 9, from: 8, n: 4, story: [], ops: [] });
    expect(sent.filter((s) => s.event === 'sit')).toHaveLength(2);
    expect(sent.at(-1)!.request).toMatchObject({ have: { stateID: 2 } });
  });

  it('a click while offline is sent once the line is back, with the same id until it is answered', async () => {
    const { host, socket, tell, sent, answerSit } = sitDown();
    socket.connected = false;
    tell('disconnect');
    expect(host.snapshot().connection.state).toBe('reconnecting');
    const made = host.make({ move: 'pass', args: [] });
    expect(host.snapshot().busy).toBe(true);
    expect(sent.filter((s) => s.event === 'move')).toHaveLength(0);
    expect((await host.make({ move: 'pass', args: [] }))?.why).toBe('busy');
    socket.connected = true;
    tell('connect');
    answerSit();
    tell('disconnect');
    tell('connect');
    answerSit();
    const moves = sent.filter((s) => s.event === 'move');
    expect(moves).toHaveLength(2);
    expect(moves[0]!.request.id).toBe(moves[1]!.request.id);
    moves[1]!.ack({ ok: true, stateID: 2, repeated: true });
    expect(await made).toBeUndefined();
    expect(host.snapshot().busy).toBe(false);
  });

  it('says aloud that a late click was refused', async () => {
    const { host, sent } = sitDown();
    const made = host.make({ move: 'pass', args: [] });
    sent.at(-1)!.ack({ ok: false, refused: { rule: null, why: 'stale' } });
    expect((await made)?.why).toBe('stale');
  });

  it('takes a new line when a move is not answered, and asks again with the same id', () => {
    jest.useFakeTimers();
    const { host, sent, socket, tell, answerSit } = sitDown();
    void host.make({ move: 'pass', args: [] });
    socket.connect = () => tell('connect') as never;
    jest.advanceTimersByTime(7000);
    answerSit();
    const moves = sent.filter((s) => s.event === 'move');
    expect(moves.map((m) => m.request.id)).toEqual([moves[0]!.request.id, moves[0]!.request.id]);
    host.stop();
    jest.useRealTimers();
  });

  it('says why there is no table any more, and settles what was under way', async () => {
    const { host, tell } = sitDown();
    const made = host.make({ move: 'pass', args: [] });
    tell('closed', { matchID: 'm1', refused: { rule: null, why: 'seat-lost' } });
    expect((await made)?.why).toBe('seat-lost');
    expect(host.snapshot().problem?.title).toContain('no longer sit');
  });

  it('reads the beginning of a long story after it sat down', async () => {
    const l = line();
    const older = async () => [1, 2].map((n) => ({ n, events: [] }));
    const host = new OnlineHost(l.socket as never, { matchID: 'm1', seat: '0', credentials: 'c' }, older);
    l.answerSit({ storyBefore: true, n: 3, story: [{ n: 3, events: [] }] });
    await Promise.resolve();
    await Promise.resolve();
    expect(host.snapshot().seen?.story.map((e) => e.n)).toEqual([1, 2, 3]);
  });

  it('keeps the chat in order and without doubles', () => {
    const { host, tell } = sitDown();
    const said = { n: 1, at: 0, seat: 1, name: 'Bob', text: 'hello' };
    tell('chat', said);
    tell('chat', said);
    expect(host.snapshot().chat.map((l) => l.text)).toEqual(['hello']);
  });
});

describe('updates', () => {
  it('follow RFC 6902 and share what did not change', () => {
    const was = { a: [1, 2, 3], b: { 'x/y': 1 }, c: { d: 1 } };
    const is = applyOps(was, [
      { op: 'add', path: '/a/1', value: 9 },
      { op: 'remove', path: '/a/0' },
      { op: 'add', path: '/a/-', value: 4 },
      { op: 'replace', path: '/b/x~1y', value: 2 },
    ]);
    expect(is).toEqual({ a: [9, 2, 3, 4], b: { 'x/y': 2 }, c: { d: 1 } });
    expect(is.c).toBe(was.c);
    expect(was.a).toEqual([1, 2, 3]);
  });

  it('drop from the story what was undone', () => {
    const had = [1, 2, 3].map((n) => ({ n, events: [] }));
    expect(mergeStory(had, [], 2).map((e) => e.n)).toEqual([1, 2]);
    expect(mergeStory(had, [{ n: 3, events: [{ event: 'new' }] }], 3)).toHaveLength(3);
  });

  it('that do not follow ask for the whole', () => {
    expect(updated(null, { matchID: 'm', stateID: 2, from: 1, ops: [], n: 1, story: [] })).toBeUndefined();
  });
});
