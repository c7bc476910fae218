import type { EventNumber } from '#src/rules/analytics/event-numbers.ts';
import type { About, StandardName } from '#src/rules/analytics/standard-events.ts';
import { mayCount } from '#src/ui/analytics/consent.ts';
import { rememberedDetails } from '#src/ui/leads/remembered-details.ts';
import { browserStorage } from './browser-storage.ts';

/** Something a visitor did that the dealer's analytics counts (ledger X1). */
export type TrackedEvent = {
  readonly about?: About;
  /** The visitor's details, if the event has any: added to those that are remembered. */
  readonly user?: Readonly<Record<string, string>>;
} & (
  | { readonly id: EventNumber }
  // What only the standard counts has no number.
  | { readonly id: null; readonly standard: StandardName }
);

/** A window with the list that tag managers read. */
interface Layered {
  dataLayer?: Pick<unknown[], 'push'>;
  readonly document?: { readonly documentElement: { readonly dataset: DOMStringMap } };
}

/**
 * Reports an event to analytics, with what is remembered of the visitor; everything that is counted passes through here. Where the site asks
 * first, nothing is counted until the visitor agrees. A failure is a warning in the console and never reaches the visitor (ledger X1, L10).
 */
export function track(event: TrackedEvent, page: Layered = window as Layered, storage = browserStorage): void {
  try {
    const { id, about = {}, user = {} } = event;
    const said = page.document?.documentElement.dataset ?? {};
    const kept = storage();
    if (!mayCount(said, kept)) return;
    page.dataLayer ??= [];
    const layer = page.dataLayer;
    if (id !== null)
      layer.push({ event: 'forecourt', event_id: id, ...about, user_data: { ...rememberedDetails(kept), ...user } });
    // Few sites use these names: the others' pages need not carry them.
    if (said.standardEvents !== undefined)
      import('#src/rules/analytics/standard-events.ts')
        .then(({ standardEvent, standardName }) =>
          layer.push(standardEvent(event.id === null ? event.standard : standardName(event.id), about)),
        )
        .catch((error: unknown) => console.warn('An event was not counted.', error));
  } catch (error) {
    console.warn('An event was not counted.', error);
  }
}
