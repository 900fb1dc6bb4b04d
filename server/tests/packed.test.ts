import { toy } from '../../engine-extensions/testing/toy';
import { Unpacker, type Changes } from '../../engine-extensions/wire/packing';
import type { SitReply, TableUpdate } from '../src/contract';
import { playOn, startServer, type TestServer } from './kit';

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
