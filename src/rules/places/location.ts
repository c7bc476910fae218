/** Whether a location may be shown: it has a name and is not hidden (ledger D1). */
export const isLocationShown = ({ name, visible }: { readonly name: string; readonly visible: boolean }): boolean =>
  visible && name.trim() !== '';

interface Phones {
  readonly phone: string | null;
  readonly landline_phone: string | null;
}

/** The number that calls a dealer: the dealership's, or else the location's mobile, or else its landline (ledger P2). */
export const dealerPhone = (dealership: { readonly phone: string | null } | null, location: Phones | null): string | null =>
  dealership?.phone ?? location?.phone ?? location?.landline_phone ?? null;

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
  readonly place_url: string | null;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
}

/** The link to a location's directions: its own page on a map service if it has one, or else directions to its address. */
export function directionsHref(place: Whereabouts): string {
  if (place.place_url !== null) return place.place_url;
  const address = [place.street === '' ? place.name : place.street, `${place.city} ${place.state} ${place.postcode}`].join(', ');
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: address })}`;
}
