import { Card, type Keyword } from '../../../web/src/table';
import { cardOf, EFFECTS, isCard, OBJECTIVES } from '../cards';
import type { View } from '../view';
import { cardClass, HandFace, ObjectiveFace, StakeFace } from './CardFace';
import { cardLabel, EFFECT } from './names';

const objectiveId = (id: string) => (id.startsWith('objective:') ? id.slice(10) : null);

/** A card as large as it gets; a live Stake with its number, all others as they look in hand. */
export function Zoom({ id, view }: { id: string; view: View }) {
  const objective = objectiveId(id);
  if (objective !== null && objective in OBJECTIVES)
    return (
      <Card className={cardClass} size="zoom" label={objective}>
        <ObjectiveFace id={objective} players={view.players.length} />
      </Card>
    );
  if (!isCard(id)) return null;
  const live = cardOf(id).family === 'stake' && !view.own?.hand.includes(id);
  return (
    <Card className={cardClass} size="zoom" label={cardLabel(id)}>
      {live ? <StakeFace card={id} /> : <HandFace card={id} />}
    </Card>
  );
}

const WORDS = {
  gold: { term: 'Gold number', text: 'What your Agents’ values in this arcanum must reach to win the Stake.', rule: 'ARC-CARD-03' },
  several: { term: 'Several golds', text: 'Choose one of the gold arcana to bid in; each has its own number.', rule: 'ARC-MULTI-01' },
  price: { term: 'Price', text: 'A Relic’s Ducats and your Agents’ values here must reach it: then the Personality is yours at once.', rule: 'ARC-BRIBE-04' },
  personality: { term: 'Personality', text: 'Once won, an Agent with all its values.', rule: 'ARC-CARD-06' },
  relic: { term: 'Relic', text: 'Never fights. It bribes a Personality where you have an Agent.', rule: 'ARC-CARD-07' },
  location: { term: 'Location', text: 'Played for its effect, never beside a Stake.', rule: 'ARC-CARD-08' },
  agent: { term: 'Agent', text: 'Sent to a Stake; face-down in your own two zones, open elsewhere.', rule: 'ARC-AGENT-02' },
  stuck: { term: 'Stuck', text: 'An Agent at a Stake nobody has won stays there and goes on counting.', rule: 'ARC-RES-08' },
  qualify: { term: 'To qualify', text: 'To reach the gold number. The highest total that qualifies wins; a tie at the top is a draw.', rule: 'ARC-RES-04' },
  jubilee: { term: 'Ducal Jubilee', text: 'It hides among the last six cards of the Free pile. The round it comes in is the last.', rule: 'ARC-OVER-01' },
  militia: { term: 'Militia', text: 'Fights for its caller this round, then returns to its deck.', rule: 'ARC-MIL-04' },
  captainPriority: { term: 'Wins ties', text: 'Its caller wins a draw at this Stake.', rule: 'ARC-MIL-09' },
  captainLock: { term: 'Locks', text: 'Nothing more may come to the Stake it is placed at.', rule: 'ARC-MIL-09' },
  vp: { term: 'Victory points', text: 'In the laurel: counted at the end for cards in Deck, Resource Deck and under the guild card.', rule: 'ARC-SCORE-01' },
} as const satisfies Record<string, Keyword>; // prettier-ignore

/** The words on a card, explained. */
export function keywords(id: string): readonly Keyword[] {
  if (!isCard(id)) return [WORDS.vp];
  const card = cardOf(id);
  const found: Keyword[] = [];
  if (card.gold.length > 1) found.push(WORDS.several);
  else if (card.gold.length === 1) found.push(WORDS.gold);
  if (card.kind === 'personality') found.push(WORDS.price, WORDS.personality);
  if (card.kind === 'relic') found.push(WORDS.relic);
  if (card.kind === 'agent') found.push(WORDS.agent);
  if (card.effect) found.push(EFFECT[card.effect]);
  if (card.family === 'militia') found.push(WORDS.militia);
  if (card.captain) found.push(card.captain === 'lock' ? WORDS.captainLock : WORDS.captainPriority);
  return found;
}

/** All of the game's words. */
export const glossary: readonly Keyword[] = [...Object.values(WORDS), ...EFFECTS.map((e) => EFFECT[e])];
