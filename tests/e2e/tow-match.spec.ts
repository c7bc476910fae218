import { expect, type Page } from '@playwright/test';
import { TOW_CAUTION } from '#src/ui/tow/tow-caution.tsx';
import { TOW_KEY } from '#src/ui/tow/tow-key.ts';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink } from '#tests/e2e/fetch-site.ts';
import { fillPerson, openAsk, readSlowly, SAM } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { searchApi } from '#tests/e2e/search-api.ts';
import { aTowChoice } from '#tests/factories/a-tow-choice.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const PRADO = aTowChoice({
  name: 'Toyota LandCruiser Prado GXL, 2020 to 2024',
  short: 'LandCruiser Prado',
  brakedCapacity: 3000,
});
const panel = (page: Page) => page.getByRole('region', { name: 'Tow match' });
const facet = (page: Page) => page.getByRole('group', { name: 'Tow match' }).locator('visible=true');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const told = (page: Page) => page.getByRole('main').getByRole('status').first();

/** As the browser of a shopper who chose a car on another day. */
const remember = (page: Page, stored = JSON.stringify(PRADO)) =>
  page.addInitScript(
    ([key, value]) => {
      // Mails are shown in frames that have no storage.
      if (window.origin !== 'null') localStorage.setItem(key, value);
    },
    [TOW_KEY, stored] as const,
  );

const choose = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Choose your car' }).click();
  const dialog = page.getByRole('dialog', { name: 'Will your car tow it?' });
  await expect(dialog).toBeVisible();
  return dialog;
};

test('P15.4, P15.7 a car that is picked once puts a verdict on every caravan, and stays picked', async ({ page }) => {
  await page.goto(site('redgum') + STOCK);
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(TOW_CAUTION)).toBeHidden();
  const dialog = await choose(page);
  await dialog.getByRole('combobox', { name: 'Make' }).selectOption('Toyota');
  await dialog.getByRole('combobox', { name: 'Model' }).selectOption('LandCruiser Prado');
  await dialog.getByRole('combobox', { name: 'Badge and years' }).selectOption('GXL, 2020 to 2024');
  await expect(dialog.getByRole('status')).toContainText('Tows 3,000 kg braked');
  await axe(page);
  await dialog.getByRole('button', { name: 'Save my car' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel(page)).toContainText('Towing with');
  await expect(panel(page)).toContainText('Tows 3,000 kg braked');
  const wanderer = cards(page).filter({ hasText: '2026 Mulgarra Wanderer' }).first();
  await expect(wanderer).toContainText('Close, 20 kg to spare');
  await expect(wanderer).toContainText('2,980 kg ATM, braked limit 3,000 kg');
  await expect(cards(page).filter({ hasText: '2011 Nardoo Plainsman' })).toContainText('No weight listed. Ask us.');
  await expect(cards(page).filter({ hasText: '2024 Brolgan Estuary' })).not.toContainText(/ATM|Weight/);
  await expect(page.getByText(TOW_CAUTION)).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(panel(page)).toContainText('Toyota LandCruiser Prado GXL, 2020 to 2024');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(wanderer).toContainText('Close, 20 kg to spare');
  await axe(page);
});

test('P15.3 what it can tow is a filter in kilograms, counted like any other, and Back takes it away', async ({ page }) => {
  await remember(page);
  const all = await searchApi('redgum');
  const [towable, good] = await Promise.all([
    searchApi('redgum', 'refinementList[status][]=in_stock&range[aggregate_trailer_mass]=:3000'),
    searchApi('redgum', 'refinementList[status][]=in_stock&range[aggregate_trailer_mass]=:2700'),
  ]);
  await page.goto(site('redgum') + STOCK);
  await expect(facet(page).getByRole('checkbox', { name: new RegExp(`^Good match.*\\b${good.count}\\b`) })).toBeEnabled();
  const only = panel(page).getByRole('switch', { name: 'Only show what it can tow' });
  await expect(only).not.toBeChecked();
  await only.hover();
  await expect(page.locator('fc-island[name=search][data-awake]')).toBeAttached();
  await only.click();
  await expect(page).toHaveURL(/range\[aggregate_trailer_mass\]=:3000$/);
  await expect(told(page)).toHaveText(`${towable.count} caravans`);
  await expect(only).toBeChecked();
  await expect(only).toBeFocused();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('With your LandCruiser Prado: good, close');
  await expect(facet(page).getByRole('checkbox', { name: /^Good match/ })).toBeChecked();
  await expect(facet(page).getByRole('checkbox', { name: /^Close/ })).toBeChecked();
  await expect(facet(page).getByRole('checkbox', { name: /^Too heavy/ })).not.toBeChecked();
  await facet(page)
    .getByRole('checkbox', { name: /^Close/ })
    .uncheck();
  await expect(told(page)).toHaveText(`${good.count} caravans`);
  await expect(page).toHaveURL(/range\[aggregate_trailer_mass\]=:2700$/);
  await page.goBack();
  await expect(told(page)).toHaveText(`${towable.count} caravans`);
  await expect(facet(page).getByRole('checkbox', { name: /^Close/ })).toBeChecked();
  await page.goBack();
  await expect(told(page)).toHaveText(`${all.count} caravans`);
  await expect(only).not.toBeChecked();
});

