import { createHash } from 'node:crypto';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import type { DevelopedPhoto } from '#src/adapters/photos/develop-photo.ts';
import type { FetchPhoto } from '#src/adapters/photos/fetch-photo.ts';
import type { PhotoStore } from '#src/adapters/photos/photo-store.ts';
import type { ReadUpload } from '#src/adapters/photos/read-upload.ts';
import { PHOTO_HASH_LENGTH } from '#src/rules/images/image-address.ts';
import { nextPhotoAttempt, PHOTO_ATTEMPTS } from '#src/rules/photos/photo-retry.ts';
import { uploadOf } from '#src/rules/photos/uploaded-photo.ts';
import type { Database } from '#src/store/connect.ts';
import type { DuePhoto } from '#src/store/photos/due-photos.ts';
import { type PhotoOutcome, type RecordedPhoto, recordPhotos } from '#src/store/photos/record-photos.ts';

/** What photos are fetched with. */
export interface PhotoMeans {
  readonly db: Database;
  readonly fetch: FetchPhoto;
  readonly readUpload: ReadUpload;
  readonly develop: (bytes: Buffer) => Promise<DevelopedPhoto>;
  readonly photos: PhotoStore;
  readonly now: () => Date;
  /** Is told of photos that could not be kept. */
  readonly onFailure: (error: unknown) => void;
}

/** A photo that was asked for, with what came of it; one that arrived carries what is to be kept. */
export interface AskedPhoto {
  readonly due: DuePhoto;
  readonly outcome: PhotoOutcome;
  readonly master: Uint8Array | null;
}

/** How long a photo waits when it could not be kept. */
const PUT_OFF_MS = 5 * 60_000;

/** Asks for a photo and makes it fit to be kept. Nothing is recorded yet. */
export async function askForPhoto(
  means: Pick<PhotoMeans, 'fetch' | 'readUpload' | 'develop' | 'now'>,
  due: DuePhoto,
): Promise<AskedPhoto> {
  const { hash: known, etag, lastModified } = due;
  const unchanged: AskedPhoto = { due, outcome: { kind: 'unchanged' }, master: null };
  try {
    if (due.attempts > PHOTO_ATTEMPTS) throw new GetRefused('Work on the photo was interrupted too often.', { isFinal: true });
    const [upload, edition] = [uploadOf(due.url), known === null ? null : { etag, lastModified }];
    const fetched =
      upload === null
        ? await means.fetch(due.url, edition)
        : await means.readUpload({ ...upload, dealership: due.dealership }, edition);
    if (fetched === null) return unchanged;
    const hash = createHash('sha256').update(fetched.bytes).digest('hex').slice(0, PHOTO_HASH_LENGTH);
    if (hash === known) return unchanged;
    const { master, width, height } = await means.develop(fetched.bytes);
    return { due, outcome: { kind: 'kept', hash, width, height, bytes: master.length, ...fetched.edition }, master };
  } catch (error) {
    if (!(error instanceof GetRefused)) throw error;
    // A photo that is kept is shown until there is a better one.
    if (known !== null) return unchanged;
    const nextAttemptAt = error.isFinal ? null : nextPhotoAttempt(due.attempts, means.now());
    return { due, outcome: { kind: 'failed', reason: error.message, nextAttemptAt }, master: null };
  }
}

/** Keeps the photos that arrived, and records what came of all of them; their dealerships' sites show it at once. */
export async function storePhotos(means: PhotoMeans, asked: readonly AskedPhoto[]): Promise<readonly RecordedPhoto[]> {
  const recorded: RecordedPhoto[] = [];
  for (const [dealershipId, some] of Map.groupBy(asked, ({ due }) => due.dealershipId))
    recorded.push(...(await recordPhotos(means.db, dealershipId, () => Promise.all(some.map((one) => kept(means, one))))));
  return recorded;
}

async function kept(means: PhotoMeans, { due, outcome, master }: AskedPhoto): Promise<RecordedPhoto> {
  const { id } = due;
  if (outcome.kind === 'failed') return { id, outcome, isSeen: !due.hasFailed };
  if (outcome.kind !== 'kept' || master === null) return { id, outcome, isSeen: false };
  try {
    await means.photos.put(outcome.hash, master);
    return { id, outcome, isSeen: true };
  } catch (error) {
    means.onFailure(error);
    const until = new Date(means.now().getTime() + PUT_OFF_MS);
    return { id, outcome: { kind: 'put off', until }, isSeen: false };
  }
}
