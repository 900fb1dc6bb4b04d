import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import { wordsIn } from '../../../engine-extensions/effects/words';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { terrorsOfLondon } from '..';
import { DESIGNS } from '../cards';

const MOVES = ['chooseOverlord', 'chooseInfluence', 'playCard', 'buyStreet', 'buyAcolyte', 'attack', 'regenerate', 'convert', 'formHorde', 'expandHorde', 'activateRelic', 'overlordAction', 'hauntAction', 'pass', 'resolve', 'answer']; // prettier-ignore

conformance(terrorsOfLondon, {
  matches: 14,
  mustUse: [...MOVES, ...Object.keys(DESIGNS)],
  usedBy: (happened) =>
    'event' in happened
      ? 'card' in happened && typeof happened.card === 'string'
        ? [nameOf(happened.card)]
        : []
      : [happened.move],
});

it('has a word for each effect in the set', () => {
  expect(new Set(wordsIn(DESIGNS)).size).toBeGreaterThan(20);
});
