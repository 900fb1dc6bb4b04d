import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import { unreachable } from '../../../engine-extensions/fail';
import { cardOf, costOf, type CardId, type Effect } from '../cards';
import { COMMAND_MAX, rivalOf, sideOf, type Open, type Question } from '../state';
import { monstersIn } from './area';
import { canGainToken, flippable } from './haunt';
import { unusedAbilities } from './horde';

/** What the asked seat sees; the same from the state and from its view. */
export interface Sight {
  me: PlayerID;
  open: Readonly<Open>;
  hand: readonly CardId[];
  looking: readonly CardId[];
}

/** null declines, or says that it is enough. */
export type Answer = string | null;

/** TOL-KEY-DESTROY, TOL-RULING-33 */
export const destroyable = (open: Open, me: PlayerID): CardId[] => {
  const [mine, theirs] = [sideOf(open, me), sideOf(open, rivalOf(me))];
  return [...theirs.relics, ...theirs.play, ...mine.play, ...mine.relics, ...open.street.filter((c) => c !== null)];
};

/** TOL-KEY-COMMAND, TOL-RULING-31 */
export const commandable = (open: Open, me: PlayerID): CardId[] =>
  sideOf(open, me).discard.filter((card) => cardOf(card).type === 'monster' && costOf(card) <= COMMAND_MAX);

/** TOL-KEY-SACRIFICE, TOL-RULING-20, 30 */
const sacrificeable = ({ open, me, hand }: Sight, zones: readonly string[]): CardId[] => {
  const side = sideOf(open, me);
  return [
    ...(zones.includes('play') ? [...side.play, ...side.relics] : []),
    ...(zones.includes('hand') ? hand : []),
    ...(zones.includes('discard') ? side.discard : []),
  ];
};

const refreshable = (open: Open, me: PlayerID): CardId[] =>
  sideOf(open, me).relics.filter((card) => open.act.relicsUsed.includes(card) && !open.act.refreshed.includes(card));

/** Whether an effect could do anything now; a choice offers what can happen. */
export function possible({ open, me }: Sight, effect: Effect): boolean {
  switch (effect.do) {
    case 'flipToken':
      return flippable(open, sideOf(open, me)).length > 0;
    case 'refreshRelic':
      return refreshable(open, me).length > 0;
    case 'payHealth':
      return sideOf(open, me).health > effect.n;
    case 'command':
      return commandable(open, me).length > 0;
    default:
      return true;
  }
}

/** Everything the asked seat may answer. */
export function answersTo(sight: Sight, q: Question): Answer[] {
  const { open, me, hand } = sight;
  const side = sideOf(open, me);
  switch (q.ask) {
    case 'rage': return ['power', 'coin']; // prettier-ignore
    case 'curse': return hand.length > 0 ? ['health', ...hand] : ['health']; // prettier-ignore
    case 'discard': return [...hand]; // prettier-ignore
    case 'destroy': return [...destroyable(open, me), null]; // prettier-ignore
    case 'command': return [...commandable(open, me), null]; // prettier-ignore
    case 'sacrifice': return [...sacrificeable(sight, q.zones), null]; // prettier-ignore
    case 'haunt': return monstersIn(side).filter((card) => canGainToken(open, side, card)); // prettier-ignore
    case 'hordeAbility': return [...unusedAbilities(open, q.horde === null ? side.play : (side.hordes.find((h) => h.id === q.horde)?.line ?? []), q.faction), null]; // prettier-ignore
    case 'chooseOne': return q.of.flatMap((list, i) => (list.some((e) => possible(sight, e)) ? [String(i)] : [])); // prettier-ignore
    case 'payHealth': return side.health > q.n ? ['pay', null] : []; // prettier-ignore
    case 'payCards': return hand.length >= q.left ? (q.first ? [...hand, null] : [...hand]) : []; // prettier-ignore
    case 'look': return q.then === 'order' ? [...sight.looking] : [...sight.looking, null]; // prettier-ignore
    case 'trigger': return [...q.of]; // prettier-ignore
    case 'streetSwap': return [...open.street.filter((c) => c !== null), null]; // prettier-ignore
    case 'returnToHand': return [...monstersIn(side), null]; // prettier-ignore
    case 'refreshRelic': return [...refreshable(open, me), null]; // prettier-ignore
    case 'flipToken': return flippable(open, side); // prettier-ignore
    case 'drawOffer': return ['accept', 'refuse']; // prettier-ignore
    default: return unreachable(q); // prettier-ignore
  }
}
