import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { blocks } from '#src/blocks/registry.generated.ts';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';

/** Without script, as search engines see it: that much of each block must be there. */
test.use({ javaScriptEnabled: false });

/** Where each block is used: the addresses of the demo sites' pages that have it. */
const uses = FLEET.flatMap(({ slug }) => {
  const file = path.resolve(import.meta.dirname, `../../sites/${slug}.json`);
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as SiteFileFacts;
  return Object.entries(pages).flatMap(([address, { blocks }]) =>
    blocks.map(({ block }) => ({ block, href: `${site(slug)}/${address === 'home' ? '' : address}` })),
  );
});

/** What a block is recognised by, if only by the words in it: a heading, a control, a link, a picture. */
const CONTENT = 'h1, h2, h3, a[href], button, input, summary, img, svg, iframe';

/** A unit test says which blocks no demo site can use. */
const USED = Object.keys(blocks).filter((name) => uses.some(({ block }) => block === name));

for (const name of USED) {
  test(`The block ${name} stands on a demo site’s page, and is not empty`, async ({ page }) => {
    const hrefs = [...new Set(uses.filter(({ block }) => block === name).map(({ href }) => href))];
    const seen: string[] = [];
    // The pages of other websites are made up, and without script frames do not wait to be near.
    await page.route(
      ({ hostname }) => !hostname.endsWith('localhost'),
      (route) => route.fulfill({ body: '' }),
    );
    // One that is dated, or has nothing to show on one site, may be looked for on another.
    for (const href of hrefs.slice(0, 3)) {
      await page.goto(href);
      const block = page.locator(`[data-block="${name}"]`).first();
      if (!(await block.locator(CONTENT).first().isVisible())) continue;
      seen.push((await block.textContent()) ?? '');
      break;
    }
    expect(seen.join('').trim()).not.toBe('');
  });
}
