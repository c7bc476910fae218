import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';

for (const moment of ['domcontentloaded', 'load'] as const) {
  test(`X2.2 the landing page and its link are noted even where the visitor leaves at ${moment} and no file of the application comes`, async ({
    page,
    tolerate,
  }) => {
    tolerate(/Failed to load|ERR_FAILED/);
    await page.route(/\/assets\/.*\.js/, (route) => route.abort());
    await page.goto(`${site('harbour')}/contact-us?utm_source=paper&gclid=abc&name=Sam`, { waitUntil: moment });
    const kept = await page.evaluate(() => [sessionStorage.getItem('forecourt.pages'), localStorage.getItem('forecourt.linked')]);
    await page.goto(`${site('harbour')}/about-us`, { waitUntil: moment });
    expect(kept.map((text) => JSON.parse(text ?? 'null') as unknown)).toEqual([
      ['/contact-us'],
      { utm_source: 'paper', gclid: 'abc' },
    ]);
    expect(await page.evaluate(() => sessionStorage.getItem('forecourt.pages'))).toBe('["/contact-us","/about-us"]');
  });
}
