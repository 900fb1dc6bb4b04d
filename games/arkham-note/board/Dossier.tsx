import { Log, useTable } from '../../../web/src/table';
import type { View } from '../view';
import type { Area } from './Browse';
import { BigPicture, PenaltyGauge } from './Gauges';
import { Icon } from './icons';
import { counted } from './names';
import s from './dossier.module.css';

/** The manila folder at the right: what the affair has proven and cost so far. */
export function Dossier({ browse }: { browse(area: Area): void }) {
  const { props } = useTable<View>();
  const { view } = props;
  return (
    <aside className={s.dossier} aria-label="Dossier">
      <BigPicture view={view} browse={browse} />
      <PenaltyGauge area="stability" view={view} browse={browse} />
      <PenaltyGauge area="time" view={view} browse={browse} />
      <div className={s.minis}>
        <button
          type="button"
          className={s.mini}
          data-area="closed"
          data-place="closed"
          onClick={() => browse('closed')}
        >
          <span className={s.icon}>
            <Icon name="full-folder" />
          </span>
          <span>
            Closed
            <small>
              {counted(view.solved.length, 'case')}, {counted(view.closed.length, 'clue')}
            </small>
          </span>
        </button>
        <button type="button" className={s.mini} onClick={() => browse('unseen')}>
          <span className={s.icon}>
            <Icon name="card-pick" />
          </span>
          <span>
            Unseen
            <small>{counted(view.drawCount, 'clue')}, list</small>
          </span>
        </button>
      </div>
      <Log className={s.log} />
    </aside>
  );
}
