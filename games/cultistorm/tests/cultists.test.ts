import { cultistOf } from '../cards';
import { cultistsInPlay, threshold } from '../rules/numbers';
import { face, night } from './scenario';

const insanity = (t: ReturnType<typeof night>) => t.G.inv.map((i) => i.insanity);

describe('the cultist phase', () => {
  it('scenario 1: [CST-CUL-06, CST-CUL-07, CST-CUL-08, CST-CUL-09, CST-RULING-06] passes over a Great Old One, enters a ward without a card, fills a sealed place', () => {
    const t = night({ goos: { 2: [['dagon']] }, columns: { 2: ['net-mender'] }, warded: [3], sealed: [4], marker: 0 });
    const deck = t.G.cultistDeck.length;
    t.run({ do: 'marker', left: 3, passed: 0 });
    expect(t.G.slots.map((s) => s.column.length)).toEqual([0, 1, 1, 0, 1]);
    expect(t.G.marker).toBe(4);
    expect(t.G.cultistDeck).toHaveLength(deck - 2);
    expect(t.events('markerMoved').map((e) => 'how' in e && e.how)).toEqual(['enters', 'passes', 'warded', 'enters']);
  });

  it('[CST-CUL-07] ends when every place holds a Great Old One', () => {
    const goos = {
      0: [['dagon']],
      1: [['hastur']],
      2: [['yog-sothoth']],
      3: [['nyarlathotep']],
      4: [['shub-niggurath']],
    };
    const t = night({ goos: goos as never });
    t.run({ do: 'marker', left: 3, passed: 0 });
    expect(cultistsInPlay(t.G)).toBe(0);
  });

  it('[CST-CUL-01, CST-CUL-10, CST-RND-01, CST-RULING-01] devours, then brings cultists, then rolls all five dice; terror and preparation follow', () => {
    const t = night({
      goos: { 0: [['dagon']] },
      columns: { 0: ['net-mender', 'velvet-usher'] },
      terrorAt: 1,
      circle: { 2: ['graves-left-open', 0] },
    });
    t.dice.order(...(['blank', 'moon', 'star', 'flame', 'spiral'] as const).map(face));
    t.goOnFrom('cultist');
    const names = t.G.events.map((e) => e.tell.event);
    const at = (n: string) => names.indexOf(n as never);
    expect(at('devoured')).toBeLessThan(at('appeared'));
    expect(at('appeared')).toBeLessThan(at('cultistDiceRolled'));
    expect(at('cultistDiceRolled')).toBeLessThan(at('terrorMoved'));
    expect(t.G.slots.map((s) => s.die)).toEqual(['blank', 'moon', 'star', 'flame', 'spiral']);
    expect(t.G.now.phase).toBe('prep');
  });

  it('scenario 10: [CST-CUL-02, CST-CUL-03, CST-CUL-04, CST-CUL-05, CST-GOAL-03] four cultists feed four phases; the fifth is the end', () => {
    const t = night({
      goos: { 1: [['dagon']] },
      columns: { 1: ['net-mender', 'velvet-usher', 'tide-ringer', 'ash-novice'] },
    });
    for (const top of ['ash-novice', 'tide-ringer', 'velvet-usher', 'net-mender']) {
      t.run({ do: 'devour' });
      expect(t.G.slots[1]?.goos[0]?.devoured.at(-1)).toBe(top);
    }
    expect(cultistsInPlay(t.G)).toBe(0);
    expect(t.over).toBeUndefined();
    t.run({ do: 'devour' });
    expect(t.over).toMatchObject({ won: false, reason: 'arrival', by: 'dagon' });
  });

  it('[CST-RULING-15] two at one place devour in order of arrival; who finds nothing waits', () => {
    const t = night({
      goos: { 1: [['dagon'], ['cthulhu']] },
      columns: { 1: ['net-mender', 'velvet-usher', 'tide-ringer'] },
    });
    t.run({ do: 'devour' });
    expect(t.G.slots[1]?.goos.map((g) => g.devoured)).toEqual([['tide-ringer'], ['velvet-usher']]);
    t.run({ do: 'devour' });
    expect(t.G.slots[1]?.goos.map((g) => g.devoured.length)).toEqual([2, 1]);
    expect(t.over).toBeUndefined();
    t.run({ do: 'devour' });
    expect(t.over).toMatchObject({ reason: 'arrival' });
  });
});

