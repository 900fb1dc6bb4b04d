import { still } from '../../../engine-extensions/testing/dice';
import { STARTERS } from '../cards';
import { discardAll, given, seat, told, zone } from './scenario';

const BLADES = Object.keys(STARTERS.blades);
const some = (n: number, from = 0) => BLADES.slice(from, from + n);

describe('drawing', () => {
  it('[ARC-DRAW-01, ARC-DRAW-02, ARC-ROUND-01] scenario 5: 4 and 4, then 3, a reshuffle of 8 and 1 more', () => {
    const scene = given();
    expect(seat(scene, '0')).toMatchObject({ hand: expect.any(Array) as unknown });
    expect(seat(scene, '0').hand).toHaveLength(4);
    discardAll(scene);
    expect(scene.G.round).toBe(2);
    expect(seat(scene, '0').deck).toHaveLength(3);
    discardAll(scene);
    expect(seat(scene, '0').hand).toHaveLength(4);
    expect(seat(scene, '0').deck).toHaveLength(7);
    expect(seat(scene, '0').resource).toHaveLength(0);
    expect(told(scene)).toContain('reshuffled');
    expect(scene.heard('0').find((e) => e.event === 'reshuffled')).toMatchObject({ count: 8 });
  });

  it('[ARC-DRAW-03, ARC-RULING-04] scenario 6: with exactly four left nothing is reshuffled', () => {
    const scene = given({
      seats: { 0: { hand: [], deck: some(4), resource: some(6, 4) }, 1: { hand: ['weir-pilot'] } },
      first: '1',
    });
    scene.seat('1').does('discard', 'weir-pilot');
    expect(scene.G.round).toBe(2);
    expect([...seat(scene, '0').hand].sort()).toEqual(some(4).sort());
    expect(seat(scene, '0').deck).toEqual([]);
    expect(seat(scene, '0').resource).toHaveLength(6);
  });

  it('[ARC-DRAW-04] reshuffles only the Resource Deck', () => {
    const scene = given({
      seats: {
        0: { hand: [], deck: ['recruiter'], resource: some(3), removed: ['courtesan'] },
        1: { hand: ['weir-pilot'] },
      },
      zones: { F: { stake: 'the-old-duke', agents: [['0', 'field-surgeon']] } },
      first: '1',
    });
    scene.seat('1').does('discard', 'weir-pilot');
    expect([...seat(scene, '0').hand].sort()).toEqual(['recruiter', ...some(3)].sort());
    expect(zone(scene, 'F').agents.map((a) => a.card)).toEqual(['field-surgeon']);
    expect(seat(scene, '0').removed).toEqual(['courtesan']);
  });

  it('[ARC-DRAW-05] plays on with fewer cards, never with fewer than two', () => {
    const scene = given({
      seats: { 0: { hand: [], deck: ['the-whetstone'], resource: ['founders-banner'] }, 1: { hand: ['weir-pilot'] } },
      first: '1',
    });
    scene.seat('1').does('discard', 'weir-pilot');
    expect(seat(scene, '0').hand).toHaveLength(2);
    // neither can be displayed, so neither can ever be stuck
    for (const card of ['the-whetstone', 'founders-banner'])
      expect(
        scene
          .seat('0')
          .options('displayAgent')
          .some(([c]) => c === card),
      ).toBe(false);
  });

  it('[ARC-DRAW-06] does not refill during the round', () => {
    const scene = given();
    const [card] = scene.seat('0').options('discard')[0] as [string];
    scene.seat('0').does('discard', card);
    expect(seat(scene, '0').hand).toHaveLength(3);
  });
});

