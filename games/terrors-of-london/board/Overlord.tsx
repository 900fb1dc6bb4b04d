import { ConnectionMark, useTable } from '../../../web/src/table';
import { OVERLORDS } from '../cards';
import { armorLeft, armorOf } from '../rules/area';
import { Dial } from './Dial';
import type { View } from './kinds';
import { listWords } from './names';
import { Res, Signs } from './signs';
import { useDuel } from './use-duel';
import s from './board.module.css';

/** An overlord: dial, number, name, Armor. The rival's takes all Power, one's own all Regeneration. */
export function Overlord({ seat }: { seat: string }) {
  const { props, move, moves, picked } = useTable<View>();
  const { view, bottom } = useDuel();
  const side = view.open.seats[seat];
  if (!side || side.overlord === null) return null;
  const own = seat === bottom;
  const armor = armorOf(side);
  const spent = view.active !== seat && armor > 0 && armorLeft(view.open, seat) === 0;
  const name = own ? 'regenerate' : 'attack';
  const most = moves(name).at(-1);
  const legal = most !== undefined && props.me === bottom;
  // while an attack is weighed, the dial shows in gold what all of it would take
  const aimed = !own && legal && picked[0] === 'attack';
  const preview = aimed ? side.health - Math.max(0, Number(most.args[0]) - armorLeft(view.open, seat)) : side.health;
  const words = `${OVERLORDS[side.overlord].name}, ${side.health} / ${side.max} Health${armor > 0 ? `, Armor ${armor}${spent ? ' spent' : ''}` : ''}`; // prettier-ignore
  const inside = (
    <>
      <Dial side={side} id={seat} preview={preview} />
      <span className={s.health}>
        {side.health}
        <small> / {side.max}</small>
      </span>
    </>
  );
  return (
    <section
      className={s.overlord}
      data-overlord={own ? 'own' : 'rival'}
      data-active={view.active === seat || undefined}
    >
      <div className={s.seatName}>
        <ConnectionMark seat={seat} />
        <b>{props.name(seat)}</b>
        {armor > 0 && (
          <span className={s.armor}>
            <Res of="armor" n={armor} small />
            {spent && 'spent'}
          </span>
        )}
      </div>
      {legal ? (
        <button
          type="button"
          className={s.dialButton}
          data-zoom={side.overlord}
          aria-label={`${own ? `Heal ${String(most.args[0])}` : `Attack for ${String(most.args[0])}`}: ${words}`}
          {...move(most)}
        >
          {' '}
          {/* prettier-ignore */}
          {inside}
        </button>
      ) : (
        <div className={s.dialButton} data-zoom={side.overlord} role="img" aria-label={words} tabIndex={0}>
          {inside}
        </div>
      )}
      <span className={s.lordName}>{OVERLORDS[side.overlord].name}</span>
    </section>
  );
}

/** The Overlord Action. */
export function OverlordAction() {
  const { move } = useTable<View>();
  const { mine } = useDuel();
  if (mine.overlord === null) return null;
  const { pays, action, name } = OVERLORDS[mine.overlord];
  return (
    <button type="button" className={s.lordAction} {...move({ move: 'overlordAction', args: [] })}>
      <b>Overlord</b>
      <span className={s.spoken}>
        {name}: {listWords(action)}
      </span>
      <span className={s.gain}>
        {pays > 0 && <small>−{pays} Health</small>}
        <Signs list={action.slice(0, 1)} small bare />
      </span>
    </button>
  );
}
