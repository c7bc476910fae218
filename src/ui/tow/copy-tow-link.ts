import { towLink } from '#src/rules/tow/tow-link.ts';
import { toasts } from '#src/ui/kit/toasts.ts';
import { towStore } from './tow-store.ts';

/** Copies the address of this page with the car that is chosen. Where a browser won't copy, the address bar has it. */
export async function copyTowLink(): Promise<void> {
  const choice = towStore.read();
  if (choice === null) return;
  const { origin, pathname, search } = window.location;
  const path = pathname + search + towLink(choice);
  try {
    await navigator.clipboard.writeText(origin + path);
    toasts.show({ text: 'Link copied. It opens with this car.', link: null });
  } catch {
    window.history.replaceState(window.history.state, '', path);
    toasts.show({ text: 'Please copy it from the address bar.', link: null });
  }
}
