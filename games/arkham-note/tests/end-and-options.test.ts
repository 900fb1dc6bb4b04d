import { optionSetsOf } from '../../../engine-extensions/testing/conformance/conformance';
import { arkhamNote } from '..';
import { MIXTURES } from '../bands';
import { TYPES } from '../cards';
import { card, cards, given } from './scenario';

const PRINTED = { person: 'PER', evidence: 'EVI', location: 'LOC', artifact: 'ART', threat: 'THR', monster: 'MON' };
const picture = (n: number) => TYPES.slice(0, n).map((t) => card(`${PRINTED[t]} C>C [P]`));
const preset = (label: string) => arkhamNote.meta.presets?.find((p) => p.label === label)?.values as object;

describe('the end', () => {
  it('[ARK-END-01] a win tells how', () => {
    const { G, me, heard } = given({ bigPicture: picture(5) });
    me.passes();
    me.finishes();
    expect(heard().at(-1)).toEqual({ event: 'ended', win: true, reason: 'bigPicture', turns: 1, types: 5 });
    expect(arkhamNote.summary?.(G)).toMatchObject({ winners: ['0'], facts: { reason: 'bigPicture', turns: 1 } });
  });

  it('[ARK-END-02] only maintenance finds Stability full', () => {
    const { G, me } = given({ stability: 5 });
    me.passes();
    expect(G.over).toBeUndefined();
    me.finishes();
    expect(G.over).toEqual({ win: false, reason: 'stability', turns: 1, types: 0 });
    expect(arkhamNote.summary?.(G)).toMatchObject({ winners: [], facts: { reason: 'stability' } });
  });

  it('[ARK-END-03, ARK-RULING-21] scenario 22: the last case without a victim loses, unless the Big picture is complete', () => {
    const monster = card('MON C>C [P]');
    const clues = [...cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C'), monster];
    const lost = given({ lines: [{ clues }], victims: 0, bigPicture: picture(2) });
    lost.me.closes(0, monster);
    expect(lost.G.over).toMatchObject({ win: false, reason: 'victims', types: 3 });
    const won = given({ lines: [{ clues }], victims: 0, bigPicture: picture(4) });
    won.me.closes(0, monster);
    expect(won.G.over).toBeUndefined();
    won.me.finishes();
    expect(won.G.over).toMatchObject({ win: true, types: 5 });
  });

  it('[ARK-END-04] nothing goes on after the end', () => {
    const { G, me } = given({ stability: 5, time: 5 });
    me.passes();
    me.finishes();
    expect([G.cases.length, G.time.length, G.leads[0]]).toEqual([2, 5, null]);
    expect(me.legal()).toEqual([]);
    expect(me.refused('pass')).toMatchObject({ why: 'match-over' });
  });

  it('giving up counts as a loss and is never listed', () => {
    const { G, me } = given();
    expect(me.legal()).not.toContain('abandon');
    arkhamNote.rules.play(G as never, '0', { move: 'abandon', args: [] }, undefined as never);
    expect(G.over).toMatchObject({ win: false, reason: 'abandoned' });
  });
});

describe('options', () => {
  it('[ARK-OPT-01, ARK-OPT-05] scenario 31: with six types five go on, and closing still needs five', () => {
    const clues = cards('PER I>C', 'THR C>C', 'ART C>C', 'EVI C>C', 'LOC C>C');
    const { G, me, id } = given({ options: { victoryTypes: 6 }, bigPicture: picture(5), lines: [{ clues }, {}] });
    expect(me.can('closeCase', id(0), [])).toBe(true);
    me.passes();
    me.finishes();
    expect(G.over).toBeUndefined();
    const six = given({ options: { victoryTypes: 6 }, bigPicture: picture(6) });
    six.me.passes();
    six.me.finishes();
    expect(six.G.over).toMatchObject({ win: true, types: 6 });
  });

  it('[ARK-OPT-02] four, five or six victims are in play, the two opened included', () => {
    for (const victims of [4, 5, 6]) {
      const { G } = given({ options: { victims } });
      expect(G.victims.length + G.cases.length).toBe(victims);
    }
    const allows = (victims: number) => arkhamNote.game.validateSetupData?.({ victims }, 1);
    expect(allows(3)).toContain('victims must be one of 4, 5, 6');
    expect(allows(6)).toBeUndefined();
  });

  it('[ARK-OPT-03] scenario 32: limits of six', () => {
    const options = { limits: 6 };
    const five = given({ options, stability: 5, time: 5, leads: [card('EVI C>C')] });
    five.me.passes();
    five.me.finishes();
    expect(five.G.over).toBeUndefined();
    expect([five.G.time.length, five.G.cases.length]).toEqual([5, 2]);
    const time = given({ options, time: 6 });
    time.me.passes();
    time.me.finishes();
    expect(time.G.cases).toHaveLength(3);
    const dread = given({ options, stability: 6 });
    dread.me.passes();
    dread.me.finishes();
    expect(dread.G.over).toMatchObject({ reason: 'stability' });
  });

  it('[ARK-OPT-04] scenario 41: presets', () => {
    const hard = given({ options: preset('Hard') });
    expect([hard.G.victims.length, hard.G.box.length]).toEqual([2, 2]);
    expect(hard.G.options).toEqual({ victoryTypes: 5, victims: 4, limits: 5 });
    expect(given({ options: preset('Walpurgis') }).G.options).toEqual({ victoryTypes: 6, victims: 4, limits: 5 });
    expect(preset('Easy')).toEqual({ victoryTypes: 5, victims: 6, limits: 6 });
    expect(preset('Standard')).toEqual({ victoryTypes: 5, victims: 5, limits: 5 });
  });

  it('[ARK-OPT-04] all twelve mixtures can be played', () => {
    expect(new Set(MIXTURES.map((m) => JSON.stringify(m))).size).toBe(12);
    for (const options of MIXTURES) expect(given({ options }).G.options).toEqual(options);
    for (const set of optionSetsOf(arkhamNote.meta.options, 1)) expect(MIXTURES).toContainEqual(set);
  });

  it('[ARK-OPT-05] options change no other number', () => {
    for (const options of MIXTURES) {
      const lead = card('PER *>C');
      const calm = Array.from({ length: 7 }, () => card('EVI C>C'));
      const { me, heard, id } = given({ options, leads: [lead], lines: [{ clues: calm }, {}] });
      expect(me.refused('closeCase', id(0), [])).toMatchObject({ with: { types: 1 } });
      me.playsLead(0);
      expect(heard().map((e) => e.event)).toContain('strained');
      me.finishes();
      me.takes();
      expect(me.asked).toEqual({ ask: 'handLimit' });
    }
  });
});
