import { modelName } from '../models/models.ts';
import { plural } from '../text/plural.ts';
import type { Choices } from './facets.ts';

/** The title of a search by what it shows: 'All cars', 'Used Toyota HiLux', 'SUVs', 'Toyota at North Yard'. */
export function searchTitle({ words }: Pick<Choices, 'words'>, vehicleWord: string): string {
  const only = (values: readonly string[] = []) => (values.length === 1 ? (values[0] ?? null) : null);
  const type = typeWord(words.car_type ?? []);
  const make = only(words.make);
  const model = only(words.model);
  const named = make === null || model === null ? make : modelName({ make, name: model });
  const body = only(words.body);
  const place = only(words.location_name) ?? only(words.dealership_name);
  const what = named ?? (body === null ? null : plural(body));
  if (what === null && type === null && place !== null) return place;
  const title = [type, what ?? plural(vehicleWord)].filter((part) => part !== null).join(' ');
  const whole = what === null && type === null ? `All ${title}` : title;
  return place === null ? whole : `${whole} at ${place}`;
}

/** The word for a combination of types; null if there is none. */
export function typeWord(types: readonly string[]): string | null {
  const has = (type: string) => types.includes(type);
  if (types.length === 1) return has('used') ? 'Used' : has('demo') ? 'Demo' : has('new') ? 'New' : null;
  return types.length === 2 && has('new') && has('demo') ? 'New and demo' : null;
}
