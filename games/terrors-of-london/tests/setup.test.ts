import { seeded } from '../../../engine-extensions/testing/dice';
import { tableOf } from '../../../engine-extensions/testing/seats';
import { terrorsOfLondon } from '..';
import { cardOf, OVERLORDS } from '../cards';
import { deckOf, handOf, type State } from '../state';
import { pieces, type View } from '../view';
import { given, named } from './given';

const fresh = (options: object = {}, seed: string | number = 1) => {
  const G = terrorsOfLondon.rules.setup(2, options, seeded(seed)) as unknown as State;
  return tableOf<State, View>(terrorsOfLondon, G, seeded(2));
};

describe('setup', () => {
  it('[TOL-SETUP-01] is for two players', () => {
    expect(terrorsOfLondon.meta.players).toEqual([2]);
    expect(() => terrorsOfLondon.rules.setup(3, {}, seeded(1))).toThrow(/not for 3 players/);
  });

  it('[TOL-SETUP-02] draws the First Player by lot, or takes the seat that was chosen', () => {
    const firsts = new Set(Array.from({ length: 20 }, (_, i) => fresh({}, i).G.open.order[0]));
    expect(firsts).toEqual(new Set(['0', '1']));
    expect(fresh({ first: '1' }).G.open.order).toEqual(['1', '0']);
    expect(fresh({ first: '1' }).waiting()).toEqual(['1']);
  });

  it('[TOL-SETUP-03, TOL-RULING-01] lets each pick an overlord of another faction, First Player first', () => {
    const { seat, waiting } = fresh({ first: '0' });
    expect(seat('0').options('chooseOverlord')).toHaveLength(4);
    expect(seat('1').legal()).toEqual([]);
    seat('0').does('chooseOverlord', 'fenris');
    expect(waiting()).toEqual(['1']);
    expect(seat('1').options('chooseOverlord').flat().sort()).toEqual(['azazael', 'lilith', 'methuselah']);
    expect(seat('1').refused('chooseOverlord', 'fenris')).toEqual({ rule: 'TOL-RULING-01', why: 'faction-taken' });
    expect(new Set(Object.values(OVERLORDS).map((o) => o.faction)).size).toBe(4);
  });

  it('[TOL-SETUP-05, TOL-RULING-46] two of four Influence cards, openly and in order', () => {
    const { seat, G } = fresh({ first: '0' });
    seat('0').does('chooseOverlord', 'fenris');
    seat('1').does('chooseOverlord', 'lilith');
    expect(seat('0').options('chooseInfluence')).toHaveLength(6);
    expect(seat('1').legal()).toEqual([]);
    expect(seat('0').refused('chooseInfluence', 'moon-call#1', 'moon-call#1').rule).toBe('TOL-SETUP-05');
    expect(seat('0').refused('chooseInfluence', 'moon-call#1', 'velvet-hand#1').rule).toBe('TOL-SETUP-05');
    seat('0').does('chooseInfluence', 'moon-call#1', 'old-den#1');
    expect(seat('1').view.open.seats['0']?.influence).toEqual(['moon-call', 'old-den']);
    seat('1').does('chooseInfluence', 'velvet-hand#1', 'masked-ball#1');
    expect(G.now.phase).toBe('battle');
  });

  it('[TOL-SETUP-06, TOL-EXT-02] the beginner pair is picked for a first game', () => {
    const { seat, G } = fresh({ first: '0', help: true });
    seat('0').does('chooseOverlord', 'fenris');
    seat('1').does('chooseOverlord', 'azazael');
    expect(G.now.phase).toBe('battle');
    for (const p of ['0', '1'])
      for (const design of G.open.seats[p]?.influence ?? []) expect(cardOf(`${design}#1`).beginner).toBe(true);
  });

  it('[TOL-SETUP-08, TOL-RULING-03] what nobody uses leaves the match, and no starter is left over', () => {
    const { G } = given();
    expect(G.box.map((id) => cardOf(id).type)).toEqual(Array<string>(12).fill('influence'));
    expect(pieces(G).filter((x) => x.includes('#'))).toHaveLength(108);
    expect(G.box.some((id) => cardOf(id).family === 'starter')).toBe(false);
  });

  it('[TOL-SETUP-09] each side has its places, all open but deck and hand', () => {
    const { ann } = given();
    expect(ann.side).toMatchObject({ overlord: 'fenris', health: 45, play: [], relics: [], discard: [] });
    expect(ann.view.decks).toEqual({ '0': 6, '1': 5 });
  });

  it('[TOL-SETUP-14, TOL-SETUP-15] ten tokens of each kind; turns alternate from the First Player on', () => {
    const { ann, bob, open } = given({ ann: { hand: [] }, bob: { hand: [] } });
    expect(open.reserve).toEqual({ muster: 10, haunt: 10 });
    ann.does('pass');
    expect(ann.legal()).toEqual([]);
    bob.does('pass');
    expect(bob.legal()).toEqual([]);
    expect(ann.legal()).not.toEqual([]);
  });

  it('[TOL-SETUP-11, TOL-SETUP-12] Market and Street hold monsters and relics only', () => {
    const { G, open } = given();
    const market = [...G.market, ...open.street.filter((c) => c !== null)].map((id) => cardOf(id));
    expect(market).toHaveLength(68);
    expect(market.every((c) => c.family === 'market' && c.type !== 'influence')).toBe(true);
    expect(named(open.street)).not.toContain(null);
  });

  it('[TOL-EXT-03] a quick match has three fifths of the Health', () => {
    const health = (ann: 'methuselah' | 'fenris', bob: 'lilith' | 'azazael') => {
      const { open } = given({ ann: { overlord: ann }, bob: { overlord: bob }, options: { quick: true } });
      return [open.seats['0'], open.seats['1']].map((s) => [s?.health, s?.max]);
    };
    expect(health('methuselah', 'lilith')).toEqual([[24, 24], [27, 27]]); // prettier-ignore
    expect(health('fenris', 'azazael')).toEqual([[27, 27], [30, 30]]); // prettier-ignore
  });

  it('[TOL-EXT-04] overlords by lot, and a mirror match with an Influence set each', () => {
    const { G } = fresh({ overlords: 'random', first: '0' });
    expect(G.now.phase).toBe('draftInfluence');
    expect(G.open.seats['0']?.overlord).not.toBe(G.open.seats['1']?.overlord);
    const mirror = fresh({ mirror: true, first: '1' });
    mirror.seat('1').does('chooseOverlord', 'lilith');
    mirror.seat('0').does('chooseOverlord', 'lilith');
    mirror.seat('1').does('chooseInfluence', 'velvet-hand#1', 'masked-ball#1');
    mirror.seat('0').does('chooseInfluence', 'velvet-hand#2', 'sold-name#2');
    const owned = (p: string) => [...deckOf(mirror.G, p), ...handOf(mirror.G, p)].filter((id) => cardOf(id).type === 'influence').sort(); // prettier-ignore
    expect([owned('0'), owned('1')]).toEqual([['sold-name#2', 'velvet-hand#2'], ['masked-ball#1', 'velvet-hand#1']]); // prettier-ignore
  });
});
