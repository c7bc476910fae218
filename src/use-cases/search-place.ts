import { BODY_SLUGS, type SlugKind, slugMeaning, TYPE_PAGES } from '#src/rules/search/search-slugs.ts';
import { bodyName } from '#src/rules/stock/body-type.ts';
import type { FilterField } from '#src/rules/stock/search-filter.ts';
import { plural } from '#src/rules/text/plural.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { Context } from './context.ts';
import { shownLocations } from './places.ts';
import { vehicleWord } from './vehicle-word.ts';

type Word = (field: FilterField) => string;

/** What a search address stands for: its title, and which vehicles belong there. */
export interface SearchPlace {
  readonly title: string;
  /** The names of the steps between Home and the title. */
  readonly within: readonly { readonly label: string; readonly href: string }[];
  readonly passes: (word: Word) => boolean;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  'new-used-and-demo-cars': 'All',
  'used-cars': 'Used',
  'new-and-demo-cars': 'New and demo',
  'demo-cars': 'Demo',
  'new-cars': 'New',
};

/** Finds what /search/{slug} and /search/{make}/{model} stand for on this site, or null when nothing does (ledger S1, I6). */
export function searchPlace(context: Context, slug: string, modelSlug: string | undefined): SearchPlace | null {
  const place = placeOf(context, slug);
  if (place === null || modelSlug === undefined) return place?.found ?? null;
  if (place.kind !== 'make') return null;
  const passes = (word: Word) => place.found.passes(word) && slugOf(word('model')) === modelSlug;
  const inStock = context.showroom.stock.list(passes, 0, 1).cards[0]?.model;
  const known = context.showroom.models.find((model) => model.slug === modelSlug && slugOf(model.make) === slug);
  const name = inStock ?? known?.name;
  if (name === undefined) return null;
  return {
    title: `${place.found.title} ${name}`,
    within: [{ label: place.found.title, href: `/search/${slug}` }],
    passes,
  };
}

function placeOf(context: Context, slug: string): { kind: SlugKind; found: SearchPlace } | null {
  const { showroom, site } = context;
  const locations = shownLocations(context);
  const kind = slugMeaning(slug, {
    type: Object.keys(TYPE_PAGES),
    make: [...showroom.makes.map((make) => make.slug), ...[...showroom.stock.words('make')].map(slugOf)],
    body: [...BODY_SLUGS, ...[...showroom.stock.words('body')].map(slugOf)],
    location: locations.map((location) => location.slug),
    dealership: site.dealerships.map((dealership) => dealership.slug),
  });
  if (kind === null || slug === '') return null;
  const vehicles = plural(vehicleWord(site));
  const found = (title: string, passes: (word: Word) => boolean) => ({ kind, found: { title, within: [], passes } });
  switch (kind) {
    case 'type': {
      const types = TYPE_PAGES[slug] ?? [];
      return found(`${TYPE_NAMES[slug] ?? ''} ${vehicles}`, (word) => types.length === 0 || types.includes(word('car_type')));
    }
    case 'make': {
      const inStock = [...showroom.stock.words('make')].find((make) => slugOf(make) === slug);
      const title = showroom.makes.find((make) => make.slug === slug)?.name ?? inStock ?? slug;
      return found(title, (word) => slugOf(word('make')) === slug);
    }
    case 'body': {
      const title =
        [...showroom.stock.words('body')].find((body) => slugOf(body) === slug) ?? bodyName(slug, site.switches.truckMeans);
      return found(plural(title), (word) => slugOf(word('body')) === slug);
    }
    case 'location':
      return found(locations.find((location) => location.slug === slug)?.name ?? slug, (word) => word('location') === slug);
    case 'dealership':
      return found(
        site.dealerships.find((dealership) => dealership.slug === slug)?.name ?? slug,
        (word) => word('dealership') === slug,
      );
  }
}
