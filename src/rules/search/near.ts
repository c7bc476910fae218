/** How far from a place vehicles are looked for, in kilometres (ledger S23). */
export const DISTANCES = [10, 25, 50, 100, 250] as const;
export type Distance = (typeof DISTANCES)[number];

/** How far where nobody says. */
export const USUAL_DISTANCE: Distance = 50;

/** A place to search near, as an address names it, and how far around it. */
export interface Near {
  /** A place's slug: '3220-geelong', '3220', or what someone typed, in that form. */
  readonly place: string;
  readonly km: Distance;
}

/** The distance that holds so many kilometres: 30 is searched as 50, and more than the most as the most. */
export const distanceOf = (km: number): Distance => DISTANCES.find((distance) => km <= distance) ?? 250;

/** A search near a place in words: 'Within 50 km of Geelong VIC 3220'. */
export const nearLabel = (km: number, place: string): string => `Within ${km} km of ${place}`;

/** What is said of a place that nobody knows. */
export const unknownPlaceText = (typed: string): string =>
  `We don’t know a place called “${typed}”, so we haven’t filtered by distance. Try a suburb or a postcode, such as Parramatta or 2150.`;

/** Whether an address names a known place in another form than its one form, such as near=3220-geelong&km=50 (ledger S23). */
export const isNearInOtherForm = (params: Pick<URLSearchParams, 'get'>, found: Near | null): boolean =>
  params.get('near') !== null && found !== null && (params.get('near') !== found.place || params.get('km') !== String(found.km));
