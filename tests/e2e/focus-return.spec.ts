import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { wakeAll } from '#tests/e2e/open-states.ts';
import { isWhole, pageKinds, spread } from '#tests/e2e/page-kinds.ts';

/** `npm test` looks at every sixth kind of page, at others on each site, on a phone, where every site's filters lie in a drawer. */
const STEP = 6;
const HALF_AN_HOUR = 1_800_000;
/** What says that it opens a dialog. */
const OPENERS = '[aria-haspopup=dialog]';

for (const [index, { slug, pages }] of FLEET.entries())
  for (const width of isWhole ? [390, 1440] : [390])
    test(`W2 on ${slug} at ${width} px, Escape shuts every dialog and drawer, and the focus is back on what opened it`, async ({
      context,
      tolerate,
    }) => {
      if (isWhole) test.setTimeout(HALF_AN_HOUR);
      else test.slow();
      // A page that shows another website cannot reach it here.
      tolerate(/ERR_|frame-ancestors|status of 4\d\d|Spin: \d+ of \d+ frames did not load/);
      const known = new Set<string>();
      const lost: string[] = [];
      const kinds = await pageKinds(slug, pages);
      const some = spread(kinds, STEP, index);
      for (const [at, { path }] of [...some, ...kinds].entries()) {
        // Where nothing on these pages opens a dialog, others are looked at.
        if (at >= some.length && known.size > 0) break;
        // A page of its own: what closes a dialog goes back in the history, and the next address would be left again.
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 900 });
        await page.goto(site(slug) + path);
        await wakeAll(page);
        for (const { name, place } of await newOpeners(page, known)) {
          const opener = page.locator(`${OPENERS}:visible`).nth(place);
          await opener.focus();
          await page.keyboard.press('Enter');
          await expect(page.locator('dialog[open], :popover-open').first(), `${path}, ${name}`).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(page.locator('dialog[open], :popover-open')).toHaveCount(0);
          if (!(await opener.evaluate((one) => one === document.activeElement))) lost.push(`${path}, ${name}`);
        }
        await page.close();
      }
      expect(known.size).toBeGreaterThan(0);
      expect(lost).toEqual([]);
    });

/** The openers on a page whose like was on none before. */
async function newOpeners(page: Page, known: Set<string>): Promise<{ name: string; place: number }[]> {
  const names = await page
    .locator(`${OPENERS}:visible`)
    .evaluateAll((all) => all.map((one) => (one.ariaLabel ?? one.textContent).replaceAll(/[\d,.$]+/g, '#').trim()));
  return names.flatMap((name, place) => {
    if (known.has(name)) return [];
    known.add(name);
    return [{ name, place }];
  });
}
