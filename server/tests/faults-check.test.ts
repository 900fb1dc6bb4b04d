import { toy } from '../../engine-extensions/testing/toy';
import { check } from '../../scripts/faults/check';
import { sumOf, Told } from '../../scripts/faults/record';
import { playOn, startServer, type TestClient, type TestServer } from './kit';

/** The check that `npm run faults` ends with finds what it is there to find. */

let server: TestServer;
let told: Told;
let ann: TestClient;
let bob: TestClient;
let matchID: string;

beforeEach(async () => {
  server = await startServer();
  const made = await server.match('toy', 2);
  matchID = made.matchID;
  [ann, bob] = [await server.sit(matchID, made.seats[0]!), await server.sit(matchID, made.seats[1]!)];
  told = new Told();
  for (const { playerID, credentials } of made.seats) told.seats.push({ matchID, seat: playerID, credentials });
  await playOn(toy, [ann, bob], 'check', 6);
  const { since } = (await server.app.house.parts.storage.news(matchID, 0))!;
  for (const { by, msg, move, stateID } of since)
    told.asked.set(`${by} ${msg}`, { matchID, seat: by!, id: msg!, move, told: stateID });
  told.shown.push({ matchID, viewer: '0', stateID: 6, sum: sumOf(ann.view, ann.turn) });
});
afterEach(() => server.stop());

const found = async () => {
  const { lost, doubled, wrong, views } = await check(server.app.house.parts.storage, told);
  return { lost, doubled, wrong, views };
};

it('finds nothing where everything is true', async () => {
  expect(await found()).toEqual({ lost: 0, doubled: 0, wrong: 0, views: 1 });
});

it('finds a move, a line, a seat and a match that were acknowledged and are not there', async () => {
  told.asked.set('a', { matchID, seat: '0', id: 'never', move: 'pledge', told: 7 });
  told.asked.set('b', { matchID, seat: '0', id: 'line', move: null, say: 'Hello', told: 1 });
  told.seats.push({ matchID, seat: '0', credentials: 'somebody else' });
  told.seats.push({ matchID: 'nosuchmatch', seat: '0', credentials: 'x' });
  expect(await found()).toMatchObject({ lost: 4, doubled: 0, wrong: 0 });
});

it('finds what is there twice, was refused, or was never asked for', async () => {
  const [first, second, third] = [...told.asked.values()];
  third!.told = undefined as never;
  third!.refused = 'internal';
  told.asked.delete([...told.asked.keys()][0]!);
  expect(first).toBeDefined();
  second!.move = 'concede';
  expect(await found()).toMatchObject({ lost: 0, doubled: 3 });
});

it('finds a screen that showed another seat’s view, another state, or one that is not stored', async () => {
  told.shown.push({ matchID, viewer: '0', stateID: 6, sum: sumOf(bob.view, bob.turn) });
  told.shown.push({ matchID, viewer: '0', stateID: 5, sum: sumOf(ann.view, ann.turn) });
  told.shown.push({ matchID, viewer: '0', stateID: 99, sum: sumOf(ann.view, ann.turn) });
  expect(await found()).toMatchObject({ wrong: 3, views: 4 });
});
