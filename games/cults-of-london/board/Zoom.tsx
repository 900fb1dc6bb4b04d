import type { Keyword } from '../../../web/src/table';
import { nameOf } from '../../../engine-extensions/zones/zones';
import { ANOMALIES, LEGENDS, OMENS, OPERATORS, RELICS, RITUALS, TILES } from '../cards';
import { ActionCard, AnomalyCard, OperatorCard, RelicCard, RitualCard, TileCard } from './cards';
import { ACTIONS } from './names';

/** Any open card at zoom size. */
export function Zoom({ id }: { id: string }) {
  const key = nameOf(id);
  if (ACTIONS[key] || OMENS[key]) return <ActionCard id={key} size="zoom" />;
  if (OPERATORS[key] || LEGENDS[key]) return <OperatorCard id={key} size="zoom" />;
  if (RELICS[key]) return <RelicCard id={key} size="zoom" />;
  if (RITUALS[key]) return <RitualCard id={key} size="zoom" />;
  if (ANOMALIES[key]) return <AnomalyCard id={key} />;
  if (TILES[key]) return <TileCard id={key} />;
  return null;
}

const word = (term: string, text: string, rule: string): Keyword => ({ term, text, rule });

/** The game's own words. */
export const glossary: readonly Keyword[] = [
  word(
    'Operation',
    'The upper text of an Action card: happens where its Operator stands, after it placed a token.',
    'COL-ACT-01',
  ),
  word('Quick Action', 'The lower text: played from hand at its moment, then discarded.', 'COL-ACT-01'),
  word('INTEL', 'On your own go in Intel, or in its closing window.', 'COL-WIN-01'),
  word('REVEAL', 'After all holders have opened, before the first Combat.', 'COL-WIN-01'),
  word('PRE', 'In a Combat, before the dice.', 'COL-WIN-01'),
  word('POST', 'In a Combat, after the dice, before scores are final.', 'COL-WIN-01'),
  word('OP', 'Before the first Operation.', 'COL-WIN-01'),
  word('END', 'After the last Operation.', 'COL-WIN-01'),
  word('Skill', 'An Operator needs one of the Skills that the Action card shows at the left.', 'COL-PLAN-04'),
  word('Rebound', 'Magic adds to the dial. At 12 an Anomaly appears and the dial goes back.', 'COL-SR-02'),
  word(
    'Anomaly',
    'Hits every Operator below its Power, blocks scoring where it is, and pays its slayer.',
    'COL-ANOM-01',
  ),
  word('Power', 'What a score must reach to hit an Anomaly and not be hit by it.', 'COL-COMBAT-08'),
  word('Control', 'Two of the three tokens in a place: its bonus is yours, and pairs of places score.', 'COL-CTRL-02'),
  word('Outpost', 'A token that adds to your rolls there; only Burn and Wildfire remove it.', 'COL-OUT-02'),
  word('Insight', 'Pays for reveals, Ritual swaps and the auction; ten can be burnt for a Victory Point.', 'COL-VP-03'),
  word(
    'Ritual',
    'A shape on the ring in any turn or mirror image; complete at scoring it pays its points.',
    'COL-RIT-02',
  ),
  word('Relic', 'Lies open: constant, exhausted for one use a round, or carried by an Operator.', 'COL-RELIC-01'),
  word('Exhausted', 'Turned down until the end of Refresh.', 'COL-ROUND-07'),
  word('Legendary', 'Your faction’s own Operator: comes back to hand instead of dying.', 'COL-OPR-03'),
  word('Duplicate', 'A revealed rival with the name of an Operator in your hand: discard both.', 'COL-INTEL-08'),
  word('Locked', 'A card that somebody has seen stays in its holder.', 'COL-COMMIT-02'),
  word('Bank', 'Points that are scored in the next Refresh.', 'COL-VP-05'),
];

const named = (...terms: string[]) => glossary.filter((k) => terms.includes(k.term));

/** The words on a card, explained beside it. */
export function keywords(id: string): readonly Keyword[] {
  const key = nameOf(id);
  const action = ACTIONS[key];
  if (action) return named('Operation', 'Quick Action', action.quick.tag, ...(action.req.length > 0 ? ['Skill'] : []), ...(action.cost > 0 ? ['Rebound'] : []), ...(action.family === 'outpost' ? ['Outpost'] : [])); // prettier-ignore
  if (LEGENDS[key]) return named('Legendary', 'Skill');
  if (OPERATORS[key]) return named('Skill', 'Duplicate');
  const relic = RELICS[key];
  if (relic) return named('Relic', ...(relic.kind === 'exhaust' ? ['Exhausted', relic.use.tag] : []));
  if (RITUALS[key]) return named('Ritual');
  if (ANOMALIES[key]) return named('Anomaly', 'Power');
  if (TILES[key]) return named('Control');
  return OMENS[key] ? named('Rebound') : [];
}
