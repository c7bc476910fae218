import { RESERVED_PARTS } from '#src/rules/addresses/match-address.ts';
import { BODY_SLUGS, slugClashes, TYPE_PAGES } from '#src/rules/search/search-slugs.ts';
import { localHost } from '#src/rules/site/site-hosts.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { type Catalogue, makeSlug, modelSlug } from '#src/site/files/catalogue-file.ts';
import type { OfferFile } from '#src/site/files/offer-file.ts';
import type { FileFault, SiteFiles } from '#src/site/files/read-site-files.ts';
import type { DealershipFile, SiteFile } from '#src/site/files/site-file.ts';

/** What is wrong in a site's file. */
type Fault = Omit<FileFault, 'file'>;

/** Returns why a page cannot have a block, or null when it can. */
export type CheckBlock = (block: Readonly<Record<string, unknown>>) => string | null;

/** What a site's file is checked against: the other files, what is stored already, and the catalogue. */
export interface Surroundings {
  readonly layers: SiteFiles['layers'];
  /** The dealerships that files describe, with the slugs of their locations. */
  readonly dealerships: ReadonlyMap<string, readonly string[]>;
  readonly storedDealerships: ReadonlySet<string>;
  /** Each host that is taken, with the slug of the site that has it. */
  readonly hosts: ReadonlyMap<string, string>;
  /** The slug of every site that is stored or described. */
  readonly sites: ReadonlySet<string>;
  readonly catalogue: Catalogue;
  readonly lenders: SiteFiles['lenders'];
  readonly checkBlock: CheckBlock;
}

/** Everything that is wrong with a site's file in its surroundings: missing layers, taken hosts, clashing slugs, bad blocks. */
export function checkSiteFile(site: SiteFile, around: Surroundings): Fault[] {
  return [
    ...layerFaults(site, around),
    ...dealershipFaults(site, around),
    ...hostFaults(site, around),
    ...slugFaults(site, around),
    ...pageFaults(site, around),
    ...lenderFaults(site, around),
    ...offerFaults(site, around),
  ];
}

function layerFaults(site: SiteFile, { layers }: Surroundings): Fault[] {
  return (['template', 'brand', 'group'] as const).flatMap((kind) => {
    const name = site[kind];
    const isThere = name === null || layers.some((layer) => layer.kind === kind && layer.name === name);
    return isThere
      ? []
      : [{ key: kind, reason: `there is no ${kind} "${name}" (a file ${kind}s/${name}.json) that can be used` }];
  });
}

function dealershipFaults(site: SiteFile, { dealerships, storedDealerships }: Surroundings): Fault[] {
  const unknown = site.dealerships.flatMap((one) => {
    if (typeof one !== 'string' || dealerships.has(one) || storedDealerships.has(one)) return [];
    return [{ key: 'dealerships', reason: `"${one}" is not described in any site's file` }];
  });
  const slugs = site.dealerships.map((one) => (typeof one === 'string' ? one : one.slug));
  return [...unknown, ...doubles(slugs).map((slug) => ({ key: 'dealerships', reason: `"${slug}" is listed twice` }))];
}

function hostFaults(site: SiteFile, { hosts }: Surroundings): Fault[] {
  const taken = [...site.domains, localHost(site.slug)].flatMap((host) => {
    const owner = hosts.get(host);
    return owner === undefined || owner === site.slug
      ? []
      : [{ key: 'domains', reason: `the host ${host} belongs to the site "${owner}"` }];
  });
  return [...taken, ...doubles(site.domains).map((host) => ({ key: 'domains', reason: `the host ${host} is listed twice` }))];
}

const doubles = (names: readonly string[]): string[] => names.filter((name, at) => names.indexOf(name) !== at);

