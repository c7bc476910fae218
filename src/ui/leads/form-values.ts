/** A form's fields as words, a list's with commas between; documents are left out. */
export function formValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values[name] = values[name] === undefined ? value : `${values[name]}, ${value}`;
  return values;
}

/** The document that a form carries, if one was chosen. */
export function formDocument(form: HTMLFormElement): File | null {
  const file = new FormData(form).get('resume');
  return file instanceof File && file.size > 0 ? file : null;
}

/** Writes into a field that its visitor can go on changing; one that holds something already is left alone unless told otherwise. */
export function fillField(form: HTMLFormElement, name: string, value: string, isForced = false): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement)) return;
  if (field.value === '' || isForced) field.value = value;
}
