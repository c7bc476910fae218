import { addressPath } from '#src/rules/addresses/addresses.ts';
import { facetOrder } from '#src/rules/search/facet-order.ts';
import { EMPTY_QUERY, writeSearchQuery } from '#src/rules/search/search-query.ts';
import { typeWord } from '#src/rules/search/search-title.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { isOfSite, modelsOfMake } from '#src/use-cases/models/list-models.ts';
import { makeLogo } from '#src/views/images/make-logo.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';
import { type ModelCard, modelCards } from './model-view.ts';

/** A make on a site (ledger N3, N4). */
export interface BrandView {
  readonly name: string;
  readonly logoUrl: string | null;
  /** How many of each type are in stock, with a link to them; empty when there are none. */
  readonly types: readonly { readonly label: string; readonly count: string; readonly href: string }[];
  /** A link to all of them; null when there are none. */
  readonly all: { readonly label: string; readonly href: string } | null;
  readonly models: readonly ModelCard[];
  /** The make's own website of the same dealers; null when there is none (ledger P2). */
  readonly website: { readonly label: string; readonly href: string } | null;
}

export function viewBrand(context: PageContext, brand: string): BrandView {
  const { showroom, site } = context;
  const slug = slugOf(brand);
  const name = showroom.makes.find((make) => make.slug === slug)?.name ?? brand;
  const word = showroom.stock.values('make').find((one) => slugOf(one) === slug);
  const found =
    word === undefined
      ? null
      : showroom.stock.search(
          { text: '', sort: 'relevance', words: { make: [word] }, ranges: {} },
          { offset: 0, limit: 0, facets: ['car_type'] },
        );
  const types = facetOrder('car_type', found?.facets.car_type ?? [], ({ count }) => count).filter(({ count }) => count > 0);
  const path = addressPath('search', { slug });
  const url = site.makeWebsites.find(({ make }) => slugOf(make) === slug)?.url;
  return {
    name,
    logoUrl: makeLogo(context, slug),
    types: types.map(({ value, count }) => ({
      label: `${typeWord([value]) ?? value} ${name}`,
      count: numberText(count),
      href: `${path}${writeSearchQuery({ ...EMPTY_QUERY, words: { car_type: [value] } })}`,
    })),
    all:
      found === null || found.count === 0
        ? null
        : { label: `See all ${countWords(found.count, `${name} ${vehicleWord(site)}`)}`, href: path },
    models: modelCards(
      context,
      modelsOfMake(context, name).filter((model) => isOfSite(context, model)),
    ),
    website: url === undefined ? null : { label: `Visit our ${name} website`, href: url },
  };
}
