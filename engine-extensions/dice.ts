/** Chance comes in by this door: the same interface over the engine's generator, a seed, or fixed rolls. */
export interface Dice {
  /** a number from 0 up to, not including, 1 */
  number(): number;
  /** a face from 1 to `sides` */
  die(sides: number): number;
  roll(sides: number, count: number): number[];
  shuffle<T>(cards: readonly T[]): T[];
  pick<T>(from: readonly T[]): T;
}

/** Dice over any source of numbers in [0, 1). Every consumer shares this code, so equal numbers mean equal play. */
export function diceFrom(number: () => number): Dice {
  const die = (sides: number) => Math.floor(number() * sides) + 1;
  return {
    number,
    die,
    roll: (sides, count) => Array.from({ length: count }, () => die(sides)),
    shuffle: <T>(cards: readonly T[]) => {
      const mixed = [...cards];
      for (let i = mixed.length - 1; i > 0; i--) {
        const j = Math.floor(number() * (i + 1));
        [mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T];
      }
      return mixed;
    },
    pick: <T>(from: readonly T[]) => {
      if (from.length === 0) throw new Error('nothing to pick from');
      return from[Math.floor(number() * from.length)] as T;
    },
  };
}

/** The state of an Alea generator, as boardgame.io stores it. */
export interface AleaState {
  c: number;
  s0: number;
  s1: number;
  s2: number;
}

const TWO_POW_32 = 0x100000000;

/** Baagøe's hash: spreads a text over 32 bits, one call feeding the next. */
function mash() {
  let n = 0xefc8249d;
  return (text: string) => {
    for (let i = 0; i < text.length; i++) {
      n += text.charCodeAt(i);
      const product = 0.02519603282416938 * n;
      const whole = product >>> 0;
      const rest = (product - whole) * whole;
      n = rest >>> 0;
      n += (rest - n) * TWO_POW_32;
    }
    return (n >>> 0) / TWO_POW_32;
  };
}

/** The generator boardgame.io uses, kept running instead of rebuilt for each number. */
export class Alea {
  private constructor(public state: AleaState) {}

  static seeded(seed: string): Alea {
    const hash = mash();
    const spaces = [hash(' '), hash(' '), hash(' ')];
    const [s0, s1, s2] = spaces.map((s) => {
      const left = s - hash(seed);
      return left < 0 ? left + 1 : left;
    }) as [number, number, number];
    return new Alea({ c: 1, s0, s1, s2 });
  }

  static resumed(state: AleaState): Alea {
    return new Alea({ ...state });
  }

  next(): number {
    const s = this.state;
    const t = 2091639 * s.s0 + s.c / TWO_POW_32;
    s.s0 = s.s1;
    s.s1 = s.s2;
    s.c = Math.trunc(t);
    s.s2 = t - s.c;
    return s.s2;
  }
}

/** Dice that always fall the same way for the same seed. */
export const seeded = (seed: string | number): Dice => {
  const alea = Alea.seeded(String(seed));
  return diceFrom(() => alea.next());
};
