import type { LegalMove } from '../../../engine-extensions/moves';
import type { AnyState } from '../../../engine-extensions/rules';
import { arcana } from '../../../games/arcana';
import { STARTERS, type CardId } from '../../../games/arcana/cards';
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
  });

  it.each<[string, CardId, LegalMove, CardId[], CardId[]]>([
    ['Expose', 'watch-tower', { move: 'playLocation', args: ['watch-tower', { zone: 'Z01' }] }, ['duelling-master', 'reed-witch'], []], // prettier-ignore
    ['a bribe of its owner that fails', 'drinking-horn', { move: 'bribe', args: ['drinking-horn', 'Z01'] }, ['duelling-master'], ['reed-witch']], // prettier-ignore
    ['a bribe that succeeds, the others’ too', 'standard-of-kings', { move: 'bribe', args: ['standard-of-kings', 'Z01'] }, ['duelling-master', 'reed-witch'], []], // prettier-ignore
  ])('a back turned up by %s is open to all for good', async (_how, card, { move, args }, open, shut) => {
    const scene = middle({ options: {} });
    seat(scene, '0').hand.push(card);
    const before = (await hears(arcana, scene.G, null)).join();
    const told = (await hears(arcana, scene.G, null, [() => ({ by: '0', move, args })])).join();
    for (const agent of [...open, ...shut]) expect(before).not.toContain(agent);
    for (const agent of open) expect(told).toContain(agent);
    for (const agent of shut) expect(told).not.toContain(agent);
    // the last sitting down hears of the table alone, not of how it came about
    scene.seat('0').does(move, ...args);
    scene.G.events = [];
    const late = (await hears(arcana, scene.G, '2')).join();
    for (const agent of open) expect(late).toContain(agent);
  });

  it('the resolution turns up the backs of a Stake when its turn comes, and they stay open', async () => {
    const scene = middle({ options: {}, seats: { 0: { hand: ['recruiter'] }, 1: { hand: [] }, 2: { hand: [] } } });
    const backs = scene.G.zones.flatMap((z) => z.agents.filter((a) => a.down).map((a) => a.card));
    expect(backs).toHaveLength(4);
    const before = (await hears(arcana, scene.G, null)).join();
    for (const card of backs) expect(before).not.toContain(card);
    const told = (await hears(arcana, scene.G, null, [() => ({ by: '0', move: 'discard', args: ['recruiter'] })])).join(); // prettier-ignore
    for (const card of backs) expect(told).toContain(card);
  });

  it('a Stake resolved earlier says nothing of the backs at a later one', async () => {
    // Tactical Removal stops the resolution after the first Stake
    const scene = given({
      players: 3,
      options: { tacticalRemoval: true },
      seats: { 0: { hand: ['recruiter'] }, 1: { hand: [] }, 2: { hand: [] } },
      zones: {
        Z01: { stake: 'harbour-chain', agents: [['0', 'gate-halberd', 'down']] },
        Z12: { stake: 'ayane', agents: [['1', 'crossbowman', 'down']] },
      },
    });
    const told = (await hears(arcana, scene.G, '2', [() => ({ by: '0', move: 'discard', args: ['recruiter'] })])).join(); // prettier-ignore
    expect(told).toContain('gate-halberd');
    expect(told).not.toContain('crossbowman');
  });

  it('a hand: in full for its owner, a count for others; thrown away as a whole it does not show how it was drawn', async () => {
    const { G } = middle();
    for (const viewer of ['0', '1', '2', null]) {
      const told = (await hears(arcana, G, viewer)).join();
      for (const p of G.players)
        for (const card of G.seats[p]!.hand)
          expect([viewer, card, told.includes(`"${card}"`)]).toEqual([viewer, card, viewer === p]);
      expect(told).toContain('"hand":3');
    }
    const thrown = async (hand: CardId[]) => {
      const scene = given({ seats: { 0: { hand: ['the-blind-eel', ...hand] } } });
      const moves: Planned[] = [() => ({ by: '0', move: 'playLocation', args: ['the-blind-eel', {}] })];
      return [await hears(arcana, scene.G, '1', moves), await hears(arcana, scene.G, null, moves)];
    };
    expect(await thrown(['courtesan', 'recruiter', 'gate-halberd'])).toEqual(
      await thrown(['recruiter', 'gate-halberd', 'courtesan']),
    );
  });

  it('a Deck: a count for everybody, and its order for nobody', async () => {
    const { G } = middle({ options: {} });
    for (const viewer of ['0', '1', null]) {
      const told = (await hears(arcana, G, viewer)).join();
      for (const p of G.players) for (const card of G.seats[p]!.deck) expect(told).not.toContain(`"${card}"`);
    }
    const turned = middle({ options: {} }).G;
    for (const p of turned.players) turned.seats[p]!.deck.reverse();
    expect(await hears(arcana, turned, '0')).toEqual(await hears(arcana, G, '0'));
  });

  it('Move, Recall and Ambush of a hidden card: its owner is told which, others are not', async () => {
    const plays: [CardId[], Record<string, string>][] = [
      [['drowsy-mill'], { card: 'duelling-master', zone: 'Z20' }],
      [['sea-fort'], { card: 'duelling-master' }],
      [['drowned-lighthouse', 'courtesan'], { card: 'courtesan', zone: 'F' }],
    ];
    for (const [hand, targets] of plays) {
      const scene = middle({ options: {}, seats: { 0: { hand } } });
      const moves: Planned[] = [() => ({ by: '0', move: 'playLocation', args: [hand[0], targets] })];
      for (const viewer of ['0', '1', '2', null]) {
        const told = (await hears(arcana, scene.G, viewer, moves)).join();
        expect([hand[0], viewer, told.includes(targets.card!)]).toEqual([hand[0], viewer, viewer === '0']);
        expect(told).toContain(hand[0]);
      }
    }
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
    // placed, with its mark, for whoever sits down later
    scene.seat('0').does('callMilitia', 'founders-banner');
    scene.seat('0').does('placeMilitia', 'F');
    seat(scene, '1').hand.push('chain-gate');
    scene.seat('1').does('playLocation', 'chain-gate', { zone: 'Z20' });
    scene.G.events = [];
    for (const viewer of ['2', null]) {
      const late = (await hears(arcana, scene.G, viewer)).join();
      expect(late).toContain(`"militia":[{"caller":"0","card":"${called}"}]`);
      expect(late).toContain('"locked":true');
    }
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
    expect(scene.G.militiaDeck).toHaveLength(6);
    for (const card of [...scene.G.box, ...scene.G.zones.flatMap((z) => z.pile), ...scene.G.militiaDeck])
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
