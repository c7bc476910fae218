import type { Choices } from '#src/rules/search/facets.ts';
import { BODY_SLUGS, type SlugKind, slugMeaning, TYPE_PAGES } from '#src/rules/search/search-slugs.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { shownLocations } from '#src/use-cases/places/find-locations.ts';

/** What the path of a search chooses. */
export type AddressChoices = Choices['words'];

/** What /search/{slug} or /search/{make}/{model} means on this site; null when it means nothing (ledger S1, I6). */
export function readSearchAddress(context: PageContext, slug: string, modelSlug: string | undefined): AddressChoices | null {
  const found = choicesOf(context, slug);
  if (found === null || modelSlug === undefined) return found?.choices ?? null;
  return found.kind === 'make' ? withModel(context, found.choices, slug, modelSlug) : null;
}

function withModel(
  { showroom }: PageContext,
  choices: AddressChoices,
  makeSlug: string,
  modelSlug: string,
): AddressChoices | null {
  const inStock = showroom.stock
    .search({ text: '', sort: 'relevance', words: choices, ranges: {} }, { offset: 0, limit: 0, facets: ['model'] })
    .facets.model?.find(({ value, count }) => count > 0 && slugOf(value) === modelSlug)?.value;
  const known = showroom.models.find((model) => model.slug === modelSlug && slugOf(model.make) === makeSlug);
  const name = inStock ?? known?.name;
  return name === undefined ? null : { ...choices, model: [name] };
}

function choicesOf(context: PageContext, slug: string): { kind: SlugKind; choices: AddressChoices } | null {
  const { showroom, site } = context;
  const { stock } = showroom;
  const locations = shownLocations(context);
  const kind = slugMeaning(slug, {
    type: Object.keys(TYPE_PAGES),
    make: [...showroom.makes.map((make) => make.slug), ...stock.values('make').map(slugOf)],
    body: [...BODY_SLUGS, ...stock.values('body').map(slugOf)],
    location: locations.map((location) => location.slug),
    dealership: site.dealerships.map((dealership) => dealership.slug),
  });
  if (kind === null || slug === '') return null;
  switch (kind) {
    case 'type': {
      const types = TYPE_PAGES[slug] ?? [];
      return { kind, choices: types.length === 0 ? {} : { car_type: types } };
    }
    case 'make': {
      const named = showroom.makes.find((make) => make.slug === slug)?.name ?? slug;
      return { kind, choices: { make: [wordFor(stock.values('make'), slug) ?? named] } };
    }
    case 'body':
      return { kind, choices: { body: [wordFor(stock.values('body'), slug) ?? bodyName(slug, site.switches.truckMeans)] } };
    case 'location':
      return { kind, choices: { location_name: [locations.find((location) => location.slug === slug)?.name ?? slug] } };
    case 'dealership':
      return { kind, choices: { dealership_name: [site.dealerships.find((one) => one.slug === slug)?.name ?? slug] } };
  }
}

const wordFor = (values: readonly string[], slug: string) => values.find((value) => slugOf(value) === slug);
