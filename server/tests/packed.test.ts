import { seeded } from '../../engine-extensions/dice';
import { stateOf, turnOf } from '../../engine-extensions/match/match';
import { awaited } from '../../engine-extensions/rules';
import { toy } from '../../engine-extensions/testing/toy';
import { Unpacker, type Changes } from '../../engine-extensions/wire/packing';
import type { MoveReply, SitReply, TableUpdate } from '../src/contract';
import { patched, playOn, startServer, type TestServer } from './kit';

let server: TestServer;
let now = Date.now();
beforeAll(async () => {
  server = await startServer({ now: () => now });
});
afterAll(() => server.stop());

it('tells a client that understands packed changes the same as one that does not, also after sitting down anew', async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
  const tab = await server.sit(matchID, seats[0]!);
  const plain: TableUpdate[] = [];
  const packed: Changes[] = [];
  let unpacker: Unpacker | undefined;
  let number = 0;
  ann.socket.on('table', (update: TableUpdate) => plain.push(update));
  tab.socket.on('packed', (told: number, changes: string) => {
    expect(told).toBe(number);
    packed.push(unpacker!.unpack(changes));
  });
  const sit = async () => {
    const request = { matchID, seat: '0', credentials: seats[0]!.credentials, packed: ++number };
    const { table } = await tab.ask<SitReply>('sit', request);
    unpacker = new Unpacker({ ...table.view, events: [] });
  };
  await sit();
  await playOn(toy, [ann, bob], 'packed', 6);
  await sit();
  await playOn(toy, [ann, bob], 'packed again');
  await tab.until(() => packed.length === plain.length);
  expect(plain.length).toBeGreaterThan(8);
  expect(packed.map((changes) => ({ matchID, ...changes }))).toEqual(plain);
});

it('tells the mover what changed in the answer, where that was asked for, and nothing twice', async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
  const sides = [ann, bob].map((client) => ({ client, unpacker: undefined as Unpacker | undefined, view: {} as object, stateID: 0, told: 0 })); // prettier-ignore
  const hear = (side: (typeof sides)[number], [number, changes]: [number, string]) => {
    expect(number).toBe(1);
    const { stateID, ops } = side.unpacker!.unpack(changes);
    expect(stateID).toBe(side.stateID + 1);
    side.stateID = stateID;
    side.view = patched(side.view, ops) as object;
  };
  for (const [i, side] of sides.entries()) {
    side.client.socket.on('packed', (...packed: [number, string]) => (side.told++, hear(side, packed)));
    const request = { matchID, seat: String(i), credentials: seats[i]!.credentials, packed: 1 };
    const { table } = await side.client.ask<SitReply>('sit', request);
    side.unpacker = new Unpacker({ ...table.view, events: [] });
    side.view = { ...table.view };
    side.stateID = table.stateID;
  }
  const dice = seeded('told');
  let answered = 0;
  for (; answered < 12; answered++) {
    const hot = server.app.house.peek(matchID)!;
    const turn = turnOf(hot.match);
    if (turn.gameover !== undefined) break;
    const by = dice.pick(awaited(turn));
    const move = dice.pick(toy.rules.legalMoves(hot.match.state.G, turn, by));
    const side = sides[Number(by)]!;
    const heard = sides.map((s) => s.told);
    const answer = await side.client.ask<MoveReply>('move', { id: `m${answered}`, stateID: side.stateID, ...move, told: true }); // prettier-ignore
    hear(side, answer.packed!);
    const other = sides[1 - Number(by)]!;
    await other.client.until(() => other.stateID === side.stateID);
    expect([side.told, other.told]).toEqual([heard[Number(by)], heard[1 - Number(by)]! + 1]);
    for (const { client, view } of sides) {
      const now = toy.rules.view(stateOf(server.app.house.peek(matchID)!.match), client === ann ? '0' : '1');
      expect({ ...view, events: [] }).toEqual(JSON.parse(JSON.stringify({ ...now, events: [] })));
    }
  }
  expect(answered).toBeGreaterThan(5);
});

it('puts a match away when everybody has left, and nobody who comes back notices', async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const [ann, bob] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
  await playOn(toy, [ann, bob], 'away', 3);
  ann.close();
  expect(server.app.house.peek(matchID)).toBeDefined();
  bob.close();
  const { view, stateID } = bob;
  const gone = async () => {
    for (let i = 0; i < 100 && server.app.house.peek(matchID); i++) {
      now += 1000;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await gone();
  expect(server.app.house.peek(matchID)).toBeUndefined();
  const back = await server.sit(matchID, seats[1]!);
  expect(back.view).toEqual(view);
  expect(back.stateID).toBe(stateID);
});
