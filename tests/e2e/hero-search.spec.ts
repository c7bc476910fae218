import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { searchApi } from '#tests/e2e/search-api.ts';

const search = (page: Page) => page.getByRole('region', { name: /Find your next car/ });

test('A home page searches by make, model and price, and the address holds only what was chosen', async ({ page }) => {
  const { facets } = await searchApi('harbour', '');
  const make = Object.keys(facets.make ?? {}).find((name) => (facets.make?.[name] ?? 0) > 2) ?? '';
  const found = await searchApi('harbour', `refinementList[make][]=${make}&range[price]=:40000`);
  await page.goto(site('harbour'));
  await search(page).getByLabel('Make').selectOption(make);
  await search(page).getByLabel('Price up to').selectOption('40000');
  await search(page)
    .getByRole('button', { name: /^Show \d+ cars?$/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`\\?refinementList\\[make\\]\\[\\]=${make}&range\\[price\\]=:40000$`));
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${found.count} cars?$`));
});

test('A home page’s button says how many cars the choice finds, and the search finds as many', async ({ page }) => {
  const used = await searchApi('harbour', 'refinementList[car_type][]=used');
  const cheap = await searchApi('harbour', 'refinementList[car_type][]=used&range[price]=:30000');
  expect(cheap.count).toBeLessThan(used.count);
  await page.goto(site('harbour'));
  await page.waitForFunction(() => customElements.get('fc-hero-search') !== undefined);
  await search(page).getByLabel('Condition').selectOption('used');
  await expect(search(page).getByRole('button', { name: `Show ${used.count} cars` })).toBeVisible();
  await search(page).getByLabel('Price up to').selectOption('30000');
  await search(page)
    .getByRole('button', { name: `Show ${cheap.count} cars` })
    .click();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(`${cheap.count} cars`);
});

test('Makes are counted alike on the home page and in the search, where the site starts with a filter of its own too', async ({
  page,
}) => {
  for (const slug of ['redgum', 'swiftlane']) {
    const { facets } = await searchApi(slug, '');
    const counted = Object.entries(facets.make ?? {}).flatMap(([make, count]) => (count > 0 ? [`${make} (${count})`] : []));
    await page.goto(site(slug));
    const makes = page.getByRole('main').locator('form').first().getByLabel('Make');
    await expect(makes.locator('option')).toHaveText(['All makes', ...counted.toSorted((a, b) => a.localeCompare(b, 'en-AU'))]);
  }
});

test('A chosen make leaves only its own models to choose from', async ({ page }) => {
  const { facets } = await searchApi('harbour', 'refinementList[make][]=Toyota');
  const models = Object.entries(facets.model ?? {}).flatMap(([name, count]) => (count > 0 ? [name] : []));
  await page.goto(site('harbour'));
  await axe(page);
  await search(page).getByLabel('Make').selectOption('Toyota');
  const listed = await search(page).getByLabel('Model').locator('option').allTextContents();
  expect(
    listed
      .slice(1)
      .map((text) => text.replace(/ \(\d+\)$/, ''))
      .toSorted(),
  ).toEqual(models.toSorted());
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('The models of a home page’s search cost nothing to draw until a finger or a key reaches it, and are there to choose then', async ({
    page,
  }) => {
    await page.goto(site('harbour'));
    const model = search(page).getByLabel('Model');
    const makes = model.locator('optgroup');
    await expect(makes.first()).toHaveCSS('display', 'none');
    await model.tap();
    await expect(makes.first()).toHaveCSS('display', 'block');
    await page.keyboard.press('Escape');
    await model.press('End');
    await expect(model).toHaveValue((await makes.locator('option').last().getAttribute('value')) ?? 'none');
  });
});

test('Plain words typed on a home page are understood as in the stock search', async ({ page }) => {
  await page.goto(site('harbour'));
  await search(page).getByRole('searchbox').fill('diesel under 45k');
  await search(page).getByRole('searchbox').press('Enter');
  await expect(page.getByRole('link', { name: 'Remove Under $45,000' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('S21.1 the search of a home page is a form that works by itself', async ({ page }) => {
    const { count } = await searchApi('harbour', 'refinementList[make][]=Toyota');
    await page.goto(site('harbour'));
    await search(page).getByLabel('Make').selectOption('Toyota');
    await search(page).getByRole('button', { name: /^Show/ }).click();
    await expect(page).toHaveURL(/\/\?refinementList\[make\]\[\]=Toyota$/);
    await expect(page.getByText(`${count} cars`).first()).toBeVisible();
  });
});
