/** A source of random choices that gives the same ones for the same key, on every machine. */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  readonly roll: () => number;
  readonly chance: (likelihood: number) => boolean;
  /** A whole number from low to high, both included. */
  readonly whole: (low: number, high: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
  /** One item of a weighted list. */
  readonly weighted: <T>(from: readonly T[], weight: (one: T) => number) => T;
  /** Some items of a list, each at most once, in the list's order. */
  readonly some: <T>(from: readonly T[], count: number) => T[];
}

/** Dice for a key: only the key decides what they show. */
export function seeded(key: string): Dice {
  let state = hashOf(key);
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(from: readonly T[]): T => given(from[Math.floor(roll() * from.length)]);
  return {
    roll,
    pick,
    chance: (likelihood) => roll() < likelihood,
    whole: (low, high) => low + Math.floor(roll() * (high - low + 1)),
    weighted: (from, weight) => {
      const weights = from.map(weight);
      let left = roll() * weights.reduce((sum, one) => sum + one, 0);
      const at = weights.findIndex((one) => {
        left -= one;
        return left < 0;
      });
      return given(from[at === -1 ? from.length - 1 : at]);
    },
    some: (from, count) => {
      const order = from.map((_, at) => ({ at, by: roll() })).toSorted((a, b) => a.by - b.by);
      const kept = new Set(order.slice(0, count).map(({ at }) => at));
      return from.filter((_, at) => kept.has(at));
    },
  };
}

/** A hash of a text (FNV-1a): similar texts get very different numbers. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function given<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('There is nothing to choose from.');
  return one;
}
