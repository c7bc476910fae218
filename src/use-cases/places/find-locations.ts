import { leadLocation } from '#src/rules/leads/lead-location.ts';
import type { Location } from '#src/rules/places/location.ts';
import { dealerPhone, isLicenceShown, isLocationShown, primaryOf } from '#src/rules/places/location.ts';
import type { PageContext } from '#src/use-cases/context.ts';

export interface LocationLine {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly phone: string | null;
}

/** The locations that may be shown: with a name, and not hidden (ledger D1). */
export const shownLocations = ({ showroom }: Pick<PageContext, 'showroom'>): readonly Location[] =>
  showroom.locations.filter(isLocationShown);

/** The location a site speaks of first. */
export const primaryLocation = (context: Pick<PageContext, 'showroom'>): Location | null => primaryOf(shownLocations(context));

/**
 * The location to call or visit about a vehicle: the one where its leads go, which is never hidden. Without a vehicle, or when its
 * dealership shows no location, it is the site's primary one (ledger D1).
 */
export function contactLocation(
  context: Pick<PageContext, 'showroom'>,
  car: { readonly dealershipId: number; readonly locationId: number } | null,
): Location | null {
  const own = leadLocation(context.showroom.locations, { named: null, dealershipId: car?.dealershipId ?? null, car });
  return own ?? primaryLocation(context);
}

/** The short form of a location. Its phone number is its dealership's, or else its own (ledger P2). */
export function locationLine({ site }: Pick<PageContext, 'site'>, location: Location): LocationLine {
  const dealership = site.dealerships.find(({ id }) => id === location.dealershipId) ?? null;
  return {
    name: location.name,
    street: location.street,
    city: location.city,
    state: location.state,
    postcode: location.postcode,
    phone: dealerPhone(dealership, location),
  };
}

/** The licence and repairer numbers of a location where its state or the site wants them shown (ledger D8, K3). */
export function locationLicences({ site }: Pick<PageContext, 'site'>, location: Location): string[] {
  if (!isLicenceShown(site.switches.showsLicenceNumbers, location.state)) return [];
  const { dealerLicenseNumber: dealer, motorVehicleRepairer: repairer } = location;
  return [
    ...(dealer === null ? [] : [`Dealer licence ${dealer}`]),
    ...(repairer === null ? [] : [`Motor vehicle repairer ${repairer}`]),
  ];
}
