import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#src/store/connect.ts';
import { reviseEstimates } from '#src/use-cases/market/revise-estimates.ts';

/** How often versions are looked at. */
const LOOK_MS = 1_000;
/** How long a failed attempt is followed by nothing. */
const FAILED_MS = 5_000;
/** A revision is followed by a rest of so many times its own length: a platform whose stock never stands still spends a twentieth of its time on it. */
const REST = 20;
const LONGEST_REST_MS = 300_000;

/**
 * Keeps estimates in step with all stock, from the start of the worker on: looks at the versions each second and estimates where one has changed.
 * Every worker looks, one at a time estimates. Returns how to stop, which lets an estimate in progress finish.
 */
export function watchMarket(db: Database, now: () => Date, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const begun = performance.now();
      const outcome = await revise(db, now, log);
      const rest = outcome === 'done' ? Math.min(LONGEST_REST_MS, (performance.now() - begun) * REST) : 0;
      await wait(outcome === 'failed' ? FAILED_MS : Math.max(LOOK_MS, rest), undefined, { signal: stopping.signal }).catch(
        () => {},
      );
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

async function revise(db: Database, now: () => Date, log: Logger): Promise<'done' | 'nothing' | 'failed'> {
  try {
    const begun = performance.now();
    const revision = await reviseEstimates(db, now());
    if (revision === null) return 'nothing';
    log.info({ ...revision, ms: Math.round(performance.now() - begun) }, 'The market was estimated.');
    return 'done';
  } catch (error) {
    // The next look does it again: what was estimated and what is due are both on record.
    log.warn({ err: error }, 'The market could not be estimated; it is tried again.');
    return 'failed';
  }
}
