import { setTimeout as wait } from 'node:timers/promises';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';

/** Somebody waits for their money, or for a vehicle that is free again. */
const CHECK_MS = 1_000;
/** How long it waits after a failed query. */
const FAILED_MS = 5_000;

/** Ends reservations whose time is over, asks the provider about payments, gives back what is to be given back, and emails shoppers, as soon as each is due. Returns a function that stops after what is in progress. */
export function watchReservations(means: ReservationMeans): () => Promise<void> {
  const stopping = new AbortController();
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const watching = (async () => {
    // Loaded here, so that a start does not wait for the code that writes emails.
    const { followReservations } = await import('#src/use-cases/reservations/follow-reservations.ts');
    while (!stopping.signal.aborted) {
      const { done, failed } = await followReservations(means);
      if (failed > 0) await pause(FAILED_MS);
      else if (done === 0) await pause(CHECK_MS);
    }
  })();
  return async () => {
    stopping.abort();
    await watching;
  };
}
