import { cardOf, isAgent, type Arcanum, type Card, type CardId } from '../cards';
import { agentsTotal } from '../rules/struggle';
import type { Outlook } from './outlook';
import { prospect, standingOf, type Prospect, type Standing } from './standing';
import type { Weights } from './weights';

/** The whole hand spread over the Stakes as it promises most. */
export interface Plan {
  standings: (Standing | undefined)[];
  /** index of the Stake each card of `cards` is meant for; -1: for none */
  meant: number[];
  cards: CardId[];
  /** own total at each Stake when the plan is done */
  totals: number[];
  present: boolean[];
  gain: number;
}

/** More cards than this are not weighed together. */
const MOST = 6;
/** What a Militia card brings on average. */
const SUPPORT = 1.9;

const strength = (card: Card) => card.staff + card.sword + card.cup;

/** A set of cards from hand, added up. */
interface Bundle extends Record<Arcanum, number> {
  agents: number;
  relics: number;
  ducat: number;
  strength: number;
  vp: number;
}

/** Every set of the cards, by bit mask. */
function bundlesOf(cards: readonly Card[]): Bundle[] {
  const bundles: Bundle[] = [{ staff: 0, sword: 0, cup: 0, agents: 0, relics: 0, ducat: 0, strength: 0, vp: 0 }];
  cards.forEach((card, i) => {
    for (let set = 0; set < 1 << i; set++) {
      const b = bundles[set] as Bundle;
      bundles.push(
        card.kind === 'relic'
          ? { ...b, relics: b.relics + 1, ducat: Math.max(b.ducat, card.ducat) }
          : {
              ...b,
              staff: b.staff + card.staff,
              sword: b.sword + card.sword,
              cup: b.cup + card.cup,
              agents: b.agents + 1,
              strength: b.strength + strength(card),
              vp: b.vp + card.vp,
            },
      );
    }
  });
  return bundles;
}

/** What a bribe would come to now, in the best of these arcana. */
export function bribeTotal(outlook: Outlook, s: Standing, relic: Card, arcana: readonly Arcanum[] = s.gold): number {
  let best = 0;
  for (const a of arcana) best = Math.max(best, agentsTotal(s.zone, outlook.me, a) + relic.ducat);
  return best;
}

/** What sending a set of cards to a Stake promises; undefined where it makes no sense. */
function sender(W: Weights, outlook: Outlook, s: Standing) {
  const stake = cardOf(s.stake);
  const price = stake.kind === 'personality' ? stake.ducat : Infinity;
  const there = s.gold.map((a) => agentsTotal(s.zone, outlook.me, a));
  const hasAgent = s.zone.agents.some((a) => a.owner === outlook.me);
  const { militia } = outlook.view.options;
  const stuck = (W.stuck * (outlook.live - 1)) / 4; // with no other Stake to go to, being stuck costs nothing
  const known = new Map<number, Prospect>();
  const at = (total: number, present: boolean) => {
    const key = total * 2 + (present ? 1 : 0);
    let found = known.get(key);
    if (!found) known.set(key, (found = prospect(W, outlook, s, total, present)));
    return found;
  };
  return (b: Bundle): { value: number; total: number; present: boolean } | undefined => {
    if (s.zone.marks.locked && b.agents + b.relics > 0) return undefined;
    if (b.relics > 0) {
      if (b.relics === 1 && (hasAgent || b.agents > 0)) {
        let total = 0;
        for (let i = 0; i < there.length; i++)
          total = Math.max(total, (there[i] as number) + b[s.gold[i] as Arcanum] + b.ducat);
        if (total >= price) {
          const value = (s.worth + W.bribeBonus) * (b.agents === 0 ? 1 : W.bribeLater);
          return { value, total, present: true };
        }
      }
      if (!militia || b.relics > outlook.view.militiaDeck) return undefined;
    }
    let total = 0;
    for (let i = 0; i < s.gold.length; i++)
      total = Math.max(total, (s.base[i] as number) + b[s.gold[i] as Arcanum] + SUPPORT * b.relics);
    const present = s.present || b.agents + b.relics > 0;
    const p = at(total, present);
    const burden = stuck * b.strength + outlook.ending * b.vp;
    return { value: p.value - p.stays * burden - 0.05 * b.relics, total, present };
  };
}

/** The best way to spread the cards: every set for every Stake, then the best of their combinations. */
export function planOf(W: Weights, outlook: Outlook, hand: readonly CardId[]): Plan {
  const standings = outlook.view.zones.map((zone) => standingOf(W, outlook, zone));
  const cards = hand.filter((id) => isAgent(cardOf(id)) || cardOf(id).kind === 'relic');
  if (cards.length > MOST)
    cards.sort((a, b) => strength(cardOf(b)) + cardOf(b).ducat - strength(cardOf(a)) - cardOf(a).ducat).splice(MOST);
  const bundles = bundlesOf(cards.map(cardOf));
  const all = bundles.length - 1;
  const best = new Float64Array(all + 1).fill(-Infinity);
  best[0] = 0;
  const picks: Uint8Array[] = [];
  const senders = standings.map((s) => (s ? sender(W, outlook, s) : undefined));
  const values = new Float64Array(all + 1);
  for (const send of senders) {
    const pick = new Uint8Array(all + 1);
    picks.push(pick);
    if (!send) continue;
    for (let set = 0; set <= all; set++) values[set] = send(bundles[set] as Bundle)?.value ?? -Infinity;
    const idle = values[0] as number;
    for (let mask = all; mask > 0; mask--) {
      // every way to give part of the mask to this Stake and the rest to those before
      let most = best[mask] as number;
      for (let set = mask; set > 0; set = (set - 1) & mask) {
        const value = (best[mask ^ set] as number) + (values[set] as number) - idle;
        if (value > most + 1e-9) {
          most = value;
          pick[mask] = set;
        }
      }
      best[mask] = most;
    }
  }
  let mask = 0;
  for (let m = 0; m <= all; m++) if ((best[m] as number) > (best[mask] as number) + 0.02) mask = m;
  const plan: Plan = {
    standings,
    meant: cards.map(() => -1),
    cards,
    totals: [],
    present: [],
    gain: best[mask] as number,
  };
  for (let z = standings.length - 1; z >= 0; z--) {
    const set = picks[z]?.[mask] ?? 0;
    for (let i = 0; i < cards.length; i++) if (set & (1 << i)) plan.meant[i] = z;
    const sent = senders[z]?.(bundles[set] as Bundle);
    plan.totals[z] = sent?.total ?? 0;
    plan.present[z] = sent?.present ?? false;
    mask ^= set;
  }
  return plan;
}
