import { addressKey } from '#src/rules/leads/address-key.ts';
import { Overloaded } from '#src/rules/load/overloaded.ts';

/**
 * How many bytes of large bodies may be in memory while they arrive, in total and for one network address. A slow sender keeps what it has
 * sent so far in memory, so the full length is counted from the first byte on.
 */
export class BodyBudget {
  readonly #most: number;
  readonly #mostPerAddress: number;
  readonly #held = new Map<string, number>();
  #total = 0;

  constructor(most: number, mostPerAddress: number) {
    this.#most = most;
    this.#mostPerAddress = mostPerAddress;
  }

  /** Runs work that needs this many bytes for an address; throws Overloaded without starting it when they exceed the budget. */
  async holding<T>(ip: string, bytes: number, work: () => Promise<T>): Promise<T> {
    const key = addressKey(ip);
    const held = this.#held.get(key) ?? 0;
    if (this.#total + bytes > this.#most || held + bytes > this.#mostPerAddress)
      throw new Overloaded('Too many documents are being sent at once.');
    this.#total += bytes;
    this.#held.set(key, held + bytes);
    try {
      return await work();
    } finally {
      this.#total -= bytes;
      const left = (this.#held.get(key) ?? 0) - bytes;
      if (left > 0) this.#held.set(key, left);
      else this.#held.delete(key);
    }
  }
}
