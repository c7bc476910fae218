/** The browser's storage of this visit, gone when its tab is closed; null where it is switched off. */
export function visitStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
