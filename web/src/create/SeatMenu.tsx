import { useEffect, useRef } from 'react';
import { Icon } from '../table/Icon';
import s from './felt.module.css';

interface Choice {
  key: string;
  label: string;
  icon?: string;
  on: boolean;
  pick(): void;
}

export const Chevron = () => (
  <svg className={s.chevron} viewBox="0 0 16 16" aria-hidden="true">
    <path d="M3 5.5 8 10.5l5-5" fill="none" stroke="currentColor" strokeWidth="2.2" />
  </svg>
);

/** A paper slip of choices at a seat. Escape, a click elsewhere or a choice closes it. */
export function SeatMenu({ label, choices, onClose }: { label: string; choices: readonly Choice[]; onClose(): void }) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    menu.current?.querySelector<HTMLElement>('[aria-checked=true]')?.focus();
    const away = (e: PointerEvent) => {
      if (!menu.current?.parentElement?.contains(e.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [onClose]);
  const step = (by: number) => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const now = items.findIndex((i) => i === document.activeElement);
    items[(now + by + items.length) % items.length]?.focus();
  };
  return (
    <div
      ref={menu}
      className={s.menu}
      role="menu"
      aria-label={label}
      onKeyDown={(e) => {
        if (e.key === 'Escape') onClose();
        else if (e.key === 'ArrowRight' || e.key === 'ArrowDown') step(1);
        else if (e.key === 'ArrowLeft' || e.key === 'ArrowUp') step(-1);
        else return;
        e.preventDefault();
      }}
    >
      {choices.map((c) => (
        <button
          key={c.key}
          role="menuitemradio"
          aria-checked={c.on}
          onClick={() => {
            c.pick();
            onClose();
          }}
        >
          {c.icon && <Icon name={c.icon} />}
          {c.label}
        </button>
      ))}
    </div>
  );
}
