/** A form's fields as text, lists joined by commas; documents are left out. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values[name] = values[name] === undefined ? value : `${values[name]}, ${value}`;
  return values;
}

/** The document chosen in a form, if any. */
export function formDocument(form: HTMLFormElement): File | null {
  const file = new FormData(form).get('resume');
  return file instanceof File && file.size > 0 ? file : null;
}

/** Fills in a field that the visitor can still change; a field with a value is left alone unless forced. */
export function fillField(form: HTMLFormElement, name: string, value: string, isForced = false): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) return;
  if (field.value === '' || isForced) field.value = value;
}
