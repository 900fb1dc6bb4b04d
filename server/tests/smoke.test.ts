import { toy } from '../../engine-extensions/testing/toy';
import { playOn, startServer, type TestServer } from './kit';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('two seats and a spectator play a whole match, each by deltas of its own view', async () => {
  const { matchID, seats } = await server.match('toy', 2);
  const [ann, bob, eve] = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!), await server.sit(matchID, null)]; // prettier-ignore
  const moves = await playOn(toy, [ann, bob, eve], 'smoke');
  expect(moves).toBeGreaterThan(8);
  const fresh = await server.sit(matchID, seats[0]!);
  expect(ann.view).toEqual(fresh.view);
  expect(ann.story).toEqual(fresh.story);
  const spectator = await server.sit(matchID, null);
  expect(eve.view).toEqual(spectator.view);
  expect(ann.gaps + bob.gaps + eve.gaps).toBe(0);
  expect(ann.match.gameover).toBeDefined();
});
