import type { PhotoStore } from '#src/adapters/photos/photo-store.ts';
import { tidyPhotos } from '#src/use-cases/photos/tidy-photos.ts';
import type { Job } from './job.ts';

/** Each night: deletes photos that no vehicle has named for thirty days. */
export const tidyPhotosJob = (photos: PhotoStore): Job => ({
  name: 'tidy-photos',
  schedule: { cron: '10 4 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    log.info(await tidyPhotos(db, photos), 'Photos that no vehicle has shown for thirty days were deleted.');
  },
});
