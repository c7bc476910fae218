import { PhotoFolder } from '#src/adapters/photos/photo-folder.ts';
import type { PhotoStore } from '#src/adapters/photos/photo-store.ts';
import { S3Photos } from '#src/adapters/photos/s3-photos.ts';
import { photosFolder } from './settings/data-folders.ts';
import type { Settings } from './settings/settings.ts';

/** Where dealers' photos are kept: in the bucket that is set, or else in a folder of DATA_DIR. */
export function photoStore(settings: Pick<Settings, 'DATA_DIR' | Extract<keyof Settings, `PHOTOS_S3_${string}`>>): PhotoStore {
  const { PHOTOS_S3_BUCKET: bucket, PHOTOS_S3_KEY_ID: id, PHOTOS_S3_SECRET: secret } = settings;
  if (bucket === undefined) return new PhotoFolder(photosFolder(settings));
  if ((id === undefined) !== (secret === undefined))
    throw new Error('PHOTOS_S3_KEY_ID and PHOTOS_S3_SECRET belong together: set both or neither.');
  return new S3Photos({
    bucket,
    prefix: settings.PHOTOS_S3_PREFIX,
    region: settings.PHOTOS_S3_REGION,
    endpoint: settings.PHOTOS_S3_ENDPOINT ?? null,
    key: id === undefined || secret === undefined ? null : { id, secret },
  });
}
