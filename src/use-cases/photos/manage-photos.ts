import type { Database } from '#src/store/connect.ts';
import {
  countPhotos,
  findDealershipId,
  listMissingPhotos,
  type MissingPhoto,
  type PhotoCounts,
  retryPhotos,
} from '#src/store/photos/photo-list.ts';

/** What may be asked and done about one dealership's photos. */
export interface PhotoDesk {
  count(): Promise<PhotoCounts>;
  missing(which: { readonly isFailedOnly: boolean; readonly most: number }): Promise<MissingPhoto[]>;
  /** Returns how many are fetched again. */
  retry(): Promise<number>;
}

/** Null when there is no such dealership. */
export async function managePhotos(db: Database, dealership: string): Promise<PhotoDesk | null> {
  const id = await findDealershipId(db, dealership);
  if (id === null) return null;
  return {
    count: () => countPhotos(db, id),
    missing: (which) => listMissingPhotos(db, id, which),
    retry: () => retryPhotos(db, id),
  };
}
