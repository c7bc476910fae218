import { useSyncExternalStore } from 'react';
import { compareIds, MOST_SIDE_BY_SIDE } from '#src/rules/favourites/compare.ts';

/** The ids of the vehicles that an address such as `/favourites?cars=12,7` compares; null when it names none. */
export function namedCars(search: string): readonly number[] | null {
  const ids = compareIds(new URLSearchParams(search).get('cars')).slice(0, MOST_SIDE_BY_SIDE);
  return ids.length === 0 ? null : ids;
}

/** The query of the page's address. Unknown to the server: its page is the same for everyone. */
export const useAddressQuery = (): string | null =>
  useSyncExternalStore(
    () => () => {},
    () => window.location.search,
    () => null,
  );
