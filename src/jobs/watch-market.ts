import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#src/store/connect.ts';
import { reviseEstimates } from '#src/use-cases/market/revise-estimates.ts';

/** How often versions are checked. */
const LOOK_MS = 1_000;
/** The pause after a failed attempt. */
const FAILED_MS = 5_000;
/** The pause after a revision, as a multiple of its duration: even if stock changes all the time, estimates take a twentieth of it. */
const REST = 20;
const LONGEST_REST_MS = 300_000;

/**
 * Keeps market estimates up to date with all stock: checks the versions each second and estimates when one has changed. Every worker checks,
 * one at a time estimates. Returns a function that stops after an estimate in progress.
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
    // The next check repeats it: what was estimated and what is due are both stored.
    log.warn({ err: error }, 'The market could not be estimated; this will be retried.');
    return 'failed';
  }
}
