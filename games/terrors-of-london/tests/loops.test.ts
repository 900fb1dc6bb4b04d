import { seeded } from '../../../engine-extensions/testing/dice';
import { drive } from '../../../engine-extensions/simulation/driver';
import { moveKey } from '../../../engine-extensions/moves';
import { terrorsOfLondon } from '..';

const MOST_PLAYS = 80;

it('no turn of random play, never passing while something can be done, has more than 80 plays of cards', () => {
  const { rules } = terrorsOfLondon;
  let most = 0;
  for (let i = 0; i < 12; i++) {
    const dice = seeded(`loops-${i}`);
    const driven = drive(terrorsOfLondon, 2, { overlords: 'random', help: true }, `loops-${i}`);
    const { G } = driven;
    let turn = G.now.turn;
    let plays = 0;
    for (let n = 0; n < 3000 && G.over === undefined; n++) {
      const at = rules.turn(G);
      const me = Object.keys(at.activePlayers ?? { [at.currentPlayer]: null })[0] as string;
      const legal = rules.legalMoves(G, at, me);
      // a player who milks the turn: passes last and attacks sparingly, so that games go on
      const busy = legal.filter((m) => m.move !== 'pass' && (m.move !== 'attack' || m.args[0] === 1));
      const move = dice.pick(busy.length > 0 ? busy : legal);
      if (G.now.turn !== turn) [turn, plays] = [G.now.turn, 0];
      if (move.move === 'playCard') most = Math.max(most, ++plays);
      if (plays > MOST_PLAYS) throw new Error(`an endless turn at ${moveKey(move)}`);
      rules.play(G, me, move, driven.dice);
    }
  }
  expect(most).toBeGreaterThan(5);
});
