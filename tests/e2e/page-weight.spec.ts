import { brotliCompressSync, constants } from 'node:zlib';
import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { BUDGETS, overBudget, PAGE_KINDS } from '../../bench/vitals/budgets.ts';
import { findPage } from '../../bench/vitals/find-pages.ts';
import { PHONE, scriptUntilIdle, weighPage } from '../../bench/vitals/weigh-page.ts';

// As a visitor meets the page: on a phone, with popups and nothing cached.
test.use({ ...PHONE, hasPopups: true });

for (const { slug } of FLEET)
  for (const kind of PAGE_KINDS) {
    const { scriptKb, movedScriptKb, documentKb, requestsBeforePaint, shift, formats } = BUDGETS[kind];
    test(`W3 the ${kind} page of ${slug} costs at most ${scriptKb} KB of script, ${movedScriptKb} once the visitor has moved, a document of ${documentKb} KB, ${requestsBeforePaint} requests before it is painted, ${formats} formats of languages and a shift of ${shift}`, async ({
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
      expect(overBudget(kind, weight), `${address}: ${JSON.stringify(weight)}`).toEqual([]);
    });
  }

/** What of a page can fetch script: pages that have the same cost the same. */
const livelyParts = (html: string): string =>
  [...new Set(html.match(/<fc-[\w-]+|\bname="[\w-]+" wake="\w+"/g))].toSorted().join(' ');

for (const { slug } of FLEET)
  test(`W3 no page that ${slug} lists for search engines fetches more than ${BUDGETS.search.scriptKb} KB of script before the visitor moves`, async ({
    context,
  }) => {
    test.slow();
    const { text } = await fetchSite(slug, '/sitemaps/pages.xml');
    const listed = [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    const unlike = new Map<string, string>();
    for (const path of listed) unlike.set(livelyParts((await fetchSite(slug, path)).text), path);
    expect(unlike.size).toBeGreaterThan(3);
    const heavy: string[] = [];
    for (const path of unlike.values()) {
      const page = await context.newPage();
      const kb = await scriptUntilIdle(page, site(slug) + path);
      if (kb > BUDGETS.search.scriptKb) heavy.push(`${path}: ${kb} KB`);
      await page.close();
    }
    expect(heavy).toEqual([]);
  });
