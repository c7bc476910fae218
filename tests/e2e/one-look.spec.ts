import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

const STOCK = '/search/new-used-and-demo-cars/';

/** What a list to choose from looks like, whatever it is in. */
const lookOf = (select: Locator) =>
  select.evaluate((element) => {
    const { appearance, backgroundImage, backgroundSize, cursor } = getComputedStyle(element);
    return { appearance, strokes: backgroundImage.match(/linear-gradient/g)?.length ?? 0, backgroundSize, cursor };
  });

/** The drawings behind the corners and the middle of what a visitor reads or presses in the hero. */
const behindWords = (page: Page) =>
  page.evaluate(() => {
    const hits: string[] = [];
    for (const part of document.querySelectorAll('.hero h1, .hero .hero__text, .hero a')) {
      const { left, top, width, height } = part.getBoundingClientRect();
      for (const x of [0.02, 0.5, 0.98])
        for (const y of [0.05, 0.5, 0.95])
          for (const under of document.elementsFromPoint(left + x * width, top + y * height))
            if (under.closest('.hero__scene') !== null && under.tagName !== 'svg') hits.push(part.textContent);
    }
    return hits;
  });

test('lists to choose from look the same in the hero search, beside the results and in a form', async ({ page }) => {
  const at = async (slug: string, path: string, name: string) => {
    await page.goto(site(slug) + path);
    return lookOf(page.getByRole('combobox', { name }).first());
  };
  const sort = await at('harbour', STOCK, 'Sort by');
  expect(sort).toMatchObject({ appearance: 'none', strokes: 2, cursor: 'pointer' });
  expect(await at('harbour', '/', 'Make')).toEqual(sort);
  expect(await at('harbour', '/trade-in', 'State')).toEqual(sort);
  expect(await at('summit', '/compare', 'Left model')).toEqual(sort);
});

for (const { slug } of FLEET) {
  test(`on ${slug} the filters beside the results begin below the header and fade at their end while there is more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(site(slug) + STOCK);
    const filters = page.getByRole('complementary', { name: /^Filters for/ });
    const faded = () => filters.evaluate((element) => getComputedStyle(element).getPropertyValue('--filters-fade'));
    await expect.poll(faded).toBe('80px');
    await filters.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect.poll(faded).toBe('0px');
    await page.evaluate(() => scrollTo(0, 1600));
    const below = () =>
      page.evaluate(() => {
        const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('.filters')?.getBoundingClientRect().top ?? 0) - header;
      });
    await expect.poll(below).toBeGreaterThanOrEqual(0);
  });

  test(`on ${slug} no drawing stands behind the hero’s words and buttons, on a phone, a tablet or a desk`, async ({ page }) => {
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(site(slug));
      expect([width, await behindWords(page)]).toEqual([width, []]);
    }
  });

  test(`on ${slug} the search’s button is the one filled button of the first view`, async ({ page }) => {
    await page.goto(site(slug));
    const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const filled = await ground(page.locator('.hero-search').getByRole('button'));
    for (const link of await page.locator('.hero').first().getByRole('link').all()) {
      expect(await ground(link)).not.toBe(filled);
    }
    // On a dark ground the filled look is opaque white; the others let the ground through.
    for (const link of await page.locator(".hero[data-ground='dark']").first().getByRole('link').all()) {
      expect(await ground(link)).toMatch(/[,/] 0\.35\)$/);
    }
  });
}

for (const [slug, address] of [
  ['harbour', '/'],
  ['summit', '/contact-us'],
  ['coastline-mg', '/models/im5'],
  ['coastline-mg', '/models/mg2'],
  ['coastline-mg', '/order'],
  ['coastline-mg', '/pages/precise-price-servicing'],
] as const)
  test(`no view of ${address} on ${slug} has two filled buttons of one look, however far it is scrolled`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site(slug) + address);
    const together = await page.evaluate(async () => {
      const isShown = (element: Element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        return width > 0 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      };
      const fill = (element: Element) => getComputedStyle(element).backgroundColor;
      const sample = document.body.appendChild(document.createElement('i'));
      sample.className = 'bg-primary';
      const isPrimary = (one: Element) => fill(one) === fill(sample);
      // On a dark ground the filled look is opaque white.
      const isLight = (one: Element) => one.closest('.on-dark') !== null && fill(one) === 'rgb(255, 255, 255)';
      const found = new Set<string>();
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
        scrollTo({ top, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        const shown = [...document.querySelectorAll('main :is(a, button)')].filter(isShown);
        for (const filled of [shown.filter(isPrimary), shown.filter(isLight)])
          if (filled.length > 1) found.add(filled.map(({ textContent }) => textContent).join(' and '));
      }
      return [...found];
    });
    expect(together).toEqual([]);
  });

/** The lists of models and makes whose last row one tile has to itself, without filling it. */
const lonely = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(.model-tiles, .brand-tiles)')].flatMap((list) => {
      const tiles = [...list.children].map((tile) => tile.getBoundingClientRect());
      const last = tiles.at(-1);
      const isAlone = last !== undefined && tiles.length > 1 && tiles.filter(({ top }) => top === last.top).length === 1;
      return isAlone && last.width < list.getBoundingClientRect().width - 1 ? [`${list.className}: ${tiles.length}`] : [];
    }),
  );

for (const [slug, address] of [
  ['coastline-mg', '/models'],
  ['summit', '/brands'],
  ['summit', '/new-vehicles'],
  ['summit', '/hyundai/overview'],
  ['redgum', '/'],
] as const)
  test(`no model or make of ${address} on ${slug} is left alone in a row, on a phone or a desk`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site(slug) + address);
      expect([width, await lonely(page)]).toEqual([width, []]);
    }
  });
