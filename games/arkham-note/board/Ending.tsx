import { useTable } from '../../../web/src/table';
import { TYPES } from '../cards';
import { typesOf } from '../rules/line';
import type { Result } from '../state';
import type { View } from '../view';
import { CaseCode } from './CaseCode';
import { counted } from './names';
import { Sockets } from './Sockets';
import { timeline } from './timeline';
import { resultOf } from './words';
import s from './ending.module.css';

/** The folder closes: outcome, reason, the Big picture, and what happened when. */
export function Ending() {
  const { props } = useTable<View>();
  const over = props.turn.gameover as Result | undefined;
  if (!over || 'stopped' in over) return null; // ended from outside: the table says so
  const { view } = props;
  const moments = timeline(props.story);
  const types = typesOf(view.bigPicture);
  return (
    <section className={s.ending} aria-label="How it ended" data-ending={over.win ? 'won' : 'lost'}>
      <b className={s.stamp} data-lost={!over.win || undefined}>
        {over.win ? 'Solved' : 'Unsolved'}
      </b>
      <p className={s.reason}>{resultOf(over).replace(/^(Solved|Unsolved)\. /, '')}</p>
      <p className={s.facts}>
        <Sockets types={types} />
        <span>
          {types.size} of {Math.min(TYPES.length, view.options.victoryTypes)} types, {counted(over.turns, 'turn')},{' '}
          {counted(view.solved.length, 'case')} closed
        </span>
      </p>
      <CaseCode />
      <ol className={s.timeline} tabIndex={0} aria-label="Timeline">
        {moments.map((m, i) => (
          <li
            key={i}
            data-kind={m.kind}
            data-bad={m.bad || undefined}
            style={{ animationDelay: `${Math.min(i, 24) * 90}ms` }}
          >
            <b>Turn {m.turn}</b> {m.text}
          </li>
        ))}
        <li
          data-kind="end"
          data-bad={!over.win || undefined}
          style={{ animationDelay: `${Math.min(moments.length, 24) * 90}ms` }}
        >
          <b>Turn {over.turns}</b> {over.win ? 'It all fits' : 'The file is closed'}
        </li>
      </ol>
    </section>
  );
}
