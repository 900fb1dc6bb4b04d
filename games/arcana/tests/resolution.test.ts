import { resolutionOrder } from '../rules/zones';
import { given, seat, told, zone, type Given } from './scenario';

/** A round whose cards are all on the table but one that is thrown away. */
const resolve = (wanted: Given) => {
  const scene = given({ ...wanted, seats: { 0: { hand: ['founders-banner'] }, 1: { hand: [] }, ...(wanted.players && wanted.players > 2 ? { 2: { hand: [] } } : {}), ...wanted.seats } }); // prettier-ignore
  scene.seat('0').does('discard', 'founders-banner');
  return scene;
};

describe('resolution', () => {
  it('[ARC-RES-03, ARC-RES-04, ARC-RES-05, ARC-RES-09, ARC-RULING-06] scenario 9: the Barhan sword', () => {
    const scene = given({
      guilds: ['ferrymen', 'usurers'],
      seats: { 0: { hand: ['pilots-lamp'] }, 1: { hand: [] } },
      zones: { F: { stake: 'barhan-sword', agents: [['0', 'crossbowman'], ['0', 'necromancer'], ['1', 'pale']] } }, // prettier-ignore
    });
    scene.seat('0').does('discard', 'pilots-lamp');
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({
      totals: { 0: 5, 1: 3 },
      outcome: 'won',
    });
    const home = [...seat(scene, '0').resource, ...seat(scene, '0').deck, ...seat(scene, '0').hand];
    expect(home).toEqual(expect.arrayContaining(['barhan-sword', 'crossbowman', 'necromancer']));
    expect([...seat(scene, '1').resource, ...seat(scene, '1').deck, ...seat(scene, '1').hand]).toContain('pale');
    expect(zone(scene, 'F').agents).toEqual([]);
  });

  it('[ARC-RES-01, ARC-RULING-05] scenario 25: the order from the First Player’s far left', () => {
    expect(resolutionOrder(['0', '1', '2', '3'], '1')).toEqual(['Z12', 'Z23', 'F', 'Z01', 'Z30']);
    expect(resolutionOrder(['0', '1', '2', '3'], '0')).toEqual(['Z01', 'Z12', 'F', 'Z30', 'Z23']);
    expect(resolutionOrder(['0', '1'], '1')).toEqual(['L1', 'R0', 'F', 'R1', 'L0']);
    expect(resolutionOrder(['0', '1'], '0')).toEqual(['L0', 'R1', 'F', 'R0', 'L1']);
    expect(resolutionOrder(['0', '1', '2'], '0')).toEqual(['Z01', 'F', 'Z12', 'Z20']);
    expect(resolutionOrder(['0', '1', '2'], '2')).toEqual(['Z20', 'F', 'Z01', 'Z12']);
    const agents = (card: string): [string, string][] => [['0', card]];
    const scene = resolve({
      zones: {
        L0: { stake: 'harbour-chain', agents: agents('gate-halberd') },
        F: { stake: 'siege-compass', agents: agents('pike-sergeant') },
        R1: { stake: 'wardens-horn', agents: agents('arena-veteran') },
      },
    });
    const order = scene
      .heard(null)
      .flatMap((e) => (e.event === 'won' ? [(e as unknown as { zone: string }).zone] : []));
    expect(order).toEqual(['L0', 'R1', 'F']);
  });

  it('[ARC-RES-02] turns the backs up first', () => {
    const scene = resolve({ zones: { L0: { stake: 'harbour-chain', agents: [['0', 'gate-halberd', 'down']] } } });
    const events = told(scene);
    expect(events.indexOf('turnedUp')).toBeLessThan(events.indexOf('won'));
    expect(events).toContain('turnedUp');
  });

  it('[ARC-RES-04] never qualifies without an Agent or Militia there', () => {
    const scene = given({ seats: { 0: { hand: ['the-whetstone'] }, 1: { hand: [] } }, zones: { F: { stake: 'harbour-chain' } } }); // prettier-ignore
    zone(scene, 'F').marks.boost['0'] = 6;
    scene.seat('0').does('discard', 'the-whetstone');
    expect(zone(scene, 'F').stake).toBe('harbour-chain');
  });

  it('[ARC-RES-06] the highest of several wins', () => {
    const scene = resolve({
      zones: { F: { stake: 'harbour-chain', agents: [['0', 'pike-sergeant'], ['1', 'runaway-blade']] } }, // prettier-ignore
    });
    expect(seat(scene, '1').won).toEqual(['harbour-chain']);
  });

  it('[ARC-RES-07, ARC-RULING-07, ARC-RULING-08] scenario 18: a draw at the top is a draw, and all stay open', () => {
    const scene = resolve({
      players: 3,
      zones: {
        Z01: {
          stake: 'barhan-sword',
          agents: [['0', 'ayane', 'down'], ['1', 'captain-iselot', 'down'], ['2', 'gader']], // prettier-ignore
        },
      },
    });
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({
      totals: { 0: 6, 1: 6, 2: 5 },
      outcome: 'draw',
    });
    expect(zone(scene, 'Z01').stake).toBe('barhan-sword');
    expect(zone(scene, 'Z01').agents.map((a) => [a.card, a.down])).toEqual([
      ['ayane', false],
      ['captain-iselot', false],
      ['gader', false],
    ]);
  });

  it('[ARC-RES-08, ARC-RES-10] nobody wins below the gold number; the Agents stay, open', () => {
    const scene = resolve({ zones: { L0: { stake: 'ayane', agents: [['0', 'gate-halberd', 'down']] } } });
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({ outcome: 'missed' });
    expect(zone(scene, 'L0').agents).toMatchObject([{ card: 'gate-halberd', down: false }]);
  });
});

