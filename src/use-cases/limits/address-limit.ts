import { addressKey } from '#src/rules/leads/address-key.ts';
import { type Share, WindowLimit } from './window-limit.ts';

/** What is taken of a limit, and on which site; one, and on no site in particular, unless it is said. */
export interface Taking {
  readonly siteId?: number;
  readonly amount?: number;
}

/**
 * How much each network address may do within a window and, where a limit is given, how much all addresses together may do on one
 * site. It is kept in memory, for each process: it only slows a flood down, so a restart may forgive one, and no request has to wait
 * for a row that others from the same address are changing.
 */
export class AddressLimit {
  readonly #addresses: WindowLimit;
  readonly #sites: WindowLimit;

  constructor(most: number, windowMs: number, now: () => number = Date.now, mostPerSite = Number.POSITIVE_INFINITY) {
    this.#addresses = new WindowLimit(most, windowMs, now);
    this.#sites = new WindowLimit(mostPerSite, windowMs, now);
  }

  /** Takes a share for an address and its site; null, and nothing taken, where either has no more. */
  take(ip: string, { siteId = 0, amount = 1 }: Taking = {}): Share | null {
    const ofAddress = this.#addresses.take(addressKey(ip), amount);
    const ofSite = ofAddress === null ? null : this.#sites.take(String(siteId), amount);
    if (ofAddress === null || ofSite === null) {
      ofAddress?.giveBack();
      return null;
    }
    return {
      giveBack: () => {
        ofAddress.giveBack();
        ofSite.giveBack();
      },
    };
  }

  /** How long whoever was refused should wait, in seconds. */
  retryAfter(ip: string, { siteId = 0, amount = 1 }: Taking = {}): number {
    const waitMs = Math.max(this.#addresses.waitMs(addressKey(ip), amount), this.#sites.waitMs(String(siteId), amount));
    return Math.max(1, Math.ceil(waitMs / 1000));
  }
}
