import { seeded } from '../../../engine-extensions/testing/dice';
import { MILITIA } from '../cards';
import { given, seat, told, zone, type Given } from './scenario';

const militia = (wanted: Given, top: string) => {
  const scene = given({ ...wanted, options: { militia: true, ...wanted.options } });
  const { militiaDeck } = scene.G;
  militiaDeck.push(...militiaDeck.splice(militiaDeck.indexOf(top), 1));
  return scene;
};

describe('Militia', () => {
  it('[ARC-MIL-01, ARC-RULING-22] has six cards, shuffled: each of them comes first now and then', () => {
    const first: Record<string, number> = {};
    for (let i = 0; i < 120; i++) {
      const { militiaDeck } = given({ options: { militia: true }, dice: seeded(`militia-${i}`) }).G;
      expect([...militiaDeck].sort()).toEqual(Object.keys(MILITIA).sort());
      const top = militiaDeck.at(-1)!;
      first[top] = (first[top] ?? 0) + 1;
    }
    for (const card of Object.keys(MILITIA)) expect(first[card]).toBeGreaterThan(5);
  });

  it('[ARC-MIL-02, ARC-MIL-04, ARC-MIL-06] scenario 32: a Soldier brings 2 up to 5', () => {
    const scene = militia(
      {
        seats: { 0: { hand: ['founders-banner'] }, 1: { hand: [] } },
        zones: { F: { stake: 'dukes-training-blade', agents: [['0', 'duelling-master']] } },
      },
      'gate-guard',
    );
    scene.seat('0').does('callMilitia', 'founders-banner');
    expect(seat(scene, '0').resource).toContain('founders-banner');
    expect(scene.waiting()).toEqual(['0']);
    scene.seat('0').does('placeMilitia', 'F');
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({ totals: { 0: 5 } });
    expect(seat(scene, '0').won).toContain('dukes-training-blade');
    expect(scene.G.militiaDeck).toHaveLength(6);
  });

  it('[ARC-MIL-03] everybody sees the card before it is placed, at any Stake', () => {
    const scene = militia({ seats: { 0: { hand: ['founders-banner'] } } }, 'night-patrol');
    scene.seat('0').does('callMilitia', 'founders-banner');
    expect(scene.seat('1').view.asked).toMatchObject({
      seats: ['0'],
      question: { ask: 'militia', card: 'night-patrol' },
    });
    expect(
      scene
        .seat('0')
        .options('placeMilitia')
        .map(([z]) => z),
    ).toEqual(['L0', 'R0', 'L1', 'R1', 'F']);
  });

  it('[ARC-MIL-09, ARC-RES-07, ARC-MIL-04] scenario 33: the Captain with priority breaks a draw', () => {
    const scene = militia(
      {
        seats: { 0: { hand: ['founders-banner'] }, 1: { hand: [] } },
        zones: { F: { stake: 'harbour-chain', agents: [['0', 'recruiter'], ['1', 'runaway-blade']] } }, // prettier-ignore
      },
      'captain-orsolo',
    );
    scene.seat('0').does('callMilitia', 'founders-banner');
    scene.seat('0').does('placeMilitia', 'F');
    expect(scene.heard(null).find((e) => e.event === 'resolved')).toMatchObject({
      totals: { 0: 4, 1: 4 },
      outcome: 'won',
    });
    expect(seat(scene, '0').won).toContain('harbour-chain');
  });

  it('[ARC-MIL-09] the other Captain locks its Stake', () => {
    const scene = militia(
      { seats: { 0: { hand: ['founders-banner'] }, 1: { hand: ['weir-pilot'] } } },
      'captain-hroth',
    );
    scene.seat('0').does('callMilitia', 'founders-banner');
    scene.seat('0').does('placeMilitia', 'F');
    expect(scene.seat('1').refused('displayAgent', 'weir-pilot', 'F')).toMatchObject({ why: 'locked' });
  });

  it('[ARC-MIL-04, ARC-RES-04, ARC-RULING-21] scenario 36: the Militia alone wins', () => {
    const scene = militia(
      {
        seats: { 0: { hand: ['founders-banner'] }, 1: { hand: [] } },
        zones: { F: { stake: 'drinking-horn', agents: [['1', 'crossbowman']] } },
      },
      'street-constable',
    );
    scene.seat('0').does('callMilitia', 'founders-banner');
    scene.seat('0').does('placeMilitia', 'F');
    expect(seat(scene, '0').won).toContain('drinking-horn');
    expect(scene.G.militiaDeck).toContain('street-constable');
    expect([...seat(scene, '1').deck, ...seat(scene, '1').hand, ...seat(scene, '1').resource]).toContain('crossbowman');
  });

  it('[ARC-MIL-05] is no Agent: no bribe on it, none with it, no effect', () => {
    const scene = militia(
      {
        seats: { 0: { hand: ['founders-banner', 'barhan-sword', 'sea-fort', 'whitebone-keep'] }, 1: { hand: [] } },
        zones: { F: { stake: 'gader' } },
      },
      'gate-guard',
    );
    scene.seat('0').does('callMilitia', 'founders-banner');
    scene.seat('0').does('placeMilitia', 'F');
    expect(scene.seat('0').refused('bribe', 'barhan-sword', 'F')).toMatchObject({ why: 'no-agent-there' });
    expect(scene.seat('0').options('playLocation')).toEqual([]); // nothing to recall, nothing to expel
    zone(scene, 'F').agents.push({ owner: '0', card: 'courtesan', down: false, since: 1, seenBy: [] });
    scene.seat('0').does('bribe', 'barhan-sword', 'F');
    expect(scene.heard(null).find((e) => e.event === 'bribed')).toMatchObject({ total: 5, price: 6 });
  });

  it('[ARC-MIL-06] returns after the resolution, won or not, and never joins a deck', () => {
    const scene = militia({ seats: { 0: { hand: ['founders-banner'] }, 1: { hand: [] } }, zones: { F: { stake: 'ayane' } } }, 'gate-guard'); // prettier-ignore
    scene.seat('0').does('callMilitia', 'founders-banner');
    scene.seat('0').does('placeMilitia', 'F');
    expect(zone(scene, 'F')).toMatchObject({ stake: 'ayane', militia: [] });
    expect(scene.G.militiaDeck).toHaveLength(6);
    expect(scene.G.militiaDeck).toContain('gate-guard');
  });

  it('[ARC-MIL-07] is put aside when its Stake is bribed away', () => {
    const scene = militia(
      {
        seats: { 0: { hand: ['founders-banner', 'recruiter'] }, 1: { hand: ['barhan-sword', 'weir-pilot'] } },
        zones: { F: { stake: 'wharf-troll', agents: [['1', 'reed-witch']] } },
      },
      'gate-guard',
    );
    scene.seat('0').does('callMilitia', 'founders-banner');
    scene.seat('0').does('placeMilitia', 'F');
    scene.seat('1').does('bribe', 'barhan-sword', 'F');
    expect(zone(scene, 'F').militia).toEqual([]);
    expect(scene.G.militiaAside).toEqual(['gate-guard']);
    scene.seat('0').does('discard', 'recruiter');
    scene.seat('1').does('discard', 'weir-pilot');
    expect(scene.G.militiaDeck).toHaveLength(6);
  });

  it('[ARC-MIL-08] cannot be called from an empty deck', () => {
    const scene = militia({ seats: { 0: { hand: ['founders-banner'] } } }, 'gate-guard');
    scene.G.militiaDeck = [];
    expect(scene.seat('0').refused('callMilitia', 'founders-banner')).toEqual({
      rule: 'ARC-MIL-08',
      why: 'militia-gone',
    });
  });
});

