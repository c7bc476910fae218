import type { TrackedEvent } from './track.ts';

/** Reports an event by code that is fetched for it: pages on which nothing is counted do not carry it. Whoever leaves the page waits for it. */
export function trackLater(event: TrackedEvent): Promise<void> {
  return import('./track.ts')
    .then((code) => code.track(event))
    .catch((error: unknown) => console.warn('An event was not counted.', error));
}
