/** The browser's localStorage, or null when it is disabled: some browsers throw on mere access. */
export function browserStorage(): Storage | null {
  try {
    const storage = window.localStorage;
    storage.getItem('forecourt');
    return storage;
  } catch {
    return null;
  }
}
