import { whenIdle } from '#src/islands/wake-times.ts';
import { viewsText } from './views-text.ts';

const counted = new WeakSet<HTMLElement>();

/** Counts this view of a page, once, and says how many there were, if that is known (ledger V16). */
export function countView(place: HTMLElement): void {
  if (counted.has(place)) return;
  counted.add(place);
  const start = () => whenIdle(() => void count(place));
  // A page prerendered for a click that may never come is not viewed yet.
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}

async function count(place: HTMLElement): Promise<void> {
  const text = await viewsText(place.dataset.href ?? '');
  if (text !== null) place.append(place.querySelector('template')?.content ?? '', text);
}
