import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test, violations } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { openStates, wakeAll } from '#tests/e2e/open-states.ts';
import { everyKind, isWhole, pageKinds, spread } from '#tests/e2e/page-kinds.ts';
import { browserCookies, cookiesOf, signedIn } from '#tests/e2e/signed-in.ts';

const WIDTHS = [390, 1440] as const;
/** `npm test` looks at every fourteenth kind of page, at others on each site, and at one width. */
const STEP = 14;
const HALF_AN_HOUR = 1_800_000;

for (const [index, { slug, pages }] of FLEET.entries())
  for (const width of isWhole ? WIDTHS : [WIDTHS[index % 2] ?? 390])
    test(`W2 axe finds nothing on the pages of ${slug} at ${width} px, nor in any dialog, drawer, menu or fold that opens there, nor in a form sent empty`, async ({
      page,
      context,
      tolerate,
    }) => {
      if (isWhole) test.setTimeout(HALF_AN_HOUR);
      else test.slow();
      // A form that is sent empty is answered so, and a page that shows another website cannot reach it here.
      tolerate(/status of 4\d\d|ERR_|frame-ancestors|Spin: \d+ of \d+ frames did not load/);
      await page.setViewportSize({ width, height: 900 });
      const found: string[] = [];
      const common = new Set<string>();
      const lookAt = async (path: string) => {
        const look = async (state: string, within?: string) => {
          const lines = await violations(page, within === undefined ? {} : { within });
          found.push(...lines.map((line) => `${path}, ${state}: ${line}`));
        };
        await page.goto(site(slug) + path);
        await wakeAll(page);
        await look('as it opens');
        await openStates(page, common, look);
      };
      if (!isWhole) for (const { path } of spread(await pageKinds(slug, pages), STEP, index)) await lookAt(path);
      else {
        const shopper = await signedIn(null, slug);
        const kinds = await everyKind({ slug, pages }, cookiesOf(shopper));
        for (const { path } of kinds.forAnybody) await lookAt(path);
        await context.addCookies(browserCookies(slug, shopper));
        for (const { path } of kinds.signedIn) await lookAt(path);
      }
      expect(found).toEqual([]);
    });
