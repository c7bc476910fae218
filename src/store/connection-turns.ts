import { Overloaded } from '#src/rules/load/overloaded.ts';

/** For whom a connection is wanted. */
export interface Asker {
  readonly siteId: number;
  /** The network address; null for what is made for everybody. */
  readonly address: string | null;
}

export interface TurnsOptions {
  /** How many connections there are. */
  readonly max: number;
  /** How many may wait for one. */
  readonly maxWaiting: number;
  /** How long one may wait. */
  readonly waitMs: number;
}

interface Waiter {
  readonly begin: () => void;
  readonly refuse: (reason: Overloaded) => void;
}

/** What waits, by site and address; whose turn is next comes first. */
type Waiting = Map<number | null, Map<string | null, Waiter[]>>;

/** Visitors of one site may hold so much of the connections, those at one network address so much: the rest is for others. */
const SITE_SHARE = 0.75;
const ADDRESS_SHARE = 0.5;

/**
 * Who gets the next database connection (ledger H8). Sites take turns, and at each site the network addresses do: whoever asks a lot waits for their
 * own. When there is no more room to wait, whoever has most waiting loses the newest of it to whoever has less, so that nobody is kept out by another.
 */
export class ConnectionTurns {
  readonly #options: TurnsOptions;
  readonly #waiting: Waiting = new Map();
  readonly #held = new Map<string, number>();
  #waits = 0;
  #all = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  /** Resolves once it is the asker's turn, to what ends the turn. Throws Overloaded when there is no room, or no turn came in time. */
  async take(asker: Asker | null): Promise<() => void> {
    if (!this.#mayHold(asker)) await this.#wait(asker);
    else this.#count(asker, 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#count(asker, -1);
      this.#next();
    };
  }

  #wait(asker: Asker | null): Promise<void> {
    const [site, address] = [asker?.siteId ?? null, asker?.address ?? null];
    if (this.#waits >= this.#options.maxWaiting) this.#makeRoom(site, address);
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        begin: () => {
          clearTimeout(late);
          // Counted here and now: whoever resumes the asker does so later.
          this.#count(asker, 1);
          resolve();
        },
        refuse: (reason) => {
          clearTimeout(late);
          reject(reason);
        },
      };
      const late = setTimeout(() => {
        this.#remove(site, address, waiter);
        reject(new Overloaded('No database connection became free in time.'));
      }, this.#options.waitMs);
      late.unref();
      const ofSite = this.#waiting.get(site) ?? new Map<string | null, Waiter[]>();
      this.#waiting.set(site, ofSite);
      ofSite.set(address, [...(ofSite.get(address) ?? []), waiter]);
      this.#waits += 1;
    });
  }

  /** Ends the newest wait of whoever has most waiting, or throws if that is the asker. */
  #makeRoom(site: number | null, address: string | null): void {
    const most = largest(this.#waiting, (ofSite) => sizeOf(ofSite));
    const isOther = most !== null && sizeOf(most[1]) > sizeOf(this.#waiting.get(site)) + 1;
    const [from, ofSite] = isOther ? most : [site, this.#waiting.get(site)];
    const mine = isOther ? 0 : (ofSite?.get(address)?.length ?? 0) + 1;
    const longest = ofSite === undefined ? null : largest(ofSite, (waiters) => waiters.length);
    const last = longest !== null && longest[1].length > mine ? longest[1].at(-1) : undefined;
    if (longest === null || last === undefined) throw new Overloaded('Too many requests are waiting for the database.');
    this.#remove(from, longest[0], last);
    last.refuse(new Overloaded('Too many requests are waiting for the database.'));
  }

  /** Begins as many of those who wait as may hold a connection now. */
  #next(): void {
    for (const [site, ofSite] of this.#waiting) {
      for (const [address, [first]] of ofSite) {
        if (this.#all >= this.#options.max) return;
        const asker = site === null ? null : { siteId: site, address };
        if (first === undefined || !this.#mayHold(asker)) continue;
        this.#remove(site, address, first);
        this.#putLast(site, address);
        first.begin();
        break;
      }
    }
  }

  /** Whoever has just had a turn waits until each other has had one. */
  #putLast(site: number | null, address: string | null): void {
    const ofSite = this.#waiting.get(site);
    if (ofSite === undefined) return;
    const own = ofSite.get(address);
    if (own !== undefined) {
      ofSite.delete(address);
      ofSite.set(address, own);
    }
    this.#waiting.delete(site);
    this.#waiting.set(site, ofSite);
  }

  #remove(site: number | null, address: string | null, waiter: Waiter): void {
    const ofSite = this.#waiting.get(site);
    const left = ofSite?.get(address)?.filter((one) => one !== waiter) ?? [];
    this.#waits -= 1;
    if (left.length > 0) ofSite?.set(address, left);
    else ofSite?.delete(address);
    if (ofSite?.size === 0) this.#waiting.delete(site);
  }

  /** What the platform asks for itself, outside any request, has no share but the whole. */
  #mayHold(asker: Asker | null): boolean {
    const { max } = this.#options;
    if (this.#all >= max) return false;
    return keysOf(asker).every(([key, share]) => (this.#held.get(key) ?? 0) < Math.ceil(max * share));
  }

  #count(asker: Asker | null, by: 1 | -1): void {
    this.#all += by;
    for (const [key] of keysOf(asker)) {
      const held = (this.#held.get(key) ?? 0) + by;
      if (held === 0) this.#held.delete(key);
      else this.#held.set(key, held);
    }
  }
}

/** What an asker's connections are counted under, and the share that each may have. */
const keysOf = (asker: Asker | null): readonly (readonly [string, number])[] =>
  asker === null
    ? []
    : [
        [`site ${asker.siteId}`, SITE_SHARE],
        ...(asker.address === null ? [] : [[`address ${asker.address}`, ADDRESS_SHARE] as const]),
      ];

const sizeOf = (ofSite: ReadonlyMap<string | null, readonly Waiter[]> | undefined): number =>
  ofSite?.values().reduce((sum, waiters) => sum + waiters.length, 0) ?? 0;

/** The largest of some, by a size; the first of several. */
function largest<Key, Value>(all: ReadonlyMap<Key, Value>, size: (value: Value) => number): [Key, Value] | null {
  let found: [Key, Value] | null = null;
  for (const one of all) if (found === null || size(one[1]) > size(found[1])) found = one;
  return found;
}
