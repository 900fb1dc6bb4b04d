import { still } from '../../../engine-extensions/testing/dice';
import { cardOf } from '../cards';
import { deckOf, handOf } from '../state';
import { view } from '../view';
import { given, named } from './given';

const TOP_DECK = ['cultist', 'cultist', 'cultist', 'fanatic', 'fanatic', 'cultist'];

describe('scenarios', () => {
  it('[TOL-SETUP-04, TOL-SETUP-07, TOL-SETUP-10…13, TOL-RULING-02] scenario 1: setup', () => {
    const { ann, bob, G, open } = given();
    expect([deckOf(G, '0').length + 4, deckOf(G, '1').length + 5]).toEqual([10, 10]);
    for (const p of ['0', '1']) {
      const all = [...deckOf(G, p), ...handOf(G, p)].map((id) => cardOf(id));
      expect(all.filter((c) => c.design === 'cultist')).toHaveLength(5);
      expect(all.filter((c) => c.design === 'fanatic')).toHaveLength(3);
      expect(all.filter((c) => c.type === 'influence')).toHaveLength(2);
    }
    expect([ann.hand.length, bob.hand.length]).toEqual([4, 5]);
    expect(open.street.filter((c) => c !== null)).toHaveLength(5);
    expect([G.market.length, G.acolytes.length]).toEqual([63, 8]);
    expect([ann.side.health, bob.side.health]).toEqual([45, 50]);
  });

  it('[TOL-PLAY-01, TOL-ATK-01, TOL-ATK-02] scenario 2: two monsters strike Fenris', () => {
    const { ann, bob } = given({
      ann: { overlord: 'azazael', hand: ['t-ghoul', 't-relic-hunter'] },
      bob: { overlord: 'fenris' },
    });
    ann.plays('t-ghoul');
    ann.plays('t-relic-hunter');
    ann.does('attack', 2);
    expect(bob.side.health).toBe(43);
    expect(ann.side.pool.power).toBe(0);
    expect(named(ann.side.play)).toEqual(['t-ghoul', 't-relic-hunter']);
  });

  it('[TOL-HRD-01, TOL-HRD-06] scenario 3: a horde of two pays one ability', () => {
    const { ann } = given({ ann: { play: ['t-skeletal', 't-shade'] } });
    ann.forms('t-skeletal', 't-shade');
    expect(ann.asked).toEqual({ ask: 'hordeAbility', answers: ['t-skeletal/0', 't-shade/0', null] });
    ann.answers('t-skeletal/0');
    expect(ann.side.pool.power).toBe(1);
    expect(ann.view.open.act.hordeUsed).toEqual([`${ann.id('t-skeletal')}/0`]);
  });

  it('[TOL-HRD-07…11] scenario 4: a third member opens what is unused', () => {
    const { ann } = given({ ann: { play: ['t-skeletal', 't-shade', 't-werewolf'] } });
    ann.forms('t-skeletal', 't-shade');
    ann.answers('t-skeletal/0');
    ann.expands(0, 'left', 't-werewolf');
    expect(ann.asked?.answers).toEqual(['t-werewolf/0', 't-werewolf/1', 't-shade/0', null]);
    ann.answers('t-werewolf/0');
    expect(ann.side.pool.power).toBe(3);
    expect(named(ann.side.hordes[0]?.line ?? [])).toEqual(['t-werewolf', 't-skeletal', 't-shade']);
  });

  it('[TOL-HRD-02, TOL-RULING-06] scenario 5: kin and opposites never touch', () => {
    const { ann } = given({ ann: { play: ['t-skeletal', 't-ghoul', 't-relic-hunter'] } });
    const [s, g, r] = [ann.id('t-skeletal'), ann.id('t-ghoul'), ann.id('t-relic-hunter')];
    for (const pair of [
      [s, g],
      [g, s],
      [s, r],
      [r, s],
    ])
      // prettier-ignore
      expect(ann.refused('formHorde', ...pair)).toEqual({ rule: 'TOL-HRD-04', why: 'edges-differ' });
    expect(ann.options('formHorde')).toEqual([]);
  });

  it('[TOL-HRD-04] scenario 6: the right side asks for another faction', () => {
    const { ann } = given({ ann: { play: ['t-skeletal', 't-shade'] } });
    expect(ann.refused('formHorde', ann.id('t-shade'), ann.id('t-skeletal')).rule).toBe('TOL-HRD-04');
    expect(ann.can('formHorde', ann.id('t-skeletal'), ann.id('t-shade'))).toBe(true);
  });

  it('[TOL-HRD-12, TOL-RULING-08] scenario 7: two hordes are never joined', () => {
    const { ann } = given({
      ann: {
        play: ['t-skeletal', 't-shade', 't-raider', 't-werewolf'],
        hordes: [['t-skeletal', 't-shade'], ['t-raider', 't-werewolf']], // prettier-ignore
      },
    });
    expect(ann.refused('formHorde', ann.id('t-shade'), ann.id('t-raider'))).toEqual({ rule: 'TOL-HRD-12', why: 'in-a-horde' }); // prettier-ignore
    expect(ann.refused('expandHorde', 'h1', 'right', ann.id('t-raider')).rule).toBe('TOL-HRD-12');
    expect(ann.options('expandHorde')).toEqual([]);
  });

  it('[TOL-HRD-13] scenario 8: a Cultist has no edges', () => {
    const { ann } = given({ ann: { play: ['cultist', 't-skeletal'] } });
    expect(ann.refused('formHorde', ann.id('cultist'), ann.id('t-skeletal'))).toEqual({ rule: 'TOL-HRD-13', why: 'no-edges' }); // prettier-ignore
    expect(ann.refused('formHorde', ann.id('t-skeletal'), ann.id('cultist')).rule).toBe('TOL-HRD-13');
  });

  it('[TOL-INF-02, TOL-INF-03] scenario 9: Influence wants its monster first', () => {
    const late = given({ ann: { hand: ['t-moon-call', 't-bruiser'] } }).ann;
    late.plays('t-moon-call');
    late.plays('t-bruiser');
    late.answers('coin');
    expect(late.side.pool).toEqual({ coin: 3, power: 0, regeneration: 0 });
    const early = given({ ann: { hand: ['t-moon-call', 't-bruiser'] } }).ann;
    early.plays('t-bruiser');
    early.answers('coin');
    early.plays('t-moon-call');
    expect(early.side.pool).toEqual({ coin: 3, power: 2, regeneration: 0 });
  });

  it('[TOL-INF-02, TOL-HNT-04] scenario 10: a haunting monster counts', () => {
    const { ann } = given({ ann: { hand: ['t-moon-call'], haunting: { 't-werewolf': 'dismiss' } } });
    ann.plays('t-moon-call');
    expect(ann.side.pool).toEqual({ coin: 1, power: 2, regeneration: 0 });
  });

  it('[TOL-REL-02, TOL-REL-03, TOL-RULING-24] scenario 11: a fourth relic', () => {
    const { ann, open } = given({ ann: { relics: ['t-iron-mask', 't-bell', 't-knife'], hand: ['t-lantern'] } });
    expect(ann.refusedPlay('t-lantern')).toEqual({ rule: 'TOL-REL-03', why: 'choose-relic-to-remove' });
    ann.plays('t-lantern', 't-iron-mask');
    expect(named(open.removed)).toEqual(['t-iron-mask']);
    expect(ann.side.pool.power).toBe(0);
    expect(open.act.sacrificed).toBe(0);
    ann.uses('t-lantern');
    expect(ann.side.pool.coin).toBe(1);
  });

  it('[TOL-BUY-03, TOL-BUY-07, TOL-RACT-01] scenario 12: a relic is usable at once', () => {
    const { ann, open } = given({ ann: { pool: { coin: 3 } }, street: ['t-lantern'] });
    const discard = [...ann.side.discard];
    ann.buys('t-lantern');
    expect(ann.side.pool.coin).toBe(0);
    ann.uses('t-lantern');
    expect(ann.side.pool.coin).toBe(1);
    expect(open.street.filter((c) => c !== null)).toHaveLength(5);
    expect(ann.side.discard).toEqual(discard);
  });

  it('[TOL-BUY-06, TOL-BUY-09] scenario 13: two Acolytes and no third', () => {
    const { ann, open } = given({ ann: { pool: { coin: 6 }, discard: [] }, acolytes: ['moor-acolyte', 'crypt-acolyte'] }); // prettier-ignore
    const street = [...open.street];
    ann.does('buyAcolyte');
    ann.does('buyAcolyte');
    expect(ann.side.pool.coin).toBe(2);
    expect(named(ann.side.discard)).toEqual(['moor-acolyte', 'crypt-acolyte']);
    expect(ann.refused('buyAcolyte')).toEqual({ rule: 'TOL-BUY-06', why: 'no-acolytes' });
    expect(open.street).toEqual(street);
  });

  it('[TOL-ARM-03, TOL-RULING-19] scenario 14: Armor counts once a turn', () => {
    const { ann, bob } = given({ ann: { overlord: 'azazael', pool: { power: 6 } }, bob: { overlord: 'fenris', relics: ['t-iron-mask'] } }); // prettier-ignore
    const seen: number[] = [];
    for (const n of [1, 2, 3]) {
      ann.does('attack', n);
      seen.push(bob.side.health);
    }
    expect(seen).toEqual([45, 44, 41]);
  });

  it('[TOL-RULING-19, TOL-KEY-DESTROY-01] scenario 15: Armor destroyed in mid-turn', () => {
    const { ann, bob } = given({ ann: { overlord: 'azazael', pool: { power: 4 }, hand: ['t-raider'] }, bob: { overlord: 'fenris', relics: ['t-iron-mask'], discard: [] } }); // prettier-ignore
    ann.does('attack', 1);
    expect(bob.side.health).toBe(45);
    ann.plays('t-raider');
    ann.answers('t-iron-mask');
    ann.does('attack', 3);
    expect(bob.side.health).toBe(42);
    expect(named(bob.side.discard)).toEqual(['t-iron-mask']);
  });

  it('[TOL-ARM-04] scenario 16: Armor does not help against a curse', () => {
    const { ann, bob } = given({ ann: { hand: ['t-hexer'] }, bob: { relics: ['t-iron-mask'], hand: ['cultist', 'fanatic'] } }); // prettier-ignore
    ann.plays('t-hexer');
    bob.answers('health');
    expect(bob.side.health).toBe(48);
  });

  it('[TOL-KEY-CURSE-01, TOL-TURN-05] scenario 17: the turn waits for the cursed player', () => {
    const { ann, bob } = given({ ann: { hand: ['t-hexer', 'cultist', 'cultist'], pool: { power: 1 } }, bob: { hand: ['cultist', 'fanatic', 'cultist', 'cultist', 'fanatic'] } }); // prettier-ignore
    ann.plays('t-hexer');
    expect(ann.legal()).toEqual([]);
    expect(ann.refused('attack', 1).why).toBe('not-your-turn');
    bob.answers('fanatic');
    expect(bob.hand).toHaveLength(4);
    expect(named(bob.side.discard)).toEqual(['fanatic']);
    expect(ann.can('attack', 1)).toBe(true);
    expect(bob.legal()).toEqual([]);
  });

  it('[TOL-RULING-32, TOL-END-01] scenario 18: a curse kills at once', () => {
    const { ann, over } = given({ ann: { hand: ['t-hexer'] }, bob: { hand: [], health: 2 } });
    ann.plays('t-hexer');
    expect(over()).toMatchObject({ winner: '0', reason: 'health' });
    expect(ann.legal()).toEqual([]);
  });

  it('[TOL-HNT-01…04, TOL-HACT-01, TOL-CLN-02, TOL-CLN-04] scenario 19: the life of a token', () => {
    const { ann, bob, open } = given({ ann: { hand: ['t-lingerer'], deck: [...TOP_DECK, 't-drudge', 't-drudge', 't-drudge', 't-drudge'] }, bob: { hand: [], deck: TOP_DECK.slice(0, 5) } }); // prettier-ignore
    ann.plays('t-lingerer');
    const id = ann.id('t-lingerer');
    expect([ann.side.pool.power, ann.side.tokens[id]]).toEqual([2, 'haunt']);
    ann.does('pass');
    expect([named(ann.side.play), ann.side.tokens[id]]).toEqual([['t-lingerer'], 'dismiss']);
    bob.does('pass');
    ann.haunts('t-lingerer');
    expect([ann.side.pool.power, ann.side.tokens[id]]).toEqual([2, 'dismiss']);
    expect(ann.refused('hauntAction', id)).toEqual({ rule: 'TOL-HACT-01', why: 'haunted-already' });
    while (ann.hand.length > 1) ann.plays(ann.hand[0] as string);
    ann.does('pass');
    expect(named(ann.side.discard)).toContain('t-lingerer');
    expect(open.reserve.haunt).toBe(10);
  });

  it('[TOL-HNT-03, TOL-HACT-01] scenario 20: a horde turns a fresh token', () => {
    const { ann } = given({ ann: { hand: ['t-lingerer'], play: ['t-skeletal'], deck: TOP_DECK } });
    ann.plays('t-lingerer');
    ann.forms('t-skeletal', 't-lingerer');
    ann.answers(null);
    expect(ann.side.tokens[ann.id('t-lingerer')]).toBe('dismiss');
    expect(ann.refused('hauntAction', ann.id('t-lingerer'))).toEqual({
      rule: 'TOL-HACT-01',
      why: 'not-there-at-start',
    });
    ann.does('pass');
    expect(named(ann.side.discard)).toContain('t-lingerer');
  });

  it('[TOL-PASS-01, TOL-PASS-02] scenario 21: one card is kept', () => {
    const { ann, G } = given({ ann: { hand: ['t-ghoul', 't-crier'], deck: TOP_DECK } });
    expect(ann.refused('pass')).toEqual({ rule: 'TOL-PASS-01', why: 'too-many-cards', with: { more: 1 } });
    ann.plays('t-crier');
    ann.does('pass');
    expect(ann.hand[0]).toBe('t-ghoul');
    expect(ann.hand).toHaveLength(6); // five and a MUSTER
    expect(G.now.player).toBe('1');
  });

  it('[TOL-BUY-05, TOL-RULING-41] scenario 22: the kept card lies above the claimed one', () => {
    const { ann } = given({ ann: { hand: ['fanatic'], pool: { coin: 2 }, deck: TOP_DECK }, street: ['t-crier'] });
    ann.buys('t-crier', 'deck');
    ann.does('pass');
    expect(ann.hand.slice(0, 2)).toEqual(['fanatic', 't-crier']);
  });

  it('[TOL-DRAW-01, TOL-DRAW-02] scenario 23: two MUSTER tokens', () => {
    const { ann, open } = given({ ann: { hand: ['t-crier', 't-crier'], deck: [...TOP_DECK, 'cultist', 't-drudge'] } });
    ann.plays('t-crier');
    ann.plays('t-crier');
    expect([ann.side.muster, open.reserve.muster]).toEqual([2, 8]);
    ann.does('pass');
    expect([ann.hand.length, ann.side.muster, open.reserve.muster]).toEqual([7, 0, 10]);
  });

  it('[TOL-DRAW-03] scenario 24: the discard pile becomes the deck', () => {
    const { ann, G } = given({ ann: { hand: [], deck: ['fanatic', 'fanatic'], discard: ['cultist', 'cultist', 'cultist', 'cultist', 't-drudge', 't-drudge'] } }); // prettier-ignore
    ann.does('pass');
    expect(ann.hand.slice(0, 2)).toEqual(['fanatic', 'fanatic']);
    expect(ann.hand).toHaveLength(5);
    expect([deckOf(G, '0').length, ann.side.discard.length]).toEqual([3, 0]);
  });

  it('[TOL-GLO-08] scenario 25: a look with too few cards', () => {
    const { ann, G } = given({ ann: { hand: [], relics: ['t-globe'], deck: ['fanatic'], discard: ['cultist', 'cultist', 't-drudge', 't-ghoul'] } }); // prettier-ignore
    ann.uses('t-globe');
    expect(ann.view.own?.looking).toHaveLength(3);
    expect(cardOf(ann.view.own?.looking[0] as string).design).toBe('fanatic');
    expect([deckOf(G, '0').length, ann.side.discard.length]).toEqual([5, 0]);
    ann.answers(null);
    expect(deckOf(G, '0')).toHaveLength(5);
  });

  it('[TOL-HP-01, TOL-HP-02] scenario 26: Regeneration has a limit', () => {
    const { ann } = given({ ann: { health: 44, hand: [], pool: { regeneration: 3 } } });
    ann.does('regenerate', 1);
    expect(ann.side.health).toBe(45);
    expect(ann.refused('regenerate', 1)).toEqual({ rule: 'TOL-HP-01', why: 'full-health' });
    ann.does('pass');
    expect(ann.side.pool.regeneration).toBe(0);
  });

  it('[TOL-KEY-COMMAND-01, TOL-RULING-31] scenario 27: what COMMAND may fetch', () => {
    const { ann } = given({ ann: { hand: ['t-gravecaller'], discard: ['fanatic', 't-werewolf', 't-crier', 't-moon-call'] } }); // prettier-ignore
    ann.plays('t-gravecaller');
    expect(ann.asked).toEqual({ ask: 'command', answers: ['fanatic', 't-crier', null] });
    ann.answers('t-crier');
    expect(ann.hand).toEqual(['t-crier']);
    ann.plays('t-crier');
  });

  it('[TOL-KEY-SACRIFICE-01, TOL-RULING-29, TOL-RULING-30] scenario 28: a used Cultist is sacrificed', () => {
    const { ann, open } = given({ ann: { hand: ['cultist', 't-butcher'] } });
    ann.plays('cultist');
    ann.plays('t-butcher');
    expect(ann.asked?.answers).toEqual(['cultist', 't-butcher', null]);
    ann.answers('cultist');
    expect(named(open.removed)).toEqual(['cultist']);
    expect(ann.side.pool).toEqual({ coin: 1, power: 1, regeneration: 0 });
  });

  it('[TOL-ABIL-06, TOL-RULING-36] scenario 29: a trigger works twice', () => {
    const { ann } = given({ ann: { play: ['t-pack-leader'], hand: ['t-werewolf', 't-werewolf', 't-werewolf'] } });
    const gains = [1, 2, 3].map(() => {
      const before = ann.side.pool.power;
      ann.plays('t-werewolf');
      return ann.side.pool.power - before - 3;
    });
    expect(gains).toEqual([1, 1, 0]);
  });

  it('[TOL-BUY-08, TOL-RULING-34] scenario 30: the Market has run out', () => {
    const { ann, open } = given({ ann: { hand: ['t-raider'], pool: { coin: 2 } }, street: ['t-crier', 't-ghoul', 't-shade', 't-hexer', 't-bruiser'], market: [] }); // prettier-ignore
    ann.buys('t-crier');
    ann.plays('t-raider');
    ann.answers('t-ghoul');
    expect(named(open.street)).toEqual([null, null, 't-shade', 't-hexer', 't-bruiser']);
    expect(ann.can('pass')).toBe(true);
  });

  it('[TOL-RULING-22, TOL-RULING-39, TOL-OVL-01] scenario 31: Methuselah pays to draw', () => {
    const poor = given({ ann: { overlord: 'methuselah', health: 1 } }).ann;
    expect(poor.refused('overlordAction')).toEqual({ rule: 'TOL-RULING-39', why: 'too-little-health' });
    const { ann } = given({ ann: { overlord: 'methuselah', health: 2, hand: [] } });
    ann.does('overlordAction');
    expect([ann.side.health, ann.hand.length]).toEqual([1, 1]);
    expect(ann.refused('overlordAction')).toEqual({ rule: 'TOL-RULING-22', why: 'overlord-used' });
  });

  it('[TOL-RULING-25, TOL-RULING-54] scenario 32: the waiting trigger outlives its card', () => {
    const { ann, open } = given({ ann: { play: ['t-pack-leader'], hand: ['t-butcher'] } });
    ann.plays('t-butcher');
    expect(ann.side.pool.power).toBe(0); // it waits until the sacrifice is done
    ann.answers('t-pack-leader');
    expect(ann.side.pool.power).toBe(2);
    expect(named(open.removed)).toEqual(['t-pack-leader']);
  });

  it('[TOL-RULING-49, TOL-HNT-03] scenario 33: destroyed, fetched, played again', () => {
    const { ann } = given({ ann: { hand: ['t-raider', 't-gravecaller'], haunting: { 't-lingerer': 'dismiss' }, discard: [], deck: TOP_DECK } }); // prettier-ignore
    ann.plays('t-raider');
    ann.answers('t-lingerer');
    ann.plays('t-gravecaller');
    ann.answers('t-lingerer');
    ann.plays('t-lingerer');
    const id = ann.id('t-lingerer');
    expect(ann.side.tokens[id]).toBe('haunt');
    ann.forms('t-gravecaller', 't-lingerer');
    ann.answers(null);
    expect(ann.side.tokens[id]).toBe('dismiss');
    expect(ann.refused('hauntAction', id).why).toBe('not-there-at-start');
    ann.does('pass');
    expect(named(ann.side.discard)).toContain('t-lingerer');
  });

  it('[TOL-KEY-CURSE-01, TOL-TURN-05] scenario 34: only the victim sees the options', () => {
    const { ann, bob, G } = given({ ann: { hand: ['t-hexer'] }, bob: { hand: ['cultist', 'fanatic', 't-ghoul', 't-shade'] } }); // prettier-ignore
    ann.plays('t-hexer');
    expect(bob.options('answer')).toHaveLength(5);
    expect(bob.view.own?.question).toMatchObject({ ask: 'curse' });
    for (const other of [ann.view, view(G, null)]) {
      expect(other.pending).toEqual({ ask: 'curse', seat: '1', by: '0', source: 't-hexer' });
      expect(other.own?.question ?? null).toBeNull();
      expect(JSON.stringify(other)).not.toContain('t-ghoul');
    }
    expect(ann.refused('resolve', 'health').why).toBe('not-your-turn');
    expect(bob.refused('answer', 't-werewolf#1').rule).toBe('TOL-KEY-CURSE-01');
  });

  it('[TOL-EXT-05] scenario 35: a draw is offered once a turn', () => {
    const refused = given({ ann: { hand: ['cultist', 'fanatic'] } });
    refused.ann.does('offerDraw');
    expect(refused.bob.asked).toEqual({ ask: 'drawOffer', answers: ['accept', 'refuse'] });
    refused.bob.answers('refuse');
    expect(refused.ann.refused('offerDraw')).toEqual({ rule: 'TOL-EXT-05', why: 'offered-already' });
    const agreed = given({ dice: still() });
    agreed.ann.does('offerDraw');
    agreed.bob.answers('accept');
    expect(agreed.over()).toMatchObject({ draw: true, reason: 'agreed' });
  });
});
