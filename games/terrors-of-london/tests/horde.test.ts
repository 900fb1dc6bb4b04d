import { CARD, DESIGNS, FACTIONS, type Card } from '../cards';
import { coin, draw, power, trigger } from '../cards/words';
import { arrowsFit, factionsFit } from '../rules/horde';
import { cardWith } from './fixtures';
import { given, named } from './given';

const ALL = Object.values(DESIGNS);

describe('hordes', () => {
  it('[TOL-HRD-03, TOL-HRD-13] faction monsters have two indicators and one or two abilities, others neither', () => {
    for (const card of ALL.filter((c) => c.type === 'monster')) {
      expect([card.left === null, card.right === null]).toEqual([card.faction === null, card.faction === null]);
      if (card.faction === null) expect(card.horde).toEqual([]);
      else expect([1, 2]).toContain(card.horde.length);
    }
  });

  it('[TOL-HRD-05, TOL-RULING-07] icons and arrows agree for every ordered pair of cards', () => {
    const pairs: [Card, Card][] = ALL.flatMap((a) => ALL.map((b): [Card, Card] => [a, b]));
    for (const [a, b] of pairs) expect(arrowsFit(a, b)).toBe(factionsFit(a, b));
    expect(new Set(ALL.flatMap((c) => (c.right ? [c.right.link] : []))).size).toBe(4);
  });

  it('[TOL-RULING-06] the ring: each faction fits left of the next and of no other', () => {
    for (const [i, left] of FACTIONS.entries())
      for (const [j, right] of FACTIONS.entries()) {
        const a = ALL.find((c) => c.faction === left) as Card;
        const b = ALL.find((c) => c.faction === right) as Card;
        expect(factionsFit(a, b)).toBe(j === (i + 1) % 4);
      }
    expect(FACTIONS).toEqual(['beast', 'undead', 'spirit', 'mortal']);
  });

  it('[TOL-RULING-08] a line of five goes round the ring without closing', () => {
    const { ann } = given({ ann: { play: ['t-werewolf', 't-skeletal', 't-shade', 't-raider', 't-bruiser'] } });
    ann.forms('t-werewolf', 't-skeletal');
    ann.answers(null);
    for (const next of ['t-shade', 't-raider', 't-bruiser']) {
      ann.expands(0, 'right', next);
      ann.answers(null);
    }
    expect(named(ann.side.hordes[0]?.line ?? [])).toEqual(['t-werewolf', 't-skeletal', 't-shade', 't-raider', 't-bruiser']); // prettier-ignore
    expect(ann.side.deeds.longest).toBe(5);
    expect(ann.options('expandHorde')).toEqual([]);
  });

  it('[TOL-RULING-09] any two free monsters may be put side by side, wherever they lie', () => {
    const { ann } = given({ ann: { play: ['t-shade', 'cultist', 't-werewolf', 't-skeletal'] } });
    expect(ann.can('formHorde', ann.id('t-skeletal'), ann.id('t-shade'))).toBe(true);
    expect(ann.can('formHorde', ann.id('t-werewolf'), ann.id('t-skeletal'))).toBe(true);
  });

  it('[TOL-HRD-12] several hordes at once', () => {
    const { ann } = given({ ann: { play: ['t-skeletal', 't-shade', 't-ghoul', 't-hexer'] } });
    ann.forms('t-skeletal', 't-shade');
    ann.answers('t-shade/0');
    ann.forms('t-ghoul', 't-hexer');
    ann.answers('t-ghoul/0');
    expect(ann.side.hordes).toHaveLength(2);
    expect(ann.side.pool).toEqual({ coin: 1, power: 1, regeneration: 0 });
  });

  it('[TOL-RULING-10] a line parts where a member leaves, and the parts stay hordes', () => {
    const { ann } = given({
      ann: {
        play: ['t-werewolf', 't-skeletal', 't-shade', 't-raider', 't-ghoul'],
        hordes: [['t-werewolf', 't-skeletal', 't-shade', 't-raider']],
        hand: ['t-butcher', 't-gravecaller'],
      },
    });
    ann.plays('t-butcher');
    ann.answers('t-skeletal');
    expect(ann.side.hordes.map((h) => named(h.line))).toEqual([['t-werewolf'], ['t-shade', 't-raider']]);
    expect(ann.can('expandHorde', ann.side.hordes[0]?.id, 'right', ann.id('t-ghoul'))).toBe(true); // even a lone monster
    expect(ann.can('expandHorde', ann.side.hordes[1]?.id, 'left', ann.id('t-ghoul'))).toBe(true);
    ann.expands(1, 'left', 't-ghoul');
    ann.answers(null);
    // ghoul and werewolf would fit, but both are in hordes now
    expect(ann.refused('formHorde', ann.id('t-werewolf'), ann.id('t-ghoul')).rule).toBe('TOL-HRD-12');
  });

  it('[TOL-RULING-10, TOL-RULING-14] a card that comes back is free, but what was used stays used', () => {
    const { ann } = given({ ann: { play: ['t-skeletal', 't-shade'], hand: ['t-raider', 't-gravecaller'], discard: [] } }); // prettier-ignore
    ann.forms('t-skeletal', 't-shade');
    ann.answers('t-shade/0');
    ann.plays('t-raider');
    ann.answers('t-shade');
    ann.plays('t-gravecaller');
    ann.answers('t-shade');
    ann.plays('t-shade');
    ann.forms('t-gravecaller', 't-shade');
    expect(ann.asked?.answers).toEqual(['t-gravecaller/0', null]);
  });

  it('[TOL-RULING-11] hordes end in Cleanup; a haunting member starts free', () => {
    const { ann, bob } = given({ ann: { play: ['t-bride', 't-shade'], hand: [], deck: ['cultist'] }, bob: { hand: [] } }); // prettier-ignore
    ann.forms('t-bride', 't-shade');
    ann.answers('t-bride/0'); // HAUNT as a Horde ability
    ann.does('pass');
    expect([ann.side.hordes, named(ann.side.play)]).toEqual([[], ['t-bride']]);
    bob.does('pass');
    expect(ann.side.hordes).toEqual([]);
    expect(ann.can('hauntAction', ann.id('t-bride'))).toBe(true);
  });

  it('[TOL-RULING-12] the ability is chosen at once, or declined and gone', () => {
    const { ann } = given({ ann: { play: ['t-skeletal', 't-shade'] } });
    ann.forms('t-skeletal', 't-shade');
    expect(new Set(ann.legal().map((m) => m.move))).toEqual(new Set(['resolve']));
    ann.answers(null);
    expect(ann.side.pool.power).toBe(0);
    expect(ann.asked).toBeNull();
  });

  it('[TOL-RULING-13] a Horde Action without an unused ability still sets off triggers', () => {
    const watcher = cardWith({ triggered: [trigger([coin(1)], 1, { on: 'formed' }), trigger([draw(1)], 1, { on: 'hordeOf', size: 2 })] }); // prettier-ignore
    const { ann, open } = given({ ann: { play: [watcher, 't-skeletal', 't-shade'], hand: [] } });
    open.act.hordeUsed.push(`${ann.id('t-skeletal')}/0`, `${ann.id('t-shade')}/0`);
    ann.forms('t-skeletal', 't-shade');
    expect(ann.asked?.ask).toBe('trigger');
    ann.answers(`${watcher}/0`);
    expect([ann.side.pool.coin, ann.hand.length, open.act.horded]).toEqual([1, 1, 1]);
  });

  it('[TOL-HRD-14, TOL-HRD-09] a card activates a Horde ability without a horde, and it is used up', () => {
    const fiddle = cardWith({ play: [{ do: 'activateHorde', faction: null }] });
    const beastly = cardWith({ play: [{ do: 'activateHorde', faction: 'beast' }] });
    const { ann } = given({ ann: { play: ['t-werewolf', 't-skeletal'], hand: [fiddle, beastly] } });
    ann.plays(fiddle);
    expect(ann.asked?.answers).toEqual(['t-werewolf/0', 't-werewolf/1', 't-skeletal/0', null]);
    ann.answers('t-werewolf/0');
    ann.plays(beastly);
    expect(ann.asked?.answers).toEqual(['t-werewolf/1', null]);
    ann.answers('t-werewolf/1');
    ann.forms('t-werewolf', 't-skeletal');
    expect(ann.asked?.answers).toEqual(['t-skeletal/0', null]);
  });

  it('a horde that grows sets off its own triggers', () => {
    const watcher = cardWith({ triggered: [trigger([coin(1)], 1, { on: 'expanded' }), trigger([power(3)], 1, { on: 'hordeOf', size: 3 })] }); // prettier-ignore
    const { ann } = given({ ann: { play: [watcher, 't-skeletal', 't-shade', 't-werewolf'] } });
    ann.forms('t-skeletal', 't-shade');
    ann.answers(null);
    ann.expands(0, 'left', 't-werewolf');
    ann.answers(null);
    expect(ann.side.pool).toEqual({ coin: 1, power: 3, regeneration: 0 });
    expect(Object.isFrozen(CARD['ghoul#1'])).toBe(true);
  });
});
