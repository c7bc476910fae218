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
  /** How long one photo may take, from the first attempt to the last byte. */
  readonly timeoutMs?: number;
}

const CONNECT_MS = 3_000;
const REQUEST_MS = 10_000;
/** What is kept is never larger. */
const MOST_BYTES = 32 * 1024 * 1024;

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
      this.#inTime(),
    );
  }

  async read(hash: string): Promise<Uint8Array | null> {
    const { client, sdk } = await this.#open();
    try {
      const inTime = this.#inTime();
      const { Body } = await client.send(new sdk.GetObjectCommand(this.#at(hash)), inTime);
      return Body === undefined ? null : await wholeOf(Body.transformToWebStream(), inTime.abortSignal);
    } catch (error) {
      if (error instanceof sdk.NoSuchKey) return null;
      throw error;
    }
  }

  async remove(hash: string): Promise<void> {
    const { client, sdk } = await this.#open();
    await client.send(new sdk.DeleteObjectCommand(this.#at(hash)), this.#inTime());
  }

  /** The library's own time limits only warn, or begin anew with every byte and every attempt. */
  #inTime(): { readonly abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.#settings.timeoutMs ?? REQUEST_MS) };
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
    requestHandler: { connectionTimeout: CONNECT_MS },
  });
  return { client, sdk };
}

/** Reads a photo to its end, unless that does not come in time or it is larger than any that is kept. */
async function wholeOf(body: ReadableStream<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const reader = body.getReader();
  const late = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('The photo store did not answer in time.')), { once: true }),
  );
  late.catch(() => {});
  try {
    for (let bytes = 0; ; ) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return Buffer.concat(parts);
      bytes += value.length;
      if (bytes > MOST_BYTES) throw new Error('The photo store sent a file larger than any photo we keep.');
      parts.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => {});
    throw error;
  }
}
