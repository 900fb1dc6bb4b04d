import { cardOf } from '../cards';
import { given, seat, zone } from './scenario';

describe('displaying an Agent', () => {
  it('[ARC-AGENT-01, ARC-AGENT-02, ARC-AGENT-03, ARC-RULING-03] scenario 7: the zone decides how it lies', () => {
    const hand = ['gate-halberd', 'recruiter', 'courtesan'];
    const scene = given({ seats: { 0: { hand }, 1: { hand: [] } } });
    scene.seat('0').does('displayAgent', 'gate-halberd', 'L0');
    scene.seat('0').does('displayAgent', 'recruiter', 'F');
    expect(zone(scene, 'L0').agents[0]!.down).toBe(true);
    expect(zone(scene, 'F').agents[0]!.down).toBe(false);
    // facing is no argument of the move
    expect(
      scene
        .seat('0')
        .options('displayAgent')
        .every((args) => args.length === 2),
    ).toBe(true);
    expect(scene.seat('0').can('displayAgent', 'courtesan', 'R1')).toBe(true);
    const other = given({ seats: { 0: { hand: ['courtesan', 'recruiter'] } } });
    other.seat('0').does('displayAgent', 'courtesan', 'R1');
    expect(zone(other, 'R1').agents[0]!.down).toBe(false);
  });

  it('[ARC-RULING-02, ARC-AGENT-07] scenario 8: in a shared zone two backs and an open card', () => {
    const scene = given({
      players: 3,
      seats: { 0: { hand: ['gate-halberd', 'courtesan'] }, 1: { hand: ['weir-pilot'] }, 2: { hand: ['roof-cat'] } },
    });
    scene.seat('0').does('displayAgent', 'gate-halberd', 'Z01');
    scene.seat('1').does('displayAgent', 'weir-pilot', 'Z01');
    scene.seat('2').does('displayAgent', 'roof-cat', 'Z01');
    const seen = (p: string) => scene.seat(p).view.zones[0]!.agents.map((a) => a.card);
    expect(zone(scene, 'Z01').agents.map((a) => a.down)).toEqual([true, true, false]);
    expect(seen('0')).toEqual(['gate-halberd', null, 'roof-cat']);
    expect(seen('1')).toEqual([null, 'weir-pilot', 'roof-cat']);
    expect(seen('2')).toEqual([null, null, 'roof-cat']);
  });

  it('[ARC-AGENT-04] works at a live Stake of any kind, nowhere else', () => {
    const scene = given({
      seats: { 0: { hand: ['gate-halberd', 'founders-banner', 'the-whetstone'] } },
      zones: {
        L0: { stake: 'ayane' },
        R0: { stake: 'dragon-shield' },
        L1: { stake: 'chain-gate' },
        R1: { stake: null },
      },
    });
    expect(
      scene
        .seat('0')
        .options('displayAgent')
        .map(([, z]) => z),
    ).toEqual(['L0', 'R0', 'L1', 'F']);
    expect(scene.seat('0').refused('displayAgent', 'gate-halberd', 'Z99')).toMatchObject({ why: 'no-such-zone' });
  });

  it('[ARC-CARD-07, ARC-CARD-08] never takes a Relic or a Location', () => {
    const scene = given({ seats: { 0: { hand: ['founders-banner', 'the-whetstone', 'barhan-sword'] } } });
    expect(scene.seat('0').options('displayAgent')).toEqual([]);
    expect(scene.seat('0').refused('displayAgent', 'barhan-sword', 'F')).toEqual({
      rule: 'ARC-CARD-07',
      why: 'relic-no-agent',
    });
    expect(scene.seat('0').refused('displayAgent', 'the-whetstone', 'F')).toEqual({ rule: 'ARC-CARD-08', why: 'location-no-agent' }); // prettier-ignore
  });

  it('[ARC-CARD-06] treats a Personality that was won as an Agent with all its values', () => {
    const scene = given({
      seats: { 0: { hand: ['dil-dan-alar'] }, 1: { hand: [] } },
      zones: { F: { stake: 'salt-reliquary', agents: [['0', 'recruiter']] } },
    });
    expect(cardOf('dil-dan-alar')).toMatchObject({ gold: ['sword'], cup: 2 });
    scene.seat('0').does('displayAgent', 'dil-dan-alar', 'F');
    expect(seat(scene, '0').won).toContain('salt-reliquary');
  });

  it('[ARC-AGENT-05, ARC-RES-08, ARC-RES-10] scenario 19: Agents carry over, open, and new ones add to them', () => {
    const scene = given({
      seats: { 0: { hand: ['duelling-master'], deck: ['reed-witch'] }, 1: { hand: [] } },
      guilds: ['blades', 'ferrymen'],
      zones: { L0: { stake: 'charter-of-the-seven' } },
    });
    scene.seat('0').does('displayAgent', 'duelling-master', 'L0');
    expect(scene.G.round).toBe(2);
    expect(zone(scene, 'L0').agents).toMatchObject([{ card: 'duelling-master', down: false, since: 1 }]);
    const next = given({
      seats: { 0: { hand: ['sword-grinder'] }, 1: { hand: ['master-fenn'] } },
      zones: { L0: { stake: 'charter-of-the-seven', agents: [['0', 'duelling-master']] } },
    });
    next.seat('0').does('displayAgent', 'sword-grinder', 'L0');
    expect(zone(next, 'L0').agents.map((a) => a.down)).toEqual([false, true]);
    next.seat('1').does('displayAgent', 'master-fenn', 'L0');
    expect(seat(next, '0').won).toContain('charter-of-the-seven');
  });

  it('[ARC-AGENT-06] cannot be taken back or moved without an effect', () => {
    const scene = given({
      seats: { 0: { hand: ['recruiter', 'courtesan'] } },
      zones: { F: { stake: 'ayane', agents: [['0', 'gate-halberd']] } },
    });
    expect(
      scene
        .seat('0')
        .legal()
        .some((m) => JSON.stringify(m.args).includes('gate-halberd')),
    ).toBe(false);
    expect(scene.seat('0').refused('displayAgent', 'gate-halberd', 'L0')).toMatchObject({ why: 'not-in-hand' });
  });
});
