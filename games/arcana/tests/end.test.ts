import { objectiveOf, OBJECTIVES, STAKES } from '../cards';
import { countFor, needFor, scoreOf } from '../rules/score';
import type { Result } from '../state';
import { discardAll, given, seat, told, zone } from './scenario';

const result = (scene: { over: unknown }) => scene.over as Result;
const NO_WINS = { bribe: 0, free: 0, foreign: 0 };

describe('the end', () => {
  it('[ARC-OVER-02, ARC-OVER-04, ARC-OVER-01] scenario 22: the Jubilee in the middle of a round', () => {
    const scene = given({
      seats: {
        0: { hand: ['barhan-sword', 'gate-halberd', 'recruiter'] },
        1: { hand: ['weir-pilot', 'necromancer', 'crossbowman'] },
      },
      zones: { F: { stake: 'wharf-troll', agents: [['0', 'courtesan']] }, L1: { stake: 'harbour-chain' } },
      tail: ['stake', 'jubilee'],
    });
    scene.seat('0').does('bribe', 'barhan-sword', 'F');
    expect(told(scene)).toContain('jubilee');
    expect(scene.over).toBeUndefined();
    expect(scene.seat('1').refused('displayAgent', 'weir-pilot', 'F')).toEqual({
      rule: 'ARC-OVER-04',
      why: 'jubilee-no-stake',
    });
    scene.seat('1').does('displayAgent', 'crossbowman', 'L1');
    discardAll(scene);
    expect(result(scene)).toMatchObject({ reason: 'jubilee', rounds: 1 });
    expect(seat(scene, '1').won).toContain('harbour-chain');
    expect(scene.seat('0').legal()).toEqual([]);
  });

  it('[ARC-OVER-03, ARC-RULING-12] scenario 23: the Jubilee while closing a round ends the game at once', () => {
    const scene = given({
      seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: [] } },
      zones: { F: { stake: 'harbour-chain' } },
      tail: ['stake', 'jubilee'],
    });
    scene.seat('0').does('displayAgent', 'gate-halberd', 'F');
    expect(result(scene)).toMatchObject({ reason: 'jubilee' });
    expect(told(scene)).not.toContain('drew');
    expect(seat(scene, '0').hand).toEqual([]);
  });

  it('[ARC-SCORE-01, ARC-SCORE-02, ARC-OBJ-05, ARC-RULING-13] scenario 29: what counts', () => {
    const scene = given({ options: { objectives: true } });
    const { G } = scene;
    const mine = seat(scene, '0');
    mine.hand = [];
    mine.deck = ['ayane', 'the-old-duke']; // 4 + 5
    mine.resource = ['arkabast', 'lady-amarant', 'captain-iselot']; // 4 + 4 + 4
    mine.removed = ['mother-sallow']; // 5
    mine.objectives = ['many-faces', 'the-cup-triumphant'];
    zone(scene, 'F').agents = [{ owner: '0', card: 'lord-marshal-vey', down: false, since: 1, seenBy: [] }]; // 4, stranded
    expect(scoreOf(G, '0')).toMatchObject({ deck: 21, removed: 5, stranded: 4, total: 26 });
    mine.objectives = ['many-faces', 'clean-bribes'];
    mine.wins.bribe = 6;
    const score = scoreOf(G, '0');
    expect(score.total).toBe(29);
    expect(score.objectives.map((o) => o.fulfilled)).toEqual([false, true]);
  });

  it('[ARC-SCORE-03, ARC-RULING-14] scenario 30: a shared victory', () => {
    const scene = given({ players: 3, seats: { 0: { hand: ['gate-halberd'] }, 1: { hand: [] }, 2: { hand: [] } }, zones: { F: { stake: 'harbour-chain' } }, tail: ['stake', 'jubilee'] }); // prettier-ignore
    seat(scene, '1').deck = ['pale', 'founders-banner', 'master-key']; // 3
    seat(scene, '2').deck = ['pale'];
    scene.seat('0').does('displayAgent', 'gate-halberd', 'F');
    expect(result(scene).scores.map((s) => s.total)).toEqual([3, 3, 1]);
    expect(result(scene).winners).toEqual(['0', '1']);
  });

  it('[ARC-RULING-26] scenario 37: three rounds of discards only, or eight without a win', () => {
    const quiet = given();
    for (let i = 0; i < 3; i++) {
      expect(quiet.over).toBeUndefined();
      discardAll(quiet);
    }
    expect(result(quiet)).toMatchObject({ reason: 'stalemate', rounds: 3 });

    const dry = given();
    const oneRound = (win: boolean) => {
      const { round } = dry.G;
      const [p] = dry.waiting();
      const card = (dry.seat(p!).options('displayAgent')[0] as [string] | undefined)?.[0];
      if (card) dry.seat(p!).does('displayAgent', card, 'F');
      zone(dry, 'F').marks.raise = win ? -20 : 20;
      if (dry.G.round === round && dry.over === undefined) discardAll(dry);
      // a displayed and recalled Agent: the table is empty again
      for (const a of zone(dry, 'F').agents.splice(0)) dry.G.seats[a.owner]!.resource.push(a.card);
      dry.G.idle.quiet = 0;
    };
    for (let i = 0; i < 4; i++) oneRound(false);
    expect(dry.G.idle.dry).toBe(4);
    oneRound(true);
    expect(dry.G.idle.dry).toBe(0);
    for (let i = 0; i < 8; i++) {
      expect(dry.over).toBeUndefined();
      oneRound(false);
    }
    expect(result(dry)).toMatchObject({ reason: 'stalemate', rounds: 13 });
  });
});

