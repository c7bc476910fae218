import { modelName } from '#src/rules/models/models.ts';
import type { Choices } from '#src/rules/search/facets.ts';
import { typeWord } from '#src/rules/search/search-title.ts';
import { plural } from '#src/rules/text/plural.ts';

/** A search as a person would look for it: 'Used Toyota HiLux for sale', 'Toyota cars for sale', 'Cars for sale at North Yard'. */
export function searchHeadline({ words }: Pick<Choices, 'words'>, vehicleWord: string): string {
  const only = (values: readonly string[] = []) => (values.length === 1 ? (values[0] ?? null) : null);
  const [make, model, body] = [only(words.make), only(words.model), only(words.body)];
  const kind = plural(body ?? vehicleWord);
  const what = make === null ? kind : model === null ? `${make} ${kind}` : modelName({ make, name: model });
  const place = only(words.location_name) ?? only(words.dealership_name);
  const type = typeWord(words.car_type ?? []);
  const isAll = type === null && make === null && body === null && place === null;
  const kinds = isAll ? `All ${what}` : type === null ? what : `${type} ${what}`;
  const whole = `${kinds} for sale${place === null ? '' : ` at ${place}`}`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}
