import { useEffect, type RefObject } from 'react';

const FAR = 8;
const LONG = 450;
const REST = 600;

interface Gestures {
  root: RefObject<HTMLElement | null>;
  /** picks up what is dragged, unless it is picked already */
  lift(el: HTMLElement): void;
  zoom(id: string, owner: Element, how: 'open' | 'glance'): void;
  endGlance(): void;
  hover: boolean;
}

/** What lies under the pointer and can take what is dragged: a move, or a place that says why not. */
const targetAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-move],[data-try]') ?? null;

/**
 * Drag and drop and zoom for the whole table, read from attributes: drag any `data-select` (or `data-move` onto
 * `data-drop`) to a lit place = the same clicks; press long, right-click or press Z on any `data-zoom` to see it large.
 */
export function useGestures({ root, lift, zoom, endGlance, hover }: Gestures) {
  useEffect(() => {
    const own = root.current;
    if (!own) return;
    let drag: { el: HTMLElement; x: number; y: number; ghost?: HTMLElement; id: number } | undefined;
    let long: ReturnType<typeof setTimeout> | undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;

    const stop = () => {
      drag?.ghost?.remove();
      drag?.el.removeAttribute('data-dragged');
      own.removeAttribute('data-dragging');
      own.querySelectorAll('[data-over]').forEach((el) => el.removeAttribute('data-over'));
      drag = undefined;
    };
    const calm = () => {
      clearTimeout(long);
      clearTimeout(rest);
      endGlance();
    };
    const down = (e: PointerEvent) => {
      swallow = false;
      calm();
      const target = e.target as Element;
      const zoomed = target.closest<HTMLElement>('[data-zoom]');
      if (zoomed && e.pointerType !== 'mouse')
        long = setTimeout(() => {
          swallow = true;
          stop();
          zoom(zoomed.dataset['zoom'] as string, zoomed, 'open');
        }, LONG);
      const picked = target.closest<HTMLElement>('[data-select]');
      if (picked && e.button === 0) drag = { el: picked, x: e.clientX, y: e.clientY, id: e.pointerId };
    };
    const begin = (d: NonNullable<typeof drag>) => {
      clearTimeout(long);
      if (d.el.dataset['selected'] === undefined) lift(d.el);
      const box = d.el.getBoundingClientRect();
      const ghost = d.el.cloneNode(true) as HTMLElement;
      for (const name of ['data-piece', 'data-select', 'data-move', 'data-zoom', 'id']) ghost.removeAttribute(name);
      Object.assign(ghost.style, {
        position: 'fixed',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        margin: '0',
        zIndex: '45',
        pointerEvents: 'none',
        transition: 'none',
      });
      ghost.setAttribute('aria-hidden', 'true');
      own.append(ghost);
      d.ghost = ghost;
      d.el.setAttribute('data-dragged', '');
      own.setAttribute('data-dragging', '');
    };
    const moved = (e: PointerEvent) => {
      if (e.pointerType === 'mouse' && !drag && hover) {
        clearTimeout(rest);
        const over = (e.target as Element).closest?.<HTMLElement>('[data-zoom]');
        if (over) rest = setTimeout(() => zoom(over.dataset['zoom'] as string, over, 'glance'), REST);
        else endGlance();
      }
      if (!drag || e.pointerId !== drag.id) return;
      const dx = e.clientX - drag.x;
      const dy = e.clientY - drag.y;
      if (!drag.ghost) {
        if (Math.hypot(dx, dy) < FAR) return;
        clearTimeout(long);
        // a finger that goes sideways is swiping the row
        if (e.pointerType === 'touch' && Math.abs(dx) > Math.abs(dy)) return void (drag = undefined);
        begin(drag);
      }
      drag.ghost!.style.translate = `${dx}px ${dy}px`;
      own.querySelectorAll('[data-over]').forEach((el) => el.removeAttribute('data-over'));
      targetAt(e.clientX, e.clientY)?.setAttribute('data-over', '');
    };
    const up = (e: PointerEvent) => {
      clearTimeout(long);
      if (!drag) return;
      const { ghost, el } = drag;
      stop();
      if (!ghost) return;
      swallow = true;
      const target = targetAt(e.clientX, e.clientY);
      if (target && target !== el && own.contains(target)) {
        swallow = false;
        target.click();
        swallow = true;
      }
      setTimeout(() => (swallow = false), 0);
    };
    // the click that follows a drag or a long press is not a click
    const click = (e: MouseEvent) => {
      if (!swallow || !e.isTrusted) return;
      swallow = false;
      e.preventDefault();
      e.stopPropagation();
    };
    const menu = (e: MouseEvent) => {
      const zoomed = (e.target as Element).closest<HTMLElement>('[data-zoom]');
      if (!zoomed) return;
      e.preventDefault();
      clearTimeout(long);
      calm();
      if (e.button === 2 || e.detail === 0) zoom(zoomed.dataset['zoom'] as string, zoomed, 'open');
    };
    const hold = (e: TouchEvent) => {
      if (drag?.ghost) e.preventDefault();
    };
    const gone = () => {
      calm();
      stop();
    };
    own.addEventListener('pointerdown', down);
    own.addEventListener('click', click, true);
    own.addEventListener('contextmenu', menu);
    own.addEventListener('touchmove', hold, { passive: false });
    own.addEventListener('pointerleave', calm);
    window.addEventListener('pointermove', moved);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', gone);
    return () => {
      gone();
      own.removeEventListener('pointerdown', down);
      own.removeEventListener('click', click, true);
      own.removeEventListener('contextmenu', menu);
      own.removeEventListener('touchmove', hold);
      own.removeEventListener('pointerleave', calm);
      window.removeEventListener('pointermove', moved);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', gone);
    };
  }, [root, lift, zoom, endGlance, hover]);
}
