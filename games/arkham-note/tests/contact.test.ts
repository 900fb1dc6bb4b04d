import { freeKeys } from '../rules/line';
import { card, cards, given } from './scenario';

describe('the professional contact', () => {
  it('[ARK-CON-01] serves once, either side', () => {
    const lock = card('ART *>C [P L]');
    const used = given({ hand: [lock], time: 1, contact: 'exchange' });
    expect(used.me.refused('playFromHand', lock, used.id(0), true)).toMatchObject({
      rule: 'ARK-CON-01',
      why: 'contact-used',
    });
    expect(used.me.refused('contactExchange', lock, 'time', used.G.time[0])).toMatchObject({ rule: 'ARK-CON-01' });
  });

  it('[ARK-CON-02, ARK-RULING-24, ARK-RULING-25] scenario 28: the key side opens one lock', () => {
    const [mine, later] = cards('ART R>C [P L]', 'PER *>C [L]') as [string, string];
    const clues = cards('EVI C>C', 'EVI C>C', 'EVI C>R');
    const { G, me, id } = given({ hand: [mine, later], lines: [{ clues }] });
    expect(me.can('playFromHand', mine, id(0))).toBe(false);
    me.plays(mine, 0, 'contact');
    expect(G.contact).toBe('key');
    expect(me.legal()).toEqual(['finishTurn']); // no extra play
    me.finishes();
    expect(me.refused('playFromHand', later, id(0))).toMatchObject({ rule: 'ARK-LOCK-01' });
  });

  it('[ARK-CON-02] works for the lead as well', () => {
    const lead = card('ART *>C [L]');
    const { G, me } = given({ leads: [lead] });
    me.playsLead(0, 'contact');
    expect([G.contact, G.cases[0]?.clues]).toEqual(['key', [lead]]);
  });

  it('[ARK-RULING-24] technique and minimum still apply, and the card must have a lock', () => {
    const [technique, minimum, plain] = cards('ART R>C [L]', 'ART *>C [L m3]', 'ART *>C') as [string, string, string];
    const { me, id } = given({ hand: [technique, minimum, plain], lines: [{ victim: 'CI' }] });
    expect(me.refused('playFromHand', technique, id(0), true)).toMatchObject({ rule: 'ARK-PLAY-02' });
    expect(me.refused('playFromHand', minimum, id(0), true)).toMatchObject({ rule: 'ARK-MIN-01' });
    expect(me.refused('playFromHand', plain, id(0), true)).toMatchObject({
      rule: 'ARK-CON-02',
      why: 'contact-needs-lock',
    });
  });

  it('[ARK-RULING-25] a lock opened by the contact spends no key of the line', () => {
    const [lock, key] = cards('ART *>C [L]', 'PER I>C [K]') as [string, string];
    const { G, me } = given({ hand: [lock], lines: [{ clues: [key] }] });
    me.plays(lock, 0, 'contact');
    expect(freeKeys(G.cases[0]!)).toBe(1);
  });

  it('[ARK-CON-03, ARK-RULING-26] scenario 29: a swap changes no size, and the action is still to be taken', () => {
    const mine = card('EVI C>C');
    const { G, me } = given({ hand: [mine], stability: 4 });
    const other = G.stability[2]!;
    me.swaps(mine, 'stability', other);
    expect(G.stability).toHaveLength(4);
    expect(G.stability).toContain(mine);
    expect(G.hand).toEqual([other]);
    expect(G.contact).toBe('exchange');
    expect(me.view.stage).toBe('act');
    expect([G.discard, G.time]).toEqual([[], []]);
  });

  it('[ARK-RULING-26] the swapped card stays in its area whatever its icons', () => {
    const mine = card('EVI C>C [S]');
    const { G, me } = given({ hand: [mine], time: 4 });
    me.swaps(mine, 'time', G.time[0]!);
    expect(G.time).toContain(mine);
    expect(G.time).toHaveLength(4);
  });

  it('[ARK-CON-03] both cards must lie where they are claimed to', () => {
    const { G, me } = given({ time: 1, stability: 1 });
    const mine = G.hand[0];
    expect(me.refused('contactExchange', mine, 'time', G.stability[0])).toMatchObject({ why: 'not-in-area' });
    expect(me.refused('contactExchange', 'x', 'time', G.time[0])).toMatchObject({ why: 'not-in-hand' });
    expect(me.refused('contactExchange', mine, 'hand', mine)).toMatchObject({ why: 'no-such-area' });
  });

  it('[ARK-RULING-27] the swap may be made before the action, during a choice, and before the turn ends', () => {
    const lead = card('PER *>C {take:leads}');
    const { G, me } = given({ leads: [lead], time: 2, stability: 1 });
    const all = () => me.can('contactExchange', G.hand[0], 'time', G.time[0]);
    expect(all()).toBe(true);
    me.playsLead(0);
    expect(all()).toBe(true);
    const question = me.asked;
    const before = G.hand[0]!;
    me.swaps(before, 'time', G.time[0]!);
    expect(me.asked).toEqual(question); // what was asked is still asked
    const wrap = given({ time: 1 });
    wrap.me.passes();
    expect(wrap.me.can('contactExchange', wrap.G.hand[0], 'time', wrap.G.time[0])).toBe(true);
  });
});
