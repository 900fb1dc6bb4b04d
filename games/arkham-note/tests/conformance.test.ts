import { conformance } from '../../../engine-extensions/testing/conformance/conformance';
import { arkhamNote } from '..';
import { MIXTURES } from '../bands';
import { CLUES, EFFECTS, clueOf } from '../cards';
import type { Happened } from '../events';

const isEvent = (h: object): h is Happened => 'event' in h;

conformance(arkhamNote, {
  matches: 60,
  optionSets: MIXTURES,
  mustUse: [
    ...CLUES.map((c) => c.id),
    ...EFFECTS,
    'bonus',
    'strained',
    'key',
    'exchange',
    'scored',
    'ranOut',
    'timePassed',
  ],
  usedBy: (happened) => {
    if (!isEvent(happened)) return [];
    switch (happened.event) {
      case 'played':
        return [
          happened.card,
          ...(happened.contact ? ['key'] : []),
          ...(clueOf(happened.card).effects.includes('check') ? ['check'] : []),
        ];
      case 'took':
        return [happened.by];
      case 'discarded':
        return [happened.why];
      case 'shuffled':
        return [happened.why];
      case 'exchanged':
        return ['exchange'];
      default:
        return [happened.event];
    }
  },
});
