/** The browser's storage of quotes, by this name. */
export const QUOTES = 'forecourt.quotes';

/** Fired on the document when this page has received a quote. Other tabs are told by the browser's own storage event. */
export const QUOTED = 'fc-quoted';

/** Calls back whenever a quote was received, in this tab or another, until the signal aborts. */
export function onQuote(then: () => void, signal: AbortSignal): void {
  document.addEventListener(QUOTED, then, { signal });
  window.addEventListener('storage', ({ key }) => key === QUOTES && then(), { signal });
}

/** The stored quotes as text; null when there are none, or storage is disabled. */
export function quotesText(): string | null {
  try {
    return window.localStorage.getItem(QUOTES);
  } catch {
    return null;
  }
}
