import { LRUCache } from 'lru-cache';

const MOST_KEYS = 50_000;
const SLICES = 10;

/** A share of a limit that was taken. */
export interface Share {
  /** Returns it, where it turns out that nothing was done with it. */
  giveBack(): void;
}

/** What one key took: an amount for each tenth of the window, in a ring whose newest entry is the current slice. */
interface Taken {
  slice: number;
  readonly amounts: number[];
}

/**
 * How much each key may take within a sliding window. Amounts are summed by tenths of the window, so a key costs the same few numbers
 * and the same few steps however often it asks; what was taken counts for nine to ten tenths of the window. The keys used least
 * recently are dropped when there are too many.
 */
export class WindowLimit {
  readonly #most: number;
  readonly #sliceMs: number;
  readonly #now: () => number;
  // With 'max' it would set room for all of them aside at once.
  readonly #keys = new LRUCache<string, Taken>({ maxSize: MOST_KEYS, sizeCalculation: () => 1 });

  constructor(most: number, windowMs: number, now: () => number) {
    this.#most = most;
    this.#sliceMs = windowMs / SLICES;
    this.#now = now;
  }

  /** Takes an amount for a key, or nothing and null where that would be more than the limit. */
  take(key: string, amount: number): Share | null {
    const taken = this.#current(key);
    if (total(taken) + amount > this.#most) return null;
    const { slice } = taken;
    add(taken, slice, amount);
    return {
      giveBack: () => {
        if (taken.slice - slice < SLICES) add(taken, slice, -amount);
      },
    };
  }

  /** In how many milliseconds a key may take an amount; 0 where it may now. */
  waitMs(key: string, amount: number): number {
    const taken = this.#current(key);
    let left = total(taken);
    if (left + amount <= this.#most) return 0;
    for (let slice = taken.slice - SLICES + 1; slice < taken.slice; slice += 1) {
      left -= taken.amounts[place(slice)] ?? 0;
      if (left + amount <= this.#most) return this.#endOf(slice);
    }
    return this.#endOf(taken.slice);
  }

  #endOf(slice: number): number {
    return Math.max(0, (slice + SLICES) * this.#sliceMs - this.#now());
  }

  /** What a key took within the window that ends now. */
  #current(key: string): Taken {
    const slice = Math.floor(this.#now() / this.#sliceMs);
    const taken = this.#keys.get(key) ?? { slice, amounts: Array.from({ length: SLICES }, () => 0) };
    for (let next = Math.max(taken.slice, slice - SLICES) + 1; next <= slice; next += 1) taken.amounts[place(next)] = 0;
    taken.slice = Math.max(taken.slice, slice);
    this.#keys.set(key, taken);
    return taken;
  }
}

/** Where a slice has its amount; a clock that starts at zero has slices before it. */
const place = (slice: number): number => ((slice % SLICES) + SLICES) % SLICES;

const total = ({ amounts }: Taken): number => amounts.reduce((sum, amount) => sum + amount, 0);

function add({ amounts }: Taken, slice: number, amount: number): void {
  amounts[place(slice)] = (amounts[place(slice)] ?? 0) + amount;
}