function slugFaults(site: SiteFile, { dealerships, catalogue }: Surroundings): Fault[] {
  const own = new Map(
    site.dealerships.flatMap((one): [string, readonly string[]][] => {
      const slug = typeof one === 'string' ? one : one.slug;
      const locations = dealerships.get(slug);
      return locations === undefined ? [] : [[slug, locations]];
    }),
  );
  const clashes = slugClashes({
    type: Object.keys(TYPE_PAGES),
    make: catalogue.map(makeSlug),
    body: BODY_SLUGS,
    location: [...own.values()].flat(),
    dealership: [...own.keys()],
  });
  return clashes.map(({ slug, kinds: [first, second] }) => ({
    key: 'dealerships',
    reason: `the ${second} "${slug}" clashes with a ${first} of that slug: /search/${slug} would never reach it`,
  }));
}

/** A site with an unknown lender would show no finance at all, and nobody would know why. */
function lenderFaults(site: SiteFile, { layers, lenders }: Surroundings): Fault[] {
  const chosen = [
    ...layers.filter(({ kind, name }) => site[kind] === name).map(({ switches }) => switches.financeProvider),
    site.switches.financeProvider,
  ].filter((id) => typeof id === 'string');
  return chosen
    .filter((id) => lenders !== null && !lenders.some((lender) => lender.id === id))
    .map((id) => ({ key: 'switches.financeProvider', reason: `there is no lender "${id}" in lenders.json` }));
}

/** The addresses of posts: a page there would never be reached. */
const ARTICLE = /^blog\/[^/]+\/[^/]+$/;

function pageFaults(site: SiteFile, { catalogue, checkBlock }: Surroundings): Fault[] {
  const models = catalogue.filter(({ name }) => name === site.manufacturer).flatMap(({ models: of }) => of.map(modelSlug));
  return Object.entries(site.pages).flatMap(([slug, { blocks }]) => [
    ...(RESERVED_PARTS.includes(slug.split('/')[0] ?? '')
      ? [{ key: `pages.${slug}`, reason: `/${slug} is an address of the platform` }]
      : []),
    ...(ARTICLE.test(slug) ? [{ key: `pages.${slug}`, reason: `/${slug} is the address of an article` }] : []),
    ...(models.includes(slug) ? [{ key: `pages.${slug}`, reason: `/${slug} is the page of a model` }] : []),
    ...blocks.flatMap((block, at) => {
      const reason = checkBlock(block);
      return reason === null ? [] : [{ key: `pages.${slug}.blocks.${at}`, reason }];
    }),
  ]);
}

/** A make, a model or a site that nobody knows (ledger P4, O9). */
function offerFaults(site: SiteFile, around: Surroundings): Fault[] {
  return site.dealerships.flatMap((dealership, at) =>
    typeof dealership === 'string'
      ? []
      : dealership.offers.flatMap((offer, index) =>
          offerFaultsOf(offer, dealership, around).map(({ key, reason }) => ({
            key: `dealerships.${at}.offers.${index}.${key}`,
            reason,
          })),
        ),
  );
}

function offerFaultsOf(offer: OfferFile, dealership: DealershipFile, { catalogue, sites }: Surroundings): Fault[] {
  const { manufacturer, model } = offer;
  const make = manufacturer === null ? undefined : catalogue.find((one) => makeSlug(one) === slugOf(manufacturer));
  return [
    ...(manufacturer !== null && make === undefined && !sells(dealership, manufacturer)
      ? [
          {
            key: 'manufacturer',
            reason: `there is no make "${manufacturer}" in the catalogue, nor at the dealership's locations`,
          },
        ]
      : []),
    ...(model !== null && make?.models.some(({ name }) => slugOf(name) === model) !== true
      ? [{ key: 'model', reason: `there is no model "${model}" of "${manufacturer}" in the catalogue` }]
      : []),
    ...offer.excluded_sites
      .filter((slug) => !sites.has(slug))
      .map((slug) => ({ key: 'excluded_sites', reason: `there is no site "${slug}"` })),
  ];
}

const sells = ({ locations }: DealershipFile, make: string): boolean =>
  locations.some(({ manufacturers }) => manufacturers.some((one) => slugOf(one) === slugOf(make)));
