import { expect, type Page } from '@playwright/test';
import { towLink } from '#src/rules/tow/tow-link.ts';
import { TOW_KEY } from '#src/ui/tow/tow-key.ts';
import { site } from '#tests/e2e/address.ts';
import { vehicleLink } from '#tests/e2e/fetch-site.ts';
import { fillPerson, openAsk, readSlowly, SAM } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { launchKeepingBrowser } from '#tests/e2e/keeping-browser.ts';
import { aTowChoice } from '#tests/factories/a-tow-choice.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const PRADO = 'Toyota LandCruiser Prado GXL, 2020 to 2024';
const OWN = aTowChoice({ name: 'Isuzu D-MAX LS-U', short: 'D-MAX', brakedCapacity: 3500 });
/** What a friend who typed the figures of their car would send. */
const FIGURES = towLink(aTowChoice({ brakedCapacity: 2000 }));
const panel = (page: Page) => page.getByRole('region', { name: 'Tow match' });
const choose = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Choose your car' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOW_KEY);

/** The tow car of a shopper who chose it before they opened the link. */
async function chosenBefore(page: Page): Promise<void> {
  await page.goto(`${site('redgum')}/about-us`);
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [TOW_KEY, JSON.stringify(OWN)] as const);
}

test('P15.9 a link copied with a tow car opens with it in another browser, which says where it came from', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(site('redgum') + STOCK);
  await choose(page).click();
  const dialog = page.getByRole('dialog', { name: 'Will your car tow it?' });
  await dialog.getByRole('combobox', { name: 'Make' }).selectOption('Toyota');
  await dialog.getByRole('combobox', { name: 'Model' }).selectOption('LandCruiser Prado');
  await dialog.getByRole('combobox', { name: 'Badge and years' }).selectOption('GXL, 2020 to 2024');
  await dialog.getByRole('textbox', { name: 'Luggage' }).fill('120');
  await dialog.getByRole('button', { name: 'Save my car' }).click();
  await panel(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied. It opens with this car.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(`${site('redgum')}${STOCK}#tow=toyota-landcruiser-prado-gxl-2020-to-2024&people=150&luggage=120`);

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(panel(other)).toContainText(PRADO);
  await expect(panel(other)).toContainText('This car came with the link you opened.');
  await expect(other).toHaveURL(site('redgum') + STOCK);
  await expect(other.getByRole('main').getByRole('article').first()).toContainText('kg to spare');
  expect(await stored(other)).toBeNull();
  await axe(other);
  await elsewhere.close();
});

test('P15.9 a link’s car can be removed, on a caravan’s page too, or made one’s own', async ({ page }) => {
  const link = '#tow=toyota-landcruiser-prado-gxl-2020-to-2024&people=150&luggage=120';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('redgum') + (await vehicleLink('redgum', 'mulgarra-wanderer')) + link);
  const part = page.getByRole('region', { name: 'Will your car tow it?' });
  await expect(part).toContainText(`Towing with ${PRADO}`);
  await axe(page);
  await part.getByRole('button', { name: 'Remove it' }).click();
  await expect(choose(page)).toBeFocused();
  await page.goto(site('redgum') + STOCK + link);
  await panel(page).getByRole('button', { name: 'Make it my car' }).click();
  await expect(panel(page)).not.toContainText('came with the link');
  await expect(panel(page)).toContainText(PRADO);
  expect(await stored(page)).toContain('"luggage":120');
});

test('P15.9 a link’s car stands in for the shopper’s own, which is back when it is removed', async ({ page }) => {
  await chosenBefore(page);
  await page.goto(site('redgum') + STOCK + FIGURES);
  await expect(panel(page)).toContainText('Tows 2,000 kg braked');
  await page.reload();
  await expect(panel(page)).toContainText('Tows 2,000 kg braked');
  expect(await stored(page)).toBe(JSON.stringify(OWN));
  await panel(page).getByRole('button', { name: 'Remove it' }).click();
  await expect(panel(page)).toContainText('Isuzu D-MAX LS-U');
  await expect(panel(page)).not.toContainText('came with the link');
});

test('P15.9 a link pasted over the page’s own address is taken too', async ({ page }) => {
  await page.goto(site('redgum') + STOCK);
  await expect(choose(page)).toBeVisible();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, FIGURES);
  await expect(panel(page)).toContainText('Tows 2,000 kg braked');
});

test('P15.9, P15.5 a lead says that it takes the link’s car along, and tells the dealer that car', async ({ page }) => {
  await readSlowly(page);
  await page.goto(site('redgum') + (await vehicleLink('redgum', 'mulgarra-wanderer')) + FIGURES);
  const dialog = await openAsk(page, 'Message Now');
  await expect(dialog).toContainText('We’ll include the tow car from the link you opened and its figures.');
  await fillPerson(dialog, { ...SAM, name: `Link${Date.now()}` });
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/api/leads'));
  await dialog.getByRole('button', { name: /^(?:Send|Message)/ }).click();
  expect((await sent).postData()).toContain('"brakedCapacity":2000');
  await expect(page).toHaveURL(/\/success/);
});

test('P15.9 a link’s car is on the page that Back brings from the back/forward cache', async ({ launchOptions }) => {
  const browser = await launchKeepingBrowser(launchOptions);
  const page = await browser.newPage();
  await page.goto(site('redgum') + STOCK);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    ),
  );
  await page.goto(site('redgum') + (await vehicleLink('redgum', 'mulgarra-wanderer')) + FIGURES);
  await expect(page.getByRole('region', { name: 'Will your car tow it?' })).toContainText('Towing with your car');
  // A page from the cache does not load, which goBack would wait for.
  await page.evaluate(() => window.history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(panel(page)).toContainText('Tows 2,000 kg braked');
  await browser.close();
});

test('P15.9 a link whose car cannot be looked up says so, and keeps it for another try', async ({ page, tolerate }) => {
  tolerate(/api\/tow-cars/);
  const link = '#tow=toyota-landcruiser-prado-gxl-2020-to-2024&people=150&luggage=120';
  await page.route('**/api/tow-cars', (route) => route.abort());
  await page.goto(site('redgum') + STOCK + link);
  await expect(page.getByText('We couldn’t load the car in that link. Reload the page to try again.')).toBeVisible();
  await expect(page).toHaveURL(site('redgum') + STOCK + link);
  await page.unroute('**/api/tow-cars');
  await page.reload();
  await expect(panel(page)).toContainText(PRADO);
});

test('P15.9 compared caravans name the link’s car, which can be removed there', async ({ page }) => {
  await page.goto(site('redgum') + STOCK);
  const favourite = page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('button', { name: /Favourite/ });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await page.goto(`${site('redgum')}/favourites`);
  await expect(choose(page)).toBeVisible();
  await page.goto(`${site('redgum')}/favourites${FIGURES}`);
  await page.reload();
  await expect(page.getByText('Towing with your car.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('row', { name: /^Tow match/ })).toBeHidden();
  await expect(choose(page)).toBeVisible();
});

for (const hash of ['#tow=', '#tow=no-such-car', '#tow=figures&brakedCapacity=0', '#tow=figures&brakedCapacity=99000'])
  test(`P15.9 ${hash} names no car: it is said, and the page invites to choose one`, async ({ page }) => {
    await page.goto(site('redgum') + STOCK + hash);
    await expect(page.getByText('We can’t find the car in that link. Choose yours instead.')).toBeVisible();
    await expect(choose(page)).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(site('redgum') + STOCK);
  });
