import { useEffect, useState } from 'react';
import { useSettings, useTable } from '../../../web/src/table';
import { motionSpeed } from '../../../web/src/table/settings';
import { cardOf } from '../cards';
import type { View } from '../view';
import { CardArt } from './art';
import { Icon } from './icons';
import { ARCANUM, GUILD, nameOf } from './names';
import { lastResolution, type Verdict } from './resolutions';
import s from './resolution.module.css';

const STEP_MS = 1100;
const OUTCOME = { draw: 'a draw, all stay', missed: 'nobody reaches it', sealed: 'sealed' } as const;

/** One Stake's verdict: the number, everybody's total, the winner in gold leaf. */
function Row({ verdict }: { verdict: Verdict }) {
  const { props } = useTable<View>();
  const { view } = props;
  const card = cardOf(verdict.stake);
  const arcanum = card.gold[0] ?? 'staff';
  const winner = verdict.winner === null ? null : (view.seats[verdict.winner]?.guild ?? null);
  return (
    <li className={s.row} data-outcome={verdict.outcome}>
      <CardArt card={verdict.stake} className={s.art} />
      <span className={s.number}>
        {card[arcanum] + verdict.raise}
        <Icon name={card.gold.length > 1 ? 'imperial-crown' : ARCANUM[arcanum].icon} />
      </span>
      <span className={s.what}>
        <b>{card.name}</b>
        <small>
          {winner ? `goes to the ${GUILD[winner].name}` : verdict.outcome === 'won' ? '' : OUTCOME[verdict.outcome]}
        </small>
      </span>
      <span className={s.totals}>
        {Object.entries(verdict.totals).map(([p, total]) => {
          const guild = view.seats[p]?.guild ?? 'blades';
          const bid = verdict.bids[p];
          return (
            <span key={p} className={s.total} data-guild={guild} data-won={p === verdict.winner || undefined}>
              <Icon name={GUILD[guild].charge} label={GUILD[guild].name} />
              <b>{total}</b>
              {bid && <Icon name={ARCANUM[bid].icon} label={ARCANUM[bid].plural} />}
            </span>
          );
        })}
      </span>
    </li>
  );
}

/** The round's verdicts, Stake after Stake; a click or a key skips them, and the bar brings them back. */
export function ResolutionShow({ again, onSeen }: { again: boolean; onSeen(): void }) {
  const { props } = useTable<View>();
  const settings = useSettings();
  const resolution = lastResolution(props.story);
  const n = resolution?.n ?? 0;
  const [first] = useState(n);
  const [seen, setSeen] = useState(first);
  const [step, setStep] = useState({ n: 0, shown: 1 });
  const shown = step.n === n ? step.shown : 1;
  const moving = typeof matchMedia !== 'undefined' && motionSpeed() > 0;
  const fresh = moving && n > seen && (resolution?.verdicts.length ?? 0) > 0;
  const open = again || fresh;
  const count = resolution?.verdicts.length ?? 0;
  useEffect(() => {
    if (!fresh) return undefined;
    const timer = setTimeout(
      () => (shown < count ? setStep({ n, shown: shown + 1 }) : setSeen(n)),
      (shown < count ? STEP_MS : 2.2 * STEP_MS) / (settings.speed || 1),
    );
    return () => clearTimeout(timer);
  }, [fresh, shown, count, n, settings.speed]);
  useEffect(() => {
    if (!open) return undefined;
    const close = (e: KeyboardEvent) => {
      if (e.key !== 'Escape' && e.key !== ' ') return;
      setSeen(n);
      onSeen();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, n, onSeen]);
  if (!open || !resolution) return null;
  const rows = again ? resolution.verdicts : resolution.verdicts.slice(0, shown);
  const close = () => {
    setSeen(n);
    onSeen();
  };
  return (
    <div className={s.show} role="dialog" aria-label="Resolution" onClick={close} data-resolution>
      <h2>Resolution</h2>
      <ol>
        {rows.map((v) => (
          <Row key={v.zone} verdict={v} />
        ))}
        {rows.length === 0 && <li>No Stake was contested.</li>}
      </ol>
      <button type="button" className={s.skip} onClick={close}>
        {rows.length < count ? 'Skip' : 'Close'}
      </button>
      <span className={s.hidden}>{rows.map((v) => nameOf(v.stake)).join(', ')}</span>
    </div>
  );
}
