/** What is typed in a field of a form; '' if it has no such field. */
export function typedField(form: HTMLFormElement, name: string): string {
  const input = form.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input.value : '';
}
