import type { FieldName, Option } from './fields.ts';
import type { StepField } from './form-types.ts';

export const required = (name: FieldName): StepField => ({ name, required: true });

export const optional = (name: FieldName): StepField => ({ name, required: false });

/** A choice between the site's own words. */
export const select = (name: FieldName, words: readonly string[], isRequired: boolean): StepField => ({
  name,
  required: isRequired,
  options: words.map((word) => ({ value: word, label: word })),
});

/** A required choice; if there is only one option, it is preselected. */
export function chosenFrom(name: FieldName, options: readonly Option[]): StepField[] {
  const [only, ...more] = options;
  if (only === undefined) return [];
  return [{ name, required: true, ...(more.length === 0 ? { fixed: only.value } : { options }) }];
}
