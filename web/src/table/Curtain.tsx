import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import s from './overlay.module.css';

interface CurtainProps {
  /** whose eyes may see what comes */
  name: string;
  sigil?: ReactNode;
  Back?: ComponentType;
  /** what they will be asked, said without secrets */
  children?: ReactNode;
  onLift(): void;
}

const HOLD = 500;

/** Covers the whole page until the next player lifts it: hold the button, or press Enter twice. */
export function Curtain({ name, sigil, Back, children, onLift }: CurtainProps) {
  const [held, setHeld] = useState(false);
  const [asked, setAsked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const hold = () => {
    setHeld(true);
    timer.current = setTimeout(onLift, HOLD);
  };
  const letGo = () => {
    setHeld(false);
    clearTimeout(timer.current);
  };
  return (
    <section className={s.curtain} aria-label="Curtain" data-curtain>
      <div className={s.curtainBack} aria-hidden>
        {Back && <Back />}
      </div>
      <div className={s.curtainNote}>
        {sigil && <span className={s.curtainSigil}>{sigil}</span>}
        <h2>Pass the device to {name}</h2>
        {children}
        <button
          ref={button}
          type="button"
          className={s.lift}
          data-held={held || undefined}
          data-lift
          onPointerDown={hold}
          onPointerUp={letGo}
          onPointerLeave={letGo}
          onPointerCancel={letGo}
          onContextMenu={(e) => e.preventDefault()}
          onKeyDown={(e) => {
            if (e.key !== 'Enter' && e.key !== ' ') return;
            e.preventDefault();
            if (e.repeat) return;
            if (asked) onLift();
            else setAsked(true);
          }}
        >
          {asked ? `Press again: I am ${name}` : `Hold to lift: I am ${name}`}
        </button>
      </div>
    </section>
  );
}
