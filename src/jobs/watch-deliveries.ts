import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { readDueDeliveries, renewLeases, takeDueDeliveries } from '#src/store/leads/deliveries.ts';
import type { DeliveryMeans, DeliveryOutcome } from '#src/use-cases/leads/deliver-lead.ts';
import { type RunNamed, runUnnamed } from './job.ts';

/** How often the worker looks for deliveries that are due. */
const CHECK_MS = 250;
/** How long it waits after a failed query. */
const FAILED_MS = 2_000;
/** Often enough that one late renewal loses no lease. */
const RENEW_MS = 5_000;
/** How many are leased at a time, and how many may be in progress. They run independently: a slow receiver delays only its own. */
const BATCH = 25;
const MAX_IN_PROGRESS = 100;
/** How long a stop waits for deliveries in progress. When the leases of the others end, another worker delivers them. */
const LAST_CALL_MS = 10_000;

/** Makes deliveries when they are due. Returns a function that stops after those in progress. */
export function watchDeliveries(means: DeliveryMeans, log: Logger, run: RunNamed = runUnnamed): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const inProgress = new Map<string, Promise<void>>();

  /** Leases a batch and begins to deliver it; returns how many were leased. */
  async function takeBatch(): Promise<number> {
    const ids = await takeDueDeliveries(means.db, BATCH);
    if (ids.length === 0) return 0;
    // The code that writes emails is loaded for the first lead, so that a start does not wait for it.
    const { deliverLead } = await import('#src/use-cases/leads/deliver-lead.ts');
    for (const delivery of await readDueDeliveries(means.db, ids)) {
      const { id } = delivery;
      // Its lease has ended while it is still in progress: the renewal failed.
      if (inProgress.has(id)) continue;
      const delivering = run('deliver-lead', () => deliverLead(means, delivery))
        .then(
          (outcome) => note(log, outcome),
          (error: unknown) => log.error({ err: error, id }, 'A delivery could not be recorded; it will be repeated.'),
        )
        .finally(() => inProgress.delete(id));
      inProgress.set(id, delivering);
    }
    return ids.length;
  }

  const watching = (async () => {
    while (!stopping.signal.aborted) {
      if (inProgress.size > MAX_IN_PROGRESS - BATCH) {
        await Promise.race([...inProgress.values(), pause(CHECK_MS)]);
        continue;
      }
      try {
        if ((await takeBatch()) < BATCH) await pause(CHECK_MS);
      } catch (error) {
        log.warn({ err: error }, 'The deliveries that are due could not be read; this will be retried.');
        await pause(FAILED_MS);
      }
    }
  })();
  const renewing = setInterval(() => {
    if (inProgress.size === 0) return;
    renewLeases(means.db, [...inProgress.keys()]).catch((error: unknown) =>
      log.warn({ err: error }, 'Delivery leases could not be renewed; this will be retried.'),
    );
  }, RENEW_MS);

  return async () => {
    stopping.abort();
    await watching;
    await Promise.race([Promise.all(inProgress.values()), wait(LAST_CALL_MS, undefined, { ref: false })]);
    clearInterval(renewing);
  };
}

function note(log: Logger, outcome: DeliveryOutcome): void {
  if (outcome.state === 'set_aside') log.error(outcome, 'A delivery was set aside.');
  else if (outcome.state === 'waiting') log.warn(outcome, 'A delivery failed; it will be retried.');
  else log.debug(outcome, 'A delivery was made.');
}
