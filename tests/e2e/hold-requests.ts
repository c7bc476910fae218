import type { Page } from '@playwright/test';

/** Holds back what a page requests; call what it gives to let it all go on. */
export async function holdRequests(page: Page, what: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
