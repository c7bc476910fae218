import { type Field, isBox, type Typed } from './early-use.ts';

/** Lets React see what a visitor made of a field: it goes back to its first value, whatever hydration left in it, and is changed again. */
export function changeField(field: Field, { value, isChecked }: Typed): void {
  if (field instanceof HTMLInputElement && isBox(field)) {
    field.checked = !isChecked;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = value;
  else if (field.type !== 'file') {
    field.value = field.defaultValue;
    // Past React's own record of the value, which would make the change invisible to it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
