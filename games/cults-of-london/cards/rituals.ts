import { freeze } from './freeze';
import type { RitualId } from './kinds';

export interface Ritual {
  name: string;
  /** tokens needed on the six nodes, around the ring */
  counts: readonly number[];
  vp: number;
  /** every way it can lie on the ring, without repeats: counts for Locations 1 to 6 (COL-RIT-02) */
  images: readonly (readonly number[])[];
}

const SIZE = 6;

function imagesOf(counts: readonly number[]): number[][] {
  const found = new Map<string, number[]>();
  for (const way of [1, -1])
    for (let turn = 0; turn < SIZE; turn++) {
      const image = counts.map((_, i) => counts[(((way * i + turn) % SIZE) + SIZE) % SIZE] as number);
      found.set(image.join(''), image);
    }
  return [...found.values()];
}

/** VP = tokens - 2, and 1 more for a shape with at most three images. */
function ritual(name: string, shape: string): Ritual {
  const counts = [...shape].map(Number);
  const images = imagesOf(counts);
  const tokens = counts.reduce((a, b) => a + b, 0);
  return { name, counts, images, vp: tokens - 2 + (images.length <= 3 ? 1 : 0) };
}

/** The 24 Secret Rituals, one card each; the key is the card. */
export const RITUALS: Record<RitualId, Ritual> = freeze({
  'the-triangle': ritual('The Triangle', '101010'),
  'three-lamps': ritual('Three Lamps', '111000'),
  'the-crooked-gate': ritual('The Crooked Gate', '110100'),
  'lantern-and-moth': ritual('Lantern and Moth', '201000'),
  'the-neighbours': ritual('The Neighbours', '210000'),
  'weight-and-feather': ritual('Weight and Feather', '200100'),
  'the-hourglass': ritual('The Hourglass', '110110'),
  'the-two-pillars': ritual('The Two Pillars', '200200'),
  'the-long-bow': ritual('The Long Bow', '111100'),
  'the-kite': ritual('The Kite', '111010'),
  'crown-of-thorns': ritual('Crown of Thorns', '201010'),
  'the-scales': ritual('The Scales', '202000'),
  'the-twin-keep': ritual('The Twin Keep', '220000'),
  'the-adders-head': ritual('The Adder’s Head', '211000'),
  'the-open-ring': ritual('The Open Ring', '111110'),
  'the-lame-throne': ritual('The Lame Throne', '202010'),
  'the-bridge': ritual('The Bridge', '212000'),
  'the-watchmans-round': ritual('The Watchman’s Round', '210101'),
  'the-spade': ritual('The Spade', '220100'),
  'the-crooked-crown': ritual('The Crooked Crown', '211010'),
  'the-closed-ring': ritual('The Closed Ring', '111111'),
  'the-great-triangle': ritual('The Great Triangle', '202020'),
  'the-iron-arc': ritual('The Iron Arc', '222000'),
  'the-broken-wheel': ritual('The Broken Wheel', '211011'),
});

export const ritualOf = (id: RitualId): Ritual => RITUALS[id] as Ritual;
