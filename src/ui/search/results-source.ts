import { followAddress } from '#src/ui/kit/address-change.ts';
import { backButton, showEntry } from '#src/ui/kit/open-dialog.ts';
import type { SearchDocument } from '#src/views/search/search-document.ts';
import type { SearchPage } from '#src/views/search/search-stock.ts';

export interface Results {
  readonly page: SearchPage;
  /** The address whose results are being fetched; null when none are. */
  readonly going: string | null;
  /** Whether the last results could not be fetched; the previous ones stay (ledger S11). */
  readonly hasFailed: boolean;
  /** Whether Back or Forward led here. */
  readonly isReturn: boolean;
}

/** What the state of a history entry says about it; `key` and `idx` as in back-button.ts. */
interface Entry {
  readonly key?: string;
  readonly idx?: number;
  readonly scroll?: number;
}

/** How many results are kept for Back and Forward. */
const KEPT = 30;
/** Longer than this nobody waits for results. */
const PATIENCE_MS = 20_000;
const LATE = 'late';
/** How long a page must stand still before its position is noted; browsers limit how often that may happen. */
const STILL_MS = 150;
const SEARCH = '/search/';

/**
 * The results that a search page shows. A change fetches new ones, adds their address to the browser's history and scrolls to the top; Back
 * and Forward bring earlier ones back, with their scroll position (ledger S2, S11).
 */
export class ResultsSource {
  readonly #listeners = new Set<() => void>();
  readonly #known = new Map<string, SearchDocument>();
  #results: Results;
  #shownAt = here();
  #request: AbortController | null = null;
  #standing: ReturnType<typeof setTimeout> | undefined;

  constructor(page: SearchPage) {
    this.#results = { page, going: null, hasFailed: false, isReturn: false };
    void this.#complete();
  }

  /** The page was sent without the values of closed filters. */
  async #complete(): Promise<void> {
    const href = this.#shownAt;
    const answer = await fetch(resultsAddress(href)).catch(() => null);
    if (answer?.ok !== true) return;
    const found: unknown = await answer.json();
    if (!isSearchDocument(found)) return;
    this.#keep(href, found);
    if (href === this.#shownAt && this.#results.going === null) this.#set({ page: found.results, isReturn: true });
  }

  readonly read = (): Results => this.#results;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      // Its listener must come first: a Back that closes an overlay is not for the results.
      backButton();
      followAddress();
      window.addEventListener('popstate', this.#returned);
      window.addEventListener('scroll', this.#scrolled, { passive: true });
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      window.removeEventListener('popstate', this.#returned);
      window.removeEventListener('scroll', this.#scrolled);
    };
  };

  /** Shows the results of another address of the search. */
  readonly go = async (href: string): Promise<void> => {
    const found = await this.#fetch(href);
    if (found === 'dropped') return;
    const to = found?.properQuery == null ? href : href.replace(/\?.*|$/, found.properQuery);
    if (to !== this.#shownAt) this.#push(to);
    this.#show(to, found, false);
    window.scrollTo({ top: 0, behavior: 'instant' });
  };

  /** Tries again what could not be fetched. */
  readonly retry = async (): Promise<void> => {
    const found = await this.#fetch(this.#shownAt);
    if (found !== 'dropped') this.#show(this.#shownAt, found, true);
  };

  /** Notes the position in the history while it is shown: when Back or Forward is pressed it is too late. */
  readonly #scrolled = (): void => {
    clearTimeout(this.#standing);
    this.#standing = setTimeout(noteScroll, STILL_MS);
  };

  readonly #returned = (): void => {
    clearTimeout(this.#standing);
    if (here() !== this.#shownAt) void this.#return(here());
  };

  async #return(href: string): Promise<void> {
    const { key, scroll = 0 } = entryNow();
    showEntry(key);
    const known = this.#known.get(href);
    const found = known ?? (await this.#fetch(href));
    if (found === 'dropped') return;
    this.#request?.abort();
    this.#show(href, found, true);
    // After the browser's own attempt, which came before the results were there.
    requestAnimationFrame(() => requestAnimationFrame(() => window.scrollTo({ top: scroll, behavior: 'instant' })));
  }

  /** Null when it failed; 'dropped' when something else was requested meanwhile, or the page is left. */
  async #fetch(href: string): Promise<SearchDocument | null | 'dropped'> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const late = setTimeout(() => request.abort(LATE), PATIENCE_MS);
    this.#set({ going: href });
    try {
      const answer = await fetch(resultsAddress(href), { signal: request.signal });
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        // Only a whole page can say what is wrong with the address.
        window.location.assign(href);
        return 'dropped';
      }
      if (!answer.ok) return null;
      const found: unknown = await answer.json();
      if (isSearchDocument(found)) return found;
      // Another build is served by now: its own page knows its own data.
      window.location.assign(href);
      return 'dropped';
    } catch {
      return request.signal.aborted && request.signal.reason !== LATE ? 'dropped' : null;
    } finally {
      clearTimeout(late);
    }
  }

  #push(href: string): void {
    clearTimeout(this.#standing);
    const entry = noteScroll();
    const key = crypto.randomUUID();
    history.pushState({ key, idx: (entry.idx ?? 0) + 1 } satisfies Entry, '', href);
    showEntry(key);
    // Few visits change a search in place before a lead; its code may come late.
    void import('./note-results.ts').then(({ noteResults }) => noteResults(href));
  }

  #show(href: string, found: SearchDocument | null, isReturn: boolean): void {
    this.#shownAt = href;
    if (found !== null) {
      this.#keep(href, found);
      document.title = found.title;
    }
    this.#set({ page: found?.results ?? this.#results.page, going: null, hasFailed: found === null, isReturn });
  }

  #keep(href: string, found: SearchDocument): void {
    this.#known.delete(href);
    this.#known.set(href, found);
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }

  #set(change: Partial<Results>): void {
    this.#results = { ...this.#results, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Where the data of a search's address is; /used-car/… and /search/… show the same. */
function resultsAddress(href: string): string {
  const search = href.replace(/^\/[^/]+\//, '');
  return `/api/results/${search}`;
}

const here = () => window.location.pathname + window.location.search;

const entryNow = () => (history.state as Entry | null) ?? {};

function noteScroll(): Entry {
  const entry = { ...entryNow(), scroll: window.scrollY };
  history.replaceState(entry, '');
  return entry;
}

function isSearchDocument(found: unknown): found is SearchDocument {
  const { results, title } = (found ?? {}) as Partial<SearchDocument>;
  return typeof title === 'string' && Array.isArray(results?.cells) && Array.isArray(results.facets);
}

/** Whether a link leads to another address of the search, which needs no new page. */
export const isSearchHref = ({ origin, pathname, target }: HTMLAnchorElement): boolean =>
  origin === window.location.origin && target === '' && pathname.startsWith(SEARCH);
