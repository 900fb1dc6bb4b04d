import type { PlayerID } from '../../../engine-extensions/agenda/agenda';
import type { Dice } from '../../../engine-extensions/dice';
import { copyJson, exchange, type Place } from '../../../engine-extensions/secrecy/places';
import { cardOf, isAgent, type CardId } from '../cards';
import type { Displayed, Seat, State, Zone } from '../state';

/** What an Agent is worth at a Stake, in its best gold arcanum. */
function fits(zone: Zone, card: CardId): number {
  const c = cardOf(card);
  if (!isAgent(c) || zone.stake === null) return -1;
  let best = 0;
  for (const a of cardOf(zone.stake).gold) best = Math.max(best, c[a]);
  return best;
}

/** A back is an Agent, and was sent for a reason: of two cards that could lie there, the one that fits the Stake better. */
function believe(seat: Seat, zone: Zone, agent: Displayed, dice: Dice) {
  const others = [seat.deck, seat.hand];
  const trade = (pile: CardId[], i: number) => {
    const card = pile[i] as CardId;
    pile[i] = agent.card;
    agent.card = card;
  };
  if (!isAgent(cardOf(agent.card)))
    for (const pile of others) {
      const i = pile.findIndex((c) => isAgent(cardOf(c)));
      if (i >= 0) {
        trade(pile, i);
        break;
      }
    }
  const size = seat.deck.length + seat.hand.length;
  if (size === 0) return;
  const at = dice.die(size) - 1;
  const pile = at < seat.deck.length ? seat.deck : seat.hand;
  const i = at < seat.deck.length ? at : at - seat.deck.length;
  if (fits(zone, pile[i] as CardId) > fits(zone, agent.card)) trade(pile, i);
}

/** A table that could be the true one, for all that `me` knows. */
export function imagineTable(known: State, hidden: readonly (readonly Place[])[], me: PlayerID, dice: Dice): State {
  const G = copyJson(known);
  exchange(G, hidden, dice);
  for (const zone of G.zones)
    for (const agent of zone.agents)
      if (agent.down && agent.owner !== me && !agent.seenBy.includes(me))
        believe(G.seats[agent.owner] as Seat, zone, agent, dice);
  return G;
}
