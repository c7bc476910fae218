import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { fillPerson } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';
import { recordEvents } from '#tests/e2e/recorded-events.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Begins a valuation by registration, on the page of an address. */
async function begin(page: Page, rego: string, path = '/trade-in', slug = 'harbour'): Promise<void> {
  await page.goto(site(slug) + path);
  await page.getByRole('textbox', { name: 'Rego' }).fill(rego);
  await page.getByRole('button', { name: 'Get Your Valuation' }).click();
}

/** Confirms the car and goes on to its condition. */
async function toCondition(page: Page, rego = 'SAMPLE10'): Promise<void> {
  await begin(page, rego);
  await expect(heading(page, 'Is this your car?')).toBeVisible();
  await page.getByRole('link', { name: 'Yes, that’s it' }).click();
  await expect(heading(page, 'How is it, honestly?')).toBeVisible();
}

async function seeOffer(page: Page, kms = '58,200'): Promise<void> {
  await page.getByRole('textbox', { name: 'Kilometres now' }).fill(kms);
  await page.getByRole('button', { name: 'See my offer' }).click();
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
}

/** Looks at a step on a desk and on a phone. */
async function checkBoth(page: Page): Promise<void> {
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page);
    await axe(page);
  }
}

/** Marks two zones on the drawing. */
async function markTwo(page: Page): Promise<void> {
  await page.locator('.damage-map[data-ready]').waitFor();
  await page.getByRole('button', { name: 'Rear bumper, not marked' }).click();
  await page.getByRole('radio', { name: 'Scratch, longer than a hand' }).check();
  await expect(page.getByRole('button', { name: 'Rear bumper, marked', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Left rear wheel, not marked' }).press(' ');
  await page.getByRole('radio', { name: 'Kerb marks' }).check();
}

test('T1, W2 the first steps of a valuation are without a fault on a desk and on a phone', async ({ page }) => {
  await page.goto(`${site('harbour')}/trade-in`);
  await expect(heading(page, 'What’s your car worth?')).toBeVisible();
  await expect(page.getByText('An instant offer in 2 minutes.')).toBeVisible();
  await checkBoth(page);
  await begin(page, 'sample10');
  await expect(page.getByText('2021 Toyota Corolla', { exact: true })).toBeVisible();
  expect(page.url()).not.toMatch(/sample10/i);
  await checkBoth(page);
  await page.getByRole('link', { name: 'Yes, that’s it' }).click();
  await markTwo(page);
  await checkBoth(page);
});

test('T1, W2 the offer’s rows total to its middle, and its pages are without a fault on a desk and on a phone', async ({
  page,
  tolerate,
}) => {
  tolerate(/422/);
  await toCondition(page);
  await markTwo(page);
  await seeOffer(page);
  await expect(heading(page, /^We’d pay you \$[\d,]+ to \$[\d,]+$/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'What you told us' })).toBeVisible();
  await checkBoth(page);
  const amounts = await page.locator('.offer-reasons dd:not(.offer-reasons__why)').allTextContents();
  const numbers = amounts.map((text) => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, '')));
  expect(numbers.slice(0, -1).reduce((sum, number) => sum + number, 0)).toBe(numbers.at(-1));
  await expect(page.getByText('Rear bumper $300, left rear wheel $150')).toBeVisible();
  await expect(page.getByText(/asking prices, not sale prices\./)).toBeVisible();
  await expect(page.getByText(/^These prices include preparing the car, its warranty and our margin\./)).toBeVisible();
  await page.getByRole('link', { name: 'Accept this offer' }).click();
  await page.getByRole('button', { name: 'Accept this offer' }).click();
  await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
  await checkBoth(page);
});

test('T1, X1.9 an accepted offer fires 18, once however often its page is opened', async ({ page }) => {
  const events = await recordEvents(page);
  await toCondition(page, 'SAMPLE15');
  await seeOffer(page, '44,000');
  await page.getByRole('link', { name: 'Accept this offer' }).click();
  await fillPerson(page.locator('form.trade-form'));
  await page.getByRole('button', { name: 'Accept this offer' }).click();
  await expect(heading(page, /^Done\. Your range is held until \d+ \w+( \d+)?\.$/)).toBeVisible();
  await expect(page.getByText(/^\$\d+,\d{3} to \$\d+,\d{3}$/)).toBeVisible();
  await expect.poll(() => events.filter(({ event_id: id }) => id === 18).length).toBe(1);
  expect(events.find(({ event_id: id }) => id === 18)).toMatchObject({ form: 'valuation', user_data: { name: 'Sam' } });
  await checkBoth(page);
  await page.reload();
  await expect(heading(page, /^Done\./)).toBeVisible();
  await page.locator('fc-track:defined').first().waitFor({ state: 'attached' });
  expect(events.filter(({ event_id: id }) => id === 18)).toHaveLength(1);
});

