import type { DayHours } from '#src/rules/hours/hours-lines.ts';
import type { LocationType } from './location-types.ts';

/** A location of a dealership, as it is stored (ledger D1). */
export interface Location {
  readonly id: number;
  readonly dealershipId: number;
  readonly slug: string;
  readonly name: string;
  readonly locationType: LocationType;
  readonly locationSubtype: readonly string[];
  readonly isPrimary: boolean;
  readonly visible: boolean;
  readonly manufacturers: readonly string[];
  readonly dealerLicenseNumber: string | null;
  readonly motorVehicleRepairer: string | null;
  readonly addressId: number | null;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  readonly lat: number | null;
  readonly long: number | null;
  readonly placeUrl: string | null;
  readonly placeId: string | null;
  readonly mapKey: string | null;
  readonly phone: string | null;
  readonly landlinePhone: string | null;
  readonly openingHours: readonly DayHours[];
  readonly imageUrl: string | null;
  readonly averageRating: number | null;
  readonly reviewCount: number;
  readonly distributionLocations: readonly string[];
}

/** Whether a location may be shown: it has a name and is not hidden (ledger D1). */
export const isLocationShown = ({ name, visible }: { readonly name: string; readonly visible: boolean }): boolean =>
  visible && name.trim() !== '';

/** The location that speaks for several: the primary one, or else the first. */
export const primaryOf = <T extends { readonly isPrimary: boolean }>(locations: readonly T[]): T | null =>
  locations.find(({ isPrimary }) => isPrimary) ?? locations[0] ?? null;

/** The location where a vehicle is; null when it is not among these. */
export const vehicleLocation = (
  { locations }: { readonly locations: readonly Location[] },
  car: { readonly locationId: number | null } | null,
): Location | null => locations.find(({ id }) => id === car?.locationId) ?? null;

/** The city that a site shows for a vehicle: one for all its stock if the site says so, or else that of the vehicle's location. */
export const shownCity = (
  { overrideCity }: { readonly overrideCity: string | null },
  location: { readonly city: string } | null,
): string | null => overrideCity ?? location?.city ?? null;

/** The lines of an address: the street, then city, state and postcode; without what is empty. */
export const addressLines = ({
  street,
  city,
  state,
  postcode,
}: Pick<Location, 'street' | 'city' | 'state' | 'postcode'>): string[] =>
  [street, [city, state, postcode].filter((part) => part !== '').join(' ')].filter((line) => line !== '');

interface Phones {
  readonly phone: string | null;
  readonly landlinePhone: string | null;
}

/** The number that calls a dealer: the dealership's, or else the location's mobile, or else its landline (ledger P2). */
export const dealerPhone = (dealership: { readonly phone: string | null } | null, location: Phones | null): string | null =>
  dealership?.phone ?? location?.phone ?? location?.landlinePhone ?? null;

/** The first path segments that location pages can have. */
export const LOCATION_PAGES = ['contact-us', 'our-location'] as const;
export type LocationPages = (typeof LOCATION_PAGES)[number];

/** The page of a location: /contact-us/{slug}, or /our-location/{slug} if the site says so (ledger D4). */
export const locationHref = (slug: string, under: LocationPages): string => `/${under}/${slug}`;

/** The states whose law requires the dealer's licence number wherever vehicles are advertised (ledger K3). */
const REQUIRED_IN: readonly string[] = ['NSW'];

/**
 * Whether licence and repairer numbers are shown for a location: as the switch says, or else if the state requires it (ledger D8,
 * K3).
 */
export const isLicenceShown = (showsLicenceNumbers: boolean | null, state: string): boolean =>
  showsLicenceNumbers ?? REQUIRED_IN.includes(state.toUpperCase());

interface Whereabouts {
  readonly placeUrl: string | null;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** The link to a location's directions: its own page on a map service if it has one, or else directions to its address. */
export function directionsHref(place: Whereabouts): string {
  if (place.placeUrl !== null) return place.placeUrl;
  const address = [place.street === '' ? place.name : place.street, `${place.city} ${place.state} ${place.postcode}`].join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
