import { useEffect, useState } from 'react';
import { Button } from './Button';
import { Popover } from './Popover';
import type { GuideStep, TableProps } from './props';
import { Rich } from './rich';
import { useTable } from './table-context';
import s from './overlay.module.css';

/** The step to show: the first not yet done whose moment it is. */
export function stepNow<View>(
  steps: readonly GuideStep<View>[],
  done: ReadonlySet<string>,
  props: TableProps<View>,
): GuideStep<View> | undefined {
  return steps.find((step) => !done.has(step.id) && step.when(props));
}

/** A guided first game: slips that point at the real board while the player makes real moves. */
export function Guide<View>({ steps, onEnd }: { steps: readonly GuideStep<View>[]; onEnd(): void }) {
  const { props, made } = useTable<View>();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<{ id: string; made: number } | null>(null);
  const [owner, setOwner] = useState<Element | null>(null);
  const step = stepNow(steps, done, props);

  // a step that waits for a move is done once one was made while it was shown
  if (step && shown?.id !== step.id) setShown({ id: step.id, made });
  if (step?.untilMove && shown?.id === step.id && shown.made !== made) setDone(new Set([...done, step.id]));

  const at = step?.at;
  useEffect(() => {
    const found = at ? document.querySelector(at) : null;
    found?.setAttribute('data-guided', '');
    found?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    const frame = requestAnimationFrame(() => setOwner(found));
    return () => {
      cancelAnimationFrame(frame);
      found?.removeAttribute('data-guided');
    };
  }, [at, step?.id, props.n]);

  if (!step) return null;
  const slip = (
    <div className={s.guide} role="note" data-guide={step.id}>
      <p>
        <Rich text={step.text} />
      </p>
      <div className={s.guideFoot}>
        <button type="button" className={s.guideEnd} onClick={onEnd}>
          End the guide
        </button>
        {!step.untilMove && (
          <Button kind="primary" onClick={() => setDone(new Set([...done, step.id]))}>
            Next
          </Button>
        )}
      </div>
    </div>
  );
  return owner ? (
    <Popover owner={owner} className={s.guideSlip}>
      {slip}
    </Popover>
  ) : (
    <div className={s.guideFree}>{slip}</div>
  );
}
