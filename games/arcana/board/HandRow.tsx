import { Card, useTable } from '../../../web/src/table';
import { cardOf, type CardId } from '../cards';
import type { View } from '../view';
import { CalledMilitia } from './Asks';
import { agentKey, bribeAt, handKey, takesAgent, type Aim } from './aim';
import { cardClass, HandFace, StakeFace } from './CardFace';
import { cardLabel, nameOf } from './names';
import s from './dock.module.css';

/** What a Relic in hand could do now: the best bribe it reaches. */
function relicNote(view: View, relic: CardId): string | undefined {
  if (view.viewer === null) return undefined;
  let best: { zone: string; agents: number; total: number; price: number } | undefined;
  for (const zone of view.zones) {
    const reach = bribeAt(zone, view.viewer, relic);
    if (!reach || !zone.stake) continue;
    if (!best || reach.total - reach.price > best.total - best.price) best = { zone: zone.stake, ...reach };
  }
  if (!best) return 'Bribes a Personality where you have an Agent.';
  const name = nameOf(best.zone).split(' ').at(-1) as string;
  return `Bribes ${name}: ${best.agents} + ${cardOf(relic).ducat} = ${best.total} of ${best.price}`;
}

/** Before the first round: the Stakes that lie open already, for who chooses a guild and Objectives by them. */
function FirstStakes({ view }: { view: View }) {
  return (
    <div className={s.first}>
      <div className={s.cards} role="group" aria-label="The first Stakes">
        {view.zones.map(
          ({ id, stake }) =>
            stake && (
              <Card key={id} className={`${cardClass} ${s.card}`} label={cardLabel(stake)} zoom={stake}>
                <StakeFace card={stake} />
              </Card>
            ),
        )}
      </div>
      <p>The Stakes of the first round</p>
    </div>
  );
}

/** One's own hand; with Ambush picked up, its Agents are the second pick. */
export function HandRow({ aim, phone }: { aim: Aim | null; phone: boolean }) {
  const { props, select } = useTable<View>();
  const { view, legal } = props;
  if (view.round === 0) return <FirstStakes view={view} />;
  const second = aim !== null && cardOf(aim.card).effect === 'ambush';
  return (
    <div className={s.cards} role="group" aria-label="Your hand">
      {phone && <CalledMilitia view={view} />}
      {(view.own?.hand ?? []).map((card) => {
        const forAmbush =
          second && card !== aim.card && legal.some((m) => m.move === 'playLocation' && m.args[0] === aim.card && (m.args[1] as { card?: string }).card === card); // prettier-ignore
        const lit = legal.some((m) => m.args[0] === card);
        const control = forAmbush
          ? select(agentKey(card), { depth: 1 })
          : select(handKey(card), { lit, tries: { move: 'discard', args: [card] } });
        return (
          <Card
            key={card}
            className={`${cardClass} ${s.card}`}
            label={cardLabel(card)}
            piece={card}
            from={`deck-${view.viewer}`}
            {...control}
          >
            <HandFace card={card} note={cardOf(card).kind === 'relic' ? relicNote(view, card) : undefined} />
          </Card>
        );
      })}
    </div>
  );
}

export { takesAgent };
