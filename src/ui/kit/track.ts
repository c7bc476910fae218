import { rememberedDetails } from '#src/ui/leads/remembered-details.ts';
import { browserStorage } from './browser-storage.ts';

/** Something a visitor did that the dealer's analytics counts, by its number (ledger X1). */
export interface TrackedEvent {
  readonly id: number;
  /** What it is about: a form's name, a vehicle's id. */
  readonly about?: Readonly<Record<string, string | number | null>>;
  /** The visitor's details, if the event has any: added to those that are remembered. */
  readonly user?: Readonly<Record<string, string>>;
}

/** A window with the list that tag managers read. */
interface Layered {
  dataLayer?: Pick<unknown[], 'push'>;
}

/**
 * Reports an event to analytics, with what is remembered of the visitor. A failure is a warning in the console and never reaches
 * the visitor (ledger X1, L10).
 */
export function track(
  { id, about = {}, user = {} }: TrackedEvent,
  page: Layered = window as Layered,
  storage = browserStorage,
): void {
  try {
    const layer = page.dataLayer ?? [];
    page.dataLayer = layer;
    layer.push({ event: 'forecourt', event_id: id, ...about, user_data: { ...rememberedDetails(storage()), ...user } });
  } catch (error) {
    console.warn('An event was not counted.', error);
  }
}
