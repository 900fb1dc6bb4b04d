import { useEffect, useRef, useState } from 'react';
import { MoveButton, useTable } from '../../../web/src/table';
import { cardOf } from '../cards';
import type { Targets } from '../rules/targets';
import type { View } from '../view';
import { movesAt, tallyOf, type Aim } from './aim';
import { ResourceTargets } from './Asks';
import { Objectives } from './Asides';
import { Asked } from './Board';
import { seatPlaces, zonePlaces } from './geometry';
import { Icon } from './icons';
import { Idle } from './Jubilee';
import { ARCANUM, zoneName } from './names';
import { Seat } from './Seat';
import { Zone } from './Zone';
import s from './board.module.css';

/** Seats as badges, Stakes as chips, one Stake at a time large. */
export function Phone({ aim, onLook }: { aim: Aim | null; onLook(seat: string): void }) {
  const { props, isLegal, moves } = useTable<View>();
  const { view, me } = props;
  const row = useRef<HTMLDivElement>(null);
  const places = zonePlaces(view, me);
  const [focus, setFocus] = useState<string | null>(null);
  const focused = places.some((p) => p.id === focus) ? focus : (places[0]?.id ?? null);
  useEffect(() => {
    const el = row.current;
    if (!el || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        const most = seen.filter((e) => e.isIntersecting).sort((a, b) => b.intersectionRatio - a.intersectionRatio)[0];
        const id = (most?.target as HTMLElement | undefined)?.dataset['zone'];
        if (id) setFocus(id);
      },
      { root: el, threshold: [0.6, 0.9] },
    );
    el.querySelectorAll('[data-zone]').forEach((z) => watch.observe(z));
    return () => watch.disconnect();
  }, [view.round]);
  const show = (id: string) => {
    setFocus(id);
    row.current?.querySelector(`[data-zone="${id}"]`)?.scrollIntoView?.({ behavior: 'smooth', inline: 'center', block: 'nearest' }); // prettier-ignore
  };
  const zone = view.zones.find((z) => z.id === focused);
  const here = zone ? movesAt(aim, zone, view.asked).filter(isLegal) : [];
  const wanted = here.length > 0 ? null : zoneWanted(view, places, aim, { moves, isLegal });
  const question = view.asked?.question.ask;
  useEffect(() => {
    // what is asked about, or where the card in hand could go, comes into sight
    if (wanted)
      row.current?.querySelector(`[data-zone="${wanted}"]`)?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [aim?.card, aim?.agent, question]); // eslint-disable-line react-hooks/exhaustive-deps -- once per card or question
  const playing = view.round > 0;
  return (
    <div className={s.phone} data-board>
      {playing && (
        <div className={s.badges}>
          {seatPlaces(view, me).map(({ seat, place }) => (
            <Seat key={seat} seat={seat} place={place} aim={aim} onLook={onLook} />
          ))}
        </div>
      )}
      {playing && (
        <nav className={s.chips} aria-label="The Stakes">
          {places.map(({ id }) => {
            const z = view.zones.find((x) => x.id === id);
            if (!z) return null;
            const card = z.stake ? cardOf(z.stake) : null;
            const mine = me === null ? null : tallyOf(z, me);
            const present = me !== null && z.agents.some((a) => a.owner === me);
            const lit = movesAt(aim, z, view.asked).some(isLegal);
            return (
              <button
                key={id}
                type="button"
                className={s.chip}
                data-on={id === focused || undefined}
                data-lit={lit || undefined}
                onClick={() => show(id)}
              >
                <span className="hush">Show {zoneName(view, id)}: </span>
                <span className={s.chipNumber}>
                  {card ? Math.max(...card.gold.map((a) => card[a])) + z.marks.raise : '–'}
                  {card && (
                    <Icon name={card.gold.length > 1 ? 'imperial-crown' : ARCANUM[card.gold[0] ?? 'staff'].icon} />
                  )}
                </span>
                <span className={s.chipTotal} data-ok={mine?.reaches || undefined}>
                  {present ? mine?.seen : '–'}
                </span>
                <Icon name={me !== null && z.control.includes(me) ? 'sight-disabled' : 'semi-closed-eye'} />
              </button>
            );
          })}
        </nav>
      )}
      <Asked view={view} me={me} />
      {playing && (
        <div className={s.stakes} ref={row}>
          {places.map(({ id, place }) => {
            const z = view.zones.find((x) => x.id === id);
            return z && <Zone key={id} zone={z} place={place} aim={aim} phone />;
          })}
        </div>
      )}
      {here.length === 1 && here[0] && (
        <div className={s.send}>
          <MoveButton move={here[0]} kind="primary">
            <span className={s.label}>
              <Icon name="check-mark" />
              {sendWords(here[0].move, zoneName(view, focused ?? ''))}
            </span>
          </MoveButton>
        </div>
      )}
      {aim ? <ResourceTargets aim={aim} /> : playing && <Objectives />}
      <Idle view={view} />
    </div>
  );
}

/** The Stake in question, else the first one the card in hand, or an Agent beside it, could be used on. */
function zoneWanted(
  view: View,
  places: readonly { id: string }[],
  aim: Aim | null,
  { moves, isLegal }: Pick<ReturnType<typeof useTable>, 'moves' | 'isLegal'>,
): string | null {
  if (view.asked?.question.ask === 'announce') return view.asked.question.zone;
  if (!aim) return null;
  const ordered = places.flatMap(({ id }) => view.zones.find((z) => z.id === id) ?? []);
  const aimed = moves('playLocation').filter((m) => m.args[0] === aim.card).map((m) => (m.args[1] as Targets).card); // prettier-ignore
  const found =
    ordered.find((z) => movesAt(aim, z, view.asked).some(isLegal)) ??
    ordered.find((z) => z.agents.some((a) => a.card !== null && aimed.includes(a.card)));
  return found?.id ?? null;
}

const sendWords = (move: string, to: string) =>
  move === 'displayAgent' ? `Send to ${to}` : move === 'bribe' ? `Bribe ${to}` : move === 'placeMilitia' ? `Place at ${to}` : `Use on ${to}`; // prettier-ignore
