import { knowledgeOf } from '../../../engine-extensions/bots/knowledge';
import { seeded } from '../../../engine-extensions/dice';
import type { AnyState } from '../../../engine-extensions/rules';
import { copyJson, exchange } from '../../../engine-extensions/secrecy/places';
import { botsChoose, drive, playOut } from '../../../engine-extensions/simulation/driver';
import { arkhamNote } from '..';
import { REASONS } from '../bot/because';
import { quickMove } from '../bot/playout';
import { habitsFor } from '../bot/weights';
import { typesOf } from '../rules/line';
import type { State } from '../state';

const EASY = { victoryTypes: 5, victims: 6, limits: 6 };
const { rules } = arkhamNote;

/** Every table that the medium level comes by in some cases. */
function tables(cases: number): AnyState[] {
  const seen: AnyState[] = [];
  const medium = { '0': arkhamNote.bots.medium!(arkhamNote) };
  for (let i = 0; i < cases; i++) {
    const dice = seeded(`tables-${i}`);
    const driven = drive(arkhamNote, 1, EASY, `tables-${i}`);
    playOut(arkhamNote, driven, botsChoose(arkhamNote, medium, dice), dice, (_, G) => seen.push(copyJson(G)));
  }
  return seen;
}

const TABLES = tables(6);
const hard = (rounds: number) => arkhamNote.bots.hard!(arkhamNote, { rounds });
const choose = (G: AnyState, rounds: number, seed: string) =>
  hard(rounds).choose(knowledgeOf(arkhamNote, G, rules.turn(G), '0'), seeded(seed));

describe('the hard bot', () => {
  it('[ARK-BAL-02] takes a win that lies on the table, and says so', () => {
    let wins = 0;
    for (const table of TABLES) {
      const G = table as unknown as State;
      const turn = rules.turn(table);
      const solves = rules.legalMoves(table, turn, '0').some(
        (m) => m.move === 'closeCase' && typesOf([...G.bigPicture, ...(m.args[1] as string[])]).size >= 5,
      ); // prettier-ignore
      if (!solves || ++wins > 3) continue;
      const knows = knowledgeOf(arkhamNote, table, turn, '0');
      const move = choose(table, 12, 'win');
      expect(move.move).toBe('closeCase');
      expect(hard(12).because!(knows, move)).toBe('wins');
    }
    expect(wins).toBeGreaterThan(0);
  });

  it('answers the same for the same dice and number of deals, and whatever it cannot see', () => {
    const some = TABLES.filter((G, i) => i % 60 === 7 && rules.legalMoves(G, rules.turn(G), '0').length > 1);
    expect(some.length).toBeGreaterThan(4);
    for (const [i, G] of some.entries()) {
      const other = copyJson(G);
      exchange(other, arkhamNote.hiddenFrom(G, '0'), seeded(i));
      expect(other).not.toEqual(G);
      const answer = choose(G, 10, `think-${i}`);
      expect(choose(G, 10, `think-${i}`)).toEqual(answer);
      expect(choose(other, 10, `think-${i}`)).toEqual(answer);
      const knows = knowledgeOf(arkhamNote, G, rules.turn(G), '0');
      expect(REASONS).toContain(hard(10).because!(knows, answer));
    }
  });

  it('imagines legal play only: a quick move is always among those offered', () => {
    for (const table of TABLES)
      expect(
        rules.whyNot(table, rules.turn(table), '0', quickMove(habitsFor(5), table as unknown as State)),
      ).toBeUndefined();
  });
});