test('T1 whoever has accepted is not asked again who they are: the times to come by stand beside their car', async ({ page }) => {
  await toCondition(page, 'SAMPLE15');
  await seeOffer(page, '44,000');
  await page.getByRole('link', { name: 'Accept this offer' }).click();
  await fillPerson(page.locator('form.trade-form'));
  await page.getByRole('button', { name: 'Accept this offer' }).click();
  await expect(heading(page, /^Done\./)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(/^For Sam.*, 04\d\d \d{3} \d{3}, .*@/)).toBeVisible();
  for (const name of ['First name', 'Email', 'Phone']) await expect(main.getByRole('textbox', { name })).toHaveCount(0);
  await expect(main.getByRole('complementary')).toContainText(/2022 MG ZS.*Excite SUV.*SAMPLE15.*Bring your licence/s);
  await expect(main.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  await expect(page.locator('.step-rail > [data-done] svg')).toHaveCount(2);
  await main.getByRole('button', { name: 'Book an inspection' }).click();
  await expect(page).toHaveURL(/\/success\?form=inspection/);
});

test('T1, W2 on a phone the buttons of a valuation are as wide as the page, and no line of facts ends in a dot', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${site('harbour')}/trade-in`);
  const isWide = async (role: 'button' | 'link', name: string) =>
    expect((await page.getByRole('main').getByRole(role, { name }).boundingBox())?.width, name).toBeGreaterThan(300);
  await isWide('button', 'Get Your Valuation');
  await begin(page, 'SAMPLE15');
  await isWide('link', 'Yes, that’s it');
  await page.getByRole('link', { name: 'Yes, that’s it' }).click();
  await isWide('button', 'See my offer');
  await expect(page.getByRole('complementary')).toContainText('Excite SUV');
  await expect(page.getByRole('complementary')).not.toContainText('·');
  await seeOffer(page, '44,000');
  await page.getByRole('link', { name: 'Book an inspection' }).click();
  await isWide('button', 'Book an inspection');
});

test('T2 the valuation that is shown is saved with its lead, and the console says so', async ({ page }) => {
  const saved = page.waitForResponse(/\/api\/miscellaneous$/);
  const said = page.waitForEvent('console', (message) => message.text() === 'The valuation was saved.');
  await toCondition(page, 'SAMPLE11');
  await seeOffer(page, '31,000');
  expect((await saved).status()).toBe(200);
  await said;
});

test('T2 a valuation that cannot be saved is an error in the console and nothing else', async ({ page, tolerate }) => {
  tolerate(/The valuation was not saved|net::ERR_FAILED/);
  await page.route('**/api/miscellaneous', (route) => route.abort());
  const said = page.waitForEvent('console', (message) => message.text().startsWith('The valuation was not saved.'));
  await toCondition(page, 'SAMPLE16');
  await seeOffer(page, '38,000');
  await said;
  await expect(page.getByRole('link', { name: 'Accept this offer' })).toBeVisible();
});

test('T3 past 7 years there is no figure in any markup, before anybody asks about scratches', async ({ page }) => {
  await begin(page, 'SAMPLE20');
  await page.getByRole('link', { name: 'Yes, that’s it' }).click();
  await expect(heading(page, 'We’d rather see this one')).toBeVisible();
  await expect(page.getByText(/Past 7 years or 100,000 km, an online figure would be a guess/)).toBeVisible();
  expect(await page.getByRole('main').innerHTML()).not.toContain('$');
  await checkBoth(page);
  await page.getByRole('textbox', { name: 'Kilometres now' }).fill('133,514');
  await fillPerson(page.locator('form.trade-form'));
  await page.getByRole('button', { name: 'Call me about it' }).click();
  await expect(heading(page, 'Done. We’ll call you.')).toBeVisible();
  expect(await page.getByRole('main').innerHTML()).not.toContain('$');
});

test('T3 past 100,000 km, or with too few like it, there is no figure either', async ({ page }) => {
  await toCondition(page, 'SAMPLE12');
  await seeOffer(page, '100,001');
  await expect(page.getByText(/^Your 2022 Toyota HiLux has 100,001 km\./)).toBeVisible();
  expect(await page.getByRole('main').innerHTML()).not.toContain('$');
  await toCondition(page, 'SAMPLE21');
  await seeOffer(page, '9,000');
  await expect(page.getByText(/^There are too few like it for a fair figure\./)).toBeVisible();
  expect(await page.getByRole('main').innerHTML()).not.toContain('$');
});

test('T3 the trade-in page of every site that has one says that old cars generally get no online estimate', async () => {
  for (const slug of ['harbour', 'summit', 'swiftlane'])
    expect((await fetchSite(slug, '/trade-in')).text).toContain(
      'There is generally no online estimate for cars over 7 years or 100,000 km',
    );
});

test('T1 several photos go with the condition, and the offer’s page names them', async ({ page }) => {
  await toCondition(page);
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
  const names = ['roof.jpg', 'door.jpg', 'tyre.jpg'];
  const field = page.getByLabel(/^Photos of your car/);
  await field.setInputFiles(names.map((name) => ({ name, mimeType: 'image/jpeg', buffer: jpeg })));
  await seeOffer(page);
  await expect(page.getByText('Photos: roof.jpg, door.jpg, tyre.jpg')).toBeVisible();
});

test('T1 what is missing from the condition is named above it, and each question’s answers stand side by side', async ({
  page,
  tolerate,
}) => {
  tolerate(/422/);
  await page.setViewportSize(WIDE);
  await toCondition(page);
  await page.getByRole('button', { name: 'See my offer' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please enter the kilometres.']);
  const rows = page.locator('.trade-segments');
  await expect(rows).toHaveCount(6);
  const heights = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('T1 a site without a trade-in page has none against a vehicle either', async () => {
  for (const slug of ['redgum', 'coastline-mg']) {
    const { text } = await fetchSite(slug, '/api/search');
    const { hits } = JSON.parse(text) as { hits: { id: number }[] };
    expect([slug, (await fetchSite(slug, `/cars/trade-in?car_id=${hits[0]?.id}`)).status]).toEqual([slug, 404]);
  }
});

test('T1 a registration that is not found leads to lists that each fill the next', async ({ page }) => {
  await begin(page, '482 VKT');
  await expect(page.getByRole('status').filter({ hasText: '482 VKT' })).toHaveText(
    'We can’t find 482 VKT in Queensland. Check the letters, or enter the details yourself.',
  );
  await checkBoth(page);
  for (const [label, option] of [
    ['Year', '2021'],
    ['Make', 'Toyota'],
    ['Model', 'Corolla'],
    ['Badge', 'Ascent Sport'],
  ] as const)
    await page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
  await page.getByRole('button', { name: 'That’s my car' }).click();
  await seeOffer(page);
  await expect(heading(page, /^We’d pay you/)).toBeVisible();
});

test('T1 while the next list is on its way it says so, and when it does not come, what to do', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource|ERR_FAILED/);
  await begin(page, '482 VKT');
  const list = (name: string) => page.getByRole('combobox', { name, exact: true });
  const fail = await holdRequests(page, /\/api\/trade-in\/names/, 'abort');
  await page.locator('fc-island[name=car-picker][data-awake]').waitFor();
  await list('Year').selectOption('2021');
  await expect(list('Make')).toHaveText('Looking…');
  fail();
  await expect(page.getByRole('alert')).toHaveText('We couldn’t fetch the list. Press Next to try again.');
  await expect(list('Make')).toHaveText('Please choose');
});

test('T1 an inspection is booked from the offer', async ({ page }) => {
  await toCondition(page, 'SAMPLE14');
  await seeOffer(page, '40,000');
  await page.getByRole('link', { name: 'Book an inspection' }).click();
  await expect(heading(page, 'Book an inspection')).toBeVisible();
  await checkBoth(page);
  const form = page.locator('form.lead-form');
  await fillPerson(form);
  await form.getByRole('button', { name: 'Book an inspection' }).click();
  await expect(page).toHaveURL(/\/success\?form=inspection/);
});

test('H3.2 another visitor’s valuation is a page that is not there', async ({ page, browser, tolerate }) => {
  tolerate(/404/);
  await begin(page, 'SAMPLE13');
  await expect(heading(page, 'Is this your car?')).toBeVisible();
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  expect((await other.goto(page.url()))?.status()).toBe(404);
  await stranger.close();
  for (const path of ['/trade-in/no-such-lead', '/trade-in/%00', `${new URL(page.url()).pathname}/no-such-step`])
    expect((await fetchSite('harbour', path)).status).toBe(404);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('T1 a car is described by hand, valued and its offer accepted', async ({ page, tolerate }) => {
    tolerate(/422/);
    await page.goto(`${site('harbour')}/sell-my-car`);
    await page.getByRole('button', { name: 'Enter the details yourself' }).click();
    for (const [label, option] of [
      ['Year', '2022'],
      ['Make', 'MG'],
      ['Model', 'ZS'],
    ] as const) {
      await page.getByRole('combobox', { name: label, exact: true }).selectOption(option);
      await page.getByRole('button', { name: /^(?:Next|That’s my car)$/ }).click();
    }
    await page.getByRole('combobox', { name: 'Badge', exact: true }).selectOption('Excite');
    await page.getByRole('button', { name: 'That’s my car' }).click();
    await page.getByText('Choose from a list instead of the drawing').click();
    await page.getByRole('combobox', { name: 'Roof' }).selectOption('Dent, paint intact');
    await page.getByRole('radio', { name: 'Nearly due' }).check();
    await seeOffer(page, 'many');
    await expect(page.getByRole('alert')).toContainText('Please enter the kilometres as a number, such as 58,200.');
    await expect(page.getByRole('radio', { name: 'Nearly due' })).toBeChecked();
    await seeOffer(page, '45000');
    await expect(heading(page, /^We’d pay you/)).toBeVisible();
    await expect(page.getByText('Roof $350')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Accept this offer' }).click();
    await fillPerson(page.locator('form.trade-form'));
    await page.getByRole('button', { name: 'Accept this offer' }).click();
    await expect(heading(page, /^Done\. Your range is held/)).toBeVisible();
  });
});
