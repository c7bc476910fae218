import { addressLines, dealerPhone, isLocationShown, type Location, primaryOf } from '#src/rules/places/location.ts';
import type { Site } from '#src/site/site.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { contactLocation, locationLicences, primaryLocation } from './find-locations.ts';

/** Who a receipt is from: the dealer's name, street address, phone number and licences. */
export interface ReceiptDealer {
  readonly name: string;
  /** The street, then city, state and postcode; empty for a dealer without a place. */
  readonly address: readonly string[];
  readonly phone: string | null;
  readonly licences: readonly string[];
}

/** The dealer of a receipt on a page: the one whose vehicle it is about, or the site's own. */
export const receiptDealer = (
  context: Pick<PageContext, 'site' | 'showroom'>,
  car: { readonly dealershipId: number; readonly locationId: number } | null,
): ReceiptDealer => dealerAt(context.site, car === null ? primaryLocation(context) : contactLocation(context, car));

/** The dealer of a receipt that is about no vehicle, in an email: the same as on its page. */
export const siteDealer = ({
  site,
  locations,
}: {
  readonly site: Site;
  readonly locations: readonly Location[];
}): ReceiptDealer => dealerAt(site, primaryOf(locations.filter(isLocationShown)));

function dealerAt(site: Site, location: Location | null): ReceiptDealer {
  const dealership = site.dealerships.find(({ id }) => location === null || id === location.dealershipId) ?? null;
  return {
    name: dealership?.name ?? site.name,
    address: location === null ? [] : addressLines(location),
    phone: dealerPhone(dealership, location),
    licences: location === null ? [] : locationLicences({ site }, location),
  };
}
