import type { HiddenField } from './query-fields.ts';

/** Fields of a form that nobody sees. */
export function HiddenFields({ fields }: { readonly fields: readonly HiddenField[] }) {
  return fields.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
