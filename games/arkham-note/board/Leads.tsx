import { useTable, type ControlProps } from '../../../web/src/table';
import { clueOf, type ClueId } from '../cards';
import { firstLead } from '../rules/areas';
import { unseen } from '../rules/unseen';
import type { View } from '../view';
import type { Area } from './Browse';
import { ClueCard, Print } from './ClueCard';
import { Icon } from './icons';
import { LEAD } from './intent';
import s from './board.module.css';
import c from './card.module.css';

/** What a click on a lead does now: take it, discard it, or pick it up to be played. */
function useLeadControl() {
  const { props, isLegal, move, select, moves } = useTable<View>();
  const { view } = props;
  const first = firstLead(view.leads);
  return (id: ClueId): { control?: ControlProps; verb?: string } => {
    const take = { move: 'resolveTake', args: [id] };
    const drop = { move: 'resolveDiscard', args: [id] };
    if (isLegal(take)) return { control: move(take), verb: 'Take' };
    if (isLegal(drop)) return { control: move(drop), verb: 'Discard' };
    if (id !== first || view.stage !== 'act' || props.me === null) return {};
    const lit = moves('playLead').length > 0;
    return {
      control: select(LEAD, { lit, tries: { move: 'playLead', args: [view.cases[0]?.id ?? ''] } }),
      verb: 'First lead',
    };
  };
}

/** The Leads row, the draw stack with its odds, the discards, and the victims that are left. */
export function Leads({ browse, phone }: { browse(area: Area): void; phone?: boolean }) {
  const { props } = useTable<View>();
  const { view } = props;
  const controlOf = useLeadControl();
  const first = firstLead(view.leads);
  const left = unseen(view);
  const dread = left.filter((id) => clueOf(id).stability).length;
  const top = view.discard.at(-1);
  return (
    <section className={s.leads} aria-label="Leads">
      {!phone && (
        <div className={s.leadsLabel}>
          <b>Leads</b>
          <span>Each action uses up the first</span>
        </div>
      )}
      {view.leads.map((id, space) =>
        id === null ? (
          <span key={`gap-${space}`} className={s.gap} aria-hidden />
        ) : (
          <ClueCard
            key={id}
            id={id}
            from="draw"
            {...controlOf(id)}
            {...(id === first && view.stage === 'act' ? { ribbon: 'First lead' } : {})}
          />
        ),
      )}
      <button type="button" className={s.pile} data-place="draw" data-area="unseen" onClick={() => browse('unseen')}>
        <span className={s.pileTag}>Draw</span>
        <span
          className={c.back}
          data-deep={view.drawCount > 1 || undefined}
          data-empty={view.drawCount === 0 || undefined}
        >
          <Icon name="all-seeing-eye" />
        </span>
        <span className={s.odds}>
          <Icon name="brain-leak" />
          {dread} of {view.drawCount} are dread
        </span>
        <span className={s.pileCount}>{view.drawCount}</span>
        <span className="hush">cards. Look at what is unseen</span>
      </button>
      <button
        type="button"
        className={s.pile}
        data-place="discard"
        data-area="discard"
        onClick={() => browse('discard')}
      >
        <span className={s.pileTag}>Discard</span>
        {top === undefined ? (
          <span className={s.nothing} />
        ) : (
          <span className={`${c.clue} ${s.topCard}`} data-piece={top} data-zoom={top}>
            <Print clue={clueOf(top)} />
          </span>
        )}
        <span className={s.pileCount}>{view.discard.length}</span>
        <span className="hush">cards. Look through them</span>
      </button>
      <div className={s.pile} data-place="victims" role="group" aria-label={`Victims left: ${view.victimsLeft}`}>
        <span className={s.pileTag}>Victims</span>
        <span
          className={c.back}
          data-empty={view.victimsLeft === 0 || undefined}
          data-deep={view.victimsLeft > 1 || undefined}
        >
          <Icon name="chalk-outline-murder" />
        </span>
        <span className={s.pileCount} data-last={view.victimsLeft === 0 || undefined}>
          {view.victimsLeft}
        </span>
      </div>
    </section>
  );
}
