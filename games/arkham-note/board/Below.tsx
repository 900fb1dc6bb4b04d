import { useEffect, useState, type RefObject } from 'react';
import s from './board.module.css';

/** How much of a case must be out of sight to be missed. */
const MISSED = 40;

/** The cases that lie below what can be seen, and the way to the first of them. */
export function Below({ list, cases }: { list: RefObject<HTMLElement | null>; cases: number }) {
  const [hidden, setHidden] = useState<HTMLElement[]>([]);
  useEffect(() => {
    const section = list.current;
    if (!section) return;
    const look = () => {
      const end = section.getBoundingClientRect().bottom - MISSED;
      const all = [...section.querySelectorAll<HTMLElement>('[data-case]')];
      setHidden(all.filter((el) => el.getBoundingClientRect().top > end));
    };
    look();
    section.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      section.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [list, cases]);
  const [first] = hidden;
  if (!first) return null;
  const label = hidden.length === 1 ? 'One more case' : `${hidden.length} more cases`;
  return (
    <button type="button" className={s.below} onClick={() => first.scrollIntoView({ block: 'nearest' })}>
      {label} ▾
    </button>
  );
}
