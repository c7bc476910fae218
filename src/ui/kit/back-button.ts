/** Something that lies over the page: a dialog, a drawer. */
export interface Overlay {
  readonly isOpen: () => boolean;
  readonly close: () => void;
}

/** What an entry of the history says of itself: `key` and `idx` are the router's, `overlay` is ours. */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overlay?: true;
}

type Browser = Pick<Window, 'history' | 'addEventListener'> & { readonly navigation?: { readonly canGoForward: boolean } };

/** The key that the router gives to the entry a visit begins with. */
const FIRST_KEY = 'default';

/**
 * Makes the browser's Back close what lies over the page, as on a telephone everyone expects, instead of leaving the page.
 *
 * While something is open there is one entry more in the history, a copy of the page's own. Going back from it closes what is open; closing
 * it by its own button goes back too, so that no entry is left over. The router is not told of either, since the page stays the same.
 */
export class BackButton {
  readonly #browser: Browser;
  #overlays: Overlay[] = [];
  /** The entry whose page the router shows. */
  #shown: { readonly key: string; readonly idx: number } = { key: FIRST_KEY, idx: 0 };
  /** Whether we have asked the browser to move and it has not yet. */
  #isMoving = false;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Begins to listen. A page that was reloaded while something was open stands on the extra entry, and leaves it. */
  start(): void {
    // Before the router's own listener: what this one keeps to itself the router never hears of.
    this.#browser.addEventListener('popstate', (event) => this.#moved(event), { capture: true });
    if (this.#entry.overlay) this.#move(-1);
  }

  /** To be called with the key of each page that the router shows. */
  show(key: string): void {
    this.#shown = { key, idx: this.#entry.idx ?? 0 };
  }

  /** To be called when something has opened. */
  opened(overlay: Overlay): void {
    this.#overlays = [...this.#overlays.filter((one) => one !== overlay && one.isOpen()), overlay];
    this.#settle();
  }

  /** To be called when something has closed, by whatever means. */
  closed(overlay: Overlay): void {
    this.#overlays = this.#overlays.filter((one) => one !== overlay && one.isOpen());
    this.#settle();
  }

  get #entry(): EntryState {
    return (this.#browser.history.state as EntryState | null) ?? {};
  }

  /** Adds the extra entry while something is open, and leaves it when nothing is. */
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
        // The router has added a page before the browser moved: that page is the one to be on.
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
      // Filters chosen in a drawer have led on to another address: that one stays.
      if (!isShown) this.#move(1);
      top.close();
      this.#settle();
    } else if (overlay) {
      // An extra entry with nothing open any more is passed over, in the direction the visitor was going.
      event.stopImmediatePropagation();
      this.#move(idx > this.#shown.idx && this.#browser.navigation?.canGoForward === true ? 1 : -1);
    }
  }
}
