import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Filter } from '../../../engine-extensions/effects/words';
import type { Seated } from '../../../engine-extensions/moves';
import { actionOf, isLegend, SLOTS } from '../cards';
import { HERALD, LOCATIONS, type Holder } from '../state';
import type { View } from '../view';
import { anomalyKey, operatorKey } from './hits';
import {
  anomaliesAt,
  canDo,
  controls,
  countAt,
  freeSlots,
  hereOf,
  holdersOf,
  neighbours,
  openOf,
  outpostAt,
  rivalsOf,
  standingAt,
  tokensAt,
} from './open';

/** The Locations within reach of where the effect happens; `own`: where the player has a token. */
function within(view: View, me: PlayerID, reach: unknown): number[] {
  const here = hereOf(view);
  switch (reach) {
    case 'here':
      return here === null ? [] : [here];
    case 'next':
      return here === null ? [...LOCATIONS] : neighbours(here).sort((a, b) => a - b);
    case 'near':
      return here === null ? [...LOCATIONS] : [here, ...neighbours(here)].sort((a, b) => a - b);
    case 'own':
      return LOCATIONS.filter((at) => countAt(view, me, at) > 0);
    default:
      return [...LOCATIONS];
  }
}

function rivals(view: View, me: PlayerID, has: unknown): PlayerID[] {
  return rivalsOf(view, me).filter((p) => {
    const seat = view.seats[p];
    if (!seat) return false;
    switch (has) {
      case 'insight':
        return seat.open.insight > 0;
      case 'hand':
        return p !== HERALD && seat.hand > 0;
      case 'operators':
        return p !== HERALD && seat.operators > 0;
      case 'rituals':
        return p !== HERALD && seat.rituals > 0;
      default:
        return true;
    }
  });
}

/** Rivals' Relics that nobody carries. */
function rivalRelics(view: View, me: PlayerID, ready: boolean): string[] {
  return rivalsOf(view, me).flatMap((p) => {
    const { relics, exhausted } = openOf(view, p);
    const carried = holdersOf(view, p).flatMap((h) => h.relics);
    return relics.filter((r) => !carried.includes(r) && !(ready && exhausted.includes(r)));
  });
}

function targets(view: View, me: PlayerID, { reach, only }: Filter): string[] {
  const found: string[] = [];
  for (const at of within(view, me, reach)) {
    if (only !== 'anomaly')
      for (const s of standingAt(view, at)) if (s.seat !== me) found.push(operatorKey(s.seat, s.h));
    for (const a of anomaliesAt(view, at)) found.push(anomalyKey(a.id));
  }
  return found;
}

/** Face-down cards of rivals: `seat.holder.slot`. A shield keeps them from being turned up, not from a peek. */
export function backsOf(view: View, me: PlayerID, { peek = false } = {}): string[] {
  const found: string[] = [];
  for (const p of rivalsOf(view, me))
    holdersOf(view, p).forEach((h, i) => {
      if (h.shield && !peek) return;
      for (const slot of SLOTS)
        if (h.down[slot] && !(peek && h.seen[slot].includes(me))) found.push(`${p}.${i}.${slot}`);
    });
  return found;
}

/** REVEAL: own Operators or Action cards between two holders, Skills still fit: `op.0.1`. */
function swaps(view: View, me: PlayerID): string[] {
  const found: string[] = [];
  const mine = holdersOf(view, me);
  const fits = (op: string | null, act: string | null) =>
    op !== null && act !== null && canDo(view, me, op, actionOf(act).req);
  for (let a = 0; a < mine.length; a++)
    for (let b = a + 1; b < mine.length; b++) {
      const [x, y] = [mine[a] as Holder, mine[b] as Holder];
      if (!x.standing || !y.standing || !fits(x.op, y.act) || !fits(y.op, x.act)) continue;
      found.push(`op.${a}.${b}`, `act.${a}.${b}`);
    }
  return found;
}

/** REVEAL: an own Location Card against one in hand: `holder.number`. */
function redirects(view: Seated<View>, me: PlayerID): string[] {
  return holdersOf(view, me).flatMap((h, i) => (h.standing ? view.own.locs.map((to) => `${i}.${to}`) : []));
}

