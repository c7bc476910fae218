import { linkedTowCar } from '#src/rules/tow/tow-link.ts';
import { toasts } from '#src/ui/kit/toasts.ts';
import { fetchTowCars } from './fetch-tow-cars.ts';
import { towStore } from './tow-store.ts';

/** Takes the car that the address names, and the name out of the address: from now on this tab remembers it. Without the table of cars the name stays there for another try. */
export async function takeTowLink(): Promise<void> {
  const { hash, pathname, search } = window.location;
  const cars = await fetchTowCars().catch(() => null);
  const linked = linkedTowCar(hash, cars ?? []);
  if (linked === null && cars === null) {
    toasts.show({ text: 'We couldn’t load the car in that link. Reload the page to try again.', link: null });
    return;
  }
  window.history.replaceState(window.history.state, '', pathname + search);
  if (linked === null) toasts.show({ text: 'We can’t find the car in that link. Choose yours instead.', link: null });
  // One's own car needs no remark about where it comes from.
  else towStore.writeLinked(JSON.stringify(linked) === JSON.stringify(towStore.readOwn()) ? null : linked);
}
