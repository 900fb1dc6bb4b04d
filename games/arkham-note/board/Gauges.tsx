import { TYPES } from '../cards';
import { bigPictureTypes } from '../rules/areas';
import { lineOf, typesOf } from '../rules/line';
import type { View } from '../view';
import { ClueArt } from './art';
import type { Area } from './Browse';
import { Icon } from './icons';
import { caseNumber, TYPE_WORDS } from './names';
import { Sockets } from './Sockets';
import { TYPE_ICONS } from './signs';
import s from './dossier.module.css';

const NUMBERS: Record<number, string> = { 5: 'five', 6: 'six' };

export const GAUGES = {
  stability: { title: 'Stability', icon: 'brain-leak', note: (n: number) => `At ${NUMBERS[n]} the case breaks you.` },
  time: { title: 'Time', icon: 'hourglass', note: (n: number) => `At ${NUMBERS[n]} another victim is found.` },
} as const;

/** A row of pips; the last one is where it hurts. Cards beyond the limit are said in words. */
export function Pips({ area, value, max }: { area: 'stability' | 'time'; value: number; max: number }) {
  const { icon } = GAUGES[area];
  return (
    <span className={s.pips} data-area={area} aria-hidden data-place={area}>
      {Array.from({ length: max }, (_, i) => (
        <i key={i} data-on={i < value || undefined} data-last={i === max - 1 || undefined}>
          <Icon name={icon} />
        </i>
      ))}
    </span>
  );
}

/** A penalty area as a gauge, to be opened. */
export function PenaltyGauge({
  area,
  view,
  browse,
}: {
  area: 'stability' | 'time';
  view: View;
  browse(area: Area): void;
}) {
  const { title, note } = GAUGES[area];
  const value = view[area].length;
  const max = view.options.limits;
  return (
    <button
      type="button"
      className={s.gauge}
      data-area={area}
      data-full={value >= max || undefined}
      onClick={() => browse(area)}
    >
      <span className={s.head}>
        {title}
        <b>
          {value} / {max}
        </b>
      </span>
      <Pips area={area} value={value} max={max} />
      <span className={s.what}>{note(max)}</span>
      <span className="hush">Look at the cards</span>
    </button>
  );
}

/** The Big picture: six photographs tied by a thread, missing types dashed. */
export function BigPicture({ view, browse }: { view: View; browse(area: Area): void }) {
  const have = typesOf(view.bigPicture);
  const ready = new Map<string, number>();
  for (const line of view.cases) {
    const { scoreable } = lineOf(line);
    for (const t of typesOf(scoreable)) if (!have.has(t) && !ready.has(t)) ready.set(t, caseNumber(line.id));
  }
  return (
    <section className={s.picture} data-area="bigPicture">
      <button type="button" className={s.head} onClick={() => browse('bigPicture')}>
        Big picture
        <b>
          {have.size} / {view.options.victoryTypes}
        </b>
        <span className="hush">types. Look at the cards</span>
      </button>
      <div className={s.photos} data-place="bigPicture">
        {TYPES.map((t) => {
          const cards = view.bigPicture.filter((id) => typesOf([id]).has(t));
          const card = cards.at(-1);
          return card === undefined ? (
            <div
              key={t}
              className={s.socket}
              role="img"
              aria-label={`${TYPE_WORDS[t]} is missing${ready.has(t) ? `, can be scored in case ${ready.get(t)}` : ''}`}
            >
              <Icon name={TYPE_ICONS[t]} />
              <span>{TYPE_WORDS[t]}</span>
              {ready.has(t) && <em>score in case {ready.get(t)}</em>}
            </div>
          ) : (
            <div
              key={t}
              className={s.socket}
              data-on
              data-piece={card}
              data-zoom={card}
              tabIndex={0}
              role="img"
              aria-label={`${TYPE_WORDS[t]}: ${cards.length} scored`}
            >
              <ClueArt id={card} className={s.art} />
              <span>
                {TYPE_WORDS[t]}
                {cards.length > 1 && ` ×${cards.length}`}
              </span>
              <i className={s.pin} aria-hidden />
            </div>
          );
        })}
        <PictureThread on={TYPES.map((t) => have.has(t))} />
      </div>
    </section>
  );
}

/** The thread over the pins of the photographs that are there, in the order of the sockets. */
function PictureThread({ on }: { on: readonly boolean[] }) {
  const pins = on.flatMap((is, i) => (is ? [{ x: i % 2 === 0 ? 48 : 162, y: 1 + Math.floor(i / 2) * 100 }] : []));
  if (pins.length < 2) return null;
  let path = `M${pins[0]!.x} ${pins[0]!.y}`;
  for (let i = 1; i < pins.length; i++) {
    const [a, b] = [pins[i - 1]!, pins[i]!];
    path += ` Q${(a.x + b.x) / 2 + (a.x === b.x ? (i % 2 ? 60 : -60) : 0)} ${(a.y + b.y) / 2 + 22} ${b.x} ${b.y}`;
  }
  return (
    <svg className={s.thread} viewBox="0 0 210 290" preserveAspectRatio="none" aria-hidden="true">
      <path d={path} />
      <path className={s.threadLight} d={path} />
    </svg>
  );
}

/** Tablet and phone: the whole dossier in one strip. */
export function Strip({ view, browse }: { view: View; browse(area: Area): void }) {
  const types = typesOf(view.bigPicture);
  return (
    <section className={s.strip} aria-label="Progress">
      <button type="button" onClick={() => browse('bigPicture')} data-area="bigPicture">
        <small>
          Big picture <b>{`${bigPictureTypes(view.bigPicture)}/${view.options.victoryTypes}`}</b>
        </small>
        <Sockets types={types} />
      </button>
      {(['stability', 'time'] as const).map((area) => (
        <button key={area} type="button" onClick={() => browse(area)} data-area={area}>
          <small>
            {GAUGES[area].title} <b>{`${view[area].length}/${view.options.limits}`}</b>
          </small>
          <Pips area={area} value={view[area].length} max={view.options.limits} />
        </button>
      ))}
    </section>
  );
}
