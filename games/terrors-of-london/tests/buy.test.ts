import { cardOf } from '../cards';
import { claimNext, coin, power, trigger } from '../cards/words';
import { deckOf } from '../state';
import { cardWith } from './fixtures';
import { given, named } from './given';

describe('buying', () => {
  it('[TOL-BUY-01, TOL-BUY-02, TOL-BUY-04, TOL-GLO-10] Street cards for their printed cost, as long as Coin lasts', () => {
    const { ann } = given({ ann: { pool: { coin: 5 }, discard: [] }, street: ['t-ghoul', 't-raider', 't-werewolf'] });
    ann.buys('t-ghoul');
    expect(ann.side.pool.coin).toBe(3);
    expect(ann.refused('buyStreet', ann.id('t-werewolf'))).toEqual({ rule: 'TOL-BUY-02', why: 'not-enough-coin', with: { short: 1 } }); // prettier-ignore
    ann.buys('t-raider');
    expect(named(ann.side.discard)).toEqual(['t-ghoul', 't-raider']);
    expect(ann.refused('buyStreet', 'no-such-card').rule).toBe('TOL-BUY-01');
  });

  it('[TOL-BUY-03, TOL-RULING-50] the new card takes the freed place before triggers', () => {
    const watcher = cardWith({ triggered: [trigger([{ do: 'streetSwap' }], 1, { on: 'bought', type: 'monster' })] });
    const { ann, open } = given({ ann: { play: [watcher], pool: { coin: 2 } }, street: ['t-shade', 't-ghoul'], market: ['t-hexer', 't-bruiser'] }); // prettier-ignore
    ann.buys('t-ghoul');
    expect(named(open.street)[1]).toBe('t-hexer');
    expect(ann.asked?.answers).toEqual(['t-shade', 't-hexer', null]); // the refill can be chosen
    ann.answers('t-hexer');
    expect(named(open.street)[1]).toBe('t-bruiser');
  });

  it('[TOL-KEY-CLAIM-01, TOL-BUY-05, TOL-RULING-27] CLAIM may be used or left', () => {
    const { ann, G } = given({ ann: { pool: { coin: 6 }, discard: [] }, street: ['t-crier', 't-crier', 't-ghoul'] });
    expect(ann.refused('buyStreet', ann.id('t-ghoul'), 'deck')).toEqual({ rule: 'TOL-BUY-05', why: 'no-claim' });
    ann.buys('t-crier', 'deck');
    expect(cardOf(deckOf(G, '0').at(-1) as string).design).toBe('t-crier');
    ann.buys('t-crier');
    expect(named(ann.side.discard)).toEqual(['t-crier']);
  });

  it('[TOL-RULING-57] granted CLAIM belongs to the next Street monster, used or not', () => {
    const { ann } = given({ ann: { overlord: 'lilith', pool: { coin: 9 } }, street: ['t-lantern', 't-ghoul', 't-shade'] }); // prettier-ignore
    ann.does('overlordAction');
    ann.buys('t-lantern'); // a relic does not use it up
    ann.does('buyAcolyte'); // nor does an Acolyte
    expect(ann.can('buyStreet', ann.id('t-ghoul'), 'deck')).toBe(true);
    ann.buys('t-ghoul');
    expect(ann.can('buyStreet', ann.id('t-shade'), 'deck')).toBe(false);
  });

  it('[TOL-RULING-57] CLAIM granted twice speaks of the same next monster', () => {
    const granter = cardWith({ play: [claimNext()] });
    const { ann } = given({ ann: { overlord: 'lilith', hand: [granter], pool: { coin: 9 } }, street: ['t-ghoul', 't-shade'] }); // prettier-ignore
    ann.does('overlordAction');
    ann.plays(granter);
    ann.buys('t-ghoul', 'deck');
    expect(ann.can('buyStreet', ann.id('t-shade'), 'deck')).toBe(false);
  });

  it('[TOL-RULING-05, TOL-RULING-04] Acolytes are bought unseen, two for each faction, without CLAIM', () => {
    const { ann, G } = given({ ann: { pool: { coin: 2 }, discard: [] } });
    const top = G.acolytes.at(-1) as string;
    expect(JSON.stringify(ann.view)).not.toContain(top);
    ann.does('buyAcolyte');
    expect(ann.side.discard).toEqual([top]);
    const all = [...G.acolytes, top].map((id) => cardOf(id));
    expect(all.map((c) => c.faction).sort()).toEqual(['beast', 'beast', 'mortal', 'mortal', 'spirit', 'spirit', 'undead', 'undead']); // prettier-ignore
    for (const card of all) expect([card.cost, card.horde.length, card.claim, card.left !== null]).toEqual([2, 1, false, true]); // prettier-ignore
    expect(ann.refused('buyAcolyte')).toEqual({ rule: 'TOL-BUY-02', why: 'not-enough-coin', with: { short: 2 } });
  });

  it('[TOL-RULING-23, TOL-RULING-24] a fourth relic may be bought for one of three', () => {
    const { ann, open } = given({ ann: { relics: ['t-bell', 't-knife', 't-iron-mask'], pool: { coin: 3 } }, street: ['t-lantern'] }); // prettier-ignore
    expect(ann.refused('buyStreet', ann.id('t-lantern')).rule).toBe('TOL-REL-03');
    ann.buys('t-lantern', 't-bell');
    expect([named(ann.side.relics), named(open.removed)]).toEqual([['t-knife', 't-iron-mask', 't-lantern'], ['t-bell']]); // prettier-ignore
    expect(ann.side.pool.power).toBe(0);
  });

  it('discounts count for the next purchase of their type and never go below 0', () => {
    const cheap = cardWith({ play: [{ do: 'discount', n: 3, type: 'monster' }] });
    const { ann } = given({
      ann: { hand: [cheap], pool: { coin: 1 } },
      street: ['t-crier', 't-werewolf', 't-lantern'],
      market: [],
    });
    ann.plays(cheap);
    expect(ann.options('buyStreet').map(([id]) => cardOf(id as string).design)).toEqual(['t-crier', 't-crier', 't-werewolf']); // prettier-ignore
    ann.buys('t-crier');
    expect(ann.side.pool.coin).toBe(1);
    expect(ann.refused('buyStreet', ann.id('t-werewolf')).with).toEqual({ short: 3 });
  });

  it('a free Acolyte, and CLAIM granted by a card', () => {
    const card = cardWith({ play: [{ do: 'gainAcolyte' }, claimNext()] });
    const { ann, open } = given({ ann: { hand: [card], discard: [], pool: { coin: 2 } }, acolytes: ['veil-acolyte'], street: ['t-ghoul'] }); // prettier-ignore
    ann.plays(card);
    expect(named(ann.side.discard)).toEqual(['veil-acolyte']);
    expect(open.act.claimNext).toBe(true);
    ann.buys('t-ghoul', 'deck');
  });

  it('[TOL-RULING-54] a bought card does not hear of its own arrival', () => {
    const relic = cardWith({ type: 'relic', cost: 1, play: [coin(1)], triggered: [trigger([power(1)], 1, { on: 'bought', type: 'relic' })] }); // prettier-ignore
    const { ann } = given({ ann: { pool: { coin: 3 } }, street: [relic, 't-bell'] });
    ann.buys(relic);
    expect(ann.side.pool.power).toBe(0);
    ann.buys('t-bell');
    expect(ann.side.pool.power).toBe(1);
  });
});