describe('several golds', () => {
  it('[ARC-MULTI-01, ARC-MULTI-02, ARC-MULTI-03] scenario 12: the Harlequin, 6 Staves beat 5 Cups', () => {
    const scene = given({
      guilds: ['ferrymen', 'usurers'],
      seats: { 0: { hand: ['pilots-lamp'] }, 1: { hand: [] } },
      zones: { F: { stake: 'harlequin', agents: [['0', 'necromancer'], ['0', 'dil-dan-alar'], ['1', 'ayane']] } }, // prettier-ignore
    });
    scene.seat('0').does('discard', 'pilots-lamp');
    // Dil-Dan-Alar brings 4 Swords too, so the Ferrymen have a choice
    expect(scene.waiting()).toEqual(['0']);
    expect(scene.seat('0').options('announceArcanum')).toEqual([['sword'], ['cup']]);
    scene.seat('0').does('announceArcanum', 'cup');
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({ totals: { 0: 5, 1: 6 } });
    expect(seat(scene, '1').won).toContain('harlequin');
  });

  it('[ARC-MULTI-02, ARC-RULING-16] scenario 13: Penthow, below the number in all three there is no bid', () => {
    const penthow = (agents: [string, string][]) =>
      given({
        seats: { 0: { hand: ['founders-banner'] }, 1: { hand: [] } },
        zones: { F: { stake: 'penthow', agents } },
      });
    const scene = penthow([['1', 'toll-keeper']]); // 1/3/1
    zone(scene, 'F').militia.push({ caller: '0', card: 'captain-hroth' }); // 2/2/2
    zone(scene, 'F').marks.raise = 1; // 3/3/3: as 1/1/1 against 2/2/2
    scene.seat('0').does('discard', 'founders-banner');
    expect(scene.heard(null).filter((e) => e.event === 'announced')).toMatchObject([{ by: '1', arcanum: 'sword' }]);
    expect(seat(scene, '1').won).toContain('penthow');
    const least = penthow([['0', 'gate-halberd'], ['1', 'caravan-master']]); // prettier-ignore
    least.seat('0').does('discard', 'founders-banner');
    // 2/2/1 reaches Penthow's 2 in two arcana
    expect(least.seat('1').options('announceArcanum')).toEqual([['staff'], ['sword']]);
  });

  it('[ARC-RULING-16] asks clockwise from the First Player those who have a choice; bidding lower avoids a draw', () => {
    const scene = given({
      players: 3,
      first: '1',
      seats: { 0: { hand: [] }, 1: { hand: ['pilots-lamp'] }, 2: { hand: [] } },
      zones: { F: { stake: 'penthow', agents: [['0', 'master-fenn'], ['1', 'reed-witch'], ['2', 'roof-cat']] } }, // prettier-ignore
    });
    scene.seat('1').does('discard', 'pilots-lamp');
    expect(scene.waiting()).toEqual(['1']); // 0/3/2
    scene.seat('1').does('announceArcanum', 'sword');
    expect(scene.heard('0').filter((e) => e.event === 'announced')).toMatchObject([
      { by: '1' },
      { by: '2', arcanum: 'sword' },
    ]);
    expect(scene.waiting()).toEqual(['0']); // 0/4/2, and the Thieves have bid 4
    scene.seat('0').does('announceArcanum', 'cup');
    expect(seat(scene, '2').won).toContain('penthow');
  });

  it('[ARC-MULTI-03] equality at the top is a draw across arcana', () => {
    const scene = resolve({
      zones: { F: { stake: 'penthow', agents: [['0', 'gate-halberd'], ['1', 'drowned-chaplain']] } }, // prettier-ignore
    });
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({
      totals: { 0: 4, 1: 4 },
      outcome: 'draw',
    });
    expect(zone(scene, 'F').bids).toEqual({});
  });
});
