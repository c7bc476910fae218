import type { TrackedEvent } from './track.ts';

/** Reports an event by code that is fetched for it: pages on which nothing is counted do not carry it. For what does not leave the page. */
export function trackLater(event: TrackedEvent): void {
  import('./track.ts')
    .then(({ track }) => track(event))
    .catch((error: unknown) => console.warn('An event was not counted.', error));
}
