import { problemWithOptions } from '../../../engine-extensions/meta';
import { drive } from '../../../engine-extensions/simulation/driver';
import { arcana } from '..';
import { cardOf, STARTERS } from '../cards';
import { meta } from '../meta';
import { FREE, type State } from '../state';
import { pieces } from '../view';
import { given, seat, zone } from './scenario';

const started = (players: number, options: unknown = {}, seed = 'setup') =>
  drive(arcana, players, options, seed).G as unknown as State;

describe('ways to play', () => {
  it('[ARC-MODE-01] is for two, three or four with different guilds', () => {
    expect(meta.players).toEqual([2, 3, 4]);
    expect(() => started(5)).toThrow('not for 5 players');
    for (const n of [2, 3, 4]) {
      const G = started(n, { guilds: 'chance' });
      expect(new Set(G.players.map((p) => G.seats[p]!.guild)).size).toBe(n);
    }
  });

  it('[ARC-MODE-02] has bots for all other seats', () => {
    expect(Object.keys(arcana.bots)).toEqual(expect.arrayContaining(['easy', 'medium']));
  });

  it('[ARC-MODE-03] takes all eight mixtures of the advanced rules, all off by default', () => {
    const keys = ['objectives', 'militia', 'tacticalRemoval'] as const;
    for (let mix = 0; mix < 8; mix++) {
      const options = Object.fromEntries(keys.map((k, i) => [k, (mix & (1 << i)) !== 0]));
      expect(problemWithOptions(meta.options, options)).toBeUndefined();
      expect(started(3, options).options).toMatchObject(options);
    }
    expect(started(2).options).toEqual({ guilds: 'choose', objectives: false, militia: false, tacticalRemoval: false });
    expect(problemWithOptions(meta.options, { militia: 'yes' })).toContain('militia');
    expect(problemWithOptions(meta.options, { towers: true })).toContain('unknown option');
  });

  it('[ARC-MODE-04] has no Objectives, no Militia and no removal while they are off', () => {
    const scene = given({ seats: { 0: { hand: ['founders-banner', 'recruiter'] } } });
    expect(scene.G.militiaDeck).toEqual([]);
    expect(scene.G.objectiveBox).toEqual([]);
    expect(scene.seat('0').options('callMilitia')).toEqual([]);
    expect(scene.seat('0').refused('callMilitia', 'founders-banner')).toMatchObject({ rule: 'ARC-MODE-04' });
    expect(pieces(scene.G).some((p) => p === 'captain-orsolo' || p === 'landlords')).toBe(false);
  });
});

