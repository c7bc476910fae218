import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { pathCallLabel } from '#src/rules/vehicle/call.ts';
import { trackLater } from '#src/ui/kit/track-later.ts';

/** Counts clicks on telephone numbers everywhere, also in blocks without script of their own (ledger V11, X1). */
export function countPhoneClicks(page: Document): () => void {
  const click = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest('a[href^="tel:"]') === null) return;
    // On a vehicle's page every number is labelled by the vehicle.
    const vehicle = page.querySelector<HTMLElement>('[data-call-label]')?.dataset;
    const label = vehicle?.callLabel ?? pathCallLabel(page.location.pathname);
    void trackLater({
      id: EVENTS.phoneClicked,
      about: { label, ...(vehicle?.carId === undefined ? {} : { car_id: Number(vehicle.carId) }) },
    });
  };
  // In the capture phase: a part of the page that is not hydrated yet keeps its clicks from bubbling.
  page.addEventListener('click', click, { capture: true });
  return () => page.removeEventListener('click', click, { capture: true });
}
