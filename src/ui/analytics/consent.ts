/** Where a browser keeps what its visitor chose. */
export const CONSENT_KEY = 'forecourt.consent';
/** Tells what counts the opening of a page that its visitor has agreed. */
export const AGREED = 'fc-agreed';
export type Consent = 'granted' | 'denied';

/** What the document says of analytics: `data-consent` where the site asks first, `data-standard-events` where it uses the standard's names. */
interface Said {
  readonly consent?: string;
}

/** What the visitor chose here; null when nothing was chosen yet. A browser that keeps nothing remembers it for this page. */
export function readConsent(said: Said, storage: Pick<Storage, 'getItem'> | null): Consent | null {
  const kept = storage === null ? said.consent : storage.getItem(CONSENT_KEY);
  return kept === 'granted' || kept === 'denied' ? kept : null;
}

/** Whether anything may be counted: where the site asks, only once the visitor has agreed, and no longer after a change of mind. */
export const mayCount = (said: Said, storage: Pick<Storage, 'getItem'> | null): boolean =>
  said.consent === undefined || readConsent(said, storage) === 'granted';

/** Keeps a choice, in the browser if it can, else in the document. */
export function keepConsent(said: DOMStringMap, storage: Pick<Storage, 'setItem'> | null, choice: Consent): void {
  said.consent = choice;
  try {
    storage?.setItem(CONSENT_KEY, choice);
  } catch {
    // A full storage: the visitor is asked again on the next page.
  }
}
