import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { storedTowChoice } from '#src/rules/tow/typed-tow-car.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { visitStorage } from '#src/ui/leads/visit-storage.ts';
import { LINKED_TOW_KEY, TOW_KEY } from './tow-key.ts';

interface Browser {
  readonly storage: () => Storage | null;
  /** What lasts until the tab is closed. */
  readonly visit: () => Storage | null;
  /** Where the browser fires events for changes made in another tab. */
  readonly events: () => EventTarget;
}

/**
 * The shopper's tow car, remembered by the browser; without storage, until the page is left. A car that came with a link is shown instead of it
 * until the tab is closed, and never takes its place unasked (ledger P15).
 */
export class TowStore {
  readonly #browser: Browser;
  readonly #listeners = new Set<() => void>();
  #unstored: TowChoice | null = null;
  #unstoredLink: TowChoice | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  readonly read = (): TowChoice | null => this.readLinked() ?? this.readOwn();

  readonly readOwn = (): TowChoice | null => storedTowChoice(this.#stored()) ?? this.#unstored;

  readonly readLinked = (): TowChoice | null =>
    storedTowChoice(this.#browser.visit()?.getItem(LINKED_TOW_KEY) ?? null) ?? this.#unstoredLink;

  writeLinked(choice: TowChoice | null): void {
    this.#unstoredLink = null;
    try {
      if (choice === null) this.#browser.visit()?.removeItem(LINKED_TOW_KEY);
      else this.#browser.visit()?.setItem(LINKED_TOW_KEY, JSON.stringify(choice));
    } catch {
      // The storage is full.
    }
    if (choice !== null && this.readLinked() === null) this.#unstoredLink = choice;
    this.#changed();
  }

  write(choice: TowChoice | null): void {
    this.#unstored = null;
    try {
      if (choice === null) this.#browser.storage()?.removeItem(TOW_KEY);
      else this.#browser.storage()?.setItem(TOW_KEY, JSON.stringify(choice));
    } catch {
      // The storage is full.
    }
    if (storedTowChoice(this.#stored()) === null) this.#unstored = choice;
    this.#changed();
  }

  subscribe(listener: () => void): void {
    if (this.#listeners.size === 0) {
      const events = this.#browser.events();
      events.addEventListener('storage', (event) => {
        const { key } = event as StorageEvent;
        if (key === null || key === TOW_KEY) this.#changed();
      });
      // A page in the back/forward cache receives no events meanwhile.
      events.addEventListener('pageshow', this.#changed);
    }
    this.#listeners.add(listener);
  }

  #stored(): string | null {
    return this.#browser.storage()?.getItem(TOW_KEY) ?? null;
  }

  readonly #changed = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

export const towStore = new TowStore({ storage: browserStorage, visit: visitStorage, events: () => window });