describe('turns', () => {
  it('[ARC-ACT-01] goes clockwise from the First Player', () => {
    const scene = given({ players: 4, first: '2' });
    const order: string[] = [];
    for (let i = 0; i < 6; i++) {
      const [p] = scene.waiting();
      order.push(p!);
      scene.seat(p!).does('discard', ...(scene.seat(p!).options('discard')[0] as []));
    }
    expect(order).toEqual(['2', '3', '0', '1', '2', '3']);
  });

  it('[ARC-ACT-02] is one action with one card', () => {
    const scene = given({ seats: { 0: { hand: some(2) } } });
    scene.seat('0').does('displayAgent', BLADES[0], 'L0');
    expect(seat(scene, '0').hand).toEqual([BLADES[1]]);
    expect(scene.waiting()).toEqual(['1']);
    expect(scene.seat('0').refused('discard', BLADES[1])).toMatchObject({ why: 'not-your-turn' });
    expect(scene.seat('1').refused('discard', BLADES[1])).toMatchObject({ rule: 'ARC-ACT-02', why: 'not-in-hand' });
  });

  it('[ARC-ACT-03] offers displaying, Locations, bribes, discarding and the Militia', () => {
    const scene = given({
      options: { militia: true },
      seats: { 0: { hand: ['gate-halberd', 'the-whetstone', 'founders-banner'] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'pike-sergeant']] } },
    });
    const moves = new Set(
      scene
        .seat('0')
        .legal()
        .map((m) => m.move),
    );
    expect([...moves].sort()).toEqual(['bribe', 'callMilitia', 'discard', 'displayAgent', 'playLocation']);
  });

  it('[ARC-ACT-04, ARC-ACT-06, ARC-LOC-04] scenario 28: no pass; a Location without target can be discarded only', () => {
    const scene = given({ seats: { 0: { hand: ['the-whetstone'] } } });
    expect(scene.seat('0').legal()).toEqual([{ move: 'discard', args: ['the-whetstone'] }]);
    expect(scene.seat('0').refused('playLocation', 'the-whetstone', { zone: 'F' })).toMatchObject({
      rule: 'ARC-LOC-04',
    });
    scene.seat('0').does('discard', 'the-whetstone');
    expect(seat(scene, '0').resource).toContain('the-whetstone');
  });

  it('[ARC-ACT-04] skips who has no card', () => {
    const scene = given({ players: 3, seats: { 1: { hand: [] } } });
    scene.seat('0').does('discard', ...(scene.seat('0').options('discard')[0] as []));
    expect(scene.waiting()).toEqual(['2']);
  });

  it('[ARC-ACT-05, ARC-LOC-01, ARC-RULING-28] scenario 26: with extra cards one plays on alone until the hand is empty', () => {
    const scene = given({
      seats: { 0: { hand: ['merchants-exchange', 'recruiter'] }, 1: { hand: ['weir-pilot'] } },
    });
    scene.seat('0').does('playLocation', 'merchants-exchange', {});
    expect(seat(scene, '0').hand).toHaveLength(3);
    expect(seat(scene, '0').resource).toContain('merchants-exchange');
    scene.seat('1').does('discard', 'weir-pilot');
    for (const left of [3, 2, 1]) {
      expect(scene.waiting()).toEqual(['0']);
      expect(scene.G.round).toBe(1);
      expect(seat(scene, '0').hand).toHaveLength(left);
      scene.seat('0').does('discard', seat(scene, '0').hand[0]);
    }
    expect(scene.G.round).toBe(2);
  });

  it('[ARC-ACT-06] discards any kind of card without effect', () => {
    const scene = given({
      seats: { 0: { hand: ['merchants-exchange', 'founders-banner', 'recruiter'] }, 1: { hand: [] } },
    });
    for (const card of ['merchants-exchange', 'founders-banner']) {
      scene.seat('0').does('discard', card);
      expect(seat(scene, '0').resource).toContain(card);
    }
    expect(seat(scene, '0').hand).toEqual(['recruiter']);
  });
});

describe('closing the round', () => {
  it('[ARC-EOR-01, ARC-RES-11] turns up new Stakes only now', () => {
    const scene = given({
      seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: [] } },
      zones: { L0: { stake: 'harbour-chain' } },
      dice: still(),
    });
    scene.seat('0').does('displayAgent', 'gate-halberd', 'L0');
    const events = told(scene);
    expect(events.indexOf('stakeTurned')).toBeGreaterThan(events.lastIndexOf('won'));
    expect(events.filter((e) => e === 'stakeTurned')).toHaveLength(1);
    expect(zone(scene, 'L0').stake).not.toBeNull();
    expect(zone(scene, 'L0').pile).toHaveLength(10);
  });

  it('[ARC-EOR-02, ARC-AGENT-04] scenario 20: an empty pile leaves an empty zone for good', () => {
    const scene = given({
      seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: [] } },
      zones: { L0: { stake: 'harbour-chain', pile: [] } },
    });
    scene.seat('0').does('displayAgent', 'gate-halberd', 'L0');
    expect(scene.G.round).toBe(2);
    expect(zone(scene, 'L0').stake).toBeNull();
    const [p] = scene.waiting();
    expect(
      scene
        .seat(p!)
        .options('displayAgent')
        .some(([, z]) => z === 'L0'),
    ).toBe(false);
    const agent = (scene.seat(p!).options('displayAgent')[0] as [string])[0];
    expect(scene.seat(p!).refused('displayAgent', agent, 'L0')).toEqual({ rule: 'ARC-AGENT-04', why: 'no-live-stake' });
    discardAll(scene);
    expect(zone(scene, 'L0').stake).toBeNull();
    expect(scene.G.round).toBe(3);
  });

  it('[ARC-EOR-03, ARC-ACT-01] scenario 24: the First Player card goes to the right, turns to the left', () => {
    const scene = given({ players: 4, first: '0' });
    const firsts: string[] = [];
    for (let i = 0; i < 4; i++) {
      discardAll(scene);
      scene.G.idle = { quiet: 0, dry: 0 }; // nobody does anything here: keep the game going
      firsts.push(scene.G.firstPlayer);
    }
    expect(firsts).toEqual(['3', '2', '1', '0']);
    const table = given({ players: 4, first: '0' });
    discardAll(table);
    const turns: string[] = [];
    for (let i = 0; i < 4; i++) {
      const [p] = table.waiting();
      turns.push(p!);
      table.seat(p!).does('discard', ...(table.seat(p!).options('discard')[0] as []));
    }
    expect(turns).toEqual(['3', '0', '1', '2']);
  });

  it('[ARC-EOR-04, ARC-LOC-05] clears the marks', () => {
    const scene = given({ seats: { 0: { hand: ['chain-gate'] }, 1: { hand: [] } } });
    scene.seat('0').does('playLocation', 'chain-gate', { zone: 'F' });
    expect(scene.G.round).toBe(2);
    expect(zone(scene, 'F').marks.locked).toBe(false);
  });
});
