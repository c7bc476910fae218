import type { HiddenField } from './query-fields.ts';

export function HiddenFields({ fields }: { readonly fields: readonly HiddenField[] }) {
  return fields.map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
