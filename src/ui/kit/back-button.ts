export interface Overlay {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** The state of a history entry: `key` and `idx` of a page that changes in place, `overlay` of our extra entry. The first entry of a document has none. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overlay?: true;
}

type Browser = Pick<Window, 'history' | 'addEventListener'> & { readonly navigation?: { readonly canGoForward: boolean } };

/** The key of an entry without state. */
const FIRST_KEY = 'default';

/**
 * Makes the browser's Back close what lies over the page, as phone users expect, instead of leaving the page.
 *
 * While an overlay is open the history has one extra entry, a copy of the page's own. Going back from it closes the overlay;
 * closing the overlay by its own button goes back as well, so that no entry is left over. A page that
 * changes in place hears of neither, since it stays the same.
 */
export class BackButton {
  readonly #browser: Browser;
  #overlays: Overlay[] = [];
  #shown: { readonly key: string; readonly idx: number } = { key: FIRST_KEY, idx: 0 };
  /** Whether we have asked the browser to move and it has not moved yet. */
  #isMoving = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Starts listening. A page that was loaded while it was on the extra entry leaves that entry. */
  start(): void {
    const { key = FIRST_KEY, idx = 0, overlay } = this.#entry;
    this.#shown = { key, idx: overlay ? idx - 1 : idx };
    // Runs before the listener of a page that changes in place, which does not hear the events that are stopped here.
    this.#browser.addEventListener('popstate', (event) => this.#moved(event), { capture: true });
    this.#browser.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#returned();
    });
    if (overlay) this.#move(-1);
  }

  /** To be called with the key of each entry that a page shows in place. */
  show(key = FIRST_KEY): void {
    this.#shown = { key, idx: this.#entry.idx ?? 0 };
  }

  /** To be called when an overlay has opened. */
  opened(overlay: Overlay): void {
    this.#overlays = [...this.#overlays.filter((one) => one !== overlay && one.isOpen()), overlay];
    this.#settle();
  }

  /** To be called when an overlay has closed, by any means. */
  closed(overlay: Overlay): void {
    this.#overlays = this.#overlays.filter((one) => one !== overlay && one.isOpen());
    this.#settle();
  }

  /** A page that the browser has kept comes back as it was left, under the overlay whose link led away: that overlay is done with. */
  #returned(): void {
    const left = this.#overlays;
    this.#overlays = [];
    this.#isMoving = false;
    for (const overlay of left) overlay.close();
    this.#settle();
  }

  get #entry(): EntryState {
    return (this.#browser.history.state as EntryState | null) ?? {};
  }

  /** Adds the extra entry while an overlay is open, and leaves it when none is. */
  #settle(): void {
    if (this.#isMoving) return;
    const { history } = this.#browser;
    const entry = this.#entry;
    if (this.#overlays.length === 0 && entry.overlay) this.#move(-1);
    if (this.#overlays.length > 0 && !entry.overlay)
      history.pushState({ ...entry, idx: (entry.idx ?? 0) + 1, overlay: true } satisfies EntryState, '');
  }

  #move(by: 1 | -1): void {
    this.#isMoving = true;
    this.#browser.history.go(by);
  }

  #moved(event: Event): void {
    const { key = FIRST_KEY, idx = 0, overlay } = this.#entry;
    const isShown = key === this.#shown.key;
    if (this.#isMoving) {
      this.#isMoving = false;
      if (overlay) {
        // The page has changed in place before the browser moved: stay there.
        event.stopImmediatePropagation();
        this.#move(1);
        return;
      }
      if (isShown) event.stopImmediatePropagation();
      this.#settle();
      return;
    }
    const top = this.#overlays.findLast((one) => one.isOpen());
    if (top !== undefined) {
      event.stopImmediatePropagation();
      this.#overlays = this.#overlays.filter((one) => one !== top && one.isOpen());
      // Filters chosen in a drawer have led to another address: stay there.
      if (!isShown) this.#move(1);
      top.close();
      this.#settle();
    } else if (overlay) {
      // Skips an extra entry without an open overlay, in the direction the visitor was going.
      event.stopImmediatePropagation();
      this.#move(idx > this.#shown.idx && this.#browser.navigation?.canGoForward === true ? 1 : -1);
    }
  }
}
