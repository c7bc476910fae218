import { browserStorage } from '#src/ui/favourites/browser-storage.ts';
import { rememberedDetails } from '#src/ui/leads/remembered-details.ts';

/** Something a visitor did that the dealer's analytics counts, by its number (ledger X1). */
export interface TrackedEvent {
  readonly id: number;
  /** What it is about: a form's name, a vehicle's id. */
  readonly about?: Readonly<Record<string, string | number | null>>;
  /** Who did it, where the event itself says so: it adds to what is remembered of the visitor. */
  readonly user?: Readonly<Record<string, string>>;
}

/** A page with the list that tag managers read. */
interface Layered {
  dataLayer?: Pick<unknown[], 'push'>;
}

/** Tells analytics of an event, with what is remembered of the visitor; a failure is a warning and never the visitor's (ledger X1, L10). */
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
