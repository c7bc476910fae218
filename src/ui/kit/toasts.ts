/** A short message that disappears by itself. */
export interface Toast {
  /** A line above the text, if it has one. */
  readonly title?: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
}

const SHOWN_MS = 3_000;

/** One toast at a time, for three seconds; a new one replaces the old (ledger A7). */
export class Toasts {
  readonly #listeners = new Set<() => void>();
  #shown: Toast | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly read = (): Toast | null => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly show = (toast: Toast): void => {
    this.#set(toast);
    this.letGo();
  };

  readonly clear = (): void => {
    this.hold();
    this.#set(null);
  };

  /** Keeps the toast while it is hovered or focused. */
  readonly hold = (): void => clearTimeout(this.#timer);

  readonly letGo = (): void => {
    this.hold();
    this.#timer = setTimeout(this.clear, SHOWN_MS);
  };

  #set(toast: Toast | null): void {
    this.#shown = toast;
    for (const listener of this.#listeners) listener();
  }
}

export const toasts = new Toasts();
