import { useEffect, useState } from 'react';

/** A vehicle's page views, counted once the page is really visible; null until then, and if they are unknown (ledger V16). */
export function useViews(href: string): number | null {
  const [views, setViews] = useState<number | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => setViews(await fetchViews(href, leaving.signal));
    // A page prerendered for a click that may never come is not viewed yet.
    if ('prerendering' in document && document.prerendering === true)
      document.addEventListener('prerenderingchange', () => void load(), { once: true, signal: leaving.signal });
    else void load();
    return () => leaving.abort();
  }, [href]);
  return views;
}

/** Requests the number; null if it does not arrive or is not a number. */
export async function fetchViews(href: string, signal: AbortSignal, send: typeof fetch = fetch): Promise<number | null> {
  try {
    const answer = await send(href, { signal, headers: { Accept: 'application/json' } });
    const body = answer.ok ? ((await answer.json()) as unknown) : null;
    const views = typeof body === 'object' && body !== null && 'views' in body ? body.views : null;
    return typeof views === 'number' && views > 0 ? views : null;
  } catch {
    return null;
  }
}
