import type { ReactNode } from 'react';
import { ACTION, INVESTIGATOR, ITEM, TERROR_CARD } from '../cards';
import type { Inv, InvId } from '../state';
import type { View } from '../view';
import { Poster, ROLE_ICON } from './art';
import { Icon } from './icons';
import { colourOf, initial, invName, PATTERNS } from './names';
import { Sy } from './Symbols';
import { cardText, effectText } from './texts';
import s from './pieces.module.css';

const pattern = (i: InvId) => s[PATTERNS[i] ?? 'rim'] ?? '';
const tint = (i: InvId) => ({ '--pc': colourOf(i) }) as React.CSSProperties;

/** The figure on the board. */
export const Pawn = ({ view, inv }: { view: View; inv: InvId }) => (
  <span
    className={`${s.pawn} ${pattern(inv)}`}
    style={tint(inv)}
    role="img"
    aria-label={invName(view, inv)}
    title={invName(view, inv)}
    data-piece={`pawn-${inv}`}
  >
    {initial(view, inv)}
  </span>
);

/** The round badge of an investigator: role on colour and pattern. */
export const Badge = ({ inv }: { inv: Inv }) => (
  <span className={`${s.portrait} ${pattern(inv.id)}`} style={tint(inv.id)}>
    <Icon name={ROLE_ICON[inv.card ?? ''] ?? 'hood'} />
  </span>
);

const MARKS: readonly [key: 'search' | 'combat' | 'unique' | 'noDraw', icon: string, word: string][] = [
  ['search', 'magnifying-glass', 'search icon'],
  ['combat', 'crossed-swords', 'combat card'],
  ['unique', 'seven-pointed-star', 'unique'],
  ['noDraw', 'card-burn', 'no draw'],
];

/** Everything on a card in words. */
export function cardLabel(id: string): string {
  const a = ACTION[id];
  if (a) {
    const marks = MARKS.filter(([k]) => a[k]).map(([, , word]) => word);
    return [a.name, a.symbol, ...marks, cardText(id)].join(', ');
  }
  return `${(ITEM[id] ?? TERROR_CARD[id])?.name ?? id}, ${cardText(id)}`;
}

/** The print of an action card, an item, an event or a terror card; sized in em of its card. */
export function Print({ id, foot, symbol = 3.1 }: { id: string; foot?: ReactNode; symbol?: number }) {
  const a = ACTION[id];
  const item = ITEM[id];
  const terror = TERROR_CARD[id];
  const name = (a ?? item ?? terror)?.name ?? id;
  const family = a ? 'action' : item ? (item.kind === 'event' ? 'event' : 'item') : 'terror';
  const text = a ? effectText(a.support) : item ? effectText(item.words) : terror ? effectText(terror.words) : '';
  return (
    <span className={s.print} data-family={family} data-unique={a?.unique || undefined} aria-hidden="true">
      <Poster id={id} w={112} h={86} className={s.art} />
      {a && (
        <span className={s.corner}>
          <Sy of={a.symbol} size={Math.round(symbol * 11.6)} />
        </span>
      )}
      {a && (
        <span className={s.marks}>
          {MARKS.filter(([k]) => a[k]).map(([k, icon]) => (
            <Icon key={k} name={icon} />
          ))}
        </span>
      )}
      <span className={s.words}>
        <h3>{name}</h3>
        <p>
          {text}
          {a && a.optional.length > 0 && <> Option: {effectText(a.optional).toLowerCase()}</>}
        </p>
      </span>
      {foot}
    </span>
  );
}

export const roleOf = (inv: Inv) => (inv.card ? INVESTIGATOR[inv.card] : undefined);
