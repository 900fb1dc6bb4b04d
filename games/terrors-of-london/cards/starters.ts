import { monsters } from './rows';
import { coin, power, regeneration } from './words';

/** TOL-SETUP-07; without faction, cost and Horde box (TOL-HRD-13). */
export const STARTERS = monsters(null, {
  cultist: {
    name: 'Cultist',
    family: 'starter',
    cost: null,
    copies: 10,
    play: [coin(1)],
    horde: [],
    art: ['cultist', 'candle-light'],
    alt: 'A man in a pointed hood',
    flavour: 'Came for the robes, stayed for the apocalypse.',
  },
  fanatic: {
    name: 'Fanatic',
    family: 'starter',
    cost: null,
    copies: 6,
    play: [power(1)],
    horde: [],
    art: ['pyromaniac', 'torch'],
    alt: 'A grinning man in flames',
    flavour: 'Needs no reason. Has brought a torch.',
  },
});

/** TOL-RULING-04: two for each faction. */
export const ACOLYTES = {
  ...monsters('beast', {
    'moor-acolyte': {
      name: 'Moor Acolyte',
      family: 'acolyte',
      cost: 2,
      copies: 2,
      play: [coin(1), power(1)],
      horde: [[power(1)]],
      art: ['cowled', 'paw-print'],
      alt: 'A hood with a paw beside it',
      flavour: 'Walks the heath barefoot and comes back fed.',
    },
  }),
  ...monsters('undead', {
    'crypt-acolyte': {
      name: 'Crypt Acolyte',
      family: 'acolyte',
      cost: 2,
      copies: 2,
      play: [coin(1), power(1)],
      horde: [[power(1)]],
      art: ['cowled', 'coffin'],
      alt: 'A hood with a coffin beside it',
      flavour: 'Sweeps the vault, and leaves room.',
    },
  }),
  ...monsters('spirit', {
    'veil-acolyte': {
      name: 'Veil Acolyte',
      family: 'acolyte',
      cost: 2,
      copies: 2,
      play: [coin(1), regeneration(1)],
      horde: [[coin(1)]],
      art: ['cowled', 'candle-light'],
      alt: 'A hood with a candle beside it',
      flavour: 'Listens at the table until it knocks.',
    },
  }),
  ...monsters('mortal', {
    'lodge-acolyte': {
      name: 'Lodge Acolyte',
      family: 'acolyte',
      cost: 2,
      copies: 2,
      play: [coin(2)],
      horde: [[coin(1)]],
      art: ['cowled', 'key'],
      alt: 'A hood with a key beside it',
      flavour: 'Knows the handshake. Collects the subscription.',
    },
  }),
};
