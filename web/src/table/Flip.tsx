import { Component, createRef, type ReactNode } from 'react';
import { motionSpeed } from './settings';

interface FlipProps {
  /** pieces fly when this changes */
  when: unknown;
  children: ReactNode;
  className?: string;
}

type Places = Map<string, DOMRect>;

const MOVE_MS = 280;

/** Lets every `data-piece` fly from where it was to where it is, along a shallow arc; new ones from their `data-from` pile. */
export class Flip extends Component<FlipProps> {
  private root = createRef<HTMLDivElement>();

  private places(): Places {
    const found: Places = new Map();
    this.root.current?.querySelectorAll<HTMLElement>('[data-piece],[data-place]').forEach((el) => {
      const key = el.dataset['piece'] ?? `@${el.dataset['place']}`;
      if (!found.has(key)) found.set(key, el.getBoundingClientRect());
    });
    return found;
  }

  override getSnapshotBeforeUpdate(before: FlipProps): Places | null {
    return before.when !== this.props.when && motionSpeed() > 0 ? this.places() : null;
  }

  override componentDidUpdate(_props: FlipProps, _state: unknown, was: Places | null) {
    const speed = motionSpeed();
    if (!was || speed === 0) return;
    let late = 0;
    this.root.current?.querySelectorAll<HTMLElement>('[data-piece]').forEach((el) => {
      const { piece, from } = el.dataset;
      const old = was.get(piece as string) ?? (from ? was.get(`@${from}`) : undefined);
      if (!old || typeof el.animate !== 'function') return;
      const now = el.getBoundingClientRect();
      const x = old.left - now.left;
      const y = old.top - now.top;
      if (Math.abs(x) < 4 && Math.abs(y) < 4) return;
      const scale = now.width > 0 ? old.width / now.width : 1;
      const lift = Math.min(26, Math.hypot(x, y) / 12);
      el.animate(
        [
          { transform: `translate(${x}px,${y}px) scale(${scale})`, transformOrigin: 'top left', zIndex: 5 },
          {
            transform: `translate(${x / 2}px,${y / 2 - lift}px) scale(${(1 + scale) / 2})`,
            transformOrigin: 'top left',
            zIndex: 5,
          },
          { transform: 'none', transformOrigin: 'top left', zIndex: 5 },
        ],
        {
          duration: MOVE_MS / speed,
          delay: Math.min(late, 6) * 40,
          easing: 'cubic-bezier(.2,.8,.2,1)',
          fill: 'backwards',
        },
      );
      late += 1;
    });
  }

  override render() {
    return (
      <div ref={this.root} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
