/** The browser's own storage, or null where it is switched off: some browsers throw at the mere mention of it. */
export function browserStorage(): Storage | null {
  try {
    const storage = window.localStorage;
    storage.getItem('forecourt');
    return storage;
  } catch {
    return null;
  }
}
