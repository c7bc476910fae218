/** Where in a parsed file there is text that no database stores: a NUL, or half of a character; null if nowhere. */
export function unstorableAt(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableAt(key, path) ?? unstorableAt(part, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
