import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';

// Every test has a browser context of its own, so each page is opened with nothing in its cache: fonts and pictures arrive after the words.
for (const slug of ['harbour', 'summit', 'swiftlane', 'redgum', 'coastline-mg'])
  for (const width of [390, 1440])
    test(`W3 opened cold at ${width} pixels, the home page of ${slug} moves by no more than 0.01`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site(slug), { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThanOrEqual(0.01);
    });
