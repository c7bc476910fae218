import type { Details } from './remembered-details.ts';

interface Browser {
  readonly isSignedIn: () => boolean;
  readonly fetch: (address: string) => Promise<Response>;
}

/** The details that are filled in for whoever is signed in: those of their account, and what is remembered of the same person (ledger A10, L10). */
export class OwnDetails {
  readonly #browser: Browser;
  #asked: Promise<Details | null> | null = null;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** What to fill in; `remembered` itself when nobody is signed in, or the server cannot say who is. */
  async fillIn(remembered: Details): Promise<Details> {
    if (!this.#browser.isSignedIn()) return remembered;
    this.#asked ??= this.#ask();
    const own = await this.#asked;
    if (own === null) return remembered;
    // Somebody else may have used this browser before.
    return isSameNumber(own.phone, remembered.phone) ? { ...remembered, ...own } : own;
  }

  async #ask(): Promise<Details | null> {
    try {
      const answer = await this.#browser.fetch('/api/me/details');
      const said = (await answer.json()) as { details?: unknown };
      const entries = Object.entries(typeof said.details === 'object' && said.details !== null ? said.details : {});
      const own = entries.filter(([, value]) => typeof value === 'string' && value !== '');
      return own.length === 0 ? null : Object.fromEntries(own);
    } catch {
      return null;
    }
  }
}

/** Two spellings of a number end in the same digits: 0412 345 678 is +61412345678. */
const isSameNumber = (one = '', other = ''): boolean => ending(one) !== '' && ending(one) === ending(other);
const ending = (phone: string): string => phone.replaceAll(/\D/g, '').slice(-9);
