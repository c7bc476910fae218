import { linkedTowCar } from '#src/rules/tow/tow-link.ts';
import { toasts } from '#src/ui/kit/toasts.ts';
import { fetchTowCars } from './fetch-tow-cars.ts';
import { towStore } from './tow-store.ts';

/** Takes the car that the address names, and the name out of the address: from now on this tab remembers it. */
export async function takeTowLink(): Promise<void> {
  const { hash, pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  const cars = await fetchTowCars().catch(() => []);
  const linked = linkedTowCar(hash, cars);
  if (linked === null) toasts.show({ text: 'We can’t find the car in that link. Choose yours instead.', link: null });
  // One's own car needs no remark about where it comes from.
  else towStore.writeLinked(JSON.stringify(linked) === JSON.stringify(towStore.readOwn()) ? null : linked);
}
