import { cardOf, isAgent } from '../cards';
import type { View } from '../view';
import { bribeAt, takesAgent, tallyWith, type Aim } from './aim';
import { ARCANUM, effectText, nameOf, zoneName } from './names';

/** The sentence while a card is in the air. */
export function aimWords(view: View, aim: Aim, over: string | null, isUseless: boolean): string {
  const card = cardOf(aim.card);
  const zone = over === null ? undefined : view.zones.find((z) => z.id === over);
  if (isAgent(card)) {
    if (zone?.stake && view.viewer !== null && !zone.marks.locked) {
      const after = tallyWith(zone, view.viewer, aim.card);
      const down = zone.control.includes(view.viewer);
      return `Send **${card.name}** ${down ? 'face-down' : 'face up'} to **${nameOf(zone.stake)}**: your ${ARCANUM[after.arcanum].plural} become ${after.seen} of ${cardOf(zone.stake)[after.arcanum] + zone.marks.raise}.`;
    }
    return `Send **${card.name}** to a lit Stake. In your own two zones Agents lie face-down.`;
  }
  if (card.kind === 'relic') {
    const reach = zone && view.viewer !== null ? bribeAt(zone, view.viewer, aim.card) : null;
    if (reach && zone?.stake)
      return `Bribe **${nameOf(zone.stake)}** with **${card.name}**: ${reach.agents} + ${card.ducat} = ${reach.total} of ${reach.price}${reach.total < reach.price ? ', too little' : ''}.`;
    return `**${card.name}** bribes a Personality where you have an Agent: ${card.ducat} Ducats.`;
  }
  if (isUseless) return `**${card.name}** can do nothing now. Keep it for later, or discard it.`;
  if (takesAgent(aim.card) && !aim.agent)
    return card.effect === 'ambush'
      ? `**${card.name}**: which Agent from your hand goes to lie in wait?`
      : `**${card.name}**: which of your Agents moves?`;
  if (takesAgent(aim.card) && aim.agent)
    return `**${card.name}**: ${zone ? `**${nameOf(aim.agent)}** to **${zoneName(view, zone.id)}**.` : `where shall **${nameOf(aim.agent)}** go?`}`;
  return `**${card.name}**: ${effectText(card).charAt(0).toLowerCase()}${effectText(card).slice(1)}`;
}
