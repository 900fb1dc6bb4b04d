import type { CSSProperties } from 'react';
import { cardOf, type CardId } from '../cards';
import { useTable } from '../../../web/src/table';
import type { Guild } from '../cards';
import type { AgentView, View, ZoneView } from '../view';
import { agentKey, bestBribe, tallyOf, tallyWith, takesAgent, type Aim } from './aim';
import { Icon } from './icons';
import { ARCANUM, cardLabel, GUILD, nameOf } from './names';
import s from './zone.module.css';

interface PennonProps {
  zone: ZoneView;
  seat: string;
  guild: Guild;
  aim: Aim | null;
  phone: boolean;
  /** the card in hand that would join them, and how it would lie */
  coming?: { card: CardId; down: boolean } | null;
}

/** An Agent beside a Stake: its figure and its worth here; a back shows the guild's charge only. */
function Mini({ agent, zone, guild, aim }: { agent: AgentView; zone: ZoneView; guild: Guild; aim: Aim | null }) {
  const { props, move, select, moves } = useTable<View>();
  const { view } = props;
  const mine = agent.owner === view.viewer;
  if (agent.card === null)
    return (
      <span className={s.mini} data-back role="img" aria-label={`a face-down Agent of the ${GUILD[guild].name}`}>
        <Icon name={GUILD[guild].charge} />
      </span>
    );
  const { card } = agent;
  const arcana = zone.stake ? cardOf(zone.stake).gold : [];
  const best = Math.max(0, ...arcana.map((a) => cardOf(card)[a]));
  const stuck = agent.since < view.round;
  const said = [cardLabel(card), agent.down ? 'face-down' : '', stuck ? 'stuck here' : ''].filter(Boolean).join(', ');
  const inside = (
    <>
      <Icon name={cardOf(card).art} />
      <b>{best}</b>
      {(agent.down || stuck) && (
        <em>
          <Icon name={agent.down ? 'sight-disabled' : 'linked-rings'} />
        </em>
      )}
    </>
  );
  const common = {
    className: s.mini,
    'data-zoom': card,
    'data-own-down': (agent.down && mine) || undefined,
    ...(agent.down && !mine ? {} : { 'data-piece': card }),
  };
  const target = { move: 'playLocation', args: [aim?.card ?? '', { card }] };
  if (
    aim &&
    moves('playLocation').some((m) => m.args[0] === aim.card && (m.args[1] as { card?: string }).card === card)
  ) {
    const control = takesAgent(aim.card) ? select(agentKey(card), { depth: 1 }) : move(target);
    return (
      <button type="button" {...common} {...control} aria-label={said}>
        {inside}
      </button>
    );
  }
  return (
    <span {...common} role="img" aria-label={said} tabIndex={-1}>
      {inside}
    </span>
  );
}

const MiniMilitia = ({ card, zone }: { card: CardId; zone: ZoneView }) => {
  const arcana = zone.stake ? cardOf(zone.stake).gold : [];
  return (
    <span className={s.mini} data-militia data-zoom={card} data-piece={card} role="img" aria-label={cardLabel(card)}>
      <Icon name={cardOf(card).art} />
      <b>{Math.max(0, ...arcana.map((a) => cardOf(card)[a]))}</b>
    </span>
  );
};

/** A swallow-tailed pennon: one guild at one Stake, its total against the number. */
export function Pennon({ zone, seat, guild, aim, phone, coming = null }: PennonProps) {
  const { props } = useTable<View>();
  const { view, me } = props;
  const tally = tallyOf(zone, seat);
  const mine = seat === me;
  const agents = zone.agents.filter((a) => a.owner === seat);
  const militia = zone.militia.filter((m) => m.caller === seat);
  const boost = zone.marks.boost[seat] ?? 0;
  const after = coming ? tallyWith(zone, seat, coming.card) : null;
  const number = zone.stake ? cardOf(zone.stake)[tally.arcanum] + zone.marks.raise : 0;
  const plate = tally.backs > 0 ? (tally.seen > 0 ? `${tally.seen}+?` : '?') : String(tally.seen);
  const reach = mine && view.own ? bestBribe(zone, seat, view.own.hand) : null;
  const bid = zone.bids[seat];
  return (
    <div
      className={s.pennon}
      data-guild={guild}
      data-ok={((after ?? tally).reaches && tally.backs === 0) || undefined}
      data-mine={mine || undefined}
      data-many={agents.length + militia.length > 4 || undefined}
      role="group"
      aria-label={`${GUILD[guild].name}: ${plate.replace('+?', ' and more')} in ${ARCANUM[tally.arcanum].plural}`}
    >
      <span className={s.total}>
        {after ? (
          <>
            {after.seen}
            <small>/{number}</small>
          </>
        ) : (
          plate
        )}
      </span>
      <span className={s.minis} style={{ '--n': agents.length + militia.length + (coming ? 1 : 0) } as CSSProperties}>
        {agents.map((agent, i) => (
          <Mini key={agent.card ?? `back-${i}`} agent={agent} zone={zone} guild={guild} aim={aim} />
        ))}
        {militia.map(({ card }) => (
          <MiniMilitia key={card} card={card} zone={zone} />
        ))}
        {coming && (
          <span className={s.mini} data-coming aria-hidden>
            <Icon name={cardOf(coming.card).art} />
            <b>+</b>
            <em>
              <Icon name={coming.down ? 'sight-disabled' : 'semi-closed-eye'} />
            </em>
          </span>
        )}
      </span>
      {boost > 0 && <span className={s.boost}>+{boost}</span>}
      {bid && (
        <span className={s.boost}>
          <Icon name={ARCANUM[bid].icon} label={`bids in ${ARCANUM[bid].plural}`} />
        </span>
      )}
      {zone.marks.priority.includes(seat) && (
        <span className={s.boost}>
          <Icon name="imperial-crown" label="wins a draw" />
        </span>
      )}
      {reach && !phone && (
        <span className={s.bribe} data-enough={reach.total >= reach.price || undefined}>
          <Icon name="two-coins" />
          {reach.total}
          <small>of {reach.price}</small>
        </span>
      )}
      <span className={s.tail}>
        <Icon name={GUILD[guild].charge} />
      </span>
    </div>
  );
}

/** What the card in hand would make of it, and how it would lie. */
export function Ghost({
  zone,
  me,
  guild,
  card,
  down,
}: {
  zone: ZoneView;
  me: string;
  guild: Guild;
  card: CardId;
  down: boolean;
}) {
  const after = tallyWith(zone, me, card);
  const number = zone.stake ? cardOf(zone.stake)[after.arcanum] + zone.marks.raise : 0;
  return (
    <div className={s.pennon} data-ghost data-guild={guild} data-ok={after.reaches || undefined} aria-hidden>
      <span className={s.total}>
        {after.seen}
        <small>/{number}</small>
      </span>
      <span className={s.mini} data-gh>
        <Icon name={cardOf(card).art} />
        <b>+</b>
      </span>
      <span className={s.facing} title={`${nameOf(card)} would lie ${down ? 'face-down' : 'face up'}`}>
        <Icon name={down ? 'sight-disabled' : 'semi-closed-eye'} />
      </span>
    </div>
  );
}
