import { useEffect } from 'react';

const DIGIT = /^[1-5]$/;

/** Keys of this table: 1 to 5 for the actions, N for the next turn, H for a hint, arrows between the ends of lines. */
export function useKeys() {
  useEffect(() => {
    const press = (e: KeyboardEvent) => {
      const target = e.target as HTMLElement;
      if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
      if (document.querySelector('dialog[open]') || target.closest('input,textarea,select')) return;
      const click = (what: string) => document.querySelector<HTMLElement>(`[data-table] ${what}`)?.click();
      if (DIGIT.test(e.key)) click(`[data-act="${e.key}"]`);
      else if (e.key === 'n') click('[data-next][data-move]');
      else if (e.key === 'h') click('[data-tool="hint"]');
      else if (e.key === 'ArrowUp' || e.key === 'ArrowDown') {
        const slots = [...document.querySelectorAll<HTMLElement>('[data-table] [data-slot]')];
        if (slots.length === 0) return;
        const at = slots.indexOf(document.activeElement as HTMLElement);
        const step = e.key === 'ArrowDown' ? 1 : -1;
        slots[at < 0 ? 0 : (at + step + slots.length) % slots.length]?.focus();
      } else return;
      e.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
