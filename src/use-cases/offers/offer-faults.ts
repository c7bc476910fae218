import { slugOf } from '#src/rules/text/slug.ts';
import { type Catalogue, makeSlug } from '#src/site/files/catalogue-file.ts';
import type { OfferFile } from '#src/site/files/offer-file.ts';
import type { DealershipFile, SiteFile } from '#src/site/files/site-file.ts';
import type { Fault } from '#src/use-cases/site/fault.ts';

/** What offers are held against: the catalogue, and every site there is or is about to be. */
interface Around {
  readonly catalogue: Catalogue;
  readonly sites: ReadonlySet<string>;
}

/** What is wrong with the offers in a site's file: a make, a model or a site that nobody knows (ledger P4, O9). */
export function offerFaults(site: SiteFile, around: Around): Fault[] {
  return site.dealerships.flatMap((dealership, at) =>
    typeof dealership === 'string'
      ? []
      : dealership.offers.flatMap((offer, place) =>
          faultsOf(offer, dealership, around).map(({ key, reason }) => ({
            key: `dealerships.${at}.offers.${place}.${key}`,
            reason,
          })),
        ),
  );
}

function faultsOf(offer: OfferFile, dealership: DealershipFile, { catalogue, sites }: Around): Fault[] {
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