describe('summoning', () => {
  const three = { 1: ['net-mender', 'velvet-usher', 'tide-ringer'] };

  it('scenario 9: [CST-SUM-01, CST-SUM-02] a fourth cultist wakes the one it names, and everybody suffers', () => {
    const t = night({ columns: three, cultists: ['brine-deacon'] });
    t.run({ do: 'appear', slot: 1, force: false });
    expect(t.G.slots[1]?.goos).toEqual([{ card: 'dagon', devoured: [] }]);
    expect(insanity(t)).toEqual([1, 1, 1]);
    expect(cultistsInPlay(t.G)).toBe(4);
  });

  it('[CST-RULING-12] if that one is in play, a random one of the first wave comes', () => {
    const t = night({ columns: three, goos: { 4: [['dagon']] }, cultists: ['brine-deacon'] });
    t.run({ do: 'appear', slot: 1, force: false });
    expect(t.G.slots[1]?.goos).toHaveLength(1);
    expect(t.G.slots[1]?.goos[0]?.card).not.toBe('dagon');
  });

  it('[CST-SUM-03] nobody appears where a Great Old One is', () => {
    const t = night({ goos: { 1: [['dagon']] } });
    t.run({ do: 'appear', slot: 1, force: true });
    expect(cultistsInPlay(t.G)).toBe(0);
    expect(t.events('appearPrevented')).toMatchObject([{ why: 'goo' }]);
  });

  it('[CST-SUM-04] a sealed place gathers any number and never summons', () => {
    const t = night({ columns: three, sealed: [1] });
    t.run({ do: 'appear', slot: 1, force: false }, { do: 'appear', slot: 1, force: false });
    expect(t.G.slots[1]?.column).toHaveLength(5);
    expect(t.G.slots[1]?.goos).toEqual([]);
    expect(cultistsInPlay(t.G)).toBe(5);
  });

  it('scenario 11: [CST-SUM-05, CST-SUM-06] a random one goes to the next free place clockwise from the marker', () => {
    const t = night({ marker: 1, sealed: [1], goos: { 2: [['dagon']] }, columns: { 3: ['net-mender'] } });
    t.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(t.G.slots[3]?.goos).toHaveLength(1);
    expect(t.G.slots[3]?.column).toHaveLength(1);
    expect(t.G.slots[2]?.goos).toHaveLength(1);
  });

  it('scenario 12: [CST-SUM-07] without a free place everybody suffers and the terror marker moves N single steps', () => {
    const t = night({
      seats: 4,
      sealed: [0, 1],
      goos: { 2: [['dagon']], 3: [['hastur']], 4: [['nyarlathotep']] },
      terrorAt: 0,
    });
    t.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(t.events('summonFailed')).toHaveLength(1);
    expect(t.events('terrorMoved')).toHaveLength(4);
    expect(t.events('summoned')).toEqual([]);
    expect(t.G.inv.every((i) => i.insanity >= 1)).toBe(true);
  });

  it('[CST-RULING-44] with two investigators these are two steps', () => {
    const t = night({
      seats: 2,
      sealed: [0, 1],
      goos: { 2: [['dagon']], 3: [['hastur']], 4: [['nyarlathotep']] },
      terrorAt: 0,
    });
    t.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(t.events('terrorMoved')).toHaveLength(2);
  });

  it('[CST-SUM-06, CST-RULING-09] where the Final Act gets in between, the place is looked for anew', () => {
    const t = night({
      marker: 1,
      terrorAt: 1,
      circle: { 2: ['black-lightning', 2], 4: ['the-storm-breaks', 1] },
      cultists: ['net-mender'],
    });
    t.G.cultistDiscard.push(...t.G.cultistDeck.splice(0, t.G.cultistDeck.length - 1));
    t.run({ do: 'terror' });
    expect(t.G.finalAct).toBe('the-storm-breaks');
    const waves = t.G.slots.map((s) => s.goos.length);
    expect(waves).toEqual([0, 1, 1, 0, 0]);
    expect(t.G.goosLeft.second).toHaveLength(3);
    expect(t.G.goosLeft.first).toHaveLength(4);
  });

  it('[CST-SUM-08] on an empty column it stands in front at once', () => {
    const t = night({ marker: 2 });
    t.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(t.G.slots[2]?.goos).toHaveLength(1);
    t.run({ do: 'devour' });
    expect(t.over).toMatchObject({ reason: 'arrival' });
  });

  it('[CST-RULING-50] with the whole first wave in play a fourth cultist wakes nobody', () => {
    const goos = { 0: [['dagon'], ['yog-sothoth']], 2: [['hastur']], 3: [['nyarlathotep']], 4: [['shub-niggurath']] };
    const t = night({ goos: goos as never, columns: three, cultists: ['brine-deacon'] });
    t.run({ do: 'appear', slot: 1, force: false });
    expect(t.G.slots[1]?.goos).toEqual([]);
  });

  it('[CST-RULING-17] a cultist moved by an effect goes on top, counts as placed and may summon', () => {
    const t = night({
      columns: { 0: ['brine-deacon', 'ash-novice'], ...three },
      inv: [{ at: 0, items: ['forged-summons'] }],
    });
    t.of(0).does('useItem', 0, 'forged-summons', 'brine-deacon>1');
    expect(t.G.slots[0]?.column).toEqual(['ash-novice']);
    expect(t.G.slots[1]?.column.at(-1)).toBe('brine-deacon');
    expect(t.G.slots[1]?.goos[0]?.card).toBe('dagon');
  });
});

