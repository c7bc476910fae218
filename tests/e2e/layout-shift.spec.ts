import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';

type Shift = { value: number; elements: string[] };
type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

// Every test has a browser context of its own, so each page is opened with nothing in its cache: fonts and pictures arrive after the words.
for (const slug of ['harbour', 'summit', 'swiftlane', 'redgum', 'coastline-mg'])
  for (const width of [390, 1440])
    test(`W3 opened cold at ${width} pixels, the home page of ${slug} moves by no more than 0.01`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        const box = (r: DOMRectReadOnly) => [r.x, r.y, r.width, r.height].map(Math.round).join(' ');
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as ShiftEntry[])
            if (!entry.hadRecentInput)
              shifts.push({
                value: entry.value,
                elements: entry.sources.map(({ node, previousRect, currentRect }) => {
                  const name = node instanceof Element ? `<${node.localName} class="${node.className}">` : node?.textContent;
                  return `${name}: ${box(previousRect)} → ${box(currentRect)}`;
                }),
              });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(site(slug), { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(moved, JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(0.01);
    });
