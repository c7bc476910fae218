import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { fillPerson, readyForm } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

const SITES = ['harbour', 'summit', 'coastline-mg', 'redgum', 'swiftlane'];
const EVENING = 'Coastline MG owners’ evening';

/** The addresses of the offers that a page links to. */
const offersOn = (html: string) => [...new Set([...html.matchAll(/href="(\/offers\/[^"#]+)"/g)].map(([, href = '']) => href))];

test('O1.1 every demo site has its offers at /special-offers, and each of them a page of its own', async () => {
  for (const slug of SITES) {
    const { status, text } = await fetchSite(slug, '/special-offers');
    const found = offersOn(text);
    expect([slug, status, found.length >= 3]).toEqual([slug, 200, true]);
    const pages = await Promise.all(found.map(async (href) => (await fetchSite(slug, href)).status));
    expect([slug, ...pages]).toEqual([slug, ...found.map(() => 200)]);
  }
});

test('O1.2 an offer kept from a site is not on its page and not at its address, and looks there like one that never was', async () => {
  const [ours, theirs] = await Promise.all([
    fetchSite('coastline-mg', '/special-offers'),
    fetchSite('summit', '/special-offers'),
  ]);
  expect(ours.text).toContain(EVENING);
  expect(theirs.text).not.toContain(EVENING);
  const [own] = offersOn(ours.text).filter((href) => !offersOn(theirs.text).includes(href));
  const [kept, never] = await Promise.all([fetchSite('summit', own ?? ''), fetchSite('summit', '/offers/mg/999999')]);
  const plain = ({ status, text }: typeof kept) => [status, text.replaceAll(/\/offers\/mg\/\d+/g, '')];
  expect(plain(kept)).toEqual(plain(never));
  expect(kept.status).toBe(404);
});

test('O1g an offer that is over or to come is nowhere on its site', async () => {
  const { text } = await fetchSite('harbour', '/special-offers');
  expect(text).not.toContain('End of financial year offers');
  expect(text).not.toContain('Stocktake sale');
});

test('O1.1 an offer’s other address leads to its one address for good', async () => {
  const { text } = await fetchSite('harbour', '/special-offers');
  const [href = ''] = offersOn(text).filter((one) => one.startsWith('/offers/toyota/'));
  const { status, headers } = await fetchSite('harbour', href.replace('/toyota', ''));
  expect([status, headers.location]).toEqual([301, href]);
});

test('O1y from the offers to one of them and its enquiry, which is taken', async ({ page }) => {
  await page.goto(`${site('harbour')}/special-offers`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Special offers');
  await axe(page);
  await page.getByRole('link', { name: 'LandCruiser Prado, ready to tow', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('LandCruiser Prado, ready to tow');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText(['Home', 'Special offers']);
  await expect(page.getByRole('link', { name: 'Explore LandCruiser Prado' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Toyota LandCruiser Prado in stock' })).toBeVisible();
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByRole('textbox', { name: 'Comments' }).fill('Is a tow bar included?');
  await form.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page).toHaveURL(/\/success\?form=offer/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('O2h a long description and disclaimer open and shut, and the offer’s form can be sent', async ({ page }) => {
    const [href = ''] = offersOn((await fetchSite('harbour', '/special-offers')).text);
    await page.goto(`${site('harbour')}${href}`);
    const main = page.getByRole('main');
    const rest = main.getByText('we’ll hold it for a day while you decide');
    await expect(rest).toBeHidden();
    await main.getByText('View more', { exact: true }).click();
    await expect(rest).toBeVisible();
    await main.getByText('View less', { exact: true }).click();
    await expect(rest).toBeHidden();
    await main.getByText('View full disclaimer', { exact: true }).first().click();
    await expect(main.getByText('View less disclaimer', { exact: true }).first()).toBeVisible();
    await fillPerson(main);
    await main.getByRole('textbox', { name: 'Comments' }).fill('Which demos are left?');
    await main.getByRole('button', { name: 'Send enquiry' }).click();
    await expect(page).toHaveURL(/\/success\?form=offer/);
  });
});

test('O1x one offer stands large on a page that names it, and an offer’s page passes on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('coastline-mg'));
  await page.getByRole('link', { name: 'Live with an IM6 for a day', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Live with an IM6 for a day');
  await readyForm(page);
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
