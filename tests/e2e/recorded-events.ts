import type { Page } from '@playwright/test';

/** Records what a page's script tells analytics from the next page on, up to the moment that the page is left. */
export async function recordEvents(page: Page): Promise<Record<string, unknown>[]> {
  const events: Record<string, unknown>[] = [];
  await page.exposeFunction('recordEvent', (event: Record<string, unknown>) => void events.push(event));
  await page.addInitScript(() => {
    const here = window as unknown as { recordEvent: (event: unknown) => Promise<void>; dataLayer: object };
    here.dataLayer = { push: (event: unknown) => void here.recordEvent(event) };
  });
  return events;
}
