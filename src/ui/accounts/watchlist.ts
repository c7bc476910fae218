import type { SaveView } from '#src/views/card/save-view.ts';

/** Who is signed in and what they watch: unknown until it is asked. */
export interface Watching {
  readonly state: 'unknown' | 'out' | 'in';
  readonly phone: string;
  readonly ids: ReadonlySet<number>;
}

interface Browser {
  /** Whether somebody has signed in here; the session itself is in a cookie that no script can read. */
  readonly isSignedIn: () => boolean;
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly storage: () => Storage | null;
  readonly events: () => EventTarget;
}

const UNKNOWN: Watching = { state: 'unknown', phone: '', ids: new Set() };
const OUT: Watching = { ...UNKNOWN, state: 'out' };
/** Written whenever the list changes, so that other tabs ask again. */
const CHANGED = 'forecourt.watchlist';

/** The watchlist of whoever is signed in, in this browser's own copy (ledger A3). */
export class Watchlist {
  readonly #browser: Browser;
  readonly #listeners = new Set<() => void>();
  #watching = UNKNOWN;
  #asking: Promise<Watching> | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  readonly read = (): Watching => this.#watching;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) {
      this.#listen('addEventListener');
      this.ask().catch(() => {});
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#listen('removeEventListener');
    };
  };

  /** Asks the server once; asks again after a failure. */
  ask(): Promise<Watching> {
    this.#asking ??= this.#load().catch((error: unknown) => {
      this.#asking = null;
      throw error;
    });
    return this.#asking;
  }

  /**
   * Saves a vehicle, or removes it if it is watched: at once here, and then on the server. Throws when the server did not do it, and
   * everything is as it was (ledger A3).
   */
  async toggle({ id }: Pick<SaveView, 'id'>): Promise<'saved' | 'removed'> {
    const { ids, phone } = this.#watching;
    const isWatched = ids.has(id);
    this.#set({ ...this.#watching, ids: isWatched ? without(ids, id) : new Set([...ids, id]) });
    try {
      await this.#send(isWatched ? '/api/watchlist/remove-car' : '/api/watchlist/save-car', { phone_number: phone, car_id: id });
    } catch (error) {
      const now = this.#watching.ids;
      this.#set({ ...this.#watching, ids: isWatched ? new Set([...now, id]) : without(now, id) });
      throw error;
    }
    this.#browser.storage()?.setItem(CHANGED, String(Date.now()));
    return isWatched ? 'removed' : 'saved';
  }

  /** Whether the list has changed between two instants, as far as this browser knows. */
  hasChangedBetween(from: number, until: number): boolean {
    const changedAt = Number(this.#browser.storage()?.getItem(CHANGED) ?? Number.NaN);
    return changedAt > from && changedAt <= until;
  }

  async #send(address: string, body: object): Promise<void> {
    const answer = await this.#browser.fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      // Whoever leaves the page at once has still saved or removed it.
      keepalive: true,
    });
    const said = (await answer.json().catch(() => ({}))) as { success?: unknown; detail?: unknown };
    if (answer.status === 401) {
      this.#set(OUT);
      throw new SignedOut();
    }
    if (said.success !== true) throw new Error(typeof said.detail === 'string' ? said.detail : FAILED);
  }

  async #load(): Promise<Watching> {
    const watching = this.#browser.isSignedIn() ? readMe(await this.#browser.fetch('/api/me').then(jsonOf)) : OUT;
    this.#set(watching);
    return watching;
  }

  #set(watching: Watching): void {
    this.#watching = watching;
    for (const listener of this.#listeners) listener();
  }

  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    const events = this.#browser.events();
    events[how]('storage', this.#storageChanged);
    events[how]('pageshow', this.#shownAgain);
  }

  readonly #storageChanged = (event: Event): void => {
    const { key } = event as StorageEvent;
    if (key === null || key === CHANGED) this.askAgain();
  };

  /** A page from the back/forward cache may be older than the list. */
  readonly #shownAgain = (event: Event): void => {
    if ((event as PageTransitionEvent).persisted) this.askAgain();
  };

  /** Also for whatever else changes the list. */
  askAgain(): void {
    this.#asking = null;
    this.ask().catch(() => {});
  }
}

/** The session has ended meanwhile. */
export class SignedOut extends Error {
  override name = 'SignedOut';
}

const FAILED = 'Something went wrong at our end. Please try again.';

const without = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => new Set([...ids].filter((one) => one !== id));

async function jsonOf(answer: Response): Promise<unknown> {
  if (!answer.ok) throw new Error(FAILED);
  return answer.json();
}

function readMe(said: unknown): Watching {
  const { signed_in: isIn, phone, watchlist: list } = said as { signed_in?: unknown; phone?: unknown; watchlist?: unknown };
  if (isIn !== true || typeof phone !== 'string' || !Array.isArray(list)) return OUT;
  return { state: 'in', phone, ids: new Set(list.filter((id) => typeof id === 'number')) };
}
