import { beginTurn, then } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { unreachable } from '../../../engine-extensions/fail';
import { say } from '../../../engine-extensions/log/log';
import type { CstStep, Inv, InvId, Open, PhaseName, SlotId, State } from '../state';
import { discardOf, handOf, refill, returnDice } from './hands';
import { suffer } from './insanity';
import { hasRule, leader, perTeam, sealPrice, SLOTS, symbolOf } from './numbers';
import { end, invOf, slotOf } from './table';

/** CST-RND-01, CST-RULING-01: enemy's steps first, then the team's. */
const ROUND: readonly PhaseName[] = ['cultist', 'terror', 'prep', 'investigator', 'combat', 'sealing'];

export function nextRound(G: State) {
  if (G.doom > 0 && G.round >= G.doom) return end(G, false, 'doom', G.finalAct);
  G.round += 1;
  G.rules = G.rules.filter((r) => r.until === 0 || r.until >= G.round);
  for (const inv of G.inv) {
    inv.shield = 0;
    inv.ranged = false;
    inv.noPenalty = false;
  }
  say(G, { event: 'roundBegan', round: G.round, leader: leader(G) });
  then(G, ...ROUND.map((phase): CstStep => ({ do: 'phase', phase })), { do: 'round' });
}

export function beginPhase(G: State, phase: PhaseName, dice: Dice) {
  beginTurn(G, phase, invOf(G, leader(G)).seat);
  G.peeks = [];
  G.pings = {};
  say(G, { event: 'phaseBegan', phase });
  switch (phase) {
    case 'choose':
    case 'deal':
      return then(G, { do: 'await', ask: { ask: phase } });
    case 'cultist':
      return then(
        G,
        { do: 'devour' },
        { do: 'marker', left: perTeam(G.inv.length), passed: 0 },
        { do: 'rollCultists' },
      );
    case 'terror':
      then(G, { do: 'terror' });
      if (hasRule(G, 'terror-x2')) then(G, { do: 'terror' });
      return;
    case 'prep':
      return beginPreparation(G, dice);
    case 'investigator':
      for (const inv of G.inv) inv.passed = false;
      return then(G, { do: 'await', ask: { ask: 'investigate' } });
    case 'combat':
      return beginCombat(G);
    case 'sealing':
      return beginSealing(G);
    default:
      return unreachable(phase);
  }
}

/** CST-PREP-01 to 04; an empty hand is refilled without asking. */
function beginPreparation(G: State, dice: Dice) {
  returnDice(G);
  for (const place of G.slots) place.used = false;
  for (const inv of G.inv) {
    inv.tookDie = false;
    inv.moves = 0;
    inv.freeMoves = 0;
    inv.searched = false;
    inv.fought = false;
    inv.used = [];
    inv.done = handOf(G, inv.id).length === 0;
    if (inv.done) refill(G, inv.id, dice);
  }
  then(G, { do: 'await', ask: { ask: 'prep' } }, { do: 'pool' });
}

/** CST-CMB-01; open offers lapse (CST-RULING-40). */
function beginCombat(G: State) {
  G.offers = [];
  G.refusedOffers = [];
  const slots = Array.from({ length: SLOTS }, (_, slot): CstStep => ({ do: 'combatAt', slot }));
  then(G, ...slots);
}

/** An investigator without a target has nothing to declare. */
export function combatAt(G: State, slot: SlotId) {
  for (const inv of G.inv) if (inv.at === slot) inv.done = inv.targets.length === 0;
  then(G, { do: 'await', ask: { ask: 'combat', slot } }, { do: 'judge', slot });
}

/** CST-CMB-11, CST-RULING-35 */
export function judge(G: State, slot: SlotId) {
  const idle = G.inv.filter((inv) => inv.at === slot && !inv.fought && !inv.noPenalty);
  then(G, ...idle.map((inv): CstStep => ({ do: 'notFought', inv: inv.id })));
}

export function notFought(G: State, inv: InvId) {
  say(G, { event: 'notFought', inv });
  then(G, { do: 'terror' }, { do: 'notFoughtInsanity', inv });
}

export function notFoughtInsanity(G: State, inv: InvId) {
  if (slotOf(G, invOf(G, inv).at).column.length > 0) suffer(G, inv, 1);
}

/** CST-CMB-12 */
function endCombat(G: State) {
  for (const inv of G.inv) {
    inv.targets = [];
    for (const { card, from } of inv.supports.splice(0)) discardOf(G, from).push(card);
  }
}

function beginSealing(G: State) {
  endCombat(G);
  for (const inv of G.inv) inv.done = !mightSeal(G, inv);
  then(G, { do: 'await', ask: { ask: 'seal' } });
}

/** Whether an investigator could seal its location with all the trophies the team still holds. */
export function mightSeal(view: Open, inv: Inv): boolean {
  const place = view.slots[inv.at];
  if (!place || place.sealed || place.goos.length > 0) return false;
  const symbol = symbolOf(place);
  if (!inv.seals.includes(symbol)) return false;
  const held = view.inv.reduce((n, x) => n + x.trophies[symbol], 0);
  return place.trophies + held >= sealPrice(view);
}
