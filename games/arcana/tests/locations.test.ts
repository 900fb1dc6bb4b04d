import { seeded, still } from '../../../engine-extensions/testing/dice';
import { EFFECTS, LOCATIONS, type CardId, type Effect } from '../cards';
import { given, seat, told, zone, type Given } from './scenario';

/** The first Location with this effect. */
const of = (effect: Effect): CardId => Object.values(LOCATIONS).find((c) => c.effect === effect)!.id;

/** Seat 0 holds a Location with this effect and an Agent; seat 1 an Agent. */
const holding = (effect: Effect, wanted: Given = {}, more: CardId[] = ['recruiter']) =>
  given({ ...wanted, seats: { 0: { hand: [of(effect), ...more] }, 1: { hand: ['weir-pilot'] }, ...wanted.seats } });

describe('Locations', () => {
  it('[ARC-LOC-01] happen at once and go to the Resource Deck', () => {
    const scene = holding('lock');
    scene.seat('0').does('playLocation', of('lock'), { zone: 'F' });
    expect(zone(scene, 'F').marks.locked).toBe(true);
    expect(seat(scene, '0').resource).toContain(of('lock'));
    expect(scene.waiting()).toEqual(['1']);
  });

  it('[ARC-LOC-02] scenario 27: while it is played, a Location is in no pile', () => {
    const card = of('draw');
    const scene = given({ seats: { 0: { hand: [card], deck: [], resource: ['recruiter', 'courtesan'] } } });
    scene.seat('0').does('playLocation', card, {});
    expect([...seat(scene, '0').hand].sort()).toEqual(['courtesan', 'recruiter']);
    expect(seat(scene, '0').resource).toEqual([card]);
    expect(scene.G.limbo).toEqual([]);
  });

  it('[ARC-LOC-02, ARC-EFFECT-03, ARC-DRAW-02, ARC-DRAW-04] scenario 40: Recycle at the bottom of the Deck', () => {
    const card = of('recycle');
    const others = ['recruiter', 'courtesan', 'gate-halberd'];
    const scene = given({
      seats: { 0: { hand: [card, ...others], deck: ['pike-sergeant'], resource: [] } },
      dice: still(),
    });
    scene.seat('0').does('playLocation', card, {});
    expect(seat(scene, '0').hand).toHaveLength(3);
    expect(seat(scene, '0').hand).toContain('pike-sergeant');
    expect(seat(scene, '0').deck).toHaveLength(1);
    expect(seat(scene, '0').resource).toEqual([card]);
    expect(scene.heard('1').filter((e) => e.event === 'discarded')).toHaveLength(3);
  });

  it('[ARC-LOC-03] asks nobody else', () => {
    const scene = holding('harass');
    scene.seat('0').does('playLocation', of('harass'), { seat: '1' });
    expect(scene.waiting()).toEqual(['0']); // the other hand is empty now
    expect(seat(scene, '1').resource).toContain('weir-pilot');
  });

  it.each<[Effect, Given]>([
    ['recycle', { seats: { 0: { hand: [of('recycle')] } } }],
    ['draw', { seats: { 0: { hand: [of('draw')], deck: [], resource: [] } } }],
    ['recall', {}],
    ['move', {}],
    ['expel', {}],
    ['peek', {}],
    ['expose', {}],
    ['boost', {}],
    ['salvage', { seats: { 0: { hand: [of('salvage')], deck: [], resource: ['founders-banner'] } } }],
    ['ambush', { seats: { 0: { hand: [of('ambush'), 'founders-banner'] } } }],
    ['harass', { seats: { 0: { hand: [of('harass')] }, 1: { hand: [] } } }],
    ['retire', { seats: { 0: { hand: [of('retire')], deck: [], resource: ['founders-banner', 'ayane'] } } }],
  ])('[ARC-LOC-04] %s cannot be played without a target', (effect, wanted) => {
    const scene = holding(effect, wanted);
    expect(scene.seat('0').options('playLocation')).toEqual([]);
    expect(scene.seat('0').refused('playLocation', of(effect), {})).toMatchObject({
      rule: 'ARC-LOC-04',
      why: 'no-target',
    });
    expect(scene.seat('0').can('discard', of(effect))).toBe(true);
  });

  it('[ARC-LOC-05] scenario 38: sealed, then bribed; the next Stake is not sealed', () => {
    const scene = holding('seal', {
      seats: { 1: { hand: ['barhan-sword', 'weir-pilot'] } },
      zones: { F: { stake: 'wharf-troll', agents: [['1', 'necromancer']] } },
    });
    scene.seat('0').does('playLocation', of('seal'), { zone: 'F' });
    expect(zone(scene, 'F').marks.sealed).toBe(true);
    scene.seat('1').does('bribe', 'barhan-sword', 'F');
    expect(seat(scene, '1').won).toContain('wharf-troll');
    expect(zone(scene, 'F').marks.sealed).toBe(false);
  });

  it('[ARC-LOC-06] has no target where nothing would change', () => {
    for (const effect of ['lock', 'seal', 'priority'] as const) {
      const scene = holding(effect);
      const z = zone(scene, 'F');
      z.marks.locked = effect === 'lock';
      z.marks.sealed = effect === 'seal';
      if (effect === 'priority') z.marks.priority = ['0'];
      expect(scene.seat('0').options('playLocation')).toHaveLength(4);
      expect(scene.seat('0').refused('playLocation', of(effect), { zone: 'F' }).why).toMatch(/bad-target|locked/);
    }
  });

  it('are all in the table', () => {
    for (const effect of EFFECTS) expect(of(effect)).toBeDefined();
  });
});

