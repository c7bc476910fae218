const KEPT: readonly string[] = ['name', 'last_name', 'email', 'phone'];

/** Keeps what is typed of a form in this tab, and fills it in again. A card's fields are never kept. */
export function keepTyped(form: HTMLFormElement, key: string, signal: AbortSignal): void {
  const storage = tabStorage();
  if (storage === null) return;
  const typed = readKept(storage, key);
  for (const name of KEPT) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement && input.value === '') input.value = typed[name] ?? '';
  }
  form.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !KEPT.includes(target.name)) return;
      typed[target.name] = target.value;
      storage.setItem(key, JSON.stringify(typed));
    },
    { signal },
  );
}

function readKept(storage: Storage, key: string): Record<string, string> {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
