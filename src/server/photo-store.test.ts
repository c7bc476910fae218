import { expect, test } from 'vitest';
import { PhotoFolder } from '#src/adapters/photos/photo-folder.ts';
import { S3Photos } from '#src/adapters/photos/s3-photos.ts';
import { photoStore } from './photo-store.ts';
import { readSettings } from './settings/read-settings.ts';

const storeFor = (env: Record<string, string>) => photoStore(readSettings(env));

test('J10 photos are kept in a folder of DATA_DIR unless a bucket is set', () => {
  expect(storeFor({})).toBeInstanceOf(PhotoFolder);
  expect(storeFor({ PHOTOS_S3_BUCKET: 'photos' })).toBeInstanceOf(S3Photos);
});

test('J10 a key to the bucket without its secret is refused at start', () => {
  const both = { PHOTOS_S3_BUCKET: 'photos', PHOTOS_S3_KEY_ID: 'id', PHOTOS_S3_SECRET: 'secret' };
  expect(storeFor(both)).toBeInstanceOf(S3Photos);
  expect(() => storeFor({ ...both, PHOTOS_S3_SECRET: '' })).toThrow('set both or neither');
});