describe('effects', () => {
  it('[ARC-EFFECT-01] Lock: nothing more may come, Agents may leave, it is resolved', () => {
    const scene = holding('lock', {
      options: { militia: true },
      seats: {
        0: { hand: [of('lock'), of('recall')] },
        1: { hand: ['weir-pilot', 'barhan-sword', 'the-long-ferry'] },
      },
      zones: {
        F: { stake: 'wharf-troll', agents: [['0', 'gate-halberd'], ['1', 'necromancer']] }, // prettier-ignore
        L1: { stake: 'ayane', agents: [['1', 'night-oarsman', 'down']] },
      },
    });
    scene.seat('0').does('playLocation', of('lock'), { zone: 'F' });
    const bob = scene.seat('1');
    expect(bob.refused('displayAgent', 'weir-pilot', 'F')).toEqual({ rule: 'ARC-EFFECT-01', why: 'locked' });
    expect(bob.refused('bribe', 'barhan-sword', 'F')).toEqual({ rule: 'ARC-EFFECT-01', why: 'locked' });
    expect(bob.refused('playLocation', 'the-long-ferry', { card: 'night-oarsman', zone: 'F' })).toMatchObject({
      why: 'locked',
    });
    bob.does('callMilitia', 'barhan-sword');
    expect(bob.refused('placeMilitia', 'F')).toEqual({ rule: 'ARC-EFFECT-01', why: 'locked' });
    bob.does('placeMilitia', 'L1');
    scene.seat('0').does('playLocation', of('recall'), { card: 'gate-halberd' });
    expect(zone(scene, 'F').agents.map((a) => a.card)).toEqual(['necromancer']);
    const won = holding('lock', { seats: { 0: { hand: [of('lock')] }, 1: { hand: [] } }, zones: { F: { stake: 'harbour-chain', agents: [['0', 'gate-halberd']] } } }); // prettier-ignore
    won.seat('0').does('playLocation', of('lock'), { zone: 'F' });
    expect(seat(won, '0').won).toContain('harbour-chain');
  });

  it('[ARC-EFFECT-02] Seal: turned up, but not awarded and nothing announced', () => {
    const scene = holding('seal', {
      seats: { 0: { hand: [of('seal')] }, 1: { hand: [] } },
      zones: { L0: { stake: 'penthow', agents: [['0', 'recruiter', 'down']] } },
    });
    scene.seat('0').does('playLocation', of('seal'), { zone: 'L0' });
    expect(told(scene)).toEqual(expect.arrayContaining(['turnedUp', 'resolved', 'stayed']));
    expect(told(scene)).not.toContain('announced');
    expect(zone(scene, 'L0')).toMatchObject({ stake: 'penthow', agents: [{ card: 'recruiter', down: false }] });
  });

  it('[ARC-EFFECT-04] Draw: two cards, fewer if there are no more', () => {
    const scene = holding('draw', { seats: { 0: { hand: [of('draw')], deck: ['recruiter'], resource: [] } } });
    scene.seat('0').does('playLocation', of('draw'), {});
    expect(seat(scene, '0').hand).toEqual(['recruiter']);
  });

  it('[ARC-EFFECT-05] Recall: an Agent back to hand, told to others only if it was open', () => {
    const zones: Given['zones'] = {
      L0: { stake: 'ayane', agents: [['0', 'gate-halberd', 'down']] },
      F: { stake: 'gader', agents: [['0', 'pike-sergeant']] },
    };
    const hidden = holding('recall', { zones });
    hidden.seat('0').does('playLocation', of('recall'), { card: 'gate-halberd' });
    expect(seat(hidden, '0').hand).toContain('gate-halberd');
    expect(JSON.stringify(hidden.heard('1'))).not.toContain('gate-halberd');
    const open = holding('recall', { zones });
    open.seat('0').does('playLocation', of('recall'), { card: 'pike-sergeant' });
    expect(open.heard('1')).toContainEqual({
      event: 'recalled',
      by: '0',
      zone: 'F',
      stake: 'gader',
      card: 'pike-sergeant',
    });
  });

  it('[ARC-EFFECT-06] Move: turned up in foreign zones, an open one never down again', () => {
    const zones: Given['zones'] = {
      L0: { stake: 'ayane', agents: [['0', 'gate-halberd', 'down']] },
      F: { stake: 'gader', agents: [['0', 'pike-sergeant']] },
    };
    const scene = holding('move', { zones });
    expect(scene.seat('0').options('playLocation')).toHaveLength(8); // two Agents, four other Stakes each
    scene.seat('0').does('playLocation', of('move'), { card: 'gate-halberd', zone: 'R1' });
    expect(zone(scene, 'R1').agents).toMatchObject([{ card: 'gate-halberd', down: false }]);
    const secret = holding('move', { zones });
    secret.seat('0').does('playLocation', of('move'), { card: 'gate-halberd', zone: 'R0' });
    expect(zone(secret, 'R0').agents[0]!.down).toBe(true);
    expect(JSON.stringify(secret.heard('1'))).not.toContain('gate-halberd');
    const open = holding('move', { zones });
    open.seat('0').does('playLocation', of('move'), { card: 'pike-sergeant', zone: 'L0' });
    expect(zone(open, 'L0').agents[1]!.down).toBe(false);
  });

  it('[ARC-EFFECT-07] Expel: an open Agent of an opponent goes home', () => {
    const scene = holding('expel', {
      zones: { L1: { stake: 'ayane', agents: [['1', 'crossbowman', 'down'], ['1', 'necromancer'], ['0', 'courtesan']] } }, // prettier-ignore
    });
    expect(scene.seat('0').options('playLocation')).toEqual([[of('expel'), { card: 'necromancer' }]]);
    scene.seat('0').does('playLocation', of('expel'), { card: 'necromancer' });
    expect(seat(scene, '1').resource).toContain('necromancer');
  });

  it('[ARC-EFFECT-08] Peek: seen by one, for as long as they stay', () => {
    const scene = given({
      players: 3,
      seats: { 0: { hand: [of('peek'), 'recruiter'] } },
      zones: { Z12: { stake: 'ayane', agents: [['1', 'crossbowman', 'down'], ['2', 'roof-cat', 'down']] } }, // prettier-ignore
    });
    const seen = (p: string) => scene.seat(p).view.zones[1]!.agents.map((a) => a.card);
    expect(seen('0')).toEqual([null, null]);
    scene.seat('0').does('playLocation', of('peek'), { zone: 'Z12' });
    expect(seen('0')).toEqual(['crossbowman', 'roof-cat']);
    expect(seen('1')).toEqual(['crossbowman', null]);
    expect(zone(scene, 'Z12').agents.every((a) => a.down)).toBe(true);
    expect(scene.heard('1')).toContainEqual({ event: 'peeked', by: '0', zone: 'Z12', stake: 'ayane' });
    expect(scene.heard('0')).toContainEqual(
      expect.objectContaining({ event: 'peeked', agents: expect.any(Array) as unknown }),
    );
  });

  it('[ARC-EFFECT-09] Expose: all lie open, one’s own too', () => {
    const scene = given({
      players: 3,
      seats: { 0: { hand: [of('expose'), 'recruiter'] } },
      zones: { Z01: { stake: 'ayane', agents: [['0', 'courtesan', 'down'], ['1', 'crossbowman', 'down']] } }, // prettier-ignore
    });
    scene.seat('0').does('playLocation', of('expose'), { zone: 'Z01' });
    expect(scene.seat('2').view.zones[0]!.agents.map((a) => a.card)).toEqual(['courtesan', 'crossbowman']);
  });

  it('[ARC-EFFECT-10] Replace: an unwatched Stake outside the Free zone goes under its pile', () => {
    const scene = holding('replace', {
      zones: {
        L0: { stake: 'gader', pile: ['ayane', 'pale'] },
        R0: { stake: 'arkabast', agents: [['0', 'courtesan', 'down']] },
        L1: { stake: 'penthow', pile: [] },
      },
    });
    expect(
      scene
        .seat('0')
        .options('playLocation')
        .map(([, t]) => t),
    ).toEqual([{ zone: 'L0' }, { zone: 'R1' }]);
    scene.seat('0').does('playLocation', of('replace'), { zone: 'L0' });
    expect(zone(scene, 'L0')).toMatchObject({ stake: 'pale', pile: ['gader', 'ayane'] });
  });

  it('[ARC-EFFECT-11, ARC-RULING-30] Boost: 2 more in the resolution, not in a bribe; two of them are 4', () => {
    const scene = holding('boost', {
      guilds: ['blades', 'ferrymen'],
      seats: { 0: { hand: ['muster-yard', 'the-whetstone', 'founders-banner'] }, 1: { hand: [] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'arena-veteran']] } },
    });
    scene.seat('0').does('playLocation', 'muster-yard', { zone: 'F' });
    scene.seat('0').does('playLocation', 'the-whetstone', { zone: 'F' });
    expect(zone(scene, 'F').marks.boost).toEqual({ 0: 4 });
    scene.seat('0').does('bribe', 'founders-banner', 'F');
    // 3 + 3 does not reach 7; 3 + 4 reaches the gold 6
    expect(scene.heard(null).find((e) => e.event === 'bribed')).toMatchObject({ total: 6, price: 7 });
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({ totals: { 0: 7 }, outcome: 'won' });
  });

  it('[ARC-EFFECT-12] Raise: the number is 2 higher, the price is not', () => {
    const scene = holding('raise', {
      seats: { 0: { hand: [of('raise')] }, 1: { hand: [] } },
      zones: { F: { stake: 'harbour-chain', agents: [['1', 'crossbowman']] } },
    });
    scene.seat('0').does('playLocation', of('raise'), { zone: 'F' });
    expect(zone(scene, 'F').stake).toBe('harbour-chain');
    const bribed = holding('raise', {
      seats: { 1: { hand: ['barhan-sword'] } },
      zones: { F: { stake: 'wharf-troll', agents: [['1', 'reed-witch']] } },
    });
    bribed.seat('0').does('playLocation', of('raise'), { zone: 'F' });
    bribed.seat('1').does('bribe', 'barhan-sword', 'F');
    expect(seat(bribed, '1').won).toContain('wharf-troll');
  });

  it('[ARC-EFFECT-13] Salvage: an Agent from the Resource Deck to hand', () => {
    const scene = holding('salvage', {
      seats: { 0: { hand: [of('salvage')], deck: [], resource: ['gate-halberd', 'founders-banner', 'ayane'] } },
    });
    expect(
      scene
        .seat('0')
        .options('playLocation')
        .map(([, t]) => t),
    ).toEqual([{ card: 'gate-halberd' }, { card: 'ayane' }]);
    scene.seat('0').does('playLocation', of('salvage'), { card: 'ayane' });
    expect(seat(scene, '0').hand).toEqual(['ayane']);
  });

  it('[ARC-EFFECT-14, ARC-RULING-29] Priority: wins a draw, unless the other has it too', () => {
    const zones: Given['zones'] = { F: { stake: 'harbour-chain', agents: [['0', 'pike-sergeant'], ['1', 'crossbowman']] } }; // prettier-ignore
    const one = holding('priority', { seats: { 0: { hand: [of('priority')] }, 1: { hand: [] } }, zones });
    one.seat('0').does('playLocation', of('priority'), { zone: 'F' });
    expect(seat(one, '0').won).toContain('harbour-chain');
    const both = holding('priority', { seats: { 0: { hand: [of('priority')] }, 1: { hand: [] } }, zones });
    zone(both, 'F').marks.priority = ['1'];
    both.seat('0').does('playLocation', of('priority'), { zone: 'F' });
    expect(zone(both, 'F').stake).toBe('harbour-chain');
  });

  it('[ARC-EFFECT-15] Ambush: face-down where it would lie open, two cards in one action', () => {
    const scene = holding('ambush');
    const zones = scene.seat('0').options('playLocation').map(([, t]) => (t as { zone: string }).zone); // prettier-ignore
    expect(zones).toEqual(['L1', 'R1', 'F']);
    scene.seat('0').does('playLocation', of('ambush'), { card: 'recruiter', zone: 'F' });
    expect(zone(scene, 'F').agents).toMatchObject([{ card: 'recruiter', down: true }]);
    expect(seat(scene, '0').hand).toEqual([]);
    expect(JSON.stringify(scene.heard('1'))).not.toContain('recruiter');
  });

  it('[ARC-EFFECT-16] Harass: a card by chance, whichever was drawn first', () => {
    const lost = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const scene = holding('harass', {
        seats: { 1: { hand: ['weir-pilot', 'necromancer', 'pilots-lamp'] } },
        dice: seeded(i),
      });
      scene.seat('0').does('playLocation', of('harass'), { seat: '1' });
      lost.add(seat(scene, '1').resource.at(-1)!);
      expect(seat(scene, '1').hand).toHaveLength(2);
    }
    expect(lost.size).toBe(3);
    expect(holding('harass').seat('0').refused('playLocation', of('harass'), { seat: '0' })).toMatchObject({ rule: 'ARC-LOC-06' }); // prettier-ignore
  });

  it('[ARC-EFFECT-17] Scry: the two top cards in either order, seen by one', () => {
    const scene = holding('scry', { zones: { L1: { stake: 'gader', pile: ['pale', 'ayane', 'arkabast'] }, R1: { pile: ['penthow'] } } }); // prettier-ignore
    expect(scene.seat('0').options('playLocation').map(([, t]) => t)).toEqual([{ zone: 'L0' }, { zone: 'R0' }, { zone: 'L1' }]); // prettier-ignore
    scene.seat('0').does('playLocation', of('scry'), { zone: 'L1' });
    expect(scene.seat('0').view.own!.scry).toEqual(['arkabast', 'ayane']);
    expect(scene.seat('1').view.own!.scry).toBeNull();
    expect(JSON.stringify(scene.seat('1').view)).not.toContain('arkabast');
    expect(seat(scene, '0').resource).not.toContain(of('scry'));
    scene.seat('0').does('scryOrder', 'swap');
    expect(zone(scene, 'L1').pile).toEqual(['pale', 'arkabast', 'ayane']);
    expect(seat(scene, '0').resource).toContain(of('scry'));
  });

  it('[ARC-EFFECT-18, ARC-MODE-04] scenario 39: Retire works without Tactical Removal', () => {
    const scene = holding('retire', {
      seats: { 0: { hand: [of('retire')], deck: [], resource: ['recruiter', 'ayane'] } },
    });
    expect(
      scene
        .seat('0')
        .options('playLocation')
        .map(([, t]) => t),
    ).toEqual([{ card: 'recruiter' }]);
    scene.seat('0').does('playLocation', of('retire'), { card: 'recruiter' });
    expect(seat(scene, '0').removed).toEqual(['recruiter']);
    expect(seat(scene, '0').deck).not.toContain('recruiter');
    const won = given({
      seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: [] } },
      zones: { F: { stake: 'harbour-chain' } },
    });
    won.seat('0').does('displayAgent', 'gate-halberd', 'F');
    expect(won.G.round).toBe(2); // nobody was asked
  });

  it('[ARC-EFFECT-19] the Thieves peek and must act again; alone with it they do not', () => {
    const scene = given({
      guilds: ['thieves', 'ferrymen'],
      seats: { 0: { hand: ['the-blind-stair', 'roof-cat'] }, 1: { hand: ['weir-pilot'] } },
      zones: { L1: { stake: 'ayane', agents: [['1', 'crossbowman', 'down']] } },
    });
    const { turn } = scene.G.now;
    scene.seat('0').does('playLocation', 'the-blind-stair', { zone: 'L1' });
    expect(scene.waiting()).toEqual(['0']);
    expect(scene.G.now.turn).toBe(turn);
    expect(seat(scene, '0').resource).toContain('the-blind-stair');
    scene.seat('0').does('displayAgent', 'roof-cat', 'L1');
    expect(scene.waiting()).toEqual(['1']);
    const alone = given({
      guilds: ['thieves', 'ferrymen'],
      seats: { 0: { hand: ['the-blind-stair'] }, 1: { hand: ['weir-pilot'] } },
      zones: { L1: { stake: 'ayane', agents: [['1', 'crossbowman', 'down']] } },
    });
    alone.seat('0').does('playLocation', 'the-blind-stair', { zone: 'L1' });
    expect(alone.waiting()).toEqual(['1']);
  });

  it('[ARC-EFFECT-19] the Usurers salvage a Relic', () => {
    const scene = given({
      guilds: ['usurers', 'ferrymen'],
      seats: { 0: { hand: ['the-counting-house'], deck: [], resource: ['bond-of-silence', 'poisoner'] } },
    });
    expect(scene.seat('0').options('playLocation')).toEqual([['the-counting-house', { card: 'bond-of-silence' }]]);
  });
});
