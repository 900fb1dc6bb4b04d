import type { CSSProperties } from 'react';
import { useTable } from '../../../web/src/table';
import { cardOf } from '../cards';
import { Face, TokenMark } from './Face';
import { Icon } from './icons';
import type { CardId, Horde, Side, View } from './kinds';
import { FACTION_ICON } from './names';
import { useDuel } from './use-duel';
import s from './board.module.css';

/** One monster in play, with its token; the token is a button while a HAUNT Action waits beside a Horde Action. */
function InPlay({ id, side, own, line }: { id: CardId; side: Side; own: boolean; line?: Horde }) {
  const { moves, move } = useTable<View>();
  const duel = useDuel();
  const { act } = duel.view.open;
  const token = side.tokens[id];
  const control = own ? duel.playControl(id) : duel.rivalControl(id);
  const haunt = own ? moves('hauntAction').find((m) => m.args[0] === id) : undefined;
  const apart = haunt !== undefined && control?.['data-select'] !== undefined;
  const at = line ? line.line.indexOf(id) : -1;
  const closed = line ? { left: at > 0, right: at < line.line.length - 1 } : {};
  return (
    <div className={s.inPlay} data-haunts={(haunt !== undefined && !apart) || undefined}>
      <Face
        id={id}
        control={control}
        standing={{ inPlay: true, closed, used: (i) => act.hordeUsed.includes(`${id}/${i}`) }}
        {...(token ? { note: token === 'haunt' ? 'HAUNT token.' : 'Dismiss token.' } : {})}
      />
      {token && !apart && <TokenMark side={token} />}
      {token && apart && haunt && (
        <button
          type="button"
          className={s.tokenButton}
          aria-label={`HAUNT Action: ${cardOf(id).name}`}
          {...move(haunt)}
        >
          <Icon name="haunting" />
          Haunt
        </button>
      )}
    </div>
  );
}

/** Where the picked monster may join. */
function End({ horde, end }: { horde: Horde; end: 'left' | 'right' }) {
  const { move, isLegal } = useTable<View>();
  const { joining } = useDuel();
  if (joining === null) return null;
  const join = { move: 'expandHorde', args: [horde.id, end, joining] };
  if (!isLegal(join)) return null;
  const faction = cardOf(joining).faction;
  return (
    <button type="button" className={s.end} data-side={end} {...move(join)}>
      <b>Join {end}</b>
      {faction && <Icon name={FACTION_ICON[faction]} />}
    </button>
  );
}

function Line({ horde, side, own }: { horde: Horde; side: Side; own: boolean }) {
  return (
    <div className={s.hordeBox} role="group" aria-label={`Horde of ${horde.line.length}`}>
      {own && <End horde={horde} end="left" />}
      <div className={s.horde}>
        {horde.line.map((id) => (
          <InPlay key={id} id={id} side={side} own={own} line={horde} />
        ))}
      </div>
      {own && <End horde={horde} end="right" />}
    </div>
  );
}

/** How many full cards fit side by side before they shrink. */
const ROOM = 6.4;

/** Hordes, free monsters, and what is used up: the tall row belongs to whoever plays. */
export function PlayArea({ seat }: { seat: string }) {
  const { view, bottom } = useDuel();
  const side = view.open.seats[seat];
  if (!side) return null;
  const own = seat === bottom;
  const hordes = side.hordes;
  const joined = new Set(hordes.flatMap((h) => h.line));
  const free = side.play.filter((id) => !joined.has(id));
  const monsters = free.filter((id) => cardOf(id).faction !== null);
  const spent = free.filter((id) => cardOf(id).faction === null);
  const width = joined.size + hordes.length * 0.3 + monsters.length + Math.ceil(spent.length / 2) * 0.85;
  const scale = Math.min(1, ROOM / Math.max(1, width));
  return (
    <section
      className={s.playArea}
      data-area={own ? 'play' : 'rival-play'}
      aria-label={own ? 'Your play area' : "The rival's play area"}
      style={{ '--shrink': scale.toFixed(3) } as CSSProperties}
    >
      {side.play.length === 0 && (
        <p className={s.empty}>{own ? 'Your play area: monsters you play stand here.' : 'Nothing in play yet.'}</p>
      )}{' '}
      {/* prettier-ignore */}
      {hordes.map((horde) => (
        <Line key={horde.id} horde={horde} side={side} own={own} />
      ))}
      {monsters.map((id) => (
        <InPlay key={id} id={id} side={side} own={own} />
      ))}
      {spent.length > 0 && (
        <div className={s.spent}>
          {spent.map((id) => (
            <Spent key={id} id={id} own={own} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Starters and Influence cards have done their work; they can still be chosen. */
function Spent({ id, own }: { id: CardId; own: boolean }) {
  const duel = useDuel();
  return <Face id={id} mini control={own ? duel.playControl(id) : duel.rivalControl(id)} />;
}

/** What haunts, small: the side that waits. */
export function Haunting({ seat }: { seat: string }) {
  const { view, bottom, rivalControl, answer } = useDuel();
  const side = view.open.seats[seat];
  if (!side || side.play.length === 0) return null;
  return (
    <div className={s.group}>
      <span>Haunting</span>
      <div>
        {side.play.map((id) => (
          <div key={id} className={s.inPlay}>
            <Face id={id} mini control={seat === bottom ? answer(id) : rivalControl(id)} />
            {side.tokens[id] && <TokenMark side={side.tokens[id]} small />}
          </div>
        ))}
      </div>
    </div>
  );
}
