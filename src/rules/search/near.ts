/** The search distances to choose from, in kilometres (ledger S23). */
export const DISTANCES = [10, 25, 50, 100, 250] as const;
export type Distance = (typeof DISTANCES)[number];

/** The distance if none is chosen. */
export const DEFAULT_DISTANCE: Distance = 50;

/** A place to search near, as named in an address, and the distance around it. */
export interface Near {
  /** A place's slug: '3220-geelong', '3220', or what was typed, as a slug. */
  readonly place: string;
  readonly km: Distance;
}

/**
 * The smallest distance that covers a number of kilometres: 30 is searched as 50, and anything above the largest as the largest.
 */
export const distanceOf = (km: number): Distance => DISTANCES.find((distance) => km <= distance) ?? 250;

/** A search near a place as text: 'Within 50 km of Geelong VIC 3220'. */
export const nearLabel = (km: number, place: string): string => `Within ${km} km of ${place}`;

/** The message for an unknown place. */
export const unknownPlaceText = (typed: string): string =>
  `We don’t know a place called “${typed}”, so we haven’t filtered by distance. Try a suburb or a postcode, such as Parramatta or 2150.`;

/** Whether an address names a known place in other than its canonical form, such as near=3220-geelong&km=50 (ledger S23). */
export const isNearInOtherForm = (params: Pick<URLSearchParams, 'get'>, found: Near | null): boolean =>
  params.get('near') !== null && found !== null && (params.get('near') !== found.place || params.get('km') !== String(found.km));
