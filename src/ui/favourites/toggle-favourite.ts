import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { type Toast, toasts } from '#src/ui/kit/toasts.ts';
import { trackLater } from '#src/ui/kit/track-later.ts';
import type { SaveView } from '#src/views/card/save-view.ts';
import { favourites } from './favourites.ts';
import { FAVOURITES_HREF } from './favourites-href.ts';

const LIST = { label: 'View List', href: FAVOURITES_HREF };

/** Saves a vehicle or removes it, and shows a toast. */
export function toggleFavourite(car: SaveView): void {
  const outcome = favourites.toggle(car);
  toasts.show(toastOf(outcome, car.name));
  if (outcome === 'saved') void trackLater({ id: EVENTS.favouriteSaved, about: { car_id: car.id } });
}

function toastOf(outcome: ReturnType<typeof favourites.toggle>, name: string): Toast {
  switch (outcome) {
    case 'saved':
      return { text: `${name} is in your favourites`, link: LIST };
    case 'removed':
      return { text: `${name} is no longer in your favourites`, link: LIST };
    case 'full':
      return { text: `We couldn’t save ${name}: this browser’s storage is full`, link: null };
  }
}
