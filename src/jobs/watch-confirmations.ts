import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { hasDueConfirmations } from '#src/store/alerts/confirmations.ts';
import type { AlertMeans } from '#src/use-cases/alerts/alert-means.ts';
import { type RunNamed, runUnnamed } from './job.ts';

/** Somebody waits for the email. */
const CHECK_MS = 1_000;
/** How long it waits after a failed query. */
const FAILED_MS = 5_000;

/** Sends emails that ask to confirm an alert as soon as they are asked for. Returns a function that stops after those in progress. */
export function watchConfirmations(means: AlertMeans, log: Logger, run: RunNamed = runUnnamed): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      try {
        if (!(await hasDueConfirmations(means.db, means.now()))) {
          await pause(CHECK_MS);
          continue;
        }
        // The code that writes emails is loaded for the first one, so that a start does not wait for it.
        const { sendConfirmations } = await import('#src/use-cases/alerts/send-confirmations.ts');
        await run('send-confirmations', () => sendConfirmations(means));
      } catch (error) {
        log.warn({ err: error }, 'Alert confirmations could not be sent; this will be retried.');
        await pause(FAILED_MS);
      }
    }
  })();
  return async () => {
    stopping.abort();
    await watching;
  };
}
