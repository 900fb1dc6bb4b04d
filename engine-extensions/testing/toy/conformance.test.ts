import { moveKey } from '../../moves';
import { conformance } from '../conformance/conformance';
import { TOY_CARDS } from './cards';
import { toy } from '.';
import { nameOf } from '../../zones/zones';

conformance(toy, {
  matches: 60,
  mustUse: [...Object.keys(TOY_CARDS), 'pledge', 'buy', 'pass', 'answer', 'duelCalled', 'lost', 'discarded', 'drew'],
  usedBy: (happened) =>
    'event' in happened
      ? [happened.event, ...('card' in happened && typeof happened.card === 'string' ? [nameOf(happened.card)] : [])]
      : [happened.move, moveKey(happened)],
});