describe('Objectives', () => {
  it('[ARC-OBJ-01, ARC-OBJ-02, ARC-OBJ-03, ARC-OBJ-04] scenario 31: 16 dealt, 8 kept, 14 out of the match', () => {
    const scene = given({ players: 4, options: { objectives: true }, choosing: true });
    expect(scene.waiting()).toEqual(['0', '1', '2', '3']);
    for (const p of scene.G.players) {
      expect(scene.seat(p).view.own!.objectives).toHaveLength(4);
      expect(scene.seat(p).options('pickObjectives')).toHaveLength(6);
    }
    const dealt = [...seat(scene, '2').objectives];
    expect(scene.seat('2').refused('pickObjectives', dealt[0], dealt[0])).toMatchObject({ rule: 'ARC-OBJ-02' });
    for (const p of ['2', '0', '3', '1'])
      scene.seat(p).does('pickObjectives', ...(scene.seat(p).options('pickObjectives')[1] as []));
    expect(scene.G.players.map((p) => seat(scene, p).objectives.length)).toEqual([2, 2, 2, 2]);
    expect(scene.G.objectiveBox).toHaveLength(14);
    const rival = scene.seat('0').view;
    expect(rival.seats['2']!.objectives).toBe(2);
    for (const o of seat(scene, '2').objectives) expect(JSON.stringify(rival)).not.toContain(o);
    // what was not kept is seen by nobody again
    for (const o of dealt.filter((d) => !seat(scene, '2').objectives.includes(d)))
      expect(JSON.stringify(scene.seat('2').view)).not.toContain(o);
  });

  it('[ARC-OBJ-05, ARC-RULING-23] opens the kept ones at the end, never the others', () => {
    const scene = given({ options: { objectives: true } });
    for (let i = 0; i < 3; i++) discardAll(scene);
    const { view } = scene.seat('1');
    expect(view.seats['0']!.shown!.objectives).toEqual(seat(scene, '0').objectives);
    for (const o of scene.G.objectiveBox) expect(JSON.stringify(view)).not.toContain(`"${o}"`);
    expect(result(scene).scores.every((s) => s.objectives.length === 2)).toBe(true);
  });

  it('[ARC-OBJ-06] counts what scores', () => {
    const c = (id: string, cards: string[], wins = NO_WINS, rivals: string[][] = []) =>
      countFor(objectiveOf(id).count, cards, wins, rivals);
    expect(c('masters-of-the-wall', ['gader', 'ayane', 'pale', 'gate-halberd'])).toBe(2);
    expect(c('a-full-vault', ['barhan-sword', 'founders-banner', 'ayane'])).toBe(2);
    expect(c('landlords', ['the-whetstone', 'chain-gate'])).toBe(2);
    expect(c('a-great-household', ['ayane', 'recruiter'])).toBe(1);
    expect(c('the-finest-collection', ['barhan-sword', 'dragon-shield'], NO_WINS, [['drinking-horn'], []])).toBe(1);
    expect(c('the-staff-triumphant', ['harlequin', 'gader', 'the-whetstone'])).toBe(2);
    expect(c('the-cup-triumphant', ['harlequin', 'gader'])).toBe(1);
    expect(c('many-faces', ['harlequin', 'penthow'])).toBe(2);
    expect(c('heavy-coffers', ['barhan-sword', 'founders-banner', 'ayane'])).toBe(8);
    expect(c('friends-everywhere', Object.keys(STAKES))).toBe(12);
    expect(c('friends-everywhere', ['gader'])).toBe(0);
    const wins = { bribe: 3, free: 2, foreign: 1 };
    expect(['clean-bribes', 'the-open-square', 'trespassers'].map((id) => c(id, [], wins))).toEqual([3, 2, 1]);
    for (const o of Object.values(OBJECTIVES)) for (const n of [2, 3, 4]) expect(needFor(o.need, n)).toBeGreaterThan(0);
  });

  it('[ARC-OBJ-06] leaves out stranded Agents', () => {
    const scene = given({
      options: { objectives: true },
      zones: { F: { stake: 'the-old-duke', agents: [['0', 'harlequin']] } },
    });
    seat(scene, '0').objectives = ['many-faces'];
    expect(scoreOf(scene.G, '0').objectives).toMatchObject([{ count: 0, fulfilled: false }]);
  });
});
