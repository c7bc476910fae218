type Fields = Readonly<Record<string, unknown>>;

/** The valid entries of a list in the browser's storage, each id once; anything else is skipped. */
export function storedList<T extends { readonly id: number }>(text: string | null, entryOf: (fields: Fields) => T | null): T[] {
  const entries = new Map<number, T>();
  for (const fields of parsed(text)) {
    const entry = typeof fields === 'object' && fields !== null ? entryOf(fields as Fields) : null;
    if (entry !== null && Number.isSafeInteger(entry.id) && entry.id > 0) entries.set(entry.id, entry);
  }
  return [...entries.values()];
}

function parsed(text: string | null): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
