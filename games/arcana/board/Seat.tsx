import { ConnectionMark, useTable } from '../../../web/src/table';
import { awaited } from '../../../engine-extensions/rules';
import type { Targets } from '../rules/targets';
import type { View } from '../view';
import type { Aim } from './aim';
import type { SeatPlace } from './geometry';
import { Icon } from './icons';
import { GUILD } from './names';
import s from './seat.module.css';

interface SeatProps {
  seat: string;
  place: SeatPlace;
  aim: Aim | null;
  onLook?(seat: string): void;
}

/** A guild at the table: crest, leader, counts; the crown is the First Player's. */
export function Seat({ seat, place, aim, onLook }: SeatProps) {
  const { props, move, moves } = useTable<View>();
  const { view, me, turn } = props;
  const facts = view.seats[seat];
  const info = props.seats.find((x) => x.id === seat);
  const guild = facts?.guild ?? null;
  const active = awaited(turn).includes(seat);
  const harass =
    aim && moves('playLocation').some((m) => m.args[0] === aim.card && (m.args[1] as Targets).seat === seat);
  const counts: [icon: string, words: string, n: number][] = [
    ['poker-hand', 'cards in hand', facts?.hand ?? 0],
    ['stack', 'cards in the Deck', facts?.deck ?? 0],
    ['card-discard', 'cards in the Resource Deck', facts?.resource.length ?? 0],
    ...(view.options.objectives ? [['laurels', 'Objectives', facts?.objectives ?? 0] as [string, string, number]] : []),
    ...((facts?.removed.length ?? 0) > 0 ? [['wax-seal', 'under the guild card', facts?.removed.length ?? 0] as [string, string, number]] : []), // prettier-ignore
  ];
  const inside = (
    <>
      <span className={s.crest} aria-hidden>
        {guild && <Icon name={GUILD[guild].charge} />}
      </span>
      <span className={s.who}>
        <strong>{guild ? GUILD[guild].name : '…'}</strong>
        <span className={s.player}>
          <ConnectionMark seat={seat} />
          {seat === me ? 'you' : info?.name}
        </span>
      </span>
      <span className={s.counts}>
        {counts.map(([icon, words, n]) => (
          <span key={icon} title={words}>
            <Icon name={icon} label={words} />
            {n}
          </span>
        ))}
      </span>
      {view.firstPlayer === seat && (
        <span className={s.first} title="First Player">
          <Icon name="imperial-crown" label="First Player" />
        </span>
      )}
      {active && <span className={s.turn}>{seat === me ? 'your turn' : 'thinks'}</span>}
    </>
  );
  const common = {
    className: s.seat,
    'data-seat': seat,
    'data-seat-at': place,
    'data-guild': guild ?? undefined,
    'data-active': active || undefined,
    'data-place': `home-${seat}`,
  };
  if (harass)
    return (
      <button type="button" {...common} {...move({ move: 'playLocation', args: [aim.card, { seat }] })} title="Harass">
        {inside}
      </button>
    );
  return (
    <button type="button" {...common} onClick={() => onLook?.(seat)} title="Look at the open cards">
      {inside}
    </button>
  );
}
