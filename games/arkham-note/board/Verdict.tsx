import { useEffect, useState } from 'react';
import { useSettings } from '../../../web/src/table';
import type { Happened } from '../events';
import type { View } from '../view';
import { Icon } from './icons';
import { clueOf } from '../cards';
import { Print } from './ClueCard';
import s from './verdict.module.css';
import c from './card.module.css';

type Check = Extract<Happened, { event: 'checkPassed' | 'checkFailed' }>;

const isCheck = (e: Happened): e is Check => e.event === 'checkPassed' || e.event === 'checkFailed';

const HOLD = 1250;

/** The cards that checks turned up, one after the other, each with its verdict; a click goes on. */
export function Verdict({ view, n }: { view: View; n: number }) {
  const { speed } = useSettings();
  const [seen, setSeen] = useState({ n, at: 99 });
  // what lay there when the page was opened is not shown again
  if (seen.n !== n) setSeen({ n, at: 0 });
  const checks = view.events.filter(isCheck);
  const check = seen.n === n ? checks[seen.at] : undefined;
  useEffect(() => {
    if (!check) return;
    const timer = setTimeout(() => setSeen((was) => ({ ...was, at: was.at + 1 })), HOLD / speed);
    return () => clearTimeout(timer);
  }, [check, speed]);
  if (!check) return null;
  const failed = check.event === 'checkFailed';
  return (
    <button key={check.card} type="button" className={s.verdict} onClick={() => setSeen({ ...seen, at: seen.at + 1 })}>
      <span className={s.flip}>
        <span className={`${s.side} ${c.back}`}>
          <Icon name="all-seeing-eye" />
        </span>
        <span className={`${s.side} ${s.front} ${c.clue}`}>
          <Print clue={clueOf(check.card)} />
        </span>
      </span>
      <span className="hush">Stability check, {clueOf(check.card).name}:</span>
      <b className={s.stamp} data-failed={failed || undefined}>
        {failed ? 'Dread' : check.to === 'time' ? 'Kept your nerve, lost time' : 'Kept your nerve'}
      </b>
    </button>
  );
}
