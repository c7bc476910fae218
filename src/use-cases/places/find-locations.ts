import { dealerPhone, isLicenceShown, isLocationShown } from '#src/rules/places/location.ts';
import type { LocationRow } from '#src/store/read-site.ts';
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
export const shownLocations = ({ showroom }: Pick<PageContext, 'showroom'>): readonly LocationRow[] =>
  showroom.locations.filter(isLocationShown);

/** The location a site speaks of first. */
export function primaryLocation(context: Pick<PageContext, 'showroom'>): LocationRow | null {
  const shown = shownLocations(context);
  return shown.find(({ is_primary }) => is_primary) ?? shown[0] ?? null;
}

/** A location in one breath; a phone number of its dealership stands in for its own (ledger P2). */
export function locationLine({ site }: Pick<PageContext, 'site'>, location: LocationRow): LocationLine {
  const dealership = site.dealerships.find(({ id }) => id === location.dealership_id) ?? null;
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
export function locationLicences({ site }: Pick<PageContext, 'site'>, location: LocationRow): string[] {
  if (!isLicenceShown(site.switches.showsLicenceNumbers, location.state)) return [];
  const { dealer_license_number: dealer, motor_vehicle_repairer: repairer } = location;
  return [
    ...(dealer === null ? [] : [`Dealer licence ${dealer}`]),
    ...(repairer === null ? [] : [`Motor vehicle repairer ${repairer}`]),
  ];
}
