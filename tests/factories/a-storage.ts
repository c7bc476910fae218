/** A browser's storage in memory; `room` is how many characters a value may have before the browser refuses it. */
export function aStorage(given: Readonly<Record<string, string>> = {}, room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map(Object.entries(given));
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
