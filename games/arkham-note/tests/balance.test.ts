import type { Options } from '../../../engine-extensions/meta';
import { simulate } from '../../../engine-extensions/simulation/simulate';
import { margin, measured, type Played } from '../../../engine-extensions/simulation/tally';
import { arkhamNote } from '..';
import { MIXTURES } from '../bands';

const preset = (label: string) => arkhamNote.meta.presets!.find((p) => p.label === label)!.values;
const bandsOf = (rule: string, bots?: string) =>
  (arkhamNote.bands ?? []).filter((b) => b.rule === rule && (bots === undefined || b.bots === bots));

const cache = new Map<string, Played[]>();

/** A small sample; the promise itself is checked by `npm run simulate` over thousands. */
function sample(bots: string, options: Options, matches: number, rounds?: number): Played[] {
  const key = JSON.stringify([bots, options, matches, rounds]);
  const thinking = rounds === undefined ? {} : { rounds };
  const known = cache.get(key) ?? [
    ...simulate(arkhamNote, { players: 1, options, bots: [bots], seed: 'sample', from: 0, to: matches, ...thinking }),
  ];
  cache.set(key, known);
  return known;
}

const rate = (played: readonly Played[]) => played.filter((p) => p.summary.winners.length > 0).length / played.length;

/** Demands a band with the room that a sample of this size needs. */
function holds(played: readonly Played[], band: (typeof arkhamNote.bands & object)[number]) {
  const { value, of } = measured(played, band);
  const isShare = !/^(mean|p\d)/.test(band.measure);
  const slack = isShare ? 1.5 * margin(Math.min(0.9, Math.max(0.1, value)), of) : 6;
  expect(value).toBeGreaterThanOrEqual((band.min ?? -Infinity) - slack);
  expect(value).toBeLessThanOrEqual((band.max ?? Infinity) + slack);
}

const STANDARD = preset('Standard');
const MATCHES = 36;

describe('balance, on a small sample', () => {
  it('[ARK-BAL-01, ARK-SET-09] medium solves what it should on Easy and Standard', () => {
    const bands = bandsOf('ARK-BAL-01');
    expect(bands.map((b) => b.options)).toEqual(['Easy', 'Standard', 'Hard', 'Walpurgis'].map(preset));
    for (const band of bands.slice(0, 2)) holds(sample('medium', band.options!, MATCHES), band);
  });

  it('[ARK-BAL-02] the bands of the hard level are declared', () => {
    expect(bandsOf('ARK-BAL-02', 'hard').map((b) => [b.min, b.max])).toEqual([[0.85, 0.97], [0.6, 0.75], [0.25, 0.4], [0.04, 0.15]]); // prettier-ignore
  });

  it('[ARK-BAL-02] hard solves more of the same Easy cases than medium, with a third of its deals', () => {
    const easy = preset('Easy');
    const solved = rate(sample('hard', easy, 4, 10));
    expect(solved).toBeGreaterThanOrEqual(0.75);
    expect(solved).toBeGreaterThan(rate(sample('medium', easy, MATCHES).slice(0, 4)));
  });

  it('[ARK-BAL-03] random play gets nowhere, whatever the options', () => {
    expect(bandsOf('ARK-BAL-03', 'random')).toHaveLength(12);
    for (const options of MIXTURES) expect(rate(sample('random', options, 6))).toBe(0);
  });

  it('[ARK-BAL-04] harder options are not easier', () => {
    const standard = rate(sample('medium', STANDARD, MATCHES));
    const slack = 2 * margin(0.25, MATCHES);
    expect(rate(sample('medium', preset('Easy'), MATCHES))).toBeGreaterThan(standard);
    for (const harder of [{ victims: 4 }, { victoryTypes: 6 }] as Options[])
      expect(rate(sample('medium', { ...STANDARD, ...harder }, 12))).toBeLessThanOrEqual(standard + slack);
  });

  it('[ARK-BAL-05] a Standard case has the right length', () => {
    for (const band of bandsOf('ARK-BAL-05')) holds(sample('medium', STANDARD, MATCHES), band);
  });

  it('[ARK-BAL-06] nerve and victims both lose cases', () => {
    for (const band of bandsOf('ARK-BAL-06', 'medium')) holds(sample('medium', STANDARD, MATCHES), band);
    const reasons = new Set(sample('medium', STANDARD, MATCHES).map((p) => p.summary.facts['reason']));
    expect([...reasons].sort()).toEqual(['bigPicture', 'stability', 'victims']);
  });

  it('[ARK-BAL-07] every type and every puzzle card takes part in wins', () => {
    const played = [...sample('medium', STANDARD, MATCHES), ...sample('medium', preset('Easy'), MATCHES)];
    expect(bandsOf('ARK-BAL-07')).toHaveLength(6 + 12);
    for (const band of bandsOf('ARK-BAL-07')) holds(played, band);
  });

  it('[ARK-BAL-08] no card is dead: over the sample each is played now and then', () => {
    expect(bandsOf('ARK-BAL-08', 'hard')).toHaveLength(50);
    const played = sample('medium', preset('Easy'), MATCHES);
    for (const { measure } of bandsOf('ARK-BAL-08'))
      expect(measured(played, { rule: '', bots: '', measure }).value).toBeGreaterThan(0.04);
  });

  it('[ARK-BAL-09] the levels rise on Easy', () => {
    const easy = preset('Easy');
    const rates = [sample('random', easy, 6), sample('easy', easy, 24), sample('medium', easy, MATCHES)].map(rate);
    expect(rates[0]).toBeLessThan(0.01);
    expect(rates[1]).toBeGreaterThan(0.02);
    expect(rates[1]).toBeLessThan(rates[2]!);
  });
});