describe('wards', () => {
  it('[CST-WARD-01, CST-RULING-18] keep new cultists out until the end of the next cultist phase', () => {
    const t = night({ inv: [{ at: 0, items: ['chalk-and-salt'] }] });
    t.of(0).does('useItem', 0, 'chalk-and-salt', '1');
    expect(t.G.slots[1]?.ward).toBe(2);
    t.run({ do: 'appear', slot: 1, force: false });
    expect(t.G.slots[1]?.column).toEqual([]);
    t.run({ do: 'rollCultists' });
    expect(t.G.slots[1]?.ward).toBe(2);
    t.G.round = 2;
    t.run({ do: 'rollCultists' });
    expect(t.G.slots[1]?.ward).toBe(0);
  });

  it('[CST-RULING-18] there are three markers, one to a place', () => {
    const t = night({ warded: [0, 1], inv: [{ items: ['chalk-and-salt'] }] });
    expect(
      t
        .of(0)
        .options('useItem')
        .map((o) => o[2]),
    ).toEqual(['2', '3', '4']);
    const full = night({ warded: [0, 1, 2], inv: [{ items: ['chalk-and-salt'] }] });
    expect(full.of(0).options('useItem')).toEqual([]);
  });

  it('[CST-WARD-02] stop neither moving nor a Great Old One', () => {
    const t = night({ warded: [2], marker: 2, columns: { 2: ['net-mender'] } });
    t.of(0).does('go', 0, 2);
    t.run({ do: 'summon', wave: 'first', fill: 0 });
    expect(t.G.slots[2]?.goos).toHaveLength(1);
    t.run({ do: 'devour' });
    expect(t.G.slots[2]?.goos[0]?.devoured).toEqual(['net-mender']);
  });
});

describe('the threshold', () => {
  it.each([
    [2, 13],
    [3, 11],
    [4, 12],
    [5, 13],
  ])('[CST-THR-01] is for %i investigators %i', (n, most) => expect(threshold(night({ seats: n }).G)).toBe(most));

  const sect = (goo: string, n: number) =>
    night()
      .G.cultistDeck.filter((c) => cultistOf(c).goo === goo)
      .slice(0, n);

  it('scenario 7: [CST-THR-02, CST-THR-03, CST-GOAL-04, CST-RULING-13] eleven are safe, the twelfth loses before it can summon', () => {
    const columns = {
      0: sect('dagon', 3),
      1: sect('hastur', 3),
      2: sect('yog-sothoth', 3),
      3: sect('nyarlathotep', 2),
    };
    const t = night({ columns, warded: [2], sealed: [3] });
    t.run({ do: 'rollCultists' });
    expect(t.over).toBeUndefined();
    t.run({ do: 'appear', slot: 1, force: false });
    expect(t.over).toMatchObject({ won: false, reason: 'threshold' });
    expect(t.G.slots[1]?.goos).toEqual([]);
    expect(insanity(t)).toEqual([0, 0, 0]);
  });

  it('[CST-THR-03] Great Old Ones and what they have devoured do not count', () => {
    const t = night({ goos: { 0: [['dagon', 'net-mender', 'reef-caller']] }, columns: { 0: ['brine-deacon'] } });
    expect(cultistsInPlay(t.G)).toBe(1);
  });
});
