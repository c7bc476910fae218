import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { drawPictures } from '#tests/e2e/draw-pictures.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { isWhole, pageKinds, spread } from '#tests/e2e/page-kinds.ts';

const WINDOWS = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
] as const;
/** `npm test` looks at every fifth kind of page, at others on each site. */
const STEP = 5;
const HALF_AN_HOUR = 1_800_000;

for (const [index, { slug, pages }] of FLEET.entries())
  for (const { deviceScaleFactor, ...viewport } of WINDOWS)
    test(`W3 in a window of ${viewport.width} px, the largest picture that a page of ${slug} opens with is asked for first, wide enough, and none that is hidden is asked for`, async ({
      browser,
    }) => {
      if (isWhole) test.setTimeout(HALF_AN_HOUR);
      else test.slow();
      const context = await browser.newContext({ viewport, deviceScaleFactor });
      await drawPictures(context);
      const page = await context.newPage();
      const faults: string[] = [];
      let pictures = 0;
      for (const { path } of spread(await pageKinds(slug, pages), STEP, index)) {
        await page.goto(site(slug) + path);
        const found = await page.evaluate(faultsOfPictures);
        pictures += found.pictures;
        faults.push(...found.faults.map((fault) => `${path}: ${fault}`));
      }
      await context.close();
      expect(pictures).toBeGreaterThan(0);
      expect(faults).toEqual([]);
    });

/** Runs in the page. */
function faultsOfPictures(): { pictures: number; faults: string[] } {
  /** Of the window: what takes less is no picture that a page opens with. */
  const LARGE = 0.06;
  /** In pixels of the screen: no phone loads a wider file, however dense its screen. */
  const ENOUGH_FOR_A_PHONE = 640;
  const faults: string[] = [];
  // What scrolls by, such as a row of photographs, is fetched as it comes; what has one size has no choice.
  const all = Array.from(document.querySelectorAll<HTMLImageElement>('main img[srcset]')).map((image) => {
    const { left, right, top, bottom, width } = image.getBoundingClientRect();
    const seenWidth = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    const seenHeight = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const isShown = image.checkVisibility() && width > 1;
    const query = URL.canParse(image.currentSrc) ? new URL(image.currentSrc).searchParams : new URLSearchParams();
    const widest = Math.max(...Array.from(image.srcset.matchAll(/ (\d+)w/g), ([, offered]) => Number(offered)));
    return {
      image,
      isShown,
      width,
      widest,
      share: (seenWidth * seenHeight) / (innerWidth * innerHeight),
      fetched: Number(query.get('w') ?? 0),
    };
  });
  for (const { image, isShown, fetched } of all)
    if (!isShown && image.loading === 'eager' && fetched > 0) faults.push(`hidden, and fetched: ${image.currentSrc}`);
  const [first] = all.filter(({ isShown, share }) => isShown && share > LARGE).toSorted((a, b) => b.share - a.share);
  if (first === undefined) return { pictures: 0, faults };
  const { image, width, widest, share, fetched } = first;
  const name = `${image.currentSrc} over ${Math.round(share * 100)}% of the window`;
  if (image.loading === 'lazy' || image.fetchPriority !== 'high') faults.push(`not first: ${name}`);
  const needed = innerWidth < 900 ? Math.min(width * devicePixelRatio, ENOUGH_FOR_A_PHONE) : width * devicePixelRatio;
  if (fetched < Math.min(needed * 0.75, widest)) faults.push(`${fetched} pixels wide for ${Math.round(needed)}: ${name}`);
  if (fetched > 320 && fetched > needed * 2.1) faults.push(`${fetched} pixels wide for only ${Math.round(needed)}: ${name}`);
  return { pictures: 1, faults };
}
