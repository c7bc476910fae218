import { addressKey } from '#src/rules/leads/address-key.ts';
import { type Share, WindowLimit } from './limit-rate.ts';

/** How much is taken of a limit, by default 1, and on which site, by default none. */
export interface Taking {
  readonly siteId?: number;
  readonly amount?: number;
}

/**
 * How much each network address may do within a window and, if such a limit is set, how much all addresses together may do on one site. It
 * is counted in memory, per process: it only slows a flood down, so a restart may forget it, and no request has to wait for a row that others
 * from the same address are changing.
 */
export class AddressLimit {
  readonly #addresses: WindowLimit;
  readonly #sites: WindowLimit;

  constructor(most: number, windowMs: number, now: () => number = Date.now, mostPerSite = Number.POSITIVE_INFINITY) {
    this.#addresses = new WindowLimit(most, windowMs, now);
    this.#sites = new WindowLimit(mostPerSite, windowMs, now);
  }

  /** Returns null, and takes nothing, when the address or the site has reached its limit. */
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

  /** How many seconds a refused sender should wait. */
  retryAfter(ip: string, { siteId = 0, amount = 1 }: Taking = {}): number {
    const waitMs = Math.max(this.#addresses.waitMs(addressKey(ip), amount), this.#sites.waitMs(String(siteId), amount));
    return Math.max(1, Math.ceil(waitMs / 1000));
  }
}
