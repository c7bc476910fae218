type Field = HTMLInputElement | HTMLSelectElement;

/** Keeps what is typed of a form in this tab, and fills it in again where the server has nothing. A card's fields are never kept. */
export function keepTyped(form: HTMLFormElement, key: string, signal: AbortSignal): void {
  const storage = tabStorage();
  if (storage === null) return;
  const typed = readKept(storage, key);
  const keep = (fields: readonly Field[]): void => {
    if (fields.length === 0) return;
    for (const field of fields) typed[field.name] = field.value;
    try {
      storage.setItem(key, JSON.stringify(typed));
    } catch {
      // Full: the form works without it.
    }
  };
  const fields = [...form.elements].filter(isKept);
  // Something may have been typed before this was fetched.
  keep(fields.filter(isTyped));
  for (const field of fields) if (isEmpty(field, form)) fill(field, typed[field.name]);
  form.addEventListener('input', ({ target }) => keep(isKept(target) ? [target] : []), { signal });
}

const isKept = (target: unknown): target is Field =>
  (target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && ['text', 'email', 'tel', 'radio'].includes(target.type))) &&
  !target.name.startsWith('card_');

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio';

/** Whether something is there that the server did not put there. */
function isTyped(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.value !== '' && field.selectedOptions[0]?.defaultSelected === false;
  return field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/** Whether nothing is there; of several choices, whether none is. */
const isEmpty = (field: Field, form: HTMLFormElement): boolean =>
  isRadio(field) ? form.querySelector(`[name="${field.name}"]:checked`) === null : field.value === '';

function fill(field: Field, value: string | undefined): void {
  if (value === undefined) return;
  if (isRadio(field)) field.checked = field.value === value;
  else field.value = value;
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
