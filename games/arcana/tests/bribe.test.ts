import { given, seat, told, zone } from './scenario';

describe('bribery', () => {
  it('[ARC-BRIBE-03, ARC-BRIBE-04, ARC-BRIBE-05, ARC-BRIBE-06] scenario 10: Arkabast for the Blades', () => {
    const scene = given({
      guilds: ['blades', 'usurers'],
      seats: { 0: { hand: ['drinking-horn', 'recruiter'] } },
      zones: { F: { stake: 'arkabast', agents: [['0', 'goblin-fire-support'], ['1', 'poisoner'], ['1', 'black-apothecary']] } }, // prettier-ignore
    });
    scene.seat('0').does('bribe', 'drinking-horn', 'F');
    expect(scene.heard(null).find((e) => e.event === 'bribed')).toMatchObject({ total: 7, price: 7 });
    expect(seat(scene, '0').resource).toEqual(
      expect.arrayContaining(['arkabast', 'drinking-horn', 'goblin-fire-support']),
    );
    expect(seat(scene, '1').resource).toEqual(expect.arrayContaining(['poisoner', 'black-apothecary']));
    expect(zone(scene, 'F').stake).not.toBe('arkabast');
    expect(zone(scene, 'F').stake).not.toBeNull();
    expect(zone(scene, 'F').agents).toEqual([]);
    expect(scene.waiting()).toEqual(['1']);
  });

  it('[ARC-BRIBE-05, ARC-RULING-11] scenario 11: Ayane for the Usurers, and the Ferrymen go home', () => {
    const scene = given({
      guilds: ['usurers', 'ferrymen'],
      seats: { 0: { hand: ['barhan-sword', 'poisoner'] } },
      zones: { L1: { stake: 'ayane', agents: [['0', 'pale'], ['1', 'crossbowman', 'down'], ['1', 'runaway-blade']] } }, // prettier-ignore
    });
    scene.seat('0').does('bribe', 'barhan-sword', 'L1');
    expect(scene.heard(null).find((e) => e.event === 'bribed')).toMatchObject({ total: 8, price: 7 });
    expect(seat(scene, '0').resource).toEqual(expect.arrayContaining(['ayane', 'pale', 'barhan-sword']));
    expect(seat(scene, '1').resource).toEqual(expect.arrayContaining(['crossbowman', 'runaway-blade']));
    expect(seat(scene, '0').wins).toEqual({ bribe: 1, free: 0, foreign: 1 });
  });

  it('[ARC-BRIBE-07] scenario 14: a bribe that falls short costs the Relic only', () => {
    const scene = given({
      seats: { 0: { hand: ['founders-banner', 'drinking-horn'] }, 1: { hand: ['weir-pilot', 'necromancer'] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'pike-sergeant']] } },
    });
    scene.seat('0').does('bribe', 'founders-banner', 'F');
    expect(scene.heard(null).find((e) => e.event === 'bribed')).toMatchObject({ total: 6, price: 7 });
    expect(seat(scene, '0').resource).toContain('founders-banner');
    expect(zone(scene, 'F')).toMatchObject({ stake: 'ayane', agents: [{ card: 'pike-sergeant' }] });
    expect(scene.waiting()).toEqual(['1']);
    // ARC-BRIBE-08 scenario 15: the next Relic is judged alone
    scene.seat('1').does('discard', 'weir-pilot');
    scene.seat('0').does('bribe', 'drinking-horn', 'F');
    expect(zone(scene, 'F').stake).toBe('ayane');
  });

  it('[ARC-BRIBE-08] scenario 15: two Relics of 3 never add up to one of 6', () => {
    const scene = given({
      seats: { 0: { hand: ['founders-banner', 'drinking-horn'] }, 1: { hand: [] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'pike-sergeant']] } },
    });
    scene.seat('0').does('bribe', 'founders-banner', 'F');
    scene.seat('0').does('bribe', 'drinking-horn', 'F');
    expect(seat(scene, '0').won).not.toContain('ayane');
  });

  it('[ARC-BRIBE-01, ARC-BRIBE-02] scenario 16: not without an Agent, no Relics, no Locations', () => {
    const scene = given({
      seats: { 0: { hand: ['barhan-sword', 'recruiter'] } },
      zones: {
        L0: { stake: 'dragon-shield', agents: [['0', 'gate-halberd', 'down']] },
        R0: { stake: 'chain-gate', agents: [['0', 'courtesan', 'down']] },
        F: { stake: 'gader', agents: [['1', 'weir-pilot']] },
      },
    });
    expect(scene.seat('0').refused('bribe', 'barhan-sword', 'L0')).toEqual({
      rule: 'ARC-BRIBE-02',
      why: 'no-bribe-relic',
    });
    expect(scene.seat('0').refused('bribe', 'barhan-sword', 'R0')).toEqual({ rule: 'ARC-BRIBE-02', why: 'no-bribe-location' }); // prettier-ignore
    expect(scene.seat('0').refused('bribe', 'barhan-sword', 'F')).toEqual({
      rule: 'ARC-BRIBE-01',
      why: 'no-agent-there',
    });
    expect(scene.seat('0').refused('bribe', 'recruiter', 'F')).toEqual({ rule: 'ARC-BRIBE-01', why: 'needs-relic' });
    expect(seat(scene, '0').hand).toContain('barhan-sword');
  });

  it('[ARC-BRIBE-09] scenario 17: an Agent worth 0 is enough to try', () => {
    const scene = given({
      seats: { 0: { hand: ['barhan-sword'] } },
      zones: { F: { stake: 'wharf-troll', agents: [['0', 'courtesan']] } },
    });
    scene.seat('0').does('bribe', 'barhan-sword', 'F');
    expect(seat(scene, '0').won).toContain('wharf-troll');
  });

  it('[ARC-BRIBE-06] scenario 21: the next Stake is contested in the same round', () => {
    const scene = given({
      seats: { 0: { hand: ['barhan-sword'] }, 1: { hand: ['crossbowman'] } },
      zones: { F: { stake: 'wharf-troll', agents: [['0', 'courtesan']] } },
    });
    const free = zone(scene, 'F');
    scene.G.box.push(free.pile.pop()!);
    scene.G.box.splice(scene.G.box.indexOf('harbour-chain'), scene.G.box.includes('harbour-chain') ? 1 : 0);
    for (const z of scene.G.zones) z.pile = z.pile.filter((c) => c !== 'harbour-chain');
    free.pile.push('harbour-chain');
    scene.seat('0').does('bribe', 'barhan-sword', 'F');
    expect(free.stake).toBe('harbour-chain');
    scene.seat('1').does('displayAgent', 'crossbowman', 'F');
    expect(seat(scene, '1').won).toContain('harbour-chain');
    expect(scene.G.round).toBe(2);
  });

  it('[ARC-RULING-09] turns up the briber’s Agents, for good if it fails, and shows the others as they go home', () => {
    const scene = given({
      seats: { 0: { hand: ['founders-banner', 'barhan-sword'] }, 1: { hand: [] } },
      zones: { L0: { stake: 'ayane', agents: [['0', 'pike-sergeant', 'down'], ['1', 'weir-pilot']] } }, // prettier-ignore
    });
    scene.seat('0').does('bribe', 'founders-banner', 'L0');
    expect(zone(scene, 'L0').agents[0]!.down).toBe(false);
    expect(scene.seat('1').view.zones[0]!.agents[0]!.card).toBe('pike-sergeant');
    const shared = given({
      players: 3,
      seats: { 0: { hand: ['barhan-sword', 'recruiter'] } },
      zones: { Z01: { stake: 'ayane', agents: [['0', 'pike-sergeant', 'down'], ['1', 'weir-pilot', 'down']] } }, // prettier-ignore
    });
    shared.seat('0').does('bribe', 'barhan-sword', 'Z01');
    expect(shared.heard('2').find((e) => e.event === 'wentHome')).toMatchObject({
      agents: [{ owner: '0', card: 'pike-sergeant' }, { owner: '1', card: 'weir-pilot' }], // prettier-ignore
    });
    expect(told(shared)).toContain('stakeTurned');
  });

  it('[ARC-RULING-10] counts all the briber’s Agents there', () => {
    const scene = given({
      seats: { 0: { hand: ['founders-banner'] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'pike-sergeant'], ['0', 'recruiter']] } }, // prettier-ignore
    });
    scene.seat('0').does('bribe', 'founders-banner', 'F');
    expect(scene.heard(null).find((e) => e.event === 'bribed')).toMatchObject({ total: 7 });
    expect(seat(scene, '0').won).toContain('ayane');
  });

  it('[ARC-MULTI-04] names one gold arcanum for all Agents', () => {
    const scene = given({
      seats: { 0: { hand: ['founders-banner', 'recruiter'] } },
      zones: { F: { stake: 'harlequin', agents: [['0', 'gate-halberd'], ['0', 'courtesan']] } }, // prettier-ignore
    });
    expect(scene.seat('0').options('bribe')).toEqual(['staff', 'sword', 'cup'].map((a) => ['founders-banner', 'F', a]));
    expect(scene.seat('0').refused('bribe', 'founders-banner', 'F')).toMatchObject({ rule: 'ARC-MULTI-04' });
    scene.seat('0').does('bribe', 'founders-banner', 'F', 'sword');
    expect(scene.heard(null).find((e) => e.event === 'bribed')).toMatchObject({ total: 7, price: 6 });
    expect(seat(scene, '0').won).toContain('harlequin');
  });
});
