import type { ReactNode } from 'react';
import { Card, type ControlProps } from '../../../web/src/table';
import { cardOf } from '../cards';
import { Icon } from './icons';
import type { CardId, Token } from './kinds';
import { cardLabel } from './names';
import { CardBack, Mini, Print, type Standing } from './Print';
import s from './board.module.css';

interface FaceProps {
  id: CardId;
  control?: ControlProps | undefined;
  standing?: Standing;
  mini?: boolean;
  used?: boolean;
  from?: string;
  /** what is added to the label: "2 short", "haunting" */
  note?: string;
  children?: ReactNode;
}

/** A card of this game, as a button where something can be done with it. */
export function Face({ id, control, standing, mini, used, from, note, children }: FaceProps) {
  const card = cardOf(id);
  return (
    <Card
      {...(control ?? {})}
      size={mini ? 'mini' : 'hand'}
      label={note ? `${cardLabel(id)} ${note}` : cardLabel(id)}
      piece={id}
      {...(used ? { used } : {})}
      {...(from ? { from } : {})}
      className={s.face}
    >
      {mini ? <Mini card={card} /> : <Print card={card} standing={standing ?? {}} />}
      {children}
    </Card>
  );
}

/** A face-down card. */
export const Facedown = ({ icon, control, label }: { icon?: string; control?: ControlProps; label: string }) => (
  <Card {...(control ?? {})} size="hand" back={!control} label={label} className={s.face}>
    <CardBack {...(icon ? { icon } : {})} />
  </Card>
);

/** The token on a monster: round and violet on its HAUNT side, square and grey on Dismiss. */
export const TokenMark = ({ side, small }: { side: Token; small?: boolean }) => (
  <span
    className={s.token}
    data-side={side}
    data-small={small || undefined}
    role="img"
    aria-label={side === 'haunt' ? 'HAUNT token' : 'Dismiss token'}
  >
    {' '}
    {/* prettier-ignore */}
    <Icon name={side === 'haunt' ? 'haunting' : 'tombstone'} />
    {!small && (side === 'haunt' ? 'Haunt' : 'Dismiss')}
  </span>
);
