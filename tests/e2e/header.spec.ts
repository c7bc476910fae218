import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const header = (page: Page) => page.getByRole('banner');
const label = (page: Page, text: string) => header(page).locator('summary:visible', { hasText: text });
const isMarked = (page: Page) => header(page).evaluate((one) => one.hasAttribute('data-menu-open'));

for (const { slug, groups } of FLEET) {
  test(`N1.3 each menu of ${slug} opens by a click, marks the header, lists its links and closes again`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(site(slug));
    expect(groups.length).toBeGreaterThan(1);
    for (const group of groups) {
      // A touch of the screen is a click without a pointer over it, so it works on sites whose menus open on hover too.
      await label(page, group.label).dispatchEvent('click');
      const open = header(page).locator('details[open]');
      for (const name of group.links) await expect(open.getByRole('link', { name, exact: true })).toBeVisible();
      await expect.poll(() => isMarked(page)).toBe(true);
      await expect(open).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(header(page).locator('details[open]')).toHaveCount(0);
    await expect.poll(() => isMarked(page)).toBe(false);
  });

  test(`N1 every link in the header and footer of ${slug} leads to a page, and all are in the HTML`, async () => {
    const { text } = await fetchSite(slug, '/');
    const [head = '', rest = ''] = text.split('<main');
    const foot = rest.slice(rest.indexOf('<footer'));
    const hrefs = new Set([...(head + foot).matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href));
    for (const { links } of groups) for (const name of links) expect(head).toContain(`>${name}</a>`);
    expect(hrefs.size).toBeGreaterThan(6);
    for (const href of hrefs) expect([href, (await opened(slug, href)).status]).toEqual([href, 200]);
  });
}

/** What a visitor gets who follows a link: the page itself, or the way to sign in for it. */
async function opened(slug: string, href: string) {
  const answer = await fetchSite(slug, href);
  const { location = '' } = answer.headers;
  return answer.status === 302 && location.startsWith('/sign-in?') ? fetchSite(slug, location) : answer;
}

test('N1.3 where the site says so a menu opens under the pointer, stays on a click and closes when the pointer leaves', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(site('coastline-mg'));
  await label(page, 'Stock').hover();
  const link = header(page).getByRole('link', { name: 'Demo cars' });
  await expect(link).toBeVisible();
  await label(page, 'Stock').click();
  await expect(link).toBeVisible();
  await link.hover();
  await expect(link).toBeVisible();
  await page.mouse.move(700, 800);
  await expect(link).toBeHidden();
});

test('N1.3 elsewhere a menu waits for a click', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(site('harbour'));
  const link = header(page).getByRole('link', { name: 'Demo cars' });
  await label(page, 'Stock').hover();
  await expect(link).toBeHidden();
  await label(page, 'Stock').click();
  await expect(link).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 600 } });
  await expect(link).toBeHidden();
});

test('N1, W2 a menu works by keys alone: Enter opens it, Tab goes through it and out, Escape returns to its label', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(site('harbour'));
  const first = header(page).getByRole('link', { name: 'All cars' });
  await label(page, 'Stock').focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(label(page, 'Stock')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  const links = await header(page).locator('details[open] a').count();
  for (let at = 0; at <= links; at += 1) await page.keyboard.press('Tab');
  await expect(label(page, 'Service & Parts')).toBeFocused();
  await expect(first).toBeHidden();
});

test('N1 a page change closes the menu it came from', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(site('harbour'));
  await label(page, 'Stock').click();
  await header(page).locator('details[open]').getByRole('link', { name: 'Utes' }).click();
  await expect(page).toHaveURL(/\/search\/ute$/);
  await expect(header(page).locator('details[open]')).toHaveCount(0);
});

for (const { slug } of FLEET) {
  test(`W2 every target in the header of ${slug} on a phone is 44 pixels high, and its open drawer has no violation`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(site(slug));
    await page.locator('summary[aria-label="Menu"]').click();
    const folds = header(page).locator('.site-header__panel > ul > li > details > summary');
    await folds.first().click();
    const targets = header(page).locator('a:visible, summary:visible');
    expect(await targets.count()).toBeGreaterThan(5);
    for (const target of await targets.all()) expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await axe(page);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: DESK });

  test('N1 menus open by a click on every kind of site, also where they open on hover', async ({ page }) => {
    for (const { slug, groups } of FLEET) {
      await page.goto(site(slug));
      const [group] = groups;
      await label(page, group?.label ?? '').click();
      await expect(header(page).locator('details[open]').getByRole('link').first()).toBeVisible();
    }
  });
});
