import type { TowChoice } from '#src/rules/tow/tow-car.ts';
import { towChoiceOf } from '#src/rules/tow/typed-tow-car.ts';
import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { type TowStore, towStore } from './tow-store.ts';

interface Browser {
  readonly fetch: (address: string, init?: RequestInit) => Promise<Response>;
  readonly storage: () => Storage | null;
  /** Where the browser's own choice is. */
  readonly cars: Pick<TowStore, 'readOwn' | 'write'>;
}

/** What browser and account last had in common. */
const AGREED = 'forecourt.tow-car.agreed';

/**
 * The tow car of whoever is signed in, which is remembered in their account too (ledger P15). What was chosen here since browser and account last
 * agreed goes to the account; else the account's takes its place, which may have been chosen on another device.
 */
export class OwnTowCar {
  readonly #browser: Browser;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Resolves to whether this browser now has another car, or none. */
  async agree(): Promise<boolean> {
    const { storage, cars } = this.#browser;
    const here = cars.readOwn();
    if (textOf(here) !== (storage()?.getItem(AGREED) ?? '')) {
      await this.keep(here);
      return false;
    }
    const own = await this.#ask();
    if (own === undefined || textOf(own) === textOf(here)) return false;
    this.#note(own);
    cars.write(own);
    return true;
  }

  /** Has the account remember a car that was chosen here, or forget it. If that fails, the next page tries again. */
  async keep(choice: TowChoice | null): Promise<void> {
    const answer = await this.#browser.fetch('/api/me/tow-car', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ tow_car: choice }),
      // Whoever leaves the page at once has still chosen it.
      keepalive: true,
    });
    if (answer.ok) this.#note(choice);
  }

  /** The account's car; undefined when the server cannot say. */
  async #ask(): Promise<TowChoice | null | undefined> {
    const answer = await this.#browser.fetch('/api/me/details');
    const said = (await answer.json()) as { signed_in?: unknown; tow_car?: unknown };
    return answer.ok && said.signed_in === true ? towChoiceOf(said.tow_car) : undefined;
  }

  #note(choice: TowChoice | null): void {
    this.#browser.storage()?.setItem(AGREED, textOf(choice));
  }
}

/** Both sides write a choice with its figures in one order. */
const textOf = (choice: TowChoice | null): string => (choice === null ? '' : JSON.stringify(choice));

export const ownTowCar = new OwnTowCar({
  fetch: (address, init) => fetch(address, init),
  storage: browserStorage,
  cars: towStore,
});

/** Brings the browser's car and the account's together, and fills the page with what came of it. */
export async function agreeOnTowCar(): Promise<void> {
  if (!(await ownTowCar.agree())) return;
  const { followPage } = await import('./follow-tow.ts');
  followPage();
}
