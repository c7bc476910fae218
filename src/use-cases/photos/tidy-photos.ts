import type { PhotoStore } from '#src/adapters/photos/photo-store.ts';
import type { Database } from '#src/store/connect.ts';
import { dealershipIds, forgetUnusedPhotos, markUnusedPhotos, removeUnusedPhotos } from '#src/store/photos/tidy-photos.ts';

/** Removes photos that no vehicle has named for thirty days. */
export async function tidyPhotos(
  db: Database,
  photos: Pick<PhotoStore, 'remove'>,
): Promise<{ readonly addresses: number; readonly photos: number }> {
  let addresses = 0;
  for (const id of await dealershipIds(db)) addresses += await forgetUnusedPhotos(db, id);
  await markUnusedPhotos(db);
  return { addresses, photos: await removeUnusedPhotos(db, (hash) => photos.remove(hash)) };
}
