import type { AnyState } from '../../../engine-extensions/rules';
import { arcana } from '../../../games/arcana';
import { STARTERS } from '../../../games/arcana/cards';
import { theZone } from '../../../games/arcana/rules/zones';
import type { State } from '../../../games/arcana/state';
import { discardAll, given, seat, type Given } from '../../../games/arcana/tests/scenario';
import { checkSecrets, hears, playOn, startServer, type Planned } from '../kit';

/** The table of hidden information, row by row, on what sockets really receive. */

const OPTIONS = { objectives: true, militia: true, tacticalRemoval: true };
const agentsOf = (guild: keyof typeof STARTERS) =>
  Object.values(STARTERS[guild])
    .filter((c) => c.kind === 'agent')
    .map((c) => c.id);

/** Three guilds in the middle of a round: hands, Decks and backs of Agents only, so that any may take another's place. */
function middle(more: Given = {}) {
  const [b, f, t] = [agentsOf('blades'), agentsOf('ferrymen'), agentsOf('thieves')] as [string[], string[], string[]];
  return given({
    players: 3,
    options: OPTIONS,
    seats: {
      0: { hand: b.slice(0, 3), deck: b.slice(5) },
      1: { hand: f.slice(0, 3), deck: f.slice(5) },
      2: { hand: t.slice(0, 3), deck: t.slice(5) },
    },
    zones: {
      Z01: { stake: 'ayane', agents: [['0', b[3]!, 'down'], ['1', f[3]!, 'down']] }, // prettier-ignore
      Z12: { stake: 'arkabast', agents: [['1', f[4]!, 'down'], ['2', t[3]!, 'down'], ['0', b[4]!]] }, // prettier-ignore
    },
    ...more,
  });
}

/** The first card of the mover's hand, whatever it is in this world, goes face-down to its own zone. */
const displayDown =
  (by: string, zone: string): Planned =>
  (G) => ({ by, move: 'displayAgent', args: [(G as State).seats[by]!.hand[0], zone] });

