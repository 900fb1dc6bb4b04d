import type { ReactNode } from 'react';
import { Icon } from './Icon';
import s from './pieces.module.css';

interface ChipProps {
  icon?: string;
  tone?: 'plain' | 'danger' | 'good' | 'accent';
  children: ReactNode;
}

/** A small fact beside a choice: "Time 2 → 3", "60 %", "2 short". */
export function Chip({ icon, tone = 'plain', children }: ChipProps) {
  return (
    <span className={s.chip} data-tone={tone}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
