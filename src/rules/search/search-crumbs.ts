import { plural } from '../text/plural.ts';
import { slugOf } from '../text/slug.ts';
import type { Choices } from './facets.ts';
import { TYPE_PAGES } from './search-slugs.ts';
import { typeWord } from './search-title.ts';

/** A step of a breadcrumb; without an address if it leads nowhere, as the last one. */
export interface Crumb {
  readonly label: string;
  readonly href: string | null;
}

/** The breadcrumb of a search: Home, then type, make, model and body if one of each is chosen, then its title (ledger S19). */
export function searchCrumbs(
  { words }: Pick<Choices, 'words'>,
  input: { readonly title: string; readonly path: string; readonly prefix: string; readonly vehicleWord: string },
): Crumb[] {
  const only = (values: readonly string[] = []) => (values.length === 1 ? (values[0] ?? null) : null);
  const [type, make, model, body] = [typeWord(words.car_type ?? []), only(words.make), only(words.model), only(words.body)];
  const step = (label: string | null, to: string) => (label === null ? [] : [{ label, href: `${input.prefix}${to}` }]);
  const typePage = Object.entries(TYPE_PAGES).find(
    ([, types]) => types.length > 0 && [...types].toSorted().join() === [...(words.car_type ?? [])].toSorted().join(),
  )?.[0];
  const steps = [
    ...(typePage === undefined ? [] : step(type && `${type} ${plural(input.vehicleWord)}`, typePage)),
    ...step(make, slugOf(make ?? '')),
    ...(make === null ? [] : step(model, `${slugOf(make)}/${slugOf(model ?? '')}`)),
    ...step(body && plural(body), slugOf(body ?? '')),
  ];
  const here = input.path.replace(/^\/[^/]+\//, '').replace(/\/$/, '');
  // A page that is only as narrow as its own path needs no step for itself.
  const chosen = [type, make, model, body].filter((value) => value !== null).length;
  const isWhole = chosen <= here.split('/').length;
  return [
    { label: 'Home', href: '/' },
    ...steps.filter(({ label, href }) => label !== input.title && !(isWhole && href === `${input.prefix}${here}`)),
    { label: input.title, href: null },
  ];
}