describe('Arcana on the wire', () => {
  it('hands, Decks, backs, piles, box, the Jubilee, the Militia deck and Objectives: exchanging them changes no byte', async () => {
    const { G } = middle();
    await checkSecrets(arcana, G as unknown as AnyState, [displayDown('0', 'Z01')]);
  });

  it('Objectives dealt and not yet chosen: one’s own four, a count of the others', async () => {
    const { G } = given({ players: 2, options: OPTIONS, choosing: true });
    await checkSecrets(arcana, G as unknown as AnyState);
    const told = (await hears(arcana, G, '0')).join('\n');
    for (const o of seat({ G } as never, '0').objectives) expect(told).toContain(`"${o}"`);
    for (const o of [...seat({ G } as never, '1').objectives, ...G.objectiveBox]) expect(told).not.toContain(`"${o}"`);
  });

  it('Objectives not kept are told to nobody again, not even to who rejected them', async () => {
    const scene = given({ players: 2, options: OPTIONS, choosing: true });
    for (const p of ['0', '1']) {
      const [one, other] = scene.seat(p).view.own!.objectives as [string, string];
      scene.seat(p).does('pickObjectives', one, other);
    }
    scene.G.events = [];
    const told = (await hears(arcana, scene.G, '0')).join('\n');
    for (const o of seat(scene, '0').objectives) expect(told).toContain(`"${o}"`);
    for (const o of scene.G.objectiveBox) expect(told).not.toContain(`"${o}"`);
  });

  it('a face-down Agent: in full for its owner, a back for others, in log and story too, until it is turned up', async () => {
    const { G } = middle();
    const [card] = G.seats['0']!.hand as [string];
    const moves = [displayDown('0', 'Z01')];
    expect((await hears(arcana, G, '0', moves)).join()).toContain(card);
    for (const viewer of ['1', '2', null]) {
      const told = await hears(arcana, G, viewer, moves);
      expect(told.join()).not.toContain(card);
      for (const hidden of ['duelling-master', ...(viewer === '1' ? [] : ['reed-witch'])])
        expect(told.join()).not.toContain(hidden);
    }
    const open = middle().G;
    theZone(open.zones, 'Z01').agents[0]!.down = false;
    expect((await hears(arcana, open, null)).join()).toContain('duelling-master');
  });

  it('Peek: told to the one who looks, and kept on showing to that seat alone', async () => {
    const scene = middle();
    seat(scene, '0').hand.push('lamplighters-chapel');
    const moves: Planned[] = [
      () => ({ by: '0', move: 'playLocation', args: ['lamplighters-chapel', { zone: 'Z12' }] }),
    ];
    const [mine, theirs] = [await hears(arcana, scene.G, '0', moves), await hears(arcana, scene.G, '1', moves)];
    expect(mine.join()).toContain('forger');
    expect(theirs.join()).not.toContain('forger');
    expect(theirs.join()).toContain('"peeked"');
  });

  it('Scry: the two cards are told to the one who looks, before and after the answer', async () => {
    const scene = middle();
    seat(scene, '0').hand.push('guildhall-clock');
    const top = theZone(scene.G.zones, 'Z20').pile.slice(-2);
    const moves: Planned[] = [
      () => ({ by: '0', move: 'playLocation', args: ['guildhall-clock', { zone: 'Z20' }] }),
      () => ({ by: '0', move: 'scryOrder', args: ['swap'] }),
    ];
    const mine = (await hears(arcana, scene.G, '0', moves)).join();
    for (const card of top) expect(mine).toContain(card);
    for (const viewer of ['1', null]) {
      const told = (await hears(arcana, scene.G, viewer, moves)).join();
      for (const card of top) expect(told).not.toContain(card);
      expect(told).not.toContain('"swap"');
    }
  });

  it('open to all: Resource Decks, what lies under guild cards, open Agents, Stakes, marks, a Militia card that is called', async () => {
    const scene = middle();
    seat(scene, '0').hand.push('founders-banner');
    seat(scene, '0').removed.push('mother-sallow');
    const called = scene.G.militiaDeck.at(-1)!;
    const told = (
      await hears(arcana, scene.G, null, [() => ({ by: '0', move: 'callMilitia', args: ['founders-banner'] })])
    ).join();
    for (const open of ['goblin-fire-support', 'ayane', 'mother-sallow', 'the-whetstone', called, '"marks"'])
      expect(told).toContain(open);
    for (const card of scene.G.militiaDeck.slice(0, -1)) expect(told).not.toContain(card);
  });

  it('after the end all Decks and kept Objectives are open; piles, box and the other Objectives stay shut', async () => {
    const scene = given({ players: 2, options: OPTIONS });
    for (let i = 0; i < 3; i++) discardAll(scene);
    const told = (await hears(arcana, scene.G, null)).join();
    for (const p of ['0', '1']) {
      for (const card of seat(scene, p).deck) expect(told).toContain(`"${card}"`);
      for (const o of seat(scene, p).objectives) expect(told).toContain(`"${o}"`);
    }
    for (const o of scene.G.objectiveBox) expect(told).not.toContain(`"${o}"`);
    for (const card of [...scene.G.box, ...scene.G.zones.flatMap((z) => z.pile)])
      expect(told).not.toContain(`"${card}"`);
  });

  it('seed and generator never leave while a match is played by two with a spectator and a stock client', async () => {
    const server = await startServer();
    const { matchID, seats } = await server.match('arcana', 2, { setupData: { guilds: 'chance' } });
    const clients = [await server.sit(matchID, seats[0]!), await server.sit(matchID, seats[1]!)];
    const watcher = await server.sit(matchID, null);
    const stock = await server.socket('/arcana');
    stock.socket.emit('sync', matchID, null, undefined, 2);
    await new Promise<void>((done) => stock.socket.once('sync', () => done()));
    await playOn(arcana, [...clients, watcher], 'wire', 60);
    const { seed } = (await server.app.house.parts.storage.row(matchID))!;
    for (const heard of [...clients.map((c) => c.heard), watcher.heard, stock.heard]) {
      const all = heard.join('\n');
      expect(all).not.toContain(seed);
      expect(all).not.toMatch(/prngstate|"tail"|"box"|"objectiveBox"/);
    }
    // nobody but the mover is told what a secret move was about
    expect(stock.heard.join()).not.toMatch(/"type":"displayAgent","args":\["/);
    await server.stop();
  });
});
