import { Card, useTable, type ControlProps } from '../../../web/src/table';
import { cardOf, isAgent, type Arcanum } from '../cards';
import { isInvolved } from '../rules/struggle';
import { FREE } from '../state';
import type { View, ZoneView } from '../view';
import { bribeAt, movesAt, tallyWith, type Aim } from './aim';
import { cardClass, JubileeFace, StakeFace } from './CardFace';
import { fromSeat, streams, type ZonePlace } from './geometry';
import { Icon } from './icons';
import { ARCANUM, cardLabel, GUILD, nameOf } from './names';
import { Ghost, Pennon } from './Pennon';
import s from './zone.module.css';

interface ZoneProps {
  zone: ZoneView;
  place: ZonePlace;
  aim: Aim | null;
  phone?: boolean;
  onAim?(zone: string | null): void;
}

const controllers = (view: View, zone: ZoneView) =>
  zone.id === FREE
    ? 'Free zone'
    : `Zone of the ${zone.control.map((p) => GUILD[view.seats[p]?.guild ?? 'blades'].name).join(' and ')}`;

/** What a click here would do, in words, for the label. */
function promise(view: View, zone: ZoneView, aim: Aim | null): string {
  if (!aim || view.viewer === null || zone.stake === null) return '';
  const card = cardOf(aim.card);
  if (isAgent(card)) {
    const after = tallyWith(zone, view.viewer, aim.card);
    const down = zone.control.includes(view.viewer);
    return `send ${card.name} ${down ? 'face-down' : 'face up'}, your ${ARCANUM[after.arcanum].plural} become ${after.seen} of ${cardOf(zone.stake)[after.arcanum] + zone.marks.raise}`;
  }
  const reach = card.kind === 'relic' ? bribeAt(zone, view.viewer, aim.card) : null;
  if (reach) return `bribe with ${card.name}, ${reach.total} of ${reach.price}`;
  return card.kind === 'location' ? `use ${card.name} here` : '';
}

/** How the card in the air would lie here: an Agent that is moved stays open if it is, an ambush lies face-down anywhere. */
function wouldLieDown(view: View, zone: ZoneView, me: string, { card, agent }: Aim): boolean {
  if (cardOf(card).effect === 'ambush') return true;
  const moved = view.zones.flatMap((z) => z.agents).find((a) => a.card === agent);
  return zone.control.includes(me) && moved?.down !== false;
}

/** Several golds: the arcanum of a bribe is named. */
function ArcanumChoices({ controls }: { controls: { arcanum: Arcanum; control: ControlProps; label: string }[] }) {
  return (
    <span className={s.choices}>
      {controls.map(({ arcanum, control, label }) => (
        <button key={arcanum} type="button" className={s.choice} {...control} aria-label={label}>
          <Icon name={ARCANUM[arcanum].icon} />
        </button>
      ))}
    </span>
  );
}

