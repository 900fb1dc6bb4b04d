import { coin, curse, draw, haunt, power, trigger } from '../cards/words';
import { view } from '../view';
import { cardWith } from './fixtures';
import { given, named } from './given';

describe('HAUNT, MUSTER and the reserve', () => {
  it('[TOL-HACT-02, TOL-HACT-03, TOL-RULING-48] a HAUNT Action repeats all but triggers, and plays no card', () => {
    const ghost = cardWith({ faction: 'beast', play: [power(1), haunt(), coin(1)], triggered: [trigger([power(5)], 1, { on: 'played', faction: 'beast' })] }); // prettier-ignore
    const { ann } = given({ ann: { hand: ['t-werewolf'], haunting: { [ghost]: 'dismiss' }, play: [] } });
    ann.haunts(ghost);
    expect(ann.side.pool).toEqual({ coin: 1, power: 1, regeneration: 0 });
    expect(ann.side.tokens[ann.id(ghost)]).toBe('dismiss'); // a token is there already
    ann.plays('t-werewolf'); // its trigger works like any other's
    expect(ann.side.pool.power).toBe(9);
  });

  it('[TOL-HACT-01] all three conditions are needed', () => {
    const { ann } = given({ ann: { play: ['t-ghoul'], haunting: { 't-lingerer': 'haunt' } } });
    expect(ann.refused('hauntAction', ann.id('t-ghoul'))).toEqual({ rule: 'TOL-HACT-01', why: 'no-token' });
    expect(ann.refused('hauntAction', ann.id('t-lingerer'))).toEqual({ rule: 'TOL-HACT-01', why: 'token-haunt-side' });
    expect(ann.refused('hauntAction', 't-shade#1')).toEqual({ rule: 'TOL-HACT-01', why: 'not-in-play' });
  });

  it('[TOL-KEY-HAUNT-01, TOL-HNT-02] one token, HAUNT side up, never a second', () => {
    const twice = cardWith({ play: [haunt(), haunt()] });
    const { ann, open } = given({ ann: { hand: [twice] } });
    ann.plays(twice);
    expect(ann.side.tokens).toEqual({ [ann.id(twice)]: 'haunt' });
    expect(open.reserve.haunt).toBe(9);
  });

  it('[TOL-RULING-16] a token gained in a horde stays up; a turned one is still a token', () => {
    const { ann } = given({ ann: { play: ['t-bride'], hand: ['t-shade', 't-lingerer'] } });
    ann.plays('t-shade');
    ann.forms('t-bride', 't-shade');
    ann.answers('t-bride/0');
    expect(ann.side.tokens[ann.id('t-bride')]).toBe('haunt');
    const other = given({ ann: { hand: ['t-lingerer'], play: ['t-skeletal'] } }).ann;
    other.plays('t-lingerer');
    other.forms('t-skeletal', 't-lingerer');
    other.answers(null);
    const id = other.id('t-lingerer');
    expect(other.side.tokens[id]).toBe('dismiss');
  });

  it('[TOL-RULING-17] more than three monsters may haunt', () => {
    const { ann } = given({ ann: { hand: ['t-lingerer', 't-lingerer', 't-lingerer', 't-lingerer'] } });
    for (let i = 0; i < 4; i++) ann.plays('t-lingerer');
    expect(Object.values(ann.side.tokens)).toEqual(['haunt', 'haunt', 'haunt', 'haunt']);
  });

  it('[TOL-RULING-18] an empty reserve gives nothing', () => {
    const { ann, open } = given({ ann: { hand: ['t-lingerer', 't-crier'] } });
    open.reserve = { muster: 0, haunt: 0 };
    ann.plays('t-lingerer');
    ann.plays('t-crier');
    expect([ann.side.tokens, ann.side.muster, open.reserve]).toEqual([{}, 0, { muster: 0, haunt: 0 }]);
  });

  it('[TOL-RULING-26] HAUNT on an Influence card names a monster', () => {
    const { ann } = given({
      ann: { overlord: 'azazael', hand: ['unquiet-seal'], play: ['t-ghoul', 't-shade'] },
      bob: { overlord: 'fenris' },
    });
    ann.plays('unquiet-seal');
    expect(ann.asked).toEqual({ ask: 'haunt', answers: ['t-ghoul', 't-shade'] });
    ann.answers('t-shade');
    expect(ann.side.tokens).toEqual({ [ann.id('t-shade')]: 'haunt' });
  });

  it('[TOL-KEY-MUSTER-01] a MUSTER token waits beside the deck for the Draw Phase', () => {
    const { ann, open } = given({ ann: { hand: ['t-crier'] } });
    ann.plays('t-crier');
    expect([ann.side.muster, open.reserve.muster, ann.hand.length]).toEqual([1, 9, 0]);
  });

  it('[TOL-RULING-49] a token goes back to the reserve with its monster', () => {
    const { ann, bob, open } = given({ ann: { hand: ['t-raider'] }, bob: { haunting: { 't-guard': 'dismiss' }, discard: [] } }); // prettier-ignore
    expect(open.reserve.haunt).toBe(9);
    ann.plays('t-raider');
    ann.answers('t-guard');
    expect([open.reserve.haunt, named(bob.side.discard), bob.side.tokens]).toEqual([10, ['t-guard'], {}]);
  });

  it('[TOL-RULING-14] a HAUNT Action is counted for the physical card, wherever it has been', () => {
    const { ann } = given({ ann: { hand: ['t-raider', 't-gravecaller'], haunting: { 't-lingerer': 'dismiss' }, discard: [] } }); // prettier-ignore
    ann.haunts('t-lingerer');
    ann.plays('t-raider');
    ann.answers('t-lingerer');
    ann.plays('t-gravecaller');
    ann.answers('t-lingerer');
    ann.plays('t-lingerer');
    expect(ann.refused('hauntAction', ann.id('t-lingerer')).rule).toBe('TOL-HACT-01');
  });

  it('[TOL-RULING-14] a relic used, destroyed, and played again stays used', () => {
    const fetcher = cardWith({ play: [{ do: 'look', n: 1, pile: 'own', then: 'hand' }] });
    const { ann } = given({ ann: { hand: ['t-raider', fetcher], relics: ['t-lantern'], discard: [], deck: [] } });
    ann.uses('t-lantern');
    ann.plays('t-raider');
    ann.answers('t-lantern');
    ann.plays(fetcher); // the discard pile is the deck now
    ann.answers('t-lantern');
    ann.plays('t-lantern');
    expect(ann.refused('activateRelic', ann.id('t-lantern')).why).toBe('relic-used');
  });

  it('[TOL-RULING-14] an Influence card that comes back pays its trigger once', () => {
    const fetcher = cardWith({ play: [{ do: 'look', n: 1, pile: 'own', then: 'hand' }] });
    const { ann } = given({ ann: { hand: ['t-moon-call', 't-raider', fetcher], play: ['t-werewolf'], discard: [], deck: [] } }); // prettier-ignore
    ann.plays('t-moon-call');
    ann.plays('t-raider');
    ann.answers('t-moon-call');
    ann.plays(fetcher); // the discard pile is the deck now
    ann.answers('t-moon-call');
    ann.plays('t-moon-call');
    expect(ann.side.pool).toEqual({ coin: 2, power: 2, regeneration: 0 });
  });

  it('[TOL-RULING-14] what a card used up is in nobody’s view once it is shuffled away, and counts on', () => {
    const looker = cardWith({ play: [{ do: 'look', n: 2, pile: 'own', then: 'bottom' }] });
    const { ann, bob, G } = given({
      ann: { hand: ['t-raider', 't-raider', 't-raider', looker, 'cultist'], relics: ['t-lantern'], haunting: { 't-lingerer': 'dismiss' }, play: ['t-skeletal', 't-shade'], discard: [], deck: [] }, // prettier-ignore
    });
    const gone = ['t-lantern', 't-lingerer', 't-shade'].map((name) => ann.id(name));
    ann.uses('t-lantern');
    ann.haunts('t-lingerer');
    ann.forms('t-skeletal', 't-shade');
    ann.answers('t-shade/0');
    for (const name of ['t-lantern', 't-lingerer', 't-shade']) {
      ann.plays('t-raider');
      ann.answers(name);
    }
    for (const id of gone) expect(JSON.stringify(bob.view)).toContain(id); // in the open discard pile
    ann.plays(looker); // the discard pile becomes the deck
    ann.answers(null);
    for (const id of gone) for (const seen of [ann.view, bob.view, view(G, null)]) expect(JSON.stringify(seen)).not.toContain(id); // prettier-ignore
    expect(G.unseen).toEqual({ relicsUsed: [gone[0]], haunted: [gone[1]], hordeUsed: [`${gone[2]}/0`], refreshed: [] }); // prettier-ignore
  });

  it('[TOL-RULING-14] neither a waiting trigger nor a question names a card that was shuffled away', () => {
    const avenger = cardWith({ triggered: [trigger([draw(1), curse()], 1, { on: 'played', faction: 'mortal' })] });
    const mourner = cardWith({ triggered: [trigger([draw(1)], 1, { on: 'played', faction: 'mortal' })] });
    const { ann, bob } = given({ ann: { hand: ['t-raider', 'cultist'], play: [avenger, mourner], discard: ['fanatic', 'fanatic'], deck: [] } }); // prettier-ignore
    const id = ann.id(avenger);
    ann.plays('t-raider');
    ann.answers(avenger);
    expect(ann.asked).toEqual({ ask: 'trigger', answers: [`${avenger}/0`, `${mourner}/0`] });
    ann.answers(`${mourner}/0`); // a card is drawn from the shuffled discard pile; the avenger’s own follows
    expect(bob.asked?.ask).toBe('curse');
    expect([bob.view.pending?.source, bob.view.own?.question?.source]).toEqual([avenger, avenger]);
    expect(JSON.stringify(bob.view)).not.toContain(`"${id}`);
    expect(JSON.stringify({ ...ann.view, own: null })).not.toContain(`"${id}`);
    expect(ann.side.discard).toEqual([]);
  });

  it('[TOL-GOAL-02] Azazael turns the token of a monster that came this turn', () => {
    const { ann } = given({ ann: { overlord: 'azazael', hand: ['t-lingerer'], play: ['t-skeletal'], health: 49 }, bob: { overlord: 'fenris' } }); // prettier-ignore
    ann.plays('t-lingerer');
    ann.forms('t-skeletal', 't-lingerer');
    ann.answers(null);
    ann.does('overlordAction');
    expect(ann.asked).toEqual({ ask: 'chooseOne', answers: ['0', '1'] });
    ann.answers('1');
    expect(ann.side.tokens[ann.id('t-lingerer')]).toBe('haunt');
  });

  it('Azazael heals where no token can be turned, and nobody is asked', () => {
    const { ann } = given({ ann: { overlord: 'azazael', haunting: { 't-lingerer': 'dismiss' } }, bob: { overlord: 'fenris' } }); // prettier-ignore
    ann.does('overlordAction');
    expect([ann.asked, ann.side.pool.regeneration]).toEqual([null, 1]);
  });

  it('Fenris gains 1 Power, and 2 after a Horde Action', () => {
    const calm = given().ann;
    calm.does('overlordAction');
    expect(calm.side.pool.power).toBe(1);
    const { ann } = given({ ann: { play: ['t-skeletal', 't-shade'] } });
    ann.forms('t-skeletal', 't-shade');
    ann.answers(null);
    ann.does('overlordAction');
    expect(ann.side.pool.power).toBe(2);
  });
});
