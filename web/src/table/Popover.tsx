import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import s from './overlay.module.css';

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
  width: number;
  height: number;
}

/** Where a slip of this size goes so that it stays on the page, beside its owner and never over it. */
export function placeBeside(
  owner: Box,
  own: { width: number; height: number },
  page: { width: number; height: number },
) {
  const gap = 10;
  const below = owner.bottom + gap + own.height <= page.height;
  const above = owner.top - gap - own.height >= 0;
  const left = Math.min(Math.max(8, owner.left + owner.width / 2 - own.width / 2), page.width - own.width - 8);
  if (above || below) {
    const top = above ? owner.top - gap - own.height : owner.bottom + gap;
    const arrow = Math.min(Math.max(14, owner.left + owner.width / 2 - left), own.width - 14);
    return { left: Math.max(8, left), top, side: above ? ('above' as const) : ('below' as const), arrow };
  }
  const rightOf = owner.right + gap + own.width <= page.width;
  const x = rightOf ? owner.right + gap : Math.max(8, owner.left - gap - own.width);
  const top = Math.min(Math.max(8, owner.top), page.height - own.height - 8);
  return { left: x, top: Math.max(8, top), side: 'beside' as const, arrow: 0 };
}

interface PopoverProps {
  owner: Element;
  children: ReactNode;
  className?: string;
  role?: string;
}

/** A slip of paper with an arrow to its owner. Whoever shows it decides how long. */
export function Popover({ owner, children, className, role }: PopoverProps) {
  const own = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ReturnType<typeof placeBeside> | null>(null);
  useLayoutEffect(() => {
    const put = () => {
      if (!own.current) return;
      const { width, height } = own.current.getBoundingClientRect();
      setPlace(
        placeBeside(
          owner.getBoundingClientRect(),
          { width, height },
          { width: document.documentElement.clientWidth, height: window.innerHeight },
        ),
      );
    };
    put();
    window.addEventListener('resize', put);
    window.addEventListener('scroll', put, true);
    return () => {
      window.removeEventListener('resize', put);
      window.removeEventListener('scroll', put, true);
    };
  }, [owner]);
  return (
    <div
      ref={own}
      role={role}
      className={[s.popover, className].filter(Boolean).join(' ')}
      data-side={place?.side}
      style={
        {
          left: place?.left ?? 0,
          top: place?.top ?? 0,
          visibility: place ? undefined : 'hidden',
          '--arrow': `${place?.arrow ?? 0}px`,
        } as CSSProperties
      }
    >
      {children}
    </div>
  );
}
