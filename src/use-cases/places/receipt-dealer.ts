import { leadLocation } from '#src/rules/leads/lead-location.ts';
import { addressLines, dealerPhone, isLocationShown, type Location, primaryOf } from '#src/rules/places/location.ts';
import type { Site } from '#src/site/site.ts';
import { locationLicences } from './find-locations.ts';

/** Who a receipt is from: the dealer's name, street address, phone number and licences. */
export interface ReceiptDealer {
  readonly name: string;
  /** The street, then city, state and postcode; empty for a dealer without a place. */
  readonly address: readonly string[];
  readonly phone: string | null;
  readonly licences: readonly string[];
}

interface Of {
  readonly site: Site;
  readonly locations: readonly Location[];
}

interface About {
  readonly dealershipId: number;
  /** null when the vehicle is no longer listed. */
  readonly locationId: number | null;
}

/** The dealer of a receipt, on its page and in its email: the one whose vehicle it is about, or the site's own. */
export function receiptDealer({ site, locations }: Of, about: About | null): ReceiptDealer {
  const location = placeOf(locations, about) ?? primaryOf(locations.filter(isLocationShown));
  const dealership = site.dealerships.find(({ id }) => location === null || id === location.dealershipId) ?? null;
  return {
    name: dealership?.name ?? site.name,
    address: location === null ? [] : addressLines(location),
    phone: dealerPhone(dealership, location),
    licences: location === null ? [] : locationLicences({ site }, location),
  };
}

function placeOf(locations: readonly Location[], about: About | null): Location | null {
  if (about === null) return null;
  const { dealershipId, locationId } = about;
  return leadLocation(locations, { named: null, dealershipId, car: locationId === null ? null : { locationId } });
}
