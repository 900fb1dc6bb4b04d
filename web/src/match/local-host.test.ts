import { toy } from '../../../engine-extensions/testing/toy';
import { awaited } from '../../../engine-extensions/rules';
import type { Match } from '../../../engine-extensions/match/match';
import { stateOf, turnOf } from '../../../engine-extensions/match/match';
import type { LocalSetup } from '../api/local';
import { nextViewer, showsMore } from './hot-seat';
import { LocalHost, type LocalTools } from './local-host';
import { newSave, type Save } from './save';
import { memoryStore } from './save-store';

const setup = (levels: (undefined | 'easy')[]): LocalSetup => ({
  game: 'toy',
  seats: levels.map((level, i) => ({ name: `P${i}`, ...(level ? { level } : {}) })),
  options: { lanterns: 2, duels: true },
  seed: 'host',
});

/** A device: its storage, and tabs that hear of each other's writing. */
function device() {
  const store = memoryStore();
  const listeners = new Set<() => void>();
  const tools: LocalTools = {
    change: async (id, rev, change) => {
      let written = false;
      const save = await store.change(id, (s) => {
        written = s?.rev === rev;
        return s && written ? { ...change(s), rev: rev + 1 } : undefined;
      });
      if (written) listeners.forEach((l) => l());
      return { written, save: save! };
    },
    read: store.read,
    onSaved: (_, l) => {
      listeners.add(l);
      return () => listeners.delete(l);
    },
    think: async (match: Match, seat: string) => ({
      move: toy.rules.legalMoves(stateOf(match), turnOf(match), seat)[0]!,
      because: '',
    }),
    pause: async () => undefined,
  };
  const begin = async (levels: (undefined | 'easy')[], id = 'local-1') => {
    const save = newSave(id, 1, setup(levels), 0);
    await store.change(id, () => save);
    return save;
  };
  const sit = (save: Save, more: Partial<LocalTools> = {}) => new LocalHost(toy, save, { ...tools, ...more });
  return { store, begin, sit };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const legal = (host: LocalHost) => {
  const { seen, me } = host.snapshot();
  return seen && me !== null ? toy.rules.legalMoves(seen.view, seen.turn, me) : [];
};

describe('a match on this device', () => {
  it('puts a curtain before each seat and shows nothing behind it', async () => {
    const d = device();
    const host = d.sit(await d.begin([undefined, undefined]));
    expect(host.snapshot()).toMatchObject({ curtain: '0', seen: null, me: null });
    host.lift();
    expect(host.snapshot().me).toBe('0');
    expect(await host.make(legal(host)[0]!)).toBeUndefined();
    expect(host.snapshot()).toMatchObject({ curtain: '1', seen: null, me: null });
    expect(JSON.stringify(host.snapshot())).not.toMatch(/#\d/);
    host.lift();
    expect(host.snapshot().me).toBe('1');
  });

  it('saves every move and goes on after a reload', async () => {
    const d = device();
    const host = d.sit(await d.begin([undefined, undefined]));
    host.lift();
    await host.make(legal(host)[0]!);
    const again = d.sit((await d.store.read('local-1'))!);
    again.lift();
    host.lift();
    expect(again.snapshot().seen).toEqual(host.snapshot().seen);
    expect(again.snapshot().seen?.n).toBe(1);
  });

  it('[trap 24] two matches of one deal on one device share nothing', async () => {
    const d = device();
    const [one, other] = [await d.begin([undefined, undefined]), await d.begin([undefined, undefined], 'local-2')].map((save) => d.sit(save)) as [LocalHost, LocalHost]; // prettier-ignore
    for (const host of [one, other]) host.lift();
    const before = JSON.stringify(other.snapshot());
    await one.make(legal(one)[0]!);
    await settle();
    expect(one.snapshot().curtain).toBe('1');
    expect(JSON.stringify(other.snapshot())).toBe(before);
    expect((await d.store.read('local-2'))?.moves).toEqual([]);
  });

  it('bots play until a person is awaited', async () => {
    const d = device();
    const host = d.sit(await d.begin([undefined, 'easy']));
    await settle();
    expect(host.snapshot().me).toBe('0');
    expect(host.snapshot().seen?.n).toBe(1);
    for (let i = 0; i < 200 && host.snapshot().seen?.turn.gameover === undefined; i++) {
      const moves = legal(host);
      if (moves.length > 0) expect(await host.make(moves[i % moves.length]!)).toBeUndefined();
      else await settle();
    }
    expect(host.snapshot().seen?.turn.gameover).toBeDefined();
    expect((await d.store.read('local-1'))?.over).toBe(true);
  });

  it('a failing bot does not end the match', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const d = device();
    const host = d.sit(await d.begin([undefined, 'easy']), { think: () => Promise.reject(new Error('fell over')) });
    await settle();
    expect(host.snapshot().seen?.n).toBe(1);
    expect(error).toHaveBeenCalled();
    error.mockRestore();
  });

  it('two tabs of one save agree, and the slower one is told', async () => {
    const d = device();
    const save = await d.begin([undefined, undefined]);
    const a = d.sit(save);
    const b = d.sit(save);
    a.lift();
    b.lift();
    const first = legal(a)[0]!;
    const slow = b.make(legal(b)[1]!);
    const fast = a.make(first);
    const answers = await Promise.all([fast, slow]);
    expect(answers.filter((x) => x === undefined)).toHaveLength(1);
    expect(answers.find((x) => x !== undefined)?.why).toBe('stale');
    await settle();
    expect((await d.store.read('local-1'))?.moves).toHaveLength(1);
    expect(a.snapshot().curtain).toBe('1');
    expect(b.snapshot().curtain).toBe('1');
  });

  it('takes a move back where nothing was revealed, and saves that too', async () => {
    const d = device();
    const host = d.sit(await d.begin([undefined, undefined]));
    host.lift();
    await host.make(legal(host)[0]!);
    host.lift();
    expect((await host.takeBack())?.why).toBe('not-your-move');
    expect((await d.store.read('local-1'))?.moves).toHaveLength(1);
  });

  it('a save of other rules says so and keeps everything', async () => {
    const d = device();
    const save = {
      ...(await d.begin([undefined, undefined])),
      version: 7,
      moves: [{ by: '0', move: 'odd', args: [] }],
    };
    const host = d.sit(save);
    expect(host.snapshot().problem?.detail).toContain('version 7');
    const damaged = d.sit({ ...save, version: 1 });
    expect(damaged.snapshot().problem?.detail).toContain('Move 1 of 1');
  });

  it('hands a seat to a bot and takes it back', async () => {
    const d = device();
    const host = d.sit(await d.begin([undefined, 'easy']));
    await settle();
    await host.handOver(true);
    expect(host.snapshot().botPlaysMe).toBe(true);
    await settle();
    expect(host.snapshot().seen!.n).toBeGreaterThan(2);
    await host.handOver(false);
    expect(host.snapshot().botPlaysMe).toBe(false);
  });

  it('goes on without storage, and says so', async () => {
    const d = device();
    const host = d.sit(await d.begin([undefined, undefined]), { change: () => Promise.reject(new Error('full')) });
    host.lift();
    expect(await host.make(legal(host)[0]!)).toBeUndefined();
    expect(host.snapshot().connection.problem).toContain('cannot save');
  });
});

describe('whose eyes', () => {
  const G = toy.rules.setup(2, undefined, { shuffle: <T>(x: readonly T[]) => [...x] } as never);

  it('a seat with a hand shows more than another seat may see', () => {
    expect(showsMore(toy, G, '0', '1')).toBe(true);
    expect(showsMore(toy, G, '1', '1')).toBe(false);
  });

  it('one person needs no curtain', () => {
    expect(awaited(toy.rules.turn(G))).toEqual(['0', '1']);
    expect(nextViewer(toy, G, ['1'], { me: null, curtain: null })).toEqual({ me: '1', curtain: null });
    expect(nextViewer(toy, G, ['0', '1'], { me: '1', curtain: null })).toEqual({ me: '1', curtain: null });
    expect(nextViewer(toy, G, ['0', '1'], { me: null, curtain: null })).toEqual({ me: null, curtain: '0' });
  });
});

it('counts hints with the match, and shows a single player the deal it may share', async () => {
  const d = device();
  const save = await d.begin([undefined, 'easy']);
  const host = d.sit(save);
  await settle();
  host.lift();
  await host.hint();
  expect((await d.store.read('local-1'))?.hints).toBe(1);
  expect(host.snapshot().seed).toBeUndefined();
});
