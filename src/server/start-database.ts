import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Embedded } from '#src/store/embedded/start-embedded.ts';

const CHECK_EVERY_MS = 2_000;

/** Watches the embedded database and restarts it when it dies; returns a function that stops watching. */
export function watchDatabase(database: Embedded, log: Logger): () => Promise<void> {
  const stopped = new AbortController();
  // An aborted wait is how watching ends, so it is not a failure.
  const isRunning = () => wait(CHECK_EVERY_MS, true, { signal: stopped.signal }).catch(() => false);
  const watch = async (): Promise<void> => {
    while (await isRunning()) {
      try {
        if (await database.revive()) log.error('The embedded database had stopped; it is running again.');
      } catch (error) {
        log.error({ err: error }, 'The embedded database has stopped and could not be restarted; this will be retried.');
      }
    }
  };
  const watching = watch();
  return async () => {
    stopped.abort();
    await watching;
  };
}
