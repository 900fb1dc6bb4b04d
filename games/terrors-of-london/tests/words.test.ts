import { cardOf } from '../cards';
import { chooseOne, coin, convert, discardOwn, draw, gainPer, look, power, regeneration, reveal, rivalDiscards, trigger, when } from '../cards/words'; // prettier-ignore
import { deckOf, handOf } from '../state';
import { view } from '../view';
import { cardWith } from './fixtures';
import { given, named } from './given';

describe('words and keywords', () => {
  it('[TOL-GLO-01, TOL-RULING-38, TOL-RULING-45] a permission to convert lasts, even without its card', () => {
    const card = cardWith({ play: [regeneration(3), convert('regeneration', 'coin')] });
    const { ann } = given({ ann: { hand: [card, 't-butcher'] } });
    expect(ann.refused('convert', 'regeneration', 'coin', 1)).toEqual({ rule: 'TOL-GLO-01', why: 'may-not-convert' });
    ann.plays(card);
    ann.does('convert', 'regeneration', 'coin', 1);
    ann.plays('t-butcher');
    ann.answers(card);
    ann.does('convert', 'regeneration', 'coin', 2);
    expect(ann.side.pool).toEqual({ coin: 3, power: 1, regeneration: 0 });
    expect(ann.refused('convert', 'coin', 'regeneration', 1).rule).toBe('TOL-GLO-01');
  });

  it('[TOL-RULING-45] a limited permission runs out', () => {
    const card = cardWith({ play: [coin(3), convert('coin', 'power', 2)] });
    const { ann } = given({ ann: { hand: [card] } });
    ann.plays(card);
    expect(ann.options('convert')).toEqual([['coin', 'power', 1], ['coin', 'power', 2]]); // prettier-ignore
    ann.does('convert', 'coin', 'power', 2);
    expect([ann.options('convert'), ann.side.pool]).toEqual([[], { coin: 1, power: 2, regeneration: 0 }]);
  });

  it('[TOL-GLO-02, TOL-TURN-05] a forced discard is the victim’s choice; nobody discards freely', () => {
    const card = cardWith({ play: [rivalDiscards(2)], triggered: [trigger([power(1)], 5, { on: 'rivalDiscarded' })] });
    const { ann, bob } = given({ ann: { hand: [card, card] }, bob: { hand: ['cultist', 'fanatic', 't-ghoul'], discard: [] } }); // prettier-ignore
    ann.plays(card);
    expect(bob.asked).toEqual({ ask: 'discard', answers: ['cultist', 'fanatic', 't-ghoul'] });
    bob.answers('fanatic');
    bob.answers('cultist');
    expect([named(bob.side.discard), ann.side.pool.power]).toEqual([['fanatic', 'cultist'], 2]);
    ann.plays(card); // one card left: it goes without a question
    expect(bob.hand).toEqual([]);
    expect(ann.refused('discard', 'cultist#1').why).toBe('unknown-move');
  });

  it('[TOL-GLO-03, TOL-GLO-05] discard piles are open, hands are secret and unlimited', () => {
    const { ann, bob, G } = given({ ann: { hand: Array<string>(9).fill('t-ghoul').slice(0, 6) }, bob: { discard: ['t-hexer'] } }); // prettier-ignore
    expect(named(ann.view.open.seats['1']?.discard ?? [])).toEqual(['t-hexer']);
    expect(ann.view.hands).toEqual({ '0': 6, '1': 5 });
    for (const other of [bob.view, view(G, null)]) expect(JSON.stringify(other)).not.toContain('t-ghoul');
  });

  it('[TOL-GLO-04] a card is of the faction whose symbol it bears', () => {
    expect([cardOf('ghoul#1').faction, cardOf('cultist#1').faction, cardOf('iron-mask#1').faction]).toEqual(['undead', null, null]); // prettier-ignore
  });

  it('[TOL-GLO-06, TOL-GLO-08] a look is private', () => {
    const card = cardWith({ play: [look(2, 'own', 'order')] });
    const { ann, bob, G } = given({ ann: { hand: [card], deck: ['t-ghoul', 't-shade', 'cultist'] } });
    ann.plays(card);
    expect(named(ann.view.own?.looking ?? [])).toEqual(['t-ghoul', 't-shade']);
    for (const other of [bob.view, view(G, null)]) expect(JSON.stringify(other)).not.toMatch(/t-ghoul|t-shade/);
    ann.answers('t-shade');
    expect(named([...deckOf(G, '0')].reverse())).toEqual(['t-shade', 't-ghoul', 'cultist']);
    expect(JSON.stringify(bob.view.events)).not.toMatch(/t-ghoul|t-shade/);
  });

  it('a look may put one card under the deck, into a discard pile or into the hand', () => {
    const bottom = cardWith({ play: [look(2, 'own', 'bottom')] });
    const toss = cardWith({ play: [look(1, 'rival', 'discard')] });
    const fetch = cardWith({ play: [look(2, 'own', 'hand')] });
    const { ann, bob, G } = given({ ann: { hand: [bottom, toss, fetch], deck: ['t-ghoul', 't-shade', 'cultist'] }, bob: { deck: ['t-hexer', 'cultist'], discard: [] } }); // prettier-ignore
    ann.plays(bottom);
    ann.answers('t-ghoul');
    expect(named([...deckOf(G, '0')].reverse())).toEqual(['t-shade', 'cultist', 't-ghoul']);
    ann.plays(toss);
    ann.answers('t-hexer');
    expect(named(bob.side.discard)).toEqual(['t-hexer']);
    ann.plays(fetch);
    ann.answers('cultist');
    expect(ann.hand).toEqual(['cultist']);
    expect(named([...deckOf(G, '0')].reverse())).toEqual(['t-shade', 't-ghoul']);
  });

  it('three cards are put back one by one, the top one first', () => {
    const card = cardWith({ play: [look(3, 'market', 'order')] });
    const { ann, G } = given({ ann: { hand: [card] }, street: ['t-bell', 't-knife', 't-lantern', 't-crier', 't-raider'], market: ['t-ghoul', 't-shade', 't-hexer', 't-bruiser'] }); // prettier-ignore
    ann.plays(card);
    ann.answers('t-hexer');
    expect(ann.asked?.answers).toEqual(['t-ghoul', 't-shade']);
    ann.answers('t-shade');
    expect(named([...G.market].reverse())).toEqual(['t-hexer', 't-shade', 't-ghoul', 't-bruiser']);
  });

  it('[TOL-GLO-07, TOL-GLO-08] a reveal is seen by both, and the cards go back as they were', () => {
    const card = cardWith({ play: [reveal(2, 'own', { faction: 'spirit' }, power(2))] });
    const { ann, bob, G, heard } = given({ ann: { hand: [card, card], deck: ['t-ghoul'], discard: ['t-shade'] } });
    ann.plays(card);
    expect(heard('1')).toContainEqual({ event: 'revealed', by: '0', cards: ['t-ghoul', 't-shade'], pile: 'own', met: true }); // prettier-ignore
    expect(named([...deckOf(G, '0')].reverse())).toEqual(['t-ghoul', 't-shade']);
    expect(ann.side.pool.power).toBe(2);
    expect(bob.view.events).toHaveLength(heard('1').length);
  });

  it('a reveal looks at cost and type too', () => {
    const costly = cardWith({ play: [reveal(1, 'own', { minCost: 4, type: 'monster' }, coin(2))] });
    const { ann } = given({ ann: { hand: [costly, costly], deck: ['t-werewolf'] } });
    ann.plays(costly);
    expect(ann.side.pool.coin).toBe(2);
    const poor = given({ ann: { hand: [costly], deck: ['t-ghoul'] } }).ann;
    poor.plays(costly);
    expect(poor.side.pool.coin).toBe(0);
  });

  it('[TOL-RULING-44] too few cards in all: as many as there are', () => {
    const own = cardWith({ play: [look(3, 'own', 'hand')] });
    const market = cardWith({ play: [look(3, 'market', 'order'), coin(1)] });
    const { ann } = given({ ann: { hand: [own, market], deck: [], discard: ['t-ghoul'] }, street: ['t-bell', 't-knife', 't-lantern', 't-crier', 't-raider'], market: [] }); // prettier-ignore
    ann.plays(own);
    expect(ann.asked?.answers).toEqual(['t-ghoul', null]);
    ann.answers('t-ghoul');
    ann.plays(market);
    expect([ann.asked, ann.side.pool.coin]).toEqual([null, 1]);
  });

  it('[TOL-GLO-09, TOL-RULING-33] DESTROY targets cards in play and the Street, nothing else', () => {
    const { ann, bob } = given({
      ann: {
        hand: ['t-raider', 'cultist'],
        play: ['t-ghoul', 't-moon-call'],
        relics: ['t-bell'],
        discard: ['t-shade'],
      },
      bob: { relics: ['t-knife'], haunting: { 't-guard': 'dismiss' } },
      street: ['t-hexer', 't-bruiser', 't-crier', 't-lantern', 't-skeletal'],
    });
    ann.plays('t-raider');
    expect(ann.asked?.answers).toEqual(['t-knife', 't-guard', 't-ghoul', 't-moon-call', 't-raider', 't-bell', 't-hexer', 't-bruiser', 't-crier', 't-lantern', 't-skeletal', null]); // prettier-ignore
    expect(ann.refused('resolve', ann.side.discard[0])).toEqual({ rule: 'TOL-RULING-33', why: 'not-an-answer' });
    ann.answers('t-raider');
    expect(named(ann.side.discard)).toEqual(['t-shade', 't-raider']);
    expect(bob.side.relics).toHaveLength(1);
  });

  it('[TOL-KEY-DESTROY-01] a destroyed Street card leaves the game and is replaced', () => {
    const { ann, open } = given({ ann: { hand: ['t-raider'] }, street: ['t-hexer'], market: ['t-ghoul'] });
    ann.plays('t-raider');
    ann.answers('t-hexer');
    expect([named(open.removed), named(open.street)[0]]).toEqual([['t-hexer'], 't-ghoul']);
  });

  it('[TOL-KEY-DRAW-01, TOL-RULING-42] DRAW takes what there is, without penalty', () => {
    const card = cardWith({ play: [draw(3)] });
    const { ann } = given({ ann: { hand: [card], deck: ['t-ghoul'], discard: ['t-shade'] } });
    ann.plays(card);
    expect(ann.hand).toEqual(['t-ghoul', 't-shade']);
    expect(ann.can('attack', 1)).toBe(false);
  });

  it('[TOL-RULING-43, TOL-DRAW-04] the reshuffle waits until a card is needed, and leaves cards in play out', () => {
    const card = cardWith({ play: [draw(1)] });
    const { ann, G } = given({ ann: { hand: [card], play: ['t-hexer'], deck: ['t-ghoul'], discard: ['t-shade'] } });
    ann.plays(card);
    expect([deckOf(G, '0'), named(ann.side.discard)]).toEqual([[], ['t-shade']]);
    ann.does('pass');
    expect(ann.hand.sort()).toEqual([card, 't-ghoul', 't-hexer', 't-shade'].sort());
    expect(handOf(G, '0')).toHaveLength(4);
  });

  it('[TOL-KEY-RAGE-01, TOL-RULING-28] RAGE gives 2 Power or 2 Coin', () => {
    for (const res of ['power', 'coin'] as const) {
      const { ann } = given({ ann: { hand: ['t-bruiser'] } });
      ann.plays('t-bruiser');
      ann.answers(res);
      expect(ann.side.pool[res]).toBe(2);
    }
  });

  it('[TOL-RULING-56] a discard as a cost is paid in full or not at all', () => {
    const card = cardWith({ play: [discardOwn(2, power(5))] });
    const { ann } = given({ ann: { hand: [card, card, 'cultist', 'fanatic'], discard: [] } });
    ann.plays(card);
    expect(ann.asked).toEqual({ ask: 'payCards', answers: [card, 'cultist', 'fanatic', null] });
    ann.answers('cultist');
    expect(ann.asked?.answers).toEqual([card, 'fanatic']); // no way back
    ann.answers('fanatic');
    expect([ann.side.pool.power, named(ann.side.discard)]).toEqual([5, ['cultist', 'fanatic']]);
    ann.plays(card); // nothing left to pay with
    expect([ann.asked, ann.side.pool.power]).toEqual([null, 5]);
  });

  it('counts and conditions', () => {
    const count = (per: Parameters<typeof gainPer>[2]) => {
      const card = cardWith({ play: [gainPer('coin', 2, per)] });
      const { ann, open } = given({ ann: { hand: [card], play: ['t-ghoul', 't-skeletal', 't-shade'], relics: ['t-bell'], haunting: { 't-guard': 'dismiss' }, hordes: [['t-skeletal', 't-shade']] } }); // prettier-ignore
      open.act.sacrificed = 3;
      ann.plays(card);
      return ann.side.pool.coin / 2;
    };
    expect([{ of: 'faction', faction: 'undead' } as const, { of: 'longestHorde' } as const, { of: 'relics' } as const, { of: 'tokens' } as const, { of: 'sacrificed' } as const].map(count)).toEqual([2, 2, 1, 1, 3]); // prettier-ignore
    const holds = (cond: Parameters<typeof when>[0], health: number) => {
      const card = cardWith({ play: [when(cond, power(1))] });
      const { ann } = given({ ann: { hand: [card], play: ['t-ghoul'], relics: ['t-bell'], health }, bob: { hand: ['cultist'] } }); // prettier-ignore
      ann.plays(card);
      return ann.side.pool.power === 1;
    };
    expect([holds({ is: 'faction', faction: 'undead', atLeast: 1 }, 45), holds({ is: 'faction', faction: 'undead', atLeast: 2 }, 45)]).toEqual([true, false]); // prettier-ignore
    expect([holds({ is: 'wounded' }, 22), holds({ is: 'wounded' }, 23)]).toEqual([true, false]);
    expect([holds({ is: 'relic' }, 45), holds({ is: 'horde', atLeast: 2 }, 45), holds({ is: 'horded' }, 45)]).toEqual([true, false, false]); // prettier-ignore
    expect([holds({ is: 'rivalHand', atMost: 1 }, 45), holds({ is: 'rivalHand', atMost: 0 }, 45)]).toEqual([true, false]); // prettier-ignore
  });

  it('a choice of one, a Street card swapped, a monster called back', () => {
    const choice = cardWith({ play: [chooseOne([coin(3)], [power(1), regeneration(1)])] });
    const swap = cardWith({ play: [{ do: 'streetSwap' }] });
    const back = cardWith({ play: [{ do: 'returnToHand' }] });
    const { ann, G, open } = given({ ann: { hand: [choice, swap, back], play: ['t-ghoul'] }, street: ['t-hexer'], market: ['t-shade', 't-bell'] }); // prettier-ignore
    ann.plays(choice);
    ann.answers('1');
    expect(ann.side.pool).toEqual({ coin: 0, power: 1, regeneration: 1 });
    ann.plays(swap);
    ann.answers('t-hexer');
    expect([named(open.street)[0], named(G.market)]).toEqual(['t-shade', ['t-hexer', 't-bell']]);
    ann.plays(back);
    ann.answers('t-ghoul');
    expect(ann.hand).toEqual(['t-ghoul']);
  });
});