/** A Stake with everybody who stands at it. */
export function Zone({ zone, place, aim, phone = false, onAim }: ZoneProps) {
  const { props, move, moves } = useTable<View>();
  const { view, me } = props;
  const { stake } = zone;
  const options = movesAt(aim, zone, view.asked);
  const mine = view.asked?.question.ask === 'militia' ? view.asked.seats.includes(me ?? '') : true;
  const single = mine && options.length === 1 ? options[0] : undefined;
  const control = single ? move(single) : undefined;
  const legal = control?.['data-legal'] === true;
  const named =
    options.length > 1
      ? options.map((m) => ({ arcanum: m.args[2] as Arcanum, control: move(m), label: `Bribe in ${ARCANUM[m.args[2] as Arcanum].plural}` })) // prettier-ignore
      : [];
  const ghost =
    aim && me !== null && stake !== null && legal && (single?.move === 'displayAgent' || aim.agent !== null)
      ? single?.move === 'displayAgent'
        ? aim.card
        : aim.agent
      : null;
  const order = fromSeat(view, me).reverse();
  const present = order.filter((p) => isInvolved(zone, p) || zone.marks.priority.includes(p) || zone.marks.boost[p]);
  const side = streams(place);
  const leftSeats = new Set(side === 'both' && !phone ? order.filter((p) => p !== me).slice(-2) : []);
  const guildOf = (p: string) => view.seats[p]?.guild ?? 'blades';
  const coming = ghost !== null && me !== null && aim ? { card: ghost, down: wouldLieDown(view, zone, me, aim) } : null; // prettier-ignore
  const rows = (seats: readonly string[], withGhost: boolean) => (
    <>
      {seats.map((p) => (
        <Pennon
          key={p}
          zone={zone}
          seat={p}
          guild={guildOf(p)}
          aim={aim}
          phone={phone}
          coming={p === me ? coming : null}
        />
      ))}
      {withGhost && coming && me !== null && !present.includes(me) && (
        <Ghost zone={zone} me={me} guild={guildOf(me)} card={coming.card} down={coming.down} />
      )}
    </>
  );
  const label = [
    stake ? cardLabel(stake) : zone.id === FREE && view.jubilee ? 'the Ducal Jubilee' : 'no Stake',
    controllers(view, zone),
    `${zone.pile} cards below`,
    zone.marks.locked ? 'locked' : '',
    zone.marks.sealed ? 'sealed' : '',
    zone.marks.raise ? `raised by ${zone.marks.raise}` : '',
    promise(view, zone, aim),
  ];
  const hover = onAim
    ? { onMouseEnter: () => onAim(zone.id), onMouseLeave: () => onAim(null), onFocus: () => onAim(zone.id), onBlur: () => onAim(null) } // prettier-ignore
    : {};
  return (
    <section
      className={s.zone}
      data-place={`zone-${zone.id}`}
      data-at={place}
      data-side={side}
      data-zone={zone.id}
      data-lit={legal || named.some((n) => n.control['data-legal']) || undefined}
      data-own={(me !== null && zone.control.includes(me)) || undefined}
      aria-label={controllers(view, zone)}
      {...hover}
    >
      {side === 'both' && !phone && (
        <div className={s.rows} data-rows="left">
          {rows(present.filter((p) => leftSeats.has(p)), false) /* prettier-ignore */}
        </div>
      )}
      <div className={s.pile} data-deep={zone.pile > 0 || undefined}>
        {legal && (
          <span className={s.manicule} aria-hidden>
            <Icon name="pointing" />
          </span>
        )}
        {stake !== null ? (
          <Card
            className={cardClass}
            size="hand"
            width="var(--stake-w)"
            label={label.filter(Boolean).join(', ')}
            piece={stake}
            from={`zone-${zone.id}`}
            {...(control ?? {})}
          >
            <StakeFace card={stake} raise={zone.marks.raise} />
          </Card>
        ) : zone.id === FREE && view.jubilee ? (
          <Card className={cardClass} size="hand" width="var(--stake-w)" label={label.join(', ')} {...(control ?? {})}>
            <JubileeFace />
          </Card>
        ) : (
          <span className={s.empty} role="img" aria-label="an empty zone" />
        )}
        {zone.marks.locked && (
          <span className={s.band} aria-hidden>
            <Icon name="padlock" /> locked
          </span>
        )}
        {zone.marks.sealed && (
          <span className={s.seal} aria-hidden>
            <Icon name="wax-seal" />
          </span>
        )}
        {named.length > 0 && named.some((n) => n.control['data-legal']) && <ArcanumChoices controls={named} />}
        <span className={s.depth} title="cards left in the pile">
          <Icon name="stack" />
          {zone.pile}
          {zone.id === FREE && ' Free zone'}
        </span>
      </div>
      <div className={s.rows} data-rows={side === 'left' && !phone ? 'left' : 'right'}>
        {rows(present.filter((p) => !leftSeats.has(p)), true) /* prettier-ignore */}
        {phone && <PhoneBribe zone={zone} aim={aim} bribes={moves('bribe').filter((m) => m.args[1] === zone.id)} />}
      </div>
    </section>
  );
}

/** Phone: what a Relic in hand would reach, below the pennons. */
function PhoneBribe({
  zone,
  aim,
  bribes,
}: {
  zone: ZoneView;
  aim: Aim | null;
  bribes: readonly { args: readonly unknown[] }[];
}) {
  const { props } = useTable<View>();
  const { me } = props;
  const relic = bribes[0]?.args[0] as string | undefined;
  if (me === null || relic === undefined || aim) return null;
  const reach = bribeAt(zone, me, relic);
  if (!reach) return null;
  return (
    <span className={s.hintBribe}>
      <Icon name="two-coins" />
      <span>
        {nameOf(relic)} bribes
        <br />
        <b>
          {reach.agents} + {cardOf(relic).ducat} = {reach.total}
        </b>{' '}
        of {reach.price}
      </span>
    </span>
  );
}
