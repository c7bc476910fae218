import type { FieldName, Option } from './fields.ts';
import type { StepField } from './form-types.ts';

/** A field that must be filled in. */
export const required = (name: FieldName): StepField => ({ name, required: true });

/** A field that may be left empty. */
export const optional = (name: FieldName): StepField => ({ name, required: false });

/** A choice between words of the site's own. */
export const select = (name: FieldName, words: readonly string[], isRequired: boolean): StepField => ({
  name,
  required: isRequired,
  options: words.map((word) => ({ value: word, label: word })),
});

/** A choice that must be made; where there is only one, nobody need make it. */
export function chosenFrom(name: FieldName, options: readonly Option[]): StepField[] {
  const [only, ...more] = options;
  if (only === undefined) return [];
  return [{ name, required: true, ...(more.length === 0 ? { fixed: only.value } : { options }) }];
}
