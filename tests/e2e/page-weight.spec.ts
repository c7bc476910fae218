import type { OutgoingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { drawPictures } from '#tests/e2e/draw-pictures.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { everyKind, type KindOfPage, spread } from '#tests/e2e/page-kinds.ts';
import { browserCookies, cookiesOf, signedIn } from '#tests/e2e/signed-in.ts';
import { budgetOf, overBudget } from '../../bench/vitals/budgets.ts';
import { findPage, MAIN_KINDS } from '../../bench/vitals/find-pages.ts';
import { PHONE, scriptAndShift, weighPage } from '../../bench/vitals/weigh-page.ts';

// As a visitor meets the page: on a phone, with popups and nothing cached.
const MOST_SHIFT = budgetOf('').shift;
/** `npm test` weighs every fifth kind of page, others on each site, and all that only those get who are signed in. */
const STEP = 5;

test.use({ ...PHONE, hasPopups: true });

for (const { slug } of FLEET)
  for (const kind of MAIN_KINDS)
    test(`W3 the ${kind} page of ${slug} keeps its budget of script before and after the visitor moves, of document, requests before it is painted, formats of languages and shift`, async ({
      page,
    }) => {
      test.slow();
      const address = await findPage(kind, async (path) => (await fetchSite(slug, path)).text);
      const { text } = await fetchSite(slug, address);
      const best = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
      // A page is compressed as well as that once it has been read a second time.
      const sent = async () =>
        Number((await fetchSite(slug, address, { headers: { 'accept-encoding': 'br' } })).headers['content-length']);
      await expect.poll(sent, { timeout: 120_000 }).toBe(best);
      const weight = await weighPage(page, site(slug) + address);
      expect(overBudget(budgetOf(text), weight), `${address}: ${JSON.stringify(weight)}`).toEqual([]);
    });

for (const { slug } of FLEET)
  test(`W3 the pages of ${slug} that most visitors open fetch no script of a part before their first paint`, async ({ page }) => {
    for (const kind of MAIN_KINDS) {
      const address = await findPage(kind, async (path) => (await fetchSite(slug, path)).text);
      await page.goto(site(slug) + address, { waitUntil: 'networkidle' });
      const early = await page.evaluate(() => {
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const own = new Set([...document.scripts].map(({ src }) => src));
        return performance
          .getEntriesByType('resource')
          .filter(({ name, startTime }) => name.endsWith('.js') && !own.has(name) && startTime < (paint?.startTime ?? Infinity))
          .map(({ name }) => name);
      });
      expect(early, address).toEqual([]);
    }
  });

for (const [index, { slug, pages }] of FLEET.entries())
  test(`W3 no kind of page of ${slug}, signed in or not, costs more script than its budget, before the visitor moves or after, or shifts by more than ${MOST_SHIFT}`, async ({
    context,
    tolerate,
  }) => {
    test.setTimeout(900_000);
    // A page that shows another website cannot reach it here.
    tolerate(/ERR_|frame-ancestors|status of 4\d\d/);
    await drawPictures(context);
    const over: string[] = [];
    const shopper = await signedIn(null, slug);
    const cookie = cookiesOf(shopper);
    const kinds = await everyKind({ slug, pages }, cookie);
    expect(kinds.forAnybody.length).toBeGreaterThan(20);
    expect(kinds.signedIn.length).toBeGreaterThan(1);
    const weighAll = async (some: readonly KindOfPage[], headers: OutgoingHttpHeaders) => {
      for (const { kind, path } of some) {
        const { scriptKb, movedScriptKb, shift } = budgetOf((await fetchSite(slug, path, { headers })).text);
        const page = await context.newPage();
        const cost = await scriptAndShift(page, site(slug) + path);
        if (overBudget({ scriptKb, movedScriptKb, shift }, cost).length > 0)
          over.push(`${kind}, ${path}: ${JSON.stringify(cost)}`);
        await page.close();
      }
    };
    await weighAll(spread(kinds.forAnybody, STEP, index), {});
    await context.addCookies(browserCookies(slug, shopper));
    await weighAll(kinds.signedIn, { cookie });
    expect(over).toEqual([]);
  });
