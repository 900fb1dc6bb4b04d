import { drive, botsChoose, seeded, type Driven } from '../../../engine-extensions/simulation/driver';
import type { AnyState } from '../../../engine-extensions/rules';
import { arkhamNote } from '../../../games/arkham-note';
import { VICTIMS } from '../../../games/arkham-note/cards';
import type { State } from '../../../games/arkham-note/state';
import type { View } from '../../../games/arkham-note/view';
import type { MatchInfo } from '../../src/contract';
import { checkSecrets, hears, playOn, startServer, type TestServer } from '../kit';

/** The table of hidden information, row by row, on what sockets really receive. */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const stateOf = (driven: Driven) => driven.G as unknown as State;
const asked = (G: State) => (G.agenda.at(-1) as { ask?: string } | undefined)?.ask;

/** A case played by the bot until something holds. */
function playedUntil(until: (G: State) => boolean): State {
  for (let i = 0; i < 200; i++) {
    const driven = drive(arkhamNote, 1, undefined, `hidden-${i}`);
    const choose = botsChoose(arkhamNote, { '0': arkhamNote.bots.medium!(arkhamNote) }, seeded(i));
    while (stateOf(driven).over === undefined) {
      if (until(stateOf(driven))) return stateOf(driven);
      arkhamNote.rules.play(driven.G, '0', choose(driven.G, '0'), driven.dice);
    }
  }
  throw new Error('no such moment');
}

/** A seated player, a spectator and a stock client at one running match. */
async function table() {
  const { matchID, seats } = await server.match('arkham-note', 1);
  const player = await server.sit(matchID, seats[0]!);
  const watcher = await server.sit(matchID, null);
  const stock = await server.socket('/arkham-note');
  stock.socket.emit('sync', matchID, null, undefined, 1);
  await new Promise<void>((done) => stock.socket.once('sync', () => done()));
  const secret = async () => (await server.app.house.parts.storage.row(matchID))!.seed;
  return { matchID, player, watcher, stock, secret };
}

const after = <T>(list: readonly T[]) => list[list.length - 1] as T;

describe('Arkham Note on the wire', () => {
  it('draw stack, victim stack and box: their order changes no byte, for player and spectator', async () => {
    const middle = playedUntil((G) => asked(G) === 'act' && G.now.turn > 6 && G.victims.length > 1);
    await checkSecrets(arkhamNote, middle as unknown as AnyState, [() => ({ by: '0', move: 'pass', args: [] })]);
  });

  it('draw stack during a search: neither, and what may be taken is listed sorted', async () => {
    const searching = playedUntil((G) => asked(G) === 'search' && G.draw.length > 8);
    await checkSecrets(arkhamNote, searching as unknown as AnyState, [
      () => ({ by: '0', move: 'resolveTake', args: [null] }),
    ]);
    const turn = arkhamNote.rules.turn(searching as unknown as AnyState);
    const listed = arkhamNote.rules
      .legalMoves(searching, turn, '0')
      .filter((m) => m.move === 'resolveTake' && m.args[0] !== null)
      .map((m) => m.args[0]);
    expect(listed).toEqual([...searching.draw].sort());
  });

  it('victims that wait or are boxed: counted, never named, not even after the end', async () => {
    const over = playedUntil(
      (G) => G.over === undefined && G.victims.length > 0 && G.stability.length >= 5 && asked(G) === 'wrapUp',
    );
    for (const viewer of ['0', null]) {
      const told = (await hears(arkhamNote, over, viewer, [() => ({ by: '0', move: 'finishTurn', args: [] })])).join(
        '\n',
      );
      expect(told).toContain('"reason":"stability"');
      for (const id of [...over.victims, ...over.box]) {
        expect(told).not.toContain(id);
        expect(told).not.toContain(VICTIMS[id]!.name);
      }
    }
  });

  it('hand, leads, lines, discard, Time, Stability, Closed cases, Big picture, options and contact: open to both', async () => {
    const { player, watcher } = await table();
    await playOn(arkhamNote, [player, watcher], 'open', 12);
    const [mine, theirs] = [player.view, watcher.view] as unknown as [View, View];
    const open = ['hand', 'leads', 'cases', 'discard', 'time', 'stability', 'closed', 'bigPicture', 'options', 'contact'] as const; // prettier-ignore
    for (const area of open) expect(theirs[area]).toEqual(mine[area]);
    expect(mine.hand.length).toBeLessThanOrEqual(4);
    expect([mine.drawCount, mine.victimsLeft, mine.boxed]).toEqual([
      theirs.drawCount,
      theirs.victimsLeft,
      theirs.boxed,
    ]);
  });

  it('a card drawn in a check, and the game log: the same for both, never the order of a shuffle', async () => {
    const { player, watcher, matchID } = await table();
    await playOn(arkhamNote, [player, watcher], 'checks', 160);
    const told = (story: typeof player.story) => JSON.stringify(story.flatMap((entry) => entry.events));
    expect(told(watcher.story)).toBe(told(player.story));
    const events = player.story.flatMap((entry) => entry.events) as { event: string }[];
    expect(events.some((e) => e.event === 'checkFailed' || e.event === 'checkPassed')).toBe(true);
    for (const e of events.filter((x) => x.event === 'shuffled'))
      expect(Object.keys(e).sort()).toEqual(['added', 'count', 'event', 'why']);
    expect((await server.http(`/api/matches/${matchID}/story`)).status).toBe(200);
  });

  it('generator and future shuffles: never; the case number: only when the match is over', async () => {
    const { matchID, player, watcher, stock, secret } = await table();
    const seed = await secret();
    expect(seed.length).toBeGreaterThanOrEqual(13); // at least 64 random bits
    await playOn(arkhamNote, [player, watcher], 'secret', 10);
    const pages = async () => [
      (await server.http(`/games/arkham-note/${matchID}`)).text,
      (await server.http('/api/matches')).text,
    ];
    const all = [...player.heard, ...watcher.heard, ...stock.heard, ...(await pages())].join('\n');
    expect(all).not.toContain(seed);
    expect(all).not.toMatch(/prngstate|initialState":\{|_undo":\[\{/);
    await playOn(arkhamNote, [player, watcher], 'to the end');
    expect(player.turn.gameover).toBeDefined();
    const info = (await server.http<MatchInfo>(`/games/arkham-note/${matchID}`)).body;
    expect(info.seed).toBe(seed);
    expect(after(stock.heard)).not.toContain('prngstate');
  });
});