describe('Tactical Removal', () => {
  const options = { tacticalRemoval: true };

  it('[ARC-TAC-01, ARC-TAC-02, ARC-TAC-03] scenario 34: asked twice, in order; what is removed is never drawn and scores', () => {
    const scene = given({
      options,
      seats: { 0: { hand: ['founders-banner'], deck: [], resource: [] }, 1: { hand: [] } },
      zones: {
        L0: { stake: 'harbour-chain', agents: [['0', 'gate-halberd', 'down']] },
        F: { stake: 'siege-compass', agents: [['0', 'pike-sergeant']] },
      },
    });
    scene.seat('0').does('discard', 'founders-banner');
    expect(scene.seat('0').view.asked).toMatchObject({ question: { ask: 'removal', stake: 'harbour-chain' } });
    expect(zone(scene, 'F').stake).toBe('siege-compass'); // not resolved yet
    scene.seat('0').does('chooseRemoval', 'keep');
    expect(scene.seat('0').view.asked).toMatchObject({ question: { ask: 'removal', stake: 'siege-compass' } });
    expect(scene.seat('0').refused('chooseRemoval', 'maybe')).toMatchObject({ rule: 'ARC-TAC-01' });
    scene.seat('0').does('chooseRemoval', 'remove');
    const mine = seat(scene, '0');
    expect(mine.removed).toEqual(['siege-compass']);
    expect([...mine.deck, ...mine.hand, ...mine.resource]).toContain('harbour-chain');
    expect([...mine.deck, ...mine.hand, ...mine.resource]).not.toContain('siege-compass');
    expect(mine.won).toEqual(['harbour-chain', 'siege-compass']);
  });

  it('[ARC-TAC-01, ARC-TAC-04] after a bribe too, before the next Stake is turned up; only the Stake', () => {
    const scene = given({
      options,
      seats: { 0: { hand: ['barhan-sword', 'recruiter'] } },
      zones: { F: { stake: 'wharf-troll', agents: [['0', 'courtesan']] } },
    });
    scene.seat('0').does('bribe', 'barhan-sword', 'F');
    expect(zone(scene, 'F').stake).toBeNull();
    expect(scene.seat('0').options('chooseRemoval')).toEqual([['keep'], ['remove']]);
    scene.seat('0').does('chooseRemoval', 'remove');
    expect(seat(scene, '0').removed).toEqual(['wharf-troll']);
    expect(seat(scene, '0').resource).toEqual(expect.arrayContaining(['barhan-sword', 'courtesan']));
    expect(zone(scene, 'F').stake).not.toBeNull();
    expect(told(scene)).toContain('stakeTurned');
    expect(scene.waiting()).toEqual(['1']);
  });

  it('[ARC-RULING-24, ARC-RULING-18] shows what lies under a guild card and in a Resource Deck to all', () => {
    const scene = given({
      options,
      seats: { 0: { hand: [], removed: ['ayane'], resource: ['gader'] }, 1: {} },
      first: '1',
    });
    expect(scene.seat('1').view.seats['0']).toMatchObject({ removed: ['ayane'], resource: ['gader'] });
  });

  it('asks another seat than the current one in the resolution', () => {
    const scene = given({
      options,
      seats: { 0: { hand: ['founders-banner'] }, 1: { hand: [] } },
      zones: { F: { stake: 'harbour-chain', agents: [['1', 'crossbowman']] } },
    });
    scene.seat('0').does('discard', 'founders-banner');
    expect(scene.waiting()).toEqual(['1']);
    expect(scene.seat('0').legal()).toEqual([]);
  });
});