function tokenMoves(view: View, me: PlayerID): string[] {
  const found: string[] = [];
  for (const from of LOCATIONS) {
    if (!tokensAt(view, from).some((t) => t.by === me && t.kind === 'normal')) continue;
    for (const to of neighbours(from)) if (freeSlots(view, to) > 0) found.push(`${from}.${to}`);
  }
  return found;
}

function outpostSpots(view: View, me: PlayerID, { level, reach }: Filter): string[] {
  const { one, two } = openOf(view, me);
  return within(view, me, reach)
    .filter((at) => {
      const post = outpostAt(view, at);
      if (post) return level === 2 && post.by === me && post.kind === 'one' && two > 0;
      if ((level === 1 ? one : two) === 0) return false;
      return freeSlots(view, at) > 0 || countAt(view, me, at) > 0;
    })
    .map(String);
}

/** What a seat may choose, read from its own view. */
export function candidates(view: Seated<View>, me: PlayerID, from: Filter): string[] {
  switch (from.zone) {
    case 'rivals':
      return rivals(view, me, from['has']);
    case 'scouted':
      return [...view.own.scouting];
    case 'graveyard':
      return [...view.board.graveyard];
    case 'ownDiscard':
      return [...openOf(view, me).discard];
    case 'ownHand':
      return [...view.own.hand];
    case 'ownOperators':
    case 'plainOperators':
      return from['swap'] && view.board.graveyard.length === 0 ? [] : view.own.operators.filter((op) => !isLegend(op));
    case 'ownRituals':
      return [...view.own.rituals];
    case 'ownRelics': {
      const { relics, exhausted, readied } = openOf(view, me);
      return from['exhausted'] ? relics.filter((r) => exhausted.includes(r) && !readied.includes(r)) : [...relics];
    }
    case 'rivalRelics':
      return rivalRelics(view, me, from['ready'] === true);
    case 'backs':
      return backsOf(view, me, { peek: from['peek'] === true });
    case 'ownUp':
      return holdersOf(view, me).flatMap((h, i) =>
        SLOTS.filter((s) => h[s] !== null && !h.down[s]).map((s) => `${me}.${i}.${s}`),
      );
    case 'ownHolders':
      return holdersOf(view, me).flatMap((h, i) => (h.loc !== null && !h.shield ? [String(i)] : []));
    case 'ownStanding':
      return holdersOf(view, me).flatMap((h, i) => (h.standing ? [String(i)] : []));
    case 'swaps':
      return swaps(view, me);
    case 'redirects':
      return redirects(view, me);
    case 'meetings':
      return LOCATIONS.filter(
        (at) => !view.board.forced.includes(at) && !view.board.settled[at - 1] && standingAt(view, at).length > 1,
      ).map(String);
    case 'fighters': {
      const here = view.combat ? standingAt(view, view.combat.at) : [];
      return here.filter((s) => from['side'] !== 'rival' || s.seat !== me).map((s) => s.seat);
    }
    case 'targets':
      return targets(view, me, from);
    case 'tokens':
      return within(view, me, from['reach']).flatMap((at) =>
        view.board.order
          .filter((p) => p !== me && tokensAt(view, at).some((t) => t.by === p && t.kind === 'normal'))
          .filter(() => from['swap'] !== true || openOf(view, me).normal > 0)
          .map((p) => `${at}.${p}`),
      );
    case 'spaces':
      return openOf(view, me).normal === 0
        ? []
        : within(view, me, from['reach'])
            .filter((at) => freeSlots(view, at) > 0)
            .map(String);
    case 'tokenMoves':
      return tokenMoves(view, me);
    case 'outpostSpots':
      return outpostSpots(view, me, from);
    case 'outposts':
      return within(view, me, from['reach'])
        .filter((at) => outpostAt(view, at) !== undefined)
        .map(String);
    case 'locations':
      return within(view, me, from['reach']).map(String);
    case 'controlled':
      return LOCATIONS.filter((at) => controls(view, me, at)).map(String);
    case 'anomalies':
      return within(view, me, from['reach']).flatMap((at) =>
        anomaliesAt(view, at)
          .filter((a) => !from['hurt'] || a.wounds > 0)
          .map((a) => a.id),
      );
    case 'anomalyMoves':
      return within(view, me, from['reach']).flatMap((at) =>
        anomaliesAt(view, at).flatMap((a) => neighbours(at).map((to) => `${a.id}>${to}`)),
      );
    default:
      throw new Error(`no zone ${from.zone}`);
  }
}
