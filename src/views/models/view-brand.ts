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
import { type ModelCard, modelCard } from './model-view.ts';

/** A make as a site has it (ledger N3, N4). */
export interface BrandView {
  readonly name: string;
  readonly logoUrl: string | null;
  /** How many of each type there are, with the way to them; empty where there are none. */
  readonly types: readonly { readonly label: string; readonly count: string; readonly href: string }[];
  /** The way to all of them; null where there are none. */
  readonly all: { readonly label: string; readonly href: string } | null;
  readonly models: readonly ModelCard[];
}

/** A make with its mark, what is in stock of it by type, and its models. */
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
  const path = `/search/${slug}`;
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
    models: modelsOfMake(context, name)
      .filter((model) => isOfSite(context, model))
      .map((model) => modelCard(context, model)),
  };
}
