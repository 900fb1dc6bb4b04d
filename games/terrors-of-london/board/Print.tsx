import { Art, inkOf } from './art';
import { Icon } from './icons';
import { FACTION_ICON, FACTION_WORD } from './names';
import type { Card, CardId, Effect } from './kinds';
import { OVERLORDS } from '../cards';
import { Keyword, Res, Sign, Signs, TriggerLine } from './signs';
import s from './card.module.css';

/** The halves that close to a medallion: tooth a diamond, wave a circle, key a square, thorn a star. */
const HALF = {
  tooth: 'M0 0 18 15 0 30z',
  wave: 'M0 0a15 15 0 0 1 0 30z',
  key: 'M0 2h14v26H0z',
  thorn: 'M0 0l7 6h6l-1 5 7 4-7 4 1 5H7l-7 6z',
} as const;

const KEYWORDS = ['draw', 'muster', 'curse', 'rage', 'haunt', 'command', 'destroy', 'sacrifice'];
const isIcon = (e: Effect) => e.do === 'gain' || KEYWORDS.includes(e.do);
const FOOT = { monster: 'Starter', relic: 'Relic', influence: 'Influence' } as const;

/** How a card in play stands: which abilities were used, which halves are closed or open. */
export interface Standing {
  used?: (ability: number) => boolean;
  closed?: { left?: boolean; right?: boolean };
  open?: { left?: boolean; right?: boolean };
  /** an Influence card's trigger would pay now */
  live?: boolean;
  /** what it costs now, where a discount changes it */
  price?: number;
  dear?: boolean;
  inPlay?: boolean;
}

function Half({ card, side, standing }: { card: Card; side: 'left' | 'right'; standing: Standing }) {
  const edge = card[side];
  if (!edge) return null;
  return (
    <span
      className={s.half}
      data-side={side}
      data-link={edge.link}
      data-closed={standing.closed?.[side] || undefined}
      data-open={standing.open?.[side] || undefined}
      title={`${FACTION_WORD[edge.icon]} fits here`}
    >
      {' '}
      {/* prettier-ignore */}
      <svg viewBox="0 0 30 30" aria-hidden>
        <path d={HALF[edge.link]} />
      </svg>
      <Icon name={FACTION_ICON[edge.icon]} />
    </span>
  );
}

function Band({ card, standing }: { card: Card; standing: Standing }) {
  if (card.horde.length === 0)
    return (
      <span className={s.band} data-plain>
        {FOOT[card.type]}
      </span>
    );
  const words = card.horde.flat().filter((e) => e.do !== 'gain').length;
  return (
    <span className={s.band}>
      <Half card={card} side="left" standing={standing} />
      <span className={s.horde} data-full={words + card.horde.flat().length > 2 || undefined}>
        {card.horde.map((list, i) => (
          <span key={i} className={s.horde}>
            {i > 0 && <i className={s.diamond}>♦</i>}
            <span className={s.ability} data-used={standing.used?.(i) || undefined}>
              <Signs list={list} small={list.length > 1} bare={card.horde.length > 1 && list.length > 1} />
            </span>
          </span>
        ))}
      </span>
      <Half card={card} side="right" standing={standing} />
    </span>
  );
}

/** The face of a card as it is printed. */
export function Print({ card, standing = {} }: { card: Card; standing?: Standing }) {
  const icons = card.play.filter(isIcon);
  const unique = card.play.filter((e) => !isIcon(e));
  const lines = unique.length + card.triggered.length;
  const words = icons.filter((e) => e.do !== 'gain').length + (card.claim ? 1 : 0);
  const cost = standing.price ?? card.cost;
  const overlord = card.overlord ? OVERLORDS[card.overlord] : null;
  return (
    <span
      className={[s.print, lines === 1 ? s.lined : lines === 2 ? s.lined2 : lines > 2 ? s.lined3 : '', standing.dear ? s.dear : '', standing.inPlay ? s.inPlay : ''].filter(Boolean).join(' ')} // prettier-ignore
      data-ink={inkOf(card)}
      aria-hidden
    >
      {cost !== null && (
        <span className={s.cost}>
          <b>{cost}</b>
        </span>
      )}
      <span className={s.name} data-free={cost === null || undefined} data-long={card.name.length > 12 || undefined}>
        <span>{card.name}</span>
      </span>
      <span className={s.window}>
        <Art card={card} />
        {(card.faction || card.type !== 'monster') && (
          <span className={s.faction}>
            <Icon
              name={card.faction ? FACTION_ICON[card.faction] : card.type === 'relic' ? 'jeweled-chalice' : 'wax-seal'}
            />{' '}
            {/* prettier-ignore */}
          </span>
        )}
      </span>
      <span className={s.abilities} data-full={icons.length + words > 3 || undefined}>
        {card.type === 'relic' && card.play.length > 0 && (
          <span className={s.turn}>
            <Icon name="clockwise-rotation" />
          </span>
        )}
        {card.armor > 0 && <Res of="armor" n={card.armor} />}
        {icons.map((e, i) => (
          <Sign key={i} effect={e} bare={words > 2} />
        ))}
        {card.claim && <Keyword word="claim" bare={words > 2} />}
      </span>
      {unique.map((e, i) => (
        <span key={i} className={s.line} data-long={long(e) || undefined}>
          <Sign effect={e} bare small />
        </span>
      ))}
      {card.triggered.map((t, i) => (
        <span
          key={i}
          className={s.line}
          data-live={card.type === 'influence' ? String(standing.live === true) : undefined}
          data-long={t.on.on === 'rivalDiscarded' || t.on.on === 'bought' || undefined}
        >
          {' '}
          {/* prettier-ignore */}
          <TriggerLine ability={t} faction={overlord?.faction ?? null} />
        </span>
      ))}
      <Band card={card} standing={standing} />
    </span>
  );
}

const long = (e: Effect) => e.do === 'reveal' || e.do === 'discardOwn' || e.do === 'payHealth' || e.do === 'look';

/** Art, name, icons: for relics, haunting monsters, used starters. */
export function Mini({ card }: { card: Card }) {
  return (
    <span className={`${s.print} ${s.mini}`} data-ink={inkOf(card)} aria-hidden>
      <span className={s.window}>
        <Art card={card} />
      </span>
      <span className={s.mname}>{card.name}</span>
      <span className={s.msigns}>
        {card.armor > 0 && <Res of="armor" n={card.armor} small />}
        {card.play.slice(0, 3).map((e, i) => (
          <Sign key={i} effect={e} bare small />
        ))}
      </span>
    </span>
  );
}

/** The back: blood red, four-leaf lattice, paper edge. */
export const CardBack = ({ icon }: { icon?: string }) => (
  <span className={s.back} aria-hidden>
    {icon && <Icon name={icon} />}
  </span>
);

export type { CardId };
