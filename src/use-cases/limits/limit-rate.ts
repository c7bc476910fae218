import { LRUCache } from 'lru-cache';

const MOST_KEYS = 50_000;
const SLICES = 10;

export interface Share {
  /** Returns it when it turns out not to be needed. */
  giveBack(): void;
}

/** What one key took: an amount for each tenth of the window, in a ring buffer whose newest entry is the current slice. */
interface Taken {
  slice: number;
  readonly amounts: number[];
}

/**
 * How much each key may take within a sliding window. Amounts are summed per tenth of the window, so that a key costs the same memory and time
 * however often it is used; what was taken counts for nine to ten tenths of the window. The least recently used keys are dropped when there
 * are too many.
 */
export class WindowLimit {
  readonly #most: number;
  readonly #sliceMs: number;
  readonly #now: () => number;
  // `max` would allocate memory for all of them at once.
  readonly #keys = new LRUCache<string, Taken>({ maxSize: MOST_KEYS, sizeCalculation: () => 1 });

  constructor(most: number, windowMs: number, now: () => number) {
    this.#most = most;
    this.#sliceMs = windowMs / SLICES;
    this.#now = now;
  }

  /** Takes an amount for a key; returns null, and takes nothing, when that would exceed the limit. */
  take(key: string, amount: number): Share | null {
    const taken = this.#current(key);
    if (total(taken) + amount > this.#most) return null;
    const { slice } = taken;
    add(taken, slice, amount);
    return {
      giveBack: () => {
        if (taken.slice >= slice && taken.slice - slice < SLICES) add(taken, slice, -amount);
      },
    };
  }

  /** After how many milliseconds a key can take an amount; 0 when it can now. */
  waitMs(key: string, amount: number): number {
    const taken = this.#current(key);
    let left = total(taken);
    if (left + amount <= this.#most) return 0;
    for (let slice = taken.slice - SLICES + 1; slice < taken.slice; slice += 1) {
      left -= taken.amounts[indexOf(slice)] ?? 0;
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
    // The clock was put back: what was taken counts for a window from now, and not until the old time comes again.
    if (slice < taken.slice) taken.slice = slice;
    for (let next = Math.max(taken.slice, slice - SLICES) + 1; next <= slice; next += 1) taken.amounts[indexOf(next)] = 0;
    taken.slice = slice;
    this.#keys.set(key, taken);
    return taken;
  }
}

/** The index of a slice in the ring; slices are negative when the clock starts at zero. */
const indexOf = (slice: number): number => ((slice % SLICES) + SLICES) % SLICES;

const total = ({ amounts }: Taken): number => amounts.reduce((sum, amount) => sum + amount, 0);

function add({ amounts }: Taken, slice: number, amount: number): void {
  amounts[indexOf(slice)] = (amounts[indexOf(slice)] ?? 0) + amount;
}
