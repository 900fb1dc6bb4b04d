import type { CultistFace, Face, Sym } from '../cards';
import type { Needed } from '../rules/strength';
import { Icon } from './icons';
import { symbolName } from './names';
import s from './pieces.module.css';

export const SYMBOL_ICON: Record<Face, string> = {
  spiral: 'snake-spiral',
  star: 'polar-star',
  tentacle: 'suckered-tentacle',
  moon: 'moon',
  flame: 'fire',
  wild: 'uncertainty',
};

const LETTERS: Record<Sym, string> = { spiral: 'Sp', star: 'St', tentacle: 'Te', moon: 'Mo', flame: 'Fl' };

/** One of the five: shape, icon and colour together. */
export function Sy({
  of,
  size = 24,
  hole,
  lit,
  label,
}: {
  of: Sym;
  size?: number;
  hole?: boolean;
  lit?: boolean;
  label?: string;
}) {
  return (
    <span
      className={s.sy}
      data-symbol={of}
      data-hole={hole || undefined}
      data-lit={lit || undefined}
      style={{ '--z': `${size}px` } as React.CSSProperties}
      role="img"
      aria-label={label ?? `${hole ? 'missing ' : ''}${symbolName(of)}`}
      data-letters={LETTERS[of]}
    >
      <Icon name={SYMBOL_ICON[of]} />
    </span>
  );
}

export const SyRow = ({ of, size }: { of: readonly Sym[]; size?: number }) => (
  <span className={s.row}>
    {of.map((x, i) => (
      <Sy key={i} of={x} {...(size ? { size } : {})} />
    ))}
  </span>
);

/** A die of either kind; blank shows nothing. */
export function DieFace({ face, small }: { face: Face | CultistFace; small?: boolean }) {
  return (
    <span
      className={s.die}
      data-face={face}
      data-small={small || undefined}
      role="img"
      aria-label={`${symbolName(face)} die`}
    >
      {face !== 'blank' && <Icon name={SYMBOL_ICON[face]} />}
    </span>
  );
}

/** Five pips of insanity; the fifth is the end. */
export function Pips({ insanity, permanent, shield }: { insanity: number; permanent: number; shield: number }) {
  const total = insanity + permanent;
  const words = `${total} of 4 insanity${permanent ? `, ${permanent} permanent` : ''}${shield ? `, ${shield} shielded` : ''}`;
  return (
    <span className={s.pips} role="img" aria-label={words} data-danger={total >= 4 || undefined} data-pips={total}>
      {[0, 1, 2, 3, 4].map((i) => (
        <i
          key={i}
          data-on={i < total || undefined}
          data-permanent={i < permanent || undefined}
          data-last={i === 4 || undefined}
        >
          {i === 4 && <Icon name="skull-crack" />}
        </i>
      ))}
      {shield > 0 && <Icon name="magic-shield" label={`${shield} shielded`} className={s.shield ?? ''} />}
    </span>
  );
}

/** A row of what an enemy asks: printed + devoured + die + home. */
export function Strength({ needed, size = 24 }: { needed: readonly Needed[]; size?: number }) {
  return (
    <span className={s.row}>
      {needed.map((n, i) => (
        <span key={i} className={s.from} data-from={n.from}>
          {i > 0 && n.from !== needed[i - 1]?.from && <em>+</em>}
          <Sy of={n.symbol} size={size} />
        </span>
      ))}
    </span>
  );
}
