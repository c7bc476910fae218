/** The browser's sessionStorage, which ends with its tab; null when it is disabled. */
export function visitStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
