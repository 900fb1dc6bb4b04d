import { oneOf, pick, ref, seq, type Effect } from '../../effects/words';
import { copies } from '../../zones/zones';

/** What this game's cards can do beyond the shared words. */
export type Primitive =
  | { do: 'draw'; n: number }
  | { do: 'lose'; who: string; n: number }
  | { do: 'discard'; who: string; card: string | { ref: string } }
  | { do: 'duel'; who: string };

export interface ToyCard {
  name: string;
  value: number;
  copies: number;
  effect?: Effect<Primitive>;
}

const demand = oneOf<Primitive>('left', 'demand', [
  { label: 'lose-a-lantern', then: { do: 'lose', who: 'left', n: 1 } },
  {
    label: 'give-up-a-card',
    then: pick('left', 'give-up', 'hand', 'card', { do: 'discard', who: 'left', card: ref('card') }),
  },
]);

export const TOY_CARDS: Record<string, ToyCard> = {
  beggar: { name: 'Beggar', value: 1, copies: 8, effect: { do: 'draw', n: 1 } },
  lamplighter: { name: 'Lamplighter', value: 3, copies: 8 },
  bailiff: { name: 'Bailiff', value: 4, copies: 8, effect: demand },
  duellist: { name: 'Duellist', value: 5, copies: 6, effect: { do: 'duel', who: 'left' } },
  alderman: { name: 'Alderman', value: 6, copies: 6, effect: seq<Primitive>({ do: 'lose', who: 'me', n: 1 }, demand) },
};

/** Every physical card -> its row. */
export const CARD: Record<string, ToyCard> = Object.fromEntries(
  Object.entries(TOY_CARDS).flatMap(([key, card]) => copies(key, card.copies).map((id) => [id, card])),
);
