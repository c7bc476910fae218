import type { S3Client } from '@aws-sdk/client-s3';
import { type PhotoStore, photoPath } from './photo-store.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Before the path of each photo, such as `photos/`. */
  readonly prefix: string;
  readonly region: string;
  /** The address of a store other than Amazon's; null for theirs. */
  readonly endpoint: string | null;
  /** Null where the machine itself has a role that may use the bucket. */
  readonly key: { readonly id: string; readonly secret: string } | null;
}

const CONNECT_MS = 3_000;
const REQUEST_MS = 10_000;

/** Photos in a bucket of any store that speaks S3. The client is loaded when the first photo is asked for. */
export class S3Photos implements PhotoStore {
  readonly #settings: S3Settings;
  #opened: Promise<{ readonly client: S3Client; readonly sdk: typeof import('@aws-sdk/client-s3') }> | null = null;

  constructor(settings: S3Settings) {
    this.#settings = settings;
  }

  async put(hash: string, photo: Uint8Array): Promise<void> {
    const { client, sdk } = await this.#open();
    // Writing the same bytes again costs less than asking first.
    await client.send(
      new sdk.PutObjectCommand({ ...this.#at(hash), Body: photo, ContentLength: photo.length, ContentType: 'image/webp' }),
    );
  }

  async read(hash: string): Promise<Uint8Array | null> {
    const { client, sdk } = await this.#open();
    try {
      const { Body } = await client.send(new sdk.GetObjectCommand(this.#at(hash)));
      return (await Body?.transformToByteArray()) ?? null;
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null;
      throw error;
    }
  }

  async remove(hash: string): Promise<void> {
    const { client, sdk } = await this.#open();
    await client.send(new sdk.DeleteObjectCommand(this.#at(hash)));
  }

  #at(hash: string): { Bucket: string; Key: string } {
    return { Bucket: this.#settings.bucket, Key: `${this.#settings.prefix}${photoPath(hash)}` };
  }

  #open() {
    this.#opened ??= open(this.#settings);
    return this.#opened;
  }
}

async function open({ region, endpoint, key }: S3Settings) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Stores other than Amazon's seldom have a host for each bucket, and not all know its newer checksums.
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(key === null ? {} : { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } }),
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });
  return { client, sdk };
}
