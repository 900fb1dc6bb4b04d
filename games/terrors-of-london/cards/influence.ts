import { influence } from './rows';
import type { Effect } from './types';
import { chooseOne, coin, destroy, discount, draw, hauntAnother, look, loseHealth, muster, power, rage, regeneration, sacrifice, trigger } from './words'; // prettier-ignore

/** TOL-INF-02: pays if a monster of the overlord's faction is in play. */
const live = (...effect: Effect[]) => [trigger(effect, 1, { on: 'faction' })];

export const FENRIS = influence('fenris', {
  'moon-call': {
    name: 'Moon Call',
    beginner: true,
    play: [coin(1)],
    triggered: live(power(2)),
    art: ['wolf-howl'],
    alt: 'A howling wolf before the moon',
    flavour: 'The parks of the city answer, one after the other.',
  },
  'blood-scent': {
    name: 'Blood Scent',
    beginner: true,
    play: [coin(1)],
    triggered: live(rage()),
    art: ['bleeding-wound'],
    alt: 'A wound that bleeds',
    flavour: 'Three streets off, and already running.',
  },
  'old-den': {
    name: 'Old Den',
    play: [coin(1)],
    triggered: live(regeneration(3)),
    art: ['cave-entrance'],
    alt: 'The mouth of a cave',
    flavour: 'Beneath the Embankment, warm and full of teeth.',
  },
  'slipped-chain': {
    name: 'Slipped Chain',
    play: [coin(1)],
    triggered: live(chooseOne([power(2)], [regeneration(2)])),
    art: ['breaking-chain'],
    alt: 'A broken chain',
    flavour: 'Gleipnir was the last one that held.',
  },
});

export const METHUSELAH = influence('methuselah', {
  'long-memory': {
    name: 'Long Memory',
    beginner: true,
    play: [coin(1)],
    triggered: live(draw(1)),
    art: ['open-book'],
    alt: 'An open book',
    flavour: 'He was there. He always was.',
  },
  'grave-tithe': {
    name: 'Grave Tithe',
    beginner: true,
    play: [coin(2)],
    triggered: live(look(1, 'own', 'bottom')),
    art: ['coins-pile'],
    alt: 'A heap of old coins',
    flavour: 'A tenth of every grave comes home to him.',
  },
  'cold-vigil': {
    name: 'Cold Vigil',
    play: [coin(1)],
    triggered: live(sacrifice()),
    art: ['candle-skull'],
    alt: 'A candle on a skull',
    flavour: 'One sits up with the dead. At dawn there is one chair too many.',
  },
  'dust-to-flesh': {
    name: 'Dust to Flesh',
    play: [coin(1)],
    triggered: live(regeneration(3)),
    art: ['raise-skeleton'],
    alt: 'Bones that rise from the ground',
    flavour: 'And back again, as often as required.',
  },
});

export const LILITH = influence('lilith', {
  'velvet-hand': {
    name: 'Velvet Hand',
    beginner: true,
    play: [coin(1)],
    triggered: live(discount(2, 'monster')),
    art: ['hand'],
    alt: 'A gloved hand',
    flavour: 'It signs, it strokes, it closes.',
  },
  'masked-ball': {
    name: 'Masked Ball',
    beginner: true,
    play: [muster()],
    triggered: live(coin(1)),
    art: ['domino-mask'],
    alt: 'A domino mask',
    flavour: 'Half the Lords were there. The other half were served.',
  },
  'poisoned-cup': {
    name: 'Poisoned Cup',
    play: [coin(1)],
    triggered: live(loseHealth('rival', 2)),
    art: ['poison-bottle'],
    alt: 'A bottle with a skull on it',
    flavour: 'To your health, she says, and means it as a question.',
  },
  'sold-name': {
    name: 'Sold Name',
    play: [coin(1)],
    triggered: live(coin(1), destroy()),
    art: ['tied-scroll'],
    alt: 'A tied scroll',
    flavour: 'Somebody in Fleet Street pays well for who you were.',
  },
});

export const AZAZAEL = influence('azazael', {
  'second-veil': {
    name: 'Second Veil',
    beginner: true,
    play: [coin(2)],
    triggered: live(regeneration(1)),
    art: ['double-face-mask'],
    alt: 'Two faces, one behind the other',
    flavour: 'Behind the first veil is a face. Behind the second is you.',
  },
  'tolling-hour': {
    name: 'Tolling Hour',
    beginner: true,
    play: [coin(1)],
    triggered: live(loseHealth('rival', 2)),
    art: ['clock-tower'],
    alt: 'A clock tower at midnight',
    flavour: 'Thirteen. The watchman counts again and wishes he had not.',
  },
  'unquiet-seal': {
    name: 'Unquiet Seal',
    play: [coin(1)],
    triggered: live(hauntAnother()),
    art: ['pentacle'],
    alt: 'A five-pointed seal',
    flavour: 'It keeps them in. In where, it does not say.',
  },
  'cold-breath': {
    name: 'Cold Breath',
    play: [coin(2)],
    triggered: live(power(1)),
    art: ['windy-stripes'],
    alt: 'A gust of wind',
    flavour: 'On the nape, in a shut room.',
  },
});
