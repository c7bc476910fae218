import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

const STOCK = '/search/new-used-and-demo-cars/';

/** For each font that the page's heading is really drawn in: whether it came with the page and not with the machine. */
async function drawnFonts(page: Page): Promise<readonly boolean[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ isCustomFont }) => isCustomFont);
}

test('P2.1 every site has an icon of its own for the browser’s tab and a phone’s home screen', async () => {
  const drawings = new Map<string, string>();
  for (const { slug } of FLEET) {
    const { text } = await fetchSite(slug, '/');
    const href = (rel: string) =>
      new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? `${slug} has no ${rel}`;
    const [tab, phone] = [await fetchSite(slug, href('icon')), await fetchSite(slug, href('apple-touch-icon'))];
    expect([tab.status, tab.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect([phone.status, phone.headers['content-type']]).toEqual([200, 'image/png']);
    drawings.set(slug, tab.text);
  }
  expect(new Set(drawings.values()).size).toBe(FLEET.length);
});

for (const { slug } of FLEET) {
  test(`${slug} loads its own fonts from its own address, at most 70 KB and after its picture, and wears them from its second page on at the latest`, async ({
    page,
  }) => {
    const { text } = await fetchSite(slug, '/');
    const files = [...new Set([...text.matchAll(/\/assets\/[^"\s)]+\.woff2/g)].map(([file]) => file))];
    expect(files.length).toBeGreaterThan(0);
    let bytes = 0;
    for (const file of files) {
      const answer = await fetchSite(slug, file);
      expect([file, answer.status, answer.headers['content-type']]).toEqual([file, 200, 'font/woff2']);
      bytes += answer.bytes.length;
    }
    expect(bytes).toBeLessThanOrEqual(70_000);
    // They would take the line from the page's first picture.
    expect(text).not.toMatch(/<link[^>]*rel="preload"[^>]*as="font"/);
    await page.goto(site(slug));
    const fetched = () =>
      page.evaluate(() => [...document.fonts].every(({ status, display }) => status === 'loaded' || display !== 'optional'));
    await expect.poll(fetched).toBe(true);
    await page.goto(site(slug) + STOCK);
    expect(await drawnFonts(page)).toContain(true);
  });

  test(`D6, K3 the foot of ${slug} says when it is open, and its licence number where the state or the site wants it`, async ({
    page,
  }) => {
    await page.goto(site(slug) + STOCK);
    const foot = page.getByRole('contentinfo');
    await expect(foot.getByText('Monday to Friday')).toBeVisible();
    await expect(foot.getByText(/^\d+(\.\d\d)? [ap]m to \d+(\.\d\d)? [ap]m$/).first()).toBeVisible();
    await expect(foot.getByText(/^Dealer licence /)).toHaveCount(slug === 'summit' ? 6 : 0);
  });
}

test('W3 a phone’s first page asks for no font before its picture is there; from the second page on the site’s fonts are worn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // As on most phones, none of the fallbacks is on the machine.
  await page.addInitScript(() => {
    const load: (this: FontFace) => Promise<FontFace> = Reflect.get(FontFace.prototype, 'load');
    FontFace.prototype.load = function own() {
      return this.display === 'optional' ? load.call(this) : Promise.reject(new Error('There is no such font.'));
    };
  });
  const families = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => getComputedStyle(heading).fontFamily.replaceAll('"', ''));
  await page.goto(site('harbour'));
  expect(await families()).toMatch(/^[\w ]+ stand-in, /);
  const fetched = () => page.evaluate(() => window.localStorage.getItem('forecourt.fonts'));
  await expect.poll(fetched).toBe('1');
  const after = await page.evaluate(() => {
    const times = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { loadEventStart } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
    return times.filter(({ name }) => name.endsWith('.woff2')).map(({ startTime }) => startTime >= loadEventStart);
  });
  expect(after).toEqual([true, true]);
  expect(await families()).toMatch(/^[\w ]+ stand-in, /);
  expect(await drawnFonts(page)).toEqual([false]);
  await page.goto(site('harbour') + STOCK);
  expect(await drawnFonts(page)).toEqual([true]);
});

test('K3.1 a vehicle in New South Wales shows the licence of its location, one in Queensland only where the site says so', async () => {
  const [penrith = ''] = await vehicleLinks('summit', '/search/penrith');
  expect((await fetchSite('summit', penrith)).text.split('<footer')[0]).toContain('Dealer licence ');
  const [newstead = ''] = await vehicleLinks('harbour');
  expect((await fetchSite('harbour', newstead)).text).not.toContain('Dealer licence ');
});

test('P5.2 a caravan site says caravan in every text, quoted ones too: the sold notice, the links of its home page', async ({
  page,
}) => {
  await page.goto(site('redgum'));
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /See \d+ caravans/ })
      .first(),
  ).toBeVisible();
  await page.goto(`${site('redgum')}/search/used-cars?all=1`);
  const sold = page.getByRole('article').filter({ hasText: 'JUST SOLD' }).first();
  await sold.getByRole('heading').getByRole('link').click();
  await expect(page.getByText('Unfortunately this caravan recently sold.')).toBeVisible();
});

test('P12 texts are the platform’s own until a site says otherwise: the call button and the heading of the comments', async ({
  page,
}) => {
  const open = async (slug: string) => {
    const links = await vehicleLinks(slug);
    for (const href of links) {
      await page.goto(site(slug) + href);
      if ((await page.getByText('recently sold').count()) === 0) return;
    }
  };
  const call = (name: RegExp) =>
    page.getByRole('button', { name }).or(page.getByRole('link', { name })).locator('visible=true').first();
  await open('harbour');
  await expect(call(/^Call the dealer/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Dealer Comments' })).toBeVisible();
  await open('redgum');
  await expect(call(/^Call the yard/)).toBeVisible();
  await expect(page.getByRole('tab', { name: 'From the yard' })).toBeVisible();
});

test('C1 a card’s line is joined by dots, and no dot begins or ends a line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('harbour') + STOCK);
  const dots = await page
    .getByRole('main')
    .locator('.dotted')
    .evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.querySelectorAll('li')].map((item) => {
          const isFirst = item.offsetTop !== (item.previousElementSibling as HTMLElement | null)?.offsetTop;
          const dot = Number.parseFloat(getComputedStyle(item, '::before').width);
          // The dot of a line's first word lies outside the box, which cuts it off.
          return isFirst === item.getBoundingClientRect().left + dot <= line.getBoundingClientRect().left + 1;
        }),
      ),
    );
  expect(dots.length).toBeGreaterThan(40);
  expect(dots.filter((isRight) => !isRight)).toEqual([]);
});

test('W2 nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(site('harbour') + STOCK);
  const slow = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => Number.parseFloat(getComputedStyle(one).transitionDuration) > 0.01)
      .map((one) => one.className),
  );
  expect(slow).toEqual([]);
});
