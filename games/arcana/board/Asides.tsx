import { useMemo } from 'react';
import { Rich, useTable } from '../../../web/src/table';
import { cardOf, objectiveOf, type Guild } from '../cards';
import type { Happened } from '../events';
import { countFor, needFor, ownedBy } from '../rules/score';
import type { View } from '../view';
import { ObjectiveArt } from './art';
import { Icon } from './icons';
import { GUILD, objectiveText } from './names';
import { capital, eventWords } from './words';
import s from './dock.module.css';

/** The last lines of the story with the guild's charge beside each. */
export function Chronicle({ lines = 4 }: { lines?: number }) {
  const { props } = useTable<View>();
  const { story, view, name } = props;
  const last = useMemo(() => {
    const found: { key: string; text: string; guild: Guild | null }[] = [];
    for (let i = story.length - 1; i >= 0 && found.length < lines; i--) {
      const entry = story[i];
      for (let j = (entry?.events.length ?? 0) - 1; j >= 0 && found.length < lines; j--) {
        const event = entry?.events[j] as Happened;
        const text = eventWords(event, view, name);
        if (text) found.push({ key: `${entry?.n}.${j}`, text, guild: 'by' in event ? (view.seats[event.by]?.guild ?? null) : null }); // prettier-ignore
      }
    }
    return found;
  }, [story, view, name, lines]);
  return (
    <aside className={s.chronicle} aria-label="Chronicle">
      <h2>Chronicle</h2>
      {last.map(({ key, text, guild }) => (
        <p key={key} data-guild={guild ?? undefined}>
          <Icon name={guild ? GUILD[guild].charge : 'laurel-crown'} />
          <Rich text={text} />
        </p>
      ))}
    </aside>
  );
}

/** One's own Objectives and how far they are. */
export function Objectives() {
  const { props } = useTable<View>();
  const { view, me } = props;
  if (!view.options.objectives || !view.own || me === null || view.own.objectives.length > 2) return <Score />;
  const seat = view.seats[me];
  const rivals = view.players.filter((p) => p !== me).map((p) => ownedBy(view.seats[p]));
  return (
    <aside className={s.objectives} aria-label="Your Objectives">
      <h2>Your Objectives</h2>
      {view.own.objectives.map((id) => {
        const objective = objectiveOf(id);
        const need = needFor(objective.need, view.players.length);
        const wins = seat?.wins ?? { bribe: 0, free: 0, foreign: 0 };
        const count = Math.max(0, countFor(objective.count, ownedBy(seat), wins, rivals));
        return (
          <div
            key={id}
            className={s.objective}
            data-zoom={`objective:${id}`}
            tabIndex={0}
            role="img"
            aria-label={`${objective.name}: ${objectiveText(objective, view.players.length)} ${count} of ${need}`}
          >
            <ObjectiveArt id={id} className={s.star} />
            <span>
              <b>{objective.name}</b>
              {need <= 6 ? (
                <span className={s.pips}>
                  {Array.from({ length: need }, (_, i) => (
                    <i key={i} data-full={i < count || undefined} />
                  ))}
                </span>
              ) : (
                <small>
                  {count} of {need}
                </small>
              )}
            </span>
          </div>
        );
      })}
    </aside>
  );
}

/** Without Objectives: what everybody has won so far, in points. */
function Score() {
  const { props } = useTable<View>();
  const { view } = props;
  const rows = view.players
    .map((p) => ({ p, guild: view.seats[p]?.guild ?? null, won: view.seats[p]?.won ?? [] }))
    .map((r) => ({ ...r, vp: 2 + r.won.reduce((n, c) => n + cardOf(c).vp, 0) }))
    .sort((a, b) => b.vp - a.vp);
  return (
    <aside className={s.objectives} aria-label="Points so far">
      <h2>Points so far</h2>
      {rows.map(({ p, guild, vp, won }) => (
        <p key={p} className={s.points} data-guild={guild ?? undefined}>
          <Icon name={guild ? GUILD[guild].charge : 'laurels'} />
          <span>{guild ? GUILD[guild].name : capital(props.name(p))}</span>
          <small>
            {won.length} {won.length === 1 ? 'Stake' : 'Stakes'}
          </small>
          <b>{vp}</b>
        </p>
      ))}
    </aside>
  );
}