test('P15.1 where only motorhomes are found there is no tow match, since nothing there is towed', async ({ page }) => {
  await remember(page);
  await page.goto(`${site('redgum')}/search/motorhome`);
  await expect(cards(page).first()).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Tow match' })).toHaveCount(0);
  await expect(page.getByText(TOW_CAUTION)).toHaveCount(0);
});

test('P15.3 a link means the same to someone who has chosen no car', async ({ page }) => {
  const path = `${STOCK}?refinementList[status][]=in_stock&range[aggregate_trailer_mass]=:3000`;
  const { count } = await searchApi('redgum', path.split('?')[1] ?? '');
  await page.goto(site('redgum') + path);
  await expect(told(page)).toHaveText(`${count} caravans`);
  await expect(page.getByRole('link', { name: 'Remove 3,000 kg ATM or less' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

test('P15.7 on a phone the facet is in the drawer, and its count follows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await remember(page);
  const good = await searchApi('redgum', 'refinementList[status][]=in_stock&range[aggregate_trailer_mass]=:2700');
  await page.goto(site('redgum') + STOCK);
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await drawer.getByRole('checkbox', { name: /^Good match/ }).check();
  await expect(drawer.getByRole('button', { name: `Show ${good.count} caravans` })).toBeVisible();
  await axe(page);
});

test('P15.7, P15.2 a caravan’s page says whether it may be towed, draws why, and names the figure that limits it', async ({
  page,
}) => {
  const path = await vehicleLink('redgum', 'mulgarra-wanderer');
  await remember(
    page,
    JSON.stringify(aTowChoice({ name: 'Isuzu D-MAX', short: 'D-MAX', brakedCapacity: 3500, gvm: 3100, gcm: 6000 })),
  );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site('redgum') + path);
    const part = page.getByRole('region', { name: 'Will your car tow it?' });
    await expect(part).toContainText('Too heavy by 80 kg');
    await expect(part).toContainText('So you can pack500 kg');
    await expect(part).toContainText('Weight on the towball, about298 kg');
    await expect(part.getByRole('img')).toHaveAccessibleName(
      'The car can tow up to 2,900 kilograms. The caravan weighs up to 2,980 kilograms loaded, of which about 298 rest on the towball.',
    );
    await part.getByText('Where the limit comes from').click();
    await expect(part.getByRole('listitem').filter({ hasText: 'your limit' })).toHaveText(
      'Car and van together (GCM), your limit: 3,500 kg on paper, 2,900 kg with the car full.',
    );
    await expect(page.getByText(TOW_CAUTION)).toBeVisible();
    await axe(page);
  }
});

test('P15.4 typed nonsense is refused in words, and the car can be forgotten', async ({ page }) => {
  await page.goto(site('redgum') + (await vehicleLink('redgum', 'mulgarra-wanderer')));
  const dialog = await choose(page);
  await dialog.getByRole('button', { name: 'Save my car' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Make' })).toHaveAccessibleDescription(
    'Choose your car’s make, model and badge.',
  );
  await dialog.getByRole('radio', { name: 'I know the towing limit' }).check();
  const limit = dialog.getByRole('textbox', { name: 'Braked towing limit' });
  for (const nonsense of ['0', '-5', '99000', '3.5 t']) {
    await limit.fill(nonsense);
    await dialog.getByRole('button', { name: 'Save my car' }).click();
    await expect(limit).toBeFocused();
    await expect(limit).toHaveAccessibleDescription(/between 200 and 8,000/);
  }
  await axe(page);
  await limit.fill('3,500');
  await dialog.getByRole('textbox', { name: 'GVM' }).fill('3100');
  await dialog.getByRole('textbox', { name: 'GCM' }).fill('3000');
  await dialog.getByRole('button', { name: 'Save my car' }).click();
  await expect(dialog.getByRole('textbox', { name: 'GCM' })).toHaveAccessibleDescription(/The GCM must be more than the GVM/);
  await dialog.getByRole('textbox', { name: 'GCM' }).fill('');
  await dialog.getByRole('textbox', { name: 'GVM' }).fill('');
  await dialog.getByRole('button', { name: 'Save my car' }).click();
  const part = page.getByRole('region', { name: 'Will your car tow it?' });
  await expect(part).toContainText('Good match, 520 kg to spare');
  await expect(part.getByText(/^Not checked, because we don’t have your car’s figures: car and van together/)).toBeVisible();
  const change = part.getByRole('button', { name: 'Change car' });
  await expect(change).toBeFocused();
  await change.click();
  await expect(limit).toHaveValue('3,500');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/mulgarra-wanderer/);
  await change.click();
  await dialog.getByRole('button', { name: 'Forget my car' }).click();
  await expect(page.getByRole('button', { name: 'Choose your car' })).toBeFocused();
});

test.describe('P15.4 whatever the browser holds,', () => {
  for (const stored of ['{', 'null', '{"car":{"brakedCapacity":99000}}', '{"car":{"name":"X","short":"X","brakedCapacity":1e9}}'])
    test(`${stored} is no car, and the page invites to choose one`, async ({ page }) => {
      await remember(page, stored);
      await page.goto(site('redgum') + STOCK);
      await expect(page.getByRole('button', { name: 'Choose your car' })).toBeVisible();
      await expect(panel(page)).toBeHidden();
    });
});

test('P15.4 a car chosen in another tab is followed', async ({ page, context }) => {
  await page.goto(site('redgum') + STOCK);
  await expect(page.getByRole('button', { name: 'Choose your car' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site('redgum')}/about-us`);
  await other.evaluate(([key, value]) => localStorage.setItem(key, value), [TOW_KEY, JSON.stringify(PRADO)] as const);
  await expect(panel(page)).toContainText('Toyota LandCruiser Prado');
  await expect(cards(page).first()).toContainText('kg to spare');
});

test('P15.5 an enquiry says that the tow car goes with it, and tells the dealer that and the verdict', async ({ page }) => {
  await readSlowly(page);
  await remember(page);
  await page.goto(site('redgum') + (await vehicleLink('redgum', 'mulgarra-wanderer')));
  const dialog = await openAsk(page, 'Message Now');
  await expect(dialog).toContainText('We’ll include your tow car: Toyota LandCruiser Prado GXL, 2020 to 2024.');
  const name = `Tow${Date.now()}`;
  await fillPerson(dialog, { ...SAM, name });
  await dialog.getByRole('button', { name: /^(?:Send|Message)/ }).click();
  await expect(page).toHaveURL(/\/success/);
  const mail = page.getByRole('main').getByRole('link').filter({ hasText: name }).first();
  await expect(async () => {
    await page.goto(`${site('redgum')}/__mail`);
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(page.getByRole('main').getByRole('article')).toContainText('Close, 20 kg to spare');
  await expect(page.getByRole('main').getByRole('article')).toContainText('Toyota LandCruiser Prado GXL, 2020 to 2024');
});

test('P15.7 compared caravans have their verdicts side by side', async ({ page }) => {
  await remember(page);
  await page.goto(site('redgum') + STOCK);
  for (const at of [0, 1]) {
    const favourite = cards(page)
      .nth(at)
      .getByRole('button', { name: /Favourite/ });
    await favourite.click();
    // A press that the page has not answered yet would be lost by leaving it.
    await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(`${site('redgum')}/favourites`);
  await expect(page.getByRole('row', { name: /^Tow match/ })).toContainText(
    /Close, 20 kg to spare.*Good match, 510 kg to spare/s,
  );
  await expect(page.getByText(TOW_CAUTION)).toBeVisible();
  await axe(page);
});

test('P15.7 verdicts in a row of cards have the caution below them', async ({ page }) => {
  await page.goto(`${site('redgum')}/special-offers`);
  const caution = page.getByText('The tow match is a guide. Check the plates before you tow.').first();
  await expect(caution).toBeHidden();
  await remember(page);
  await page.reload();
  await expect(caution).toBeVisible();
});

test('P15.4 the page is the same bytes for everybody, and the table of cars is a file of its own', async () => {
  const [first, second] = await Promise.all([fetchSite('redgum', STOCK), fetchSite('redgum', STOCK)]);
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect(first.text).not.toContain('LandCruiser');
  expect(first.text).not.toMatch(/kg to spare|Too heavy by/);
  const table = await fetchSite('redgum', '/api/tow-cars');
  expect(table.status).toBe(200);
  expect((JSON.parse(table.text) as { cars: unknown[] }).cars.length).toBeGreaterThanOrEqual(60);
  expect(table.headers['cache-control']).toContain('public');
});

test('P15 a site without the switch has no trace of it', async () => {
  expect((await fetchSite('harbour', '/api/tow-cars')).status).toBe(404);
  const { text } = await fetchSite('harbour', STOCK);
  expect(text).not.toMatch(/fc-tow|tow-car|Will your car tow/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('P15.3 a typed limit leads to what is no heavier', async ({ page }) => {
    const { count } = await searchApi('redgum', 'refinementList[status][]=in_stock&range[aggregate_trailer_mass]=:2500');
    await page.goto(site('redgum') + STOCK);
    await expect(page.getByRole('button', { name: 'Choose your car' })).toBeHidden();
    await page.getByRole('spinbutton', { name: 'What it can tow, in kg' }).fill('2500');
    await page.getByRole('button', { name: 'Show what it can tow' }).click();
    await expect(told(page)).toHaveText(`${count} caravans`);
  });
});
