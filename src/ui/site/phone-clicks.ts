import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { pathCallLabel } from '#src/rules/vehicle/call.ts';
import { track } from '#src/ui/kit/track.ts';

/** Counts clicks on telephone numbers wherever they stand, also in blocks that have no script of their own (ledger V11, X1). */
export function countPhoneClicks(page: Document): () => void {
  const click = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a[href^="tel:"]') === null) return;
    // On a vehicle's page every number is labelled by the vehicle.
    const vehicle = page.querySelector<HTMLElement>('[data-call-label]')?.dataset;
    const label = vehicle?.callLabel ?? pathCallLabel(page.location.pathname);
    track({
      id: EVENTS.phoneClicked,
      about: { label, ...(vehicle?.carId === undefined ? {} : { car_id: Number(vehicle.carId) }) },
    });
  };
  // On the way down: a part of the page that is not hydrated yet keeps its clicks from coming back up.
  page.addEventListener('click', click, { capture: true });
  return () => page.removeEventListener('click', click, { capture: true });
}
