import type { ReactNode } from 'react';
import { FACTION_ICON, FACTION_WORD, RESOURCE_WORD } from './names';
import { Icon } from './icons';
import type { Condition, Count, Effect, Faction, On, Resource, Triggered } from './kinds';
import s from './signs.module.css';

const SHAPE: Record<Resource | 'armor', string> = {
  coin: 'M16 1.5a14.5 14.5 0 1 0 0 29 14.5 14.5 0 1 0 0-29z',
  power: 'M16 0 28 13 24.5 29 16 32 7.5 29 4 13z',
  regeneration:
    'M16 31C7 24 1.5 18 1.5 10.5 1.5 5 5.5 1.5 9.5 1.5c3 0 5 1.5 6.5 4 1.5-2.5 3.5-4 6.5-4 4 0 8 3.5 8 9C30.5 18 25 24 16 31z',
  armor: 'M16 0c4 2.5 9 3.8 13 4v11c0 8-5 13-13 17C8 28 3 23 3 15V4c4-.2 9-1.5 13-4z',
};

export const HEART = SHAPE.regeneration;

/** Penny, blade point, heart, shield: a shape of its own for each, the number inside. */
export function Res({ of, n, small }: { of: Resource | 'armor'; n?: number | string; small?: boolean }) {
  const word = of === 'armor' ? 'Armor' : RESOURCE_WORD[of];
  return (
    <span className={s.res} data-of={of} data-small={small || undefined} role="img" aria-label={`${n ?? ''} ${word}`}>
      <svg viewBox="0 0 32 32" aria-hidden>
        <path d={SHAPE[of]} />
      </svg>
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}

export const Disc = ({ faction }: { faction: Faction }) => (
  <i className={s.disc} data-faction={faction} role="img" aria-label={FACTION_WORD[faction]}>
    <Icon name={FACTION_ICON[faction]} />
  </i>
);

const KEYWORD_ICON: Record<string, string> = {
  draw: 'card-draw',
  muster: 'rally-the-troops',
  curse: 'cursed-star',
  rage: 'enrage',
  haunt: 'haunting',
  command: 'raise-skeleton',
  destroy: 'hammer-break',
  sacrifice: 'sacrificial-dagger',
  claim: 'robber-hand',
};

/** A keyword: its icon, and the word in capitals where there is room. */
export function Keyword({ word, n, bare }: { word: string; n?: number; bare?: boolean }) {
  return (
    <span className={s.keyword}>
      <Icon name={KEYWORD_ICON[word] ?? 'card-play'} />
      {!bare && word.toUpperCase()}
      {n !== undefined && !bare && ` ${n}`}
    </span>
  );
}

const COUNT: Record<Exclude<Count['of'], 'faction'>, string> = {
  longestHorde: 'horde',
  relics: 'relic',
  tokens: 'token',
  sacrificed: 'sacrifice',
};

function condition(cond: Condition): ReactNode {
  switch (cond.is) {
    case 'faction': return <>{cond.atLeast}+ <Disc faction={cond.faction} />:</>; // prettier-ignore
    case 'horde': return `horde ${cond.atLeast}+:`; // prettier-ignore
    case 'horded': return 'after a horde:'; // prettier-ignore
    case 'wounded': return 'wounded:'; // prettier-ignore
    case 'relic': return 'relic:'; // prettier-ignore
    case 'rivalHand': return `rival ≤${cond.atMost}:`; // prettier-ignore
  }
}

const LOOK = { order: 'sort', bottom: '1 under', discard: '1 off', hand: '1 to hand' } as const;

/** One effect in icons, as it is printed. */
export function Sign({ effect: e, bare, small }: { effect: Effect; bare?: boolean; small?: boolean }): ReactNode {
  const list = (of: readonly Effect[]) => <Signs list={of} bare small />;
  switch (e.do) {
    case 'gain': return <Res of={e.res} n={e.n} small={small} />; // prettier-ignore
    case 'gainPer': return <><Res of={e.res} n={e.n} small /> per {e.per.of === 'faction' ? <Disc faction={e.per.faction} /> : COUNT[e.per.of]}</>; // prettier-ignore
    case 'draw': return <Keyword word="draw" n={e.n} bare={bare} />; // prettier-ignore
    case 'muster':
    case 'curse':
    case 'rage':
    case 'command':
    case 'destroy':
    case 'sacrifice': return <Keyword word={e.do} bare={bare} />; // prettier-ignore
    case 'haunt': return e.who === 'self' ? <Keyword word="haunt" bare={bare} /> : <><Keyword word="haunt" bare={bare} />{!bare && <small>another</small>}</>; // prettier-ignore
    case 'loseHealth': return <span>{e.who === 'rival' ? 'rival' : 'you'} −{e.n} Health</span>; // prettier-ignore
    case 'payHealth': return <span>pay {e.n} Health: {list(e.then)}</span>; // prettier-ignore
    case 'discardOwn': return <span>discard {e.n}: {list(e.then)}</span>; // prettier-ignore
    case 'rivalDiscards': return <span className={s.keyword}>rival <Icon name="card-discard" /> {e.n}</span>; // prettier-ignore
    case 'look': return <span>look {e.n}, {LOOK[e.then]}</span>; // prettier-ignore
    case 'reveal': return <span>reveal {e.if.minCost !== undefined ? `cost ${e.if.minCost}+` : ''}{e.if.faction && <Disc faction={e.if.faction} />}: {list(e.then)}</span>; // prettier-ignore
    case 'convert': return <span><Res of={e.from} small />→<Res of={e.to} small /></span>; // prettier-ignore
    case 'activateHorde': return <span>any Horde box</span>; // prettier-ignore
    case 'chooseOne': return <span>{e.of.map((l, i) => <span key={i}>{i > 0 && ' or '}{list(l)}</span>)}</span>; // prettier-ignore
    case 'if': return <span>{condition(e.cond)} {list(e.then)}</span>; // prettier-ignore
    case 'discount': return <span>next {e.type} −{e.n}</span>; // prettier-ignore
    case 'claimNext': return <span>next buy <Keyword word="claim" bare /></span>; // prettier-ignore
    case 'gainAcolyte': return <span>free Acolyte</span>; // prettier-ignore
    case 'streetSwap': return <span>swap in Street</span>; // prettier-ignore
    case 'returnToHand': return <span>monster to hand</span>; // prettier-ignore
    case 'refreshRelic': return <span>relic again</span>; // prettier-ignore
    case 'flipToken': return bare ? <Keyword word="haunt" bare /> : <span>turn a token</span>; // prettier-ignore
  }
}

export const Signs = ({ list, bare, small }: { list: readonly Effect[]; bare?: boolean; small?: boolean }) => (
  <span className={s.signs}>
    {list.map((e, i) => (
      <Sign key={i} effect={e} bare={bare} small={small} />
    ))}
  </span>
);

function event(on: On): ReactNode {
  switch (on.on) {
    case 'played': return <><Disc faction={on.faction} /> played:</>; // prettier-ignore
    case 'faction': return 'in play:'; // prettier-ignore
    case 'formed': return 'horde formed:'; // prettier-ignore
    case 'expanded': return 'horde grows:'; // prettier-ignore
    case 'hordeOf': return `horde of ${on.size}:`; // prettier-ignore
    case 'bought': return `${on.type} bought:`; // prettier-ignore
    case 'damage': return 'damage:'; // prettier-ignore
    case 'sacrificed': return 'sacrifice:'; // prettier-ignore
    case 'destroyed': return 'destroy:'; // prettier-ignore
    case 'haunted': return 'haunt:'; // prettier-ignore
    case 'relicUsed': return 'relic used:'; // prettier-ignore
    case 'rivalDiscarded': return 'rival discards:'; // prettier-ignore
  }
}

/** "disc played: shape ×2" */
export const TriggerLine = ({ ability, faction }: { ability: Triggered; faction?: Faction | null }) => (
  <>
    {ability.on.on === 'faction' && faction && <Disc faction={faction} />}
    {event(ability.on)} <Signs list={ability.effect} bare small />
    {ability.uses > 1 && <small>×{ability.uses}</small>}
  </>
);
