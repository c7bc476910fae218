import { slugOf } from '#src/rules/text/slug.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { CatalogueModel } from '#src/store/site/read-site.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** A model of the catalogue that this site sells, with how many are in its visible stock. */
export interface ListedModel extends CatalogueModel {
  readonly count: number;
  readonly href: string;
}

type Input = Pick<PageContext, 'site' | 'showroom'>;

/** Computed once per showroom: menus on every page need it. */
const listed = new WeakMap<Showroom, readonly ListedModel[]>();

/**
 * The models a site sells: on a manufacturer's site all of its models, in the catalogue's order. Elsewhere the models in stock, and those of the
 * makes that a location is franchised for, most in stock first (ledger N2).
 */
export function listModels(context: Input): readonly ListedModel[] {
  const known = listed.get(context.showroom) ?? readModels(context);
  listed.set(context.showroom, known);
  return known;
}

export function isOfSite({ site, showroom }: Input, { make }: Pick<CatalogueModel, 'make'>): boolean {
  return site.manufacturer === null ? showroom.stock.values('make').includes(make) : slugOf(make) === slugOf(site.manufacturer);
}

/** A model's page: the one that its manufacturer names, else one that the site has made for it, else the platform's. */
export function modelHref(
  { site }: Pick<Input, 'site'>,
  { overrideUrl, slug }: Pick<CatalogueModel, 'overrideUrl' | 'slug'>,
): string {
  return overrideUrl ?? (Object.hasOwn(site.pages, `models/${slug}`) ? `/models/${slug}` : `/${slug}`);
}

/** The models of one make, in stock or not. */
export function modelsOfMake(context: Input, make: string): readonly ListedModel[] {
  const counts = countsOf(context, make);
  return context.showroom.models
    .filter((model) => slugOf(model.make) === slugOf(make))
    .map((model) => ({ ...model, count: counts.get(slugOf(model.name)) ?? 0, href: modelHref(context, model) }));
}

function readModels(context: Input): readonly ListedModel[] {
  const { site, showroom } = context;
  const makes = [...new Set(showroom.models.filter((model) => isOfSite(context, model)).map(({ make }) => make))];
  const models = makes.flatMap((make) => modelsOfMake(context, make));
  if (site.manufacturer !== null) return models;
  const franchised = new Set(showroom.locations.flatMap(({ manufacturers }) => manufacturers.map(slugOf)));
  return models.filter(({ count, make }) => count > 0 || franchised.has(slugOf(make))).toSorted((a, b) => b.count - a.count);
}

function countsOf({ showroom }: Input, make: string): ReadonlyMap<string, number> {
  const word = showroom.stock.values('make').find((one) => slugOf(one) === slugOf(make));
  if (word === undefined) return new Map();
  const { facets } = showroom.stock.search(
    { text: '', sort: 'relevance', words: { make: [word] }, ranges: {} },
    { offset: 0, limit: 0, facets: ['model'] },
  );
  return new Map((facets.model ?? []).map(({ value, count }) => [slugOf(value), count]));
}
