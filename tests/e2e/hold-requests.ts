import type { Page } from '@playwright/test';

/** Holds back what a page requests; call what it gives to let it all go on, or fail. */
export async function holdRequests(page: Page, what: RegExp, then: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    await promise;
    await route[then]();
  });
  return resolve;
}
