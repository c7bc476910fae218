import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';
import { searchApi } from '#tests/e2e/search-api.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const panel = (page: Page) => page.getByRole('group', { name: 'Make', exact: true }).locator('visible=true');
const told = (page: Page) => page.getByRole('main').getByRole('status').first();
const chips = (page: Page) => page.getByRole('list', { name: 'Chosen filters' });
const number = (count: number) => count.toLocaleString('en-AU');

test('S11.1 a ticked box narrows the results at once, stays in focus, and the count is told', async ({ page }) => {
  const kia = await searchApi('harbour', 'refinementList[make][]=Kia');
  await page.goto(site('harbour') + STOCK);
  const box = panel(page).getByRole('checkbox', { name: /^Kia/ });
  await box.check();
  await expect(told(page)).toHaveText(`${kia.count} cars`);
  await expect(page).toHaveURL(/refinementList\[make\]\[\]=Kia$/);
  await expect(box).toBeFocused();
  await expect(page.getByRole('main').getByRole('article').first().getByRole('heading')).toContainText('Kia');
});

test('S4.3 the counts of a facet ignore its own choice, and a value without a hit is disabled, not gone', async ({ page }) => {
  const { facets } = await searchApi('harbour', 'refinementList[make][]=Kia');
  await page.goto(`${site('harbour')}${STOCK}?refinementList[make][]=Kia`);
  await expect(
    panel(page).getByRole('checkbox', { name: new RegExp(`^Toyota.*\\b${facets.make?.Toyota ?? 0}\\b`) }),
  ).toBeEnabled();
  const empty = Object.entries(facets.body ?? {}).find(([, count]) => count === 0)?.[0] ?? '';
  await page.getByRole('main').locator('summary', { hasText: /^Body/ }).locator('visible=true').click();
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${empty}.*\\b0\\b`) }).locator('visible=true')).toBeDisabled();
});

test('S20.1, S20.3 what is chosen shows as chips, each can be removed, and Clear all removes them all', async ({ page }) => {
  await page.goto(`${site('harbour')}${STOCK}?refinementList[make][]=Kia&refinementList[body][]=SUV&range[price]=:60000`);
  await expect(chips(page).getByRole('link')).toHaveText([/Kia/, /SUV/, /Under \$60,000|\$60,000/, 'Clear all']);
  await chips(page).getByRole('link', { name: 'Remove SUV' }).click();
  await expect(page).not.toHaveURL(/body/);
  await expect(chips(page).getByRole('link')).toHaveCount(3);
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(site('harbour') + STOCK);
  await expect(chips(page)).toHaveCount(0);
});

test('S2.4, S11.5 Back and Forward restore filters, page and scroll', async ({ page }) => {
  await page.goto(site('summit') + STOCK);
  await panel(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  await expect(page).toHaveURL(/Toyota/);
  await expect(chips(page).getByRole('link', { name: 'Remove Toyota' })).toBeVisible();
  const count = (await told(page).textContent()) ?? '';
  await page
    .getByRole('navigation', { name: 'Pages of results' })
    .getByRole('link', { name: 'Page 2', exact: true })
    .press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('main').getByRole('article').nth(4).getByRole('heading').getByRole('link').press('Enter');
  await expect(page).toHaveURL(/\/cars\//);
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(told(page)).toHaveText(count);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
  // This document is a new one: the addresses it goes back to are loaded anew, which Playwright's own goBack does not expect.
  const goBack = () => page.evaluate(() => void setTimeout(() => window.history.back()));
  await goBack();
  await expect(page).not.toHaveURL(/page=2/);
  await expect(chips(page).getByRole('link', { name: 'Remove Toyota' })).toBeVisible();
  await page.waitForLoadState();
  await goBack();
  await expect(page).toHaveURL(site('summit') + STOCK);
  await expect(panel(page).getByRole('checkbox', { name: /^Toyota/ })).not.toBeChecked();
  await page.waitForLoadState();
  await page.evaluate(() => void setTimeout(() => window.history.forward()));
  await expect(panel(page).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
});

test('S11.3 a filter, an order, a text and a page each scroll to the top', async ({ page }) => {
  await page.goto(site('summit') + STOCK);
  const down = async () => {
    await page.evaluate(() => window.scrollTo(0, 700));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  };
  const atTop = () => expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // Sent without a pointer, which would scroll to the control first.
  const toyota = panel(page).getByRole('checkbox', { name: /^Toyota/ });
  await down();
  await toyota.dispatchEvent('click');
  await expect(page).toHaveURL(/Toyota/);
  await atTop();
  await down();
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('latest');
  await expect(page).toHaveURL(/sortBy=latest/);
  await atTop();
  await down();
  const box = page.getByRole('searchbox');
  await box.evaluate((input: HTMLInputElement) => {
    input.value = 'hilux';
    input.form?.requestSubmit();
  });
  await expect(page).toHaveURL(/query=hilux/);
  await atTop();
  // Cards are laid out when they are near: what is below them moves while a pointer is on its way.
  await page.getByRole('navigation', { name: 'Pages of results' }).getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(/page=2/);
  await atTop();
});

test('S2.3 an address that was reached in the browser shows the same results when the server is asked for it', async ({
  page,
}) => {
  await page.goto(site('harbour') + STOCK);
  await panel(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  await expect(page).toHaveURL(/Toyota/);
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('price-desc');
  await expect(page).toHaveURL(/sortBy=price-desc/);
  const results = page.getByRole('region', { name: /^Results/ });
  await expect(results).toHaveAttribute('aria-busy', 'false');
  const { pathname, search } = new URL(page.url());
  const fromServer = await vehicleLinks('harbour', pathname + search);
  expect(fromServer.length).toBeGreaterThan(10);
  // The cards below the window are drawn a moment after those in it.
  const inBrowser = () =>
    results
      .getByRole('article')
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await expect.poll(inBrowser).toEqual(fromServer);
});

test('S11.2 while the next results load, the last stay, dimmed; a choice shows at once', async ({ page }) => {
  await page.goto(site('harbour') + STOCK);
  const release = await holdRequests(page, /\/api\/results\//);
  const results = page.getByRole('region', { name: /^Results/ });
  await panel(page).getByRole('checkbox', { name: /^Kia/ }).check();
  await expect(results).toHaveAttribute('aria-busy', 'true');
  await expect(results.getByRole('article')).toHaveCount(21);
  await expect(panel(page).getByRole('checkbox', { name: /^Kia/ })).toBeChecked();
  release();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect(page).toHaveURL(/Kia/);
});

test('S11.4 while results load and none are shown yet, skeleton cards are', async ({ page }) => {
  await page.goto(`${site('harbour')}${STOCK}?query=zzzzz`);
  const send = await holdRequests(page, /\/api\/results\//);
  const skeleton = page.getByText('Loading results');
  await page.getByRole('main').getByRole('combobox', { name: 'Sort by' }).selectOption('latest');
  await expect(skeleton).toBeAttached();
  send();
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

test('What is typed or ticked before the script has come is not lost when it comes', async ({ page }) => {
  const send = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto(site('harbour') + STOCK, { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('hilux');
  await panel(page)
    .getByRole('checkbox', { name: /^Toyota/ })
    .check();
  send();
  await expect(chips(page).getByRole('link', { name: 'Remove Toyota' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('hilux');
});

test('S11.2 when the next results cannot be had, the last stay, the page says so, and trying again works', async ({
  page,
  tolerate,
}) => {
  tolerate(/Failed to load resource|net::ERR_FAILED|Failed to fetch/);
  await page.goto(site('harbour') + STOCK);
  await page.route(/\/api\/results\//, (route) => route.abort());
  await panel(page).getByRole('checkbox', { name: /^Kia/ }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('We couldn’t load those results.');
  await expect(page.getByRole('region', { name: /^Results/ }).getByRole('article')).toHaveCount(21);
  await page.unroute(/\/api\/results\//);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
  await expect(chips(page).getByRole('link', { name: 'Remove Kia' })).toBeVisible();
});

test('S13 when nothing is found, the one choice whose removal brings most back is named with its number', async ({ page }) => {
  const query = 'refinementList[make][]=Kia&refinementList[body][]=Ute';
  const [withoutMake, withoutBody] = await Promise.all([
    searchApi('harbour', 'refinementList[body][]=Ute'),
    searchApi('harbour', 'refinementList[make][]=Kia'),
  ]);
  const best = Math.max(withoutMake.count, withoutBody.count);
  await page.goto(`${site('harbour')}${STOCK}?${query}`);
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  const label = withoutMake.count > withoutBody.count ? 'Kia' : 'Ute';
  const way = page.getByRole('link', { name: `Without “${label}” there are ${best} cars.` });
  await way.click();
  await expect(told(page)).toHaveText(`${best} cars`);
});

test('Plain words are shown as chips and said in a sentence, so that no reading is silent', async ({ page }) => {
  await page.goto(site('summit') + STOCK);
  await page.getByRole('searchbox').fill('7 seat diesel under 45k');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByText(/^We read “7 seat” as/)).toBeVisible();
  for (const chip of ['Remove 7 seats', 'Remove Diesel'])
    await expect(chips(page).getByRole('link', { name: chip })).toBeVisible();
  await chips(page).getByRole('link', { name: 'Remove Diesel' }).click();
  await expect(chips(page).getByRole('link', { name: 'Remove 7 seats' })).toBeVisible();
  await expect(chips(page).getByRole('link', { name: 'Remove Diesel' })).toHaveCount(0);
});

test('S3 price is chosen with two thumbs or in two fields, and both say the same', async ({ page }) => {
  await page.goto(site('harbour') + STOCK);
  const group = page.getByRole('group', { name: 'Price', exact: true }).locator('visible=true');
  const from = group.getByRole('spinbutton').or(group.getByRole('textbox')).first();
  await from.fill('30000');
  await from.press('Enter');
  await expect(page).toHaveURL(/range\[price\]=30000:/);
  const low = group.getByRole('slider').first();
  await expect(low).toHaveAttribute('aria-valuetext', '$30,000');
  await low.focus();
  await low.press('ArrowRight');
  await expect(page).toHaveURL(/range\[price\]=30500:/);
});

test('S14.1, S14.2 popular makes come first, then all others by name, under their headings', async ({ page }) => {
  await page.goto(site('harbour') + STOCK);
  const group = panel(page);
  await expect(group.getByText('Popular Makes', { exact: true })).toBeVisible();
  await group.getByText(/^Show all/).click();
  await expect(group.getByText('All Makes', { exact: true })).toBeVisible();
});

test('S3.2 models are listed where the switch has them, limited to the chosen makes', async ({ page }) => {
  await page.goto(site('harbour') + STOCK);
  await expect(page.getByRole('group', { name: 'Model', exact: true }).locator('visible=true')).toHaveCount(1);
  await panel(page).getByRole('checkbox', { name: /^Kia/ }).check();
  const models = page.getByRole('group', { name: 'Model', exact: true }).locator('visible=true');
  await expect(models.getByRole('checkbox', { name: /^Sportage/ })).toBeVisible();
  await expect(models.getByRole('checkbox', { name: /^HiLux/ })).toHaveCount(0);
});

test('S16.1 a count up to 1999 is shown as it is', async ({ page }) => {
  const { count } = await searchApi('summit');
  await page.goto(site('summit') + STOCK);
  await expect(told(page)).toHaveText(`${number(count)} cars`);
});

test('W2 the search has no accessibility violation, filtered and empty', async ({ page }) => {
  for (const query of ['?refinementList[make][]=Kia&range[price]=:60000', '?refinementList[make][]=None']) {
    await page.goto(site('harbour') + STOCK + query);
    await axe(page);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('S20.4 the filters open over the whole window, their button counts along, and Escape gives focus back', async ({
    page,
  }) => {
    const kia = await searchApi('harbour', 'refinementList[make][]=Kia');
    await page.goto(site('harbour') + STOCK);
    const opener = page.getByRole('button', { name: /^Filters/ });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    const box = await drawer.boundingBox();
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual([390, 844]);
    await axe(page);
    await drawer.getByRole('checkbox', { name: /^Kia/ }).check();
    await expect(drawer.getByRole('button', { name: `Show ${kia.count} cars` })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(told(page)).toHaveText(`${kia.count} cars`);
    await opener.click();
    await drawer.getByRole('link', { name: 'Clear all' }).click();
    await expect(drawer.getByRole('button', { name: /^Show 1\d\d cars$/ })).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S21.1 the filters are a form and the pages are links', async ({ page }) => {
    await page.goto(`${site('summit')}/search/toyota`);
    await expect(panel(page).getByRole('checkbox', { name: /^Toyota/ })).toBeChecked();
    await panel(page).getByRole('checkbox', { name: /^Kia/ }).check();
    const price = page.getByRole('group', { name: 'Price', exact: true }).locator('visible=true');
    await price.getByRole('spinbutton').or(price.getByRole('textbox')).last().fill('40000');
    await page
      .getByRole('button', { name: /^(Show|Apply)/ })
      .locator('visible=true')
      .first()
      .click();
    const query = 'refinementList[make][]=Kia&refinementList[make][]=Toyota&range[price]=:40000';
    await expect(told(page)).toHaveText(`${number((await searchApi('summit', query)).count)} cars`);
    const next = page.getByRole('link', { name: 'Next page' });
    // The cards above are laid out once they are near and move the link; without script Playwright would not notice that its press missed.
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(page).toHaveURL(/page=2/);
    await expect(chips(page).getByRole('link', { name: 'Remove Kia' })).toBeVisible();
    await page.getByRole('searchbox').fill('rav4');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/query=rav4/);
    await expect(chips(page).getByRole('link', { name: 'Remove Kia' })).toBeVisible();
  });
});