describe('setup', () => {
  it('[ARC-SETUP-01, ARC-SETUP-02] lets everybody choose a guild, which lies open', () => {
    const scene = given({ players: 3, guilds: ['usurers', 'blades', 'thieves'] });
    for (const viewer of scene.G.players)
      expect(scene.G.players.map((p) => scene.seat(viewer).view.seats[p]!.guild)).toEqual([
        'usurers',
        'blades',
        'thieves',
      ]);
  });

  it('[ARC-RULING-25] serves who comes first and gives the free guilds to those who leave it to chance', () => {
    const G = started(4);
    const { rules } = arcana;
    const play = (by: string, guild: string) => {
      const turn = rules.turn(G as never);
      const no = rules.whyNot(G, turn, by, { move: 'chooseGuild', args: [guild] });
      if (no) return no;
      rules.play(G as never, by, { move: 'chooseGuild', args: [guild] }, drive(arcana, 2, {}, 'x').dice);
      return undefined;
    };
    expect(play('2', 'thieves')).toBeUndefined();
    expect(play('0', 'thieves')).toEqual({ rule: 'ARC-RULING-25', why: 'guild-taken' });
    expect(play('0', 'chance')).toBeUndefined();
    expect(play('1', 'blades')).toBeUndefined();
    expect(G.round).toBe(0);
    expect(play('3', 'usurers')).toBeUndefined();
    expect(G.players.map((p) => G.seats[p]!.guild)).toEqual(['ferrymen', 'blades', 'thieves', 'usurers']);
    expect(G.round).toBe(1);
  });

  it('[ARC-SETUP-03, ARC-SETUP-04] shuffles the eleven cards of a guild into a Deck; the Resource Deck is empty', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const G = started(2, { guilds: 'chance' }, `deck-${i}`);
      for (const p of G.players) {
        const { deck, hand, resource, guild } = G.seats[p]!;
        expect([...deck, ...hand].sort()).toEqual(Object.keys(STARTERS[guild!]).sort());
        expect(resource).toEqual([]);
        orders.add([...hand].join());
      }
    }
    expect(orders.size).toBeGreaterThan(30);
  });

  it('[ARC-SETUP-05] keeps the cards of unused guilds out', () => {
    const { G } = given({ players: 2, guilds: ['blades', 'thieves'] });
    expect([...G.guildBox].sort()).toEqual(
      [...Object.keys(STARTERS.ferrymen), ...Object.keys(STARTERS.usurers)].sort(),
    );
  });

  it('[ARC-SETUP-06, ARC-SETUP-07, ARC-SETUP-08, ARC-SETUP-10, ARC-ZONE-03] scenario 1: setup for two', () => {
    const scene = given({ players: 2 });
    const { G } = scene;
    expect(G.zones.map((z) => z.id)).toEqual(['L0', 'R0', 'L1', 'R1', 'F']);
    const { zones } = scene.seat('0').view;
    expect(zones.map((z) => z.pile)).toEqual([11, 11, 11, 11, 12]);
    expect(zones.every((z) => z.stake !== null)).toBe(true);
    expect(G.box).toHaveLength(25);
    const piles = G.zones.flatMap((z) => z.pile);
    expect(new Set(piles).size).toBe(55);
    expect(new Set(piles.map((c) => cardOf(c).kind)).size).toBe(3);
    expect(G.players.map((p) => seat(scene, p).deck.length + seat(scene, p).hand.length)).toEqual([11, 11]);
  });

  it('[ARC-SETUP-07, ARC-SETUP-08, ARC-ZONE-04] scenario 2: setup for three', () => {
    const { G } = given({ players: 3 });
    expect(G.zones.map((z) => z.id)).toEqual(['Z01', 'Z12', 'Z20', 'F']);
    expect(G.box).toHaveLength(37);
    expect(G.zones.filter((z) => z.control.includes('1')).map((z) => z.id)).toEqual(['Z01', 'Z12']);
  });

  it('[ARC-ZONE-02, ARC-ZONE-05, ARC-RULING-01] scenario 3: setup for four', () => {
    const { G } = given({ players: 4 });
    const controls = (p: string) => G.zones.filter((z) => z.control.includes(p)).map((z) => z.id);
    expect(controls('0')).toEqual(['Z01', 'Z30']);
    expect(controls('2')).toEqual(['Z12', 'Z23']);
    expect(zone({ G } as never, FREE).control).toEqual([]);
    for (const n of [2, 3, 4] as const) {
      const table = given({ players: n }).G;
      for (const p of table.players) expect(table.zones.filter((z) => z.control.includes(p))).toHaveLength(2);
    }
  });

  it('[ARC-SETUP-09] scenario 4: the Jubilee lies at a depth from 8 to 13, each as often', () => {
    const depths: Record<number, number> = {};
    const dice = drive(arcana, 2, {}, 'depths').dice;
    let odd = 0;
    for (let i = 0; i < 6000; i++) {
      const G = arcana.rules.setup(2, {}, dice) as unknown as State;
      // the next card is the last of the tail, which is the eighth of the pile
      const depth = 8 + (G.tail.length - 1 - G.tail.indexOf('jubilee'));
      depths[depth] = (depths[depth] ?? 0) + 1;
      if (G.tail.filter((c) => c === 'jubilee').length !== 1 || G.zones.some((z) => z.pile.length !== 11)) odd++;
    }
    expect(odd).toBe(0);
    expect(Object.keys(depths).map(Number)).toEqual([8, 9, 10, 11, 12, 13]);
    for (const n of Object.values(depths)) expect(Math.abs(n - 1000)).toBeLessThan(120);
  });

  it('[ARC-SETUP-11] gives the First Player card by chance', () => {
    const firsts: Record<string, number> = {};
    const dice = drive(arcana, 4, {}, 'firsts').dice;
    for (let i = 0; i < 400; i++) {
      const { firstPlayer } = arcana.rules.setup(4, {}, dice) as unknown as State;
      firsts[firstPlayer] = (firsts[firstPlayer] ?? 0) + 1;
    }
    for (const p of ['0', '1', '2', '3']) expect(firsts[p]).toBeGreaterThan(60);
  });

  it('[ARC-SETUP-12] deals Objectives before the first cards and makes the Militia deck ready', () => {
    const scene = given({ options: { objectives: true, militia: true }, choosing: true });
    expect(scene.G.players.map((p) => seat(scene, p).hand.length)).toEqual([0, 0]);
    expect(scene.G.militiaDeck).toHaveLength(6);
    for (const p of ['1', '0'])
      scene.seat(p).does('pickObjectives', ...(scene.seat(p).options('pickObjectives')[2] as []));
    expect(scene.G.players.map((p) => seat(scene, p).hand.length)).toEqual([4, 4]);
  });
});

describe('zones', () => {
  it('[ARC-ZONE-01] makes each pile a zone, one of them free', () => {
    for (const n of [2, 3, 4] as const) {
      const { G } = given({ players: n });
      expect(G.zones.filter((z) => z.control.length === 0).map((z) => z.id)).toEqual([FREE]);
    }
  });

  it('[ARC-ZONE-06] has one live Stake in a zone at most', () => {
    const scene = given();
    for (const z of scene.G.zones) expect(typeof z.stake).toBe('string');
  });

  it('[ARC-ZONE-07] lets anybody contest and win anywhere, and control never changes', () => {
    const scene = given({
      seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: [] } },
      zones: { L1: { stake: 'harbour-chain' } },
    });
    const before = scene.G.zones.map((z) => [...z.control]);
    scene.seat('0').does('displayAgent', 'gate-halberd', 'L1');
    expect(seat(scene, '0').won).toContain('harbour-chain');
    expect(scene.G.zones.map((z) => z.control)).toEqual(before);
  });

  it('[ARC-ZONE-08] has room for any number of Agents at one Stake', () => {
    const agents = Object.keys(STARTERS.blades).slice(0, 9);
    const scene = given({ seats: { 0: { hand: agents }, 1: { hand: [] } }, zones: { F: { stake: 'the-old-duke' } } });
    for (const a of agents.slice(0, 8)) scene.seat('0').does('displayAgent', a, 'F');
    expect(zone(scene, 'F').agents).toHaveLength(8);
  });
});
