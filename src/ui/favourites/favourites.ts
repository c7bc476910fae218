import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import type { SaveView } from '#src/views/card/save-view.ts';
import { storedList } from './stored-list.ts';

/** A saved vehicle as the browser stores it (ledger A5). */
interface Favourite {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly make: string;
  readonly model: string;
  readonly primary_image_url: string | null;
}

/** What is saved: unknown until the page runs in a browser, and impossible when storage is disabled. */
export interface Saved {
  readonly state: 'unknown' | 'off' | 'on';
  readonly cars: readonly Favourite[];
}

interface Browser {
  readonly storage: () => Storage | null;
  /** Where the browser fires events for changes made in another tab. */
  readonly events: () => EventTarget;
}

/** One list for each dealership; a site's list is all of them, because storage belongs to one site's origin. */
const KEY = /^forecourt\.favourites\.\d{1,9}$/;
const UNKNOWN: Saved = { state: 'unknown', cars: [] };
const OFF: Saved = { state: 'off', cars: [] };

/** The vehicles that a shopper has saved in this browser. */
export class Favourites {
  readonly #browser: Browser;
  readonly #listeners = new Set<() => void>();
  #saved: Saved | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** What is saved now; the same object until something changes. */
  readonly read = (): Saved => {
    this.#saved ??= this.#readAll();
    return this.#saved;
  };

  /** What the server, which has no access to storage, must render. */
  readonly readOnServer = (): Saved => UNKNOWN;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#listen('addEventListener');
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#listen('removeEventListener');
    };
  };

  /** Saves a vehicle, or removes it when it is already saved. Returns 'full' when the browser refuses to store it. */
  toggle(car: SaveView): 'saved' | 'removed' | 'full' {
    // Another tab may have changed the list since.
    this.#saved = null;
    if (this.read().cars.some(({ id }) => id === car.id)) {
      this.remove([car.id]);
      return 'removed';
    }
    const storage = this.#browser.storage();
    const key = `forecourt.favourites.${car.dealershipId}`;
    try {
      storage?.setItem(key, JSON.stringify([...readFavourites(storage.getItem(key)), favouriteOf(car)]));
    } catch {
      return 'full';
    }
    this.#changed();
    return 'saved';
  }

  remove(ids: readonly number[]): void {
    const storage = this.#browser.storage();
    if (storage === null) return;
    for (const key of ourKeys(storage)) {
      const before = readFavourites(storage.getItem(key));
      const after = before.filter(({ id }) => !ids.includes(id));
      if (after.length === 0) storage.removeItem(key);
      // Never longer than what it replaces, so there is room for it.
      else if (after.length < before.length) storage.setItem(key, JSON.stringify(after));
    }
    this.#changed();
  }

  #readAll(): Saved {
    const storage = this.#browser.storage();
    if (storage === null) return OFF;
    const cars = new Map<number, Favourite>();
    for (const key of ourKeys(storage)) for (const car of readFavourites(storage.getItem(key))) cars.set(car.id, car);
    return { state: 'on', cars: [...cars.values()] };
  }

  #listen(how: 'addEventListener' | 'removeEventListener'): void {
    const events = this.#browser.events();
    events[how]('storage', this.#storageChanged);
    // A page in the back/forward cache receives no events meanwhile.
    events[how]('pageshow', this.#changed);
  }

  readonly #storageChanged = (event: Event): void => {
    const { key } = event as StorageEvent;
    if (key === null || KEY.test(key)) this.#changed();
  };

  readonly #changed = (): void => {
    this.#saved = null;
    for (const listener of this.#listeners) listener();
  };
}

const ourKeys = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
    .filter((key) => KEY.test(key))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

const favouriteOf = ({ id, name, slug, make, model, imageUrl }: SaveView): Favourite => ({
  id,
  name,
  slug,
  make,
  model,
  primary_image_url: imageUrl,
});

const readFavourites = (text: string | null): Favourite[] =>
  storedList(text, ({ id, name, slug, make, model, primary_image_url: picture }) =>
    typeof id === 'number' &&
    typeof name === 'string' &&
    typeof slug === 'string' &&
    typeof make === 'string' &&
    typeof model === 'string' &&
    (typeof picture === 'string' || picture === null)
      ? { id, name, slug, make, model, primary_image_url: picture }
      : null,
  );

export const favourites = new Favourites({ storage: browserStorage, events: () => window });
