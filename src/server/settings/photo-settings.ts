import { z } from 'zod';
import { isUrl, setting } from './setting.ts';

/** Where dealers' photos are kept (docs/decisions/0053-dealers-photos.md). */
export const PHOTO_SETTINGS = {
  PHOTOS_S3_BUCKET: setting(
    ['web', 'worker'],
    z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
      .optional(),
    {
      description:
        'The bucket of an S3-compatible store that keeps dealers’ photos; without it they are kept in the folder “photos” in DATA_DIR. Several machines need a bucket, or a folder that they share. The paths are the same in both, so the folder can be copied into the bucket.',
      mustBe: 'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
    },
  ),
  PHOTOS_S3_ENDPOINT: setting(['web', 'worker'], z.string().refine(isUrl('http', 'https')).optional(), {
    description: 'The address of the store, if it is not Amazon’s.',
    mustBe: 'an address that starts with https:// or http://',
  }),
  PHOTOS_S3_REGION: setting(
    ['web', 'worker'],
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/)
      .default('ap-southeast-2'),
    {
      description: 'The region of the bucket.',
      mustBe: 'the name of a region such as ap-southeast-2, or auto where the store has none',
    },
  ),
  PHOTOS_S3_PREFIX: setting(
    ['web', 'worker'],
    z
      .string()
      .regex(/^[\w./-]{1,200}$/)
      .default('photos/'),
    { description: 'What the photos’ names in the bucket begin with.', mustBe: 'letters, digits and the characters . _ / -' },
  ),
  PHOTOS_S3_KEY_ID: setting(['web', 'worker'], z.string().optional(), {
    description: 'The id of the key to the store; without one, the role that the machine itself has.',
    mustBe: 'the id of a key',
  }),
  PHOTOS_S3_SECRET: setting(['web', 'worker'], z.string().optional(), {
    description: 'The secret of the key to the store.',
    mustBe: 'the secret of a key',
    secret: true,
  }),
};
