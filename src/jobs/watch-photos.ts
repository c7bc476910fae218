import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { takeDuePhotos } from '#src/store/photos/due-photos.ts';
import { type AskedPhoto, askForPhoto, type PhotoMeans, storePhotos } from '#src/use-cases/photos/fetch-photos.ts';
import { type RunNamed, runUnnamed } from './job.ts';

/** How often the worker looks for photos that are due. */
const CHECK_MS = 1_000;
/** How long it waits after a failed query. */
const FAILED_MS = 5_000;
/** How many photos are under way, and how many of one dealership: a slow server delays only its own. */
const AT_ONCE = 8;
const SHARE = 5;
/** A dealership's sites load its stock anew whenever photos are recorded, so they are recorded together. */
const RECORD_MS = 5_000;
const MOST_UNRECORDED = 32;
/** How long a stop waits for photos under way. When their leases end, another worker fetches them. */
const LAST_CALL_MS = 5_000;

/** Fetches dealers' photos when they are due. Returns a function that stops after those under way. */
export function watchPhotos(means: PhotoMeans, log: Logger, run: RunNamed = runUnnamed): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const underWay = new Map<string, { readonly dealershipId: number; readonly done: Promise<void> }>();
  let asked: AskedPhoto[] = [];
  let recordAt = 0;

  async function take(): Promise<number> {
    const room = Math.min(AT_ONCE - underWay.size, MOST_UNRECORDED - asked.length);
    if (room <= 0) return 0;
    const busy = Map.groupBy(underWay.values(), ({ dealershipId }) => dealershipId);
    const due = await takeDuePhotos(means.db, room, SHARE, new Map([...busy].map(([id, some]) => [id, some.length])));
    for (const photo of due) {
      const { id, dealershipId } = photo;
      const done = run('fetch-photo', () => askForPhoto(means, photo))
        .then(
          (one) => void asked.push(one),
          (error: unknown) => log.error({ err: error, id }, 'A photo could not be fetched; it will be retried.'),
        )
        .finally(() => underWay.delete(id));
      underWay.set(id, { dealershipId, done });
    }
    return due.length;
  }

  async function record(): Promise<void> {
    if (asked.length === 0) return;
    const some = asked;
    asked = [];
    const recorded = await storePhotos(means, some);
    const failed = recorded.filter(({ outcome }) => outcome.kind === 'failed').length;
    log.info({ photos: recorded.length, failed }, 'Vehicle photos were fetched.');
  }

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const taken = await take();
        if (underWay.size === 0 || performance.now() >= recordAt || asked.length >= MOST_UNRECORDED) {
          await record();
          recordAt = performance.now() + RECORD_MS;
        }
        if (taken === 0) await Promise.race([...[...underWay.values()].map(({ done }) => done), pause(CHECK_MS)]);
      } catch (error) {
        log.warn({ err: error }, 'Photos could not be fetched or recorded; this will be retried.');
        await pause(FAILED_MS);
      }
    }
  })();

  return async () => {
    stopping.abort();
    await watching;
    await Promise.race([
      Promise.all([...underWay.values()].map(({ done }) => done)),
      wait(LAST_CALL_MS, undefined, { ref: false }),
    ]);
    await record().catch((error: unknown) =>
      log.warn({ err: error }, 'Photos could not be recorded; they will be fetched again.'),
    );
  };
}
