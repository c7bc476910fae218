import { LRUCache } from 'lru-cache';
import { addressKey } from '#src/rules/leads/address-key.ts';

const MOST_ADDRESSES = 50_000;

/**
 * How much each network address may do in a while. It is kept in memory: it only slows a flood down, so a restart may forgive one, and no
 * lead has to wait for a row that others from the same address are changing.
 */
export class AddressLimit {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #seen = new LRUCache<string, number[]>({ max: MOST_ADDRESSES });

  constructor(most: number, windowMs: number, now: () => number = Date.now) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Counts one for an address; null when it has had its share, else the way to give it back where it turns out not to count. */
  take(ip: string): { giveBack(): void } | null {
    const key = addressKey(ip);
    const now = this.#now();
    const times = this.#seen.get(key) ?? [];
    const first = times.findIndex((at) => at > now - this.#windowMs);
    times.splice(0, first < 0 ? times.length : first);
    if (times.length >= this.#most) return null;
    times.push(now);
    this.#seen.set(key, times);
    return { giveBack: () => void times.pop() };
  }

  /** How long an address that has had its share should wait, in seconds. */
  retryAfter(ip: string): number {
    const oldest = this.#seen.get(addressKey(ip))?.[0];
    return oldest === undefined ? 1 : Math.max(1, Math.ceil((oldest + this.#windowMs - this.#now()) / 1000));
  }
}
