import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { fillPerson, readSlowly, readyForm } from '#tests/e2e/fill-form.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';

const MAKER = site('coastline-mg');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const paint = (page: Page, name: string) => main(page).getByRole('radiogroup', { name: `${name} paint` });
const colour = (page: Page, of: string, name: string) => paint(page, of).getByRole('radio', { name });
/** Pictures are not loaded in tests: what is seen is where they would come from. */
const painted = (page: Page, box: string) => page.locator(`#${box} img:not([aria-hidden])`);

const PAGES = [
  '/models/im5',
  '/models/im6',
  '/models/hs',
  '/mg4',
  '/pages/mg-im',
  '/compare',
  '/pages/recall',
  '/pages/precise-price-servicing',
  '/order',
] as const;

for (const address of PAGES)
  for (const size of [DESK, PHONE])
    test(`E1, W2 ${address} at ${size.width} pixels has one title, no violation and no sideways scroll`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.goto(MAKER + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await axe(page);
    });

test('E5 choosing a colour paints the stage at once, stands in the address and goes along to the form', async ({ page }) => {
  await page.goto(`${MAKER}/models/im5`);
  await expect(colour(page, 'IM5', 'Aruba Blue')).toBeChecked();
  await colour(page, 'IM5', 'Diamond Red').click();
  await expect(colour(page, 'IM5', 'Diamond Red')).toBeChecked();
  await expect(painted(page, 'stage-picture')).toHaveAttribute('src', /side\?paint=8e1a22/);
  await expect(painted(page, 'stage-picture')).toHaveAttribute('alt', 'IM5 in Diamond Red');
  await expect(page).toHaveURL(/\/models\/im5\?colour=diamond-red$/);
  await expect(page.locator('img[data-painted][src*="f34?paint=8e1a22"]').first()).toBeAttached();
  await main(page).getByRole('link', { name: 'Order Platinum' }).click();
  await expect(page.getByRole('textbox', { name: 'Which model and colour would you like?' })).toHaveValue(
    'I’m interested in the MG IM5 Platinum in Diamond Red.',
  );
  await page.goBack();
  await expect(painted(page, 'stage-picture')).toHaveAttribute('src', /paint=8e1a22/);
});

test('E5 a model without a page of its own is painted in its colours too, and the address that shares one is made in it', async ({
  page,
}) => {
  await page.goto(`${MAKER}/qs`);
  await colour(page, 'MG QS', 'Regal Blue').click();
  await expect(painted(page, 'model-picture')).toHaveAttribute('src', /f34\?paint=1b3f86/);
  await expect(page).toHaveURL(/\/qs\?colour=regal-blue$/);
  await axe(page);
  const { text } = await fetchSite('coastline-mg', '/qs?colour=pearl-black');
  expect(text).toContain('alt="MG QS in Pearl Black"');
});

test('E5 swatches are radios to the keyboard: arrows choose, and the name stands below', async ({ page }) => {
  await page.goto(`${MAKER}/models/im6`);
  await colour(page, 'IM6', 'Nevis Blue').focus();
  await page.keyboard.press('ArrowRight');
  await expect(colour(page, 'IM6', 'Athena White')).toBeFocused();
  await expect(colour(page, 'IM6', 'Athena White')).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(colour(page, 'IM6', 'Moss Green')).toBeChecked();
  await expect(main(page).locator('.swatch-row p').filter({ hasText: 'Moss Green' })).toBeVisible();
});

test('E1, N6 the feature gallery opens at its tile, is disabled at its ends, moves by arrows and gives the focus back', async ({
  page,
}) => {
  await page.goto(`${MAKER}/models/im5`);
  const tile = main(page).getByRole('button', { name: 'One wide screen' });
  await tile.click();
  const gallery = page.getByRole('dialog', { name: 'A closer look' });
  await expect(gallery.getByText('5 of 5')).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Next' })).toBeDisabled();
  await axe(page);
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByText('4 of 5')).toBeVisible();
  await expect(gallery.getByRole('button', { name: 'Next' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(tile).toBeFocused();
  await tile.click();
  await expect(gallery).toBeVisible();
  await page.goBack();
  await expect(gallery).toBeHidden();
  await expect(page).toHaveURL(/\/models\/im5$/);
});

test('W3g a tile pressed before the gallery’s script has come opens the gallery once it comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/follow-gallery*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${MAKER}/models/im5`);
  await main(page).getByRole('button', { name: 'One wide screen' }).click();
  const gallery = page.getByRole('dialog', { name: 'A closer look' });
  await expect(gallery).toBeHidden();
  release();
  await expect(gallery.getByText('5 of 5')).toBeVisible();
});

test('E1, N6 the radios and the arrows of the interior are one control', async ({ page }) => {
  await page.goto(`${MAKER}/models/im5`);
  const previous = main(page).getByRole('button', { name: 'Previous interior' });
  const next = main(page).getByRole('button', { name: 'Next interior' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(main(page).getByRole('radio', { name: 'Midnight' })).toBeChecked();
  await expect(next).toBeDisabled();
  await main(page).getByRole('radio', { name: 'Sandstone' }).check();
  await expect(previous).toBeDisabled();
  await expect(next).toBeEnabled();
});

test('E5 the interior that is chosen is in the address, and an address of another model’s opens the first', async ({ page }) => {
  await page.goto(`${MAKER}/models/im5?colour=pearl-black`);
  await main(page).getByRole('button', { name: 'Next interior' }).click();
  await expect(page).toHaveURL(/\/models\/im5\?colour=pearl-black&interior=midnight$/);
  await page.reload();
  await expect(main(page).getByRole('radio', { name: 'Midnight' })).toBeChecked();
  await expect(main(page).getByRole('button', { name: 'Next interior' })).toBeDisabled();
  await page.goto(`${MAKER}/models/im5?interior=of-another`);
  await expect(main(page).getByRole('radio', { name: 'Sandstone' })).toBeChecked();
});

test('E1 the bar marks the part of the page that is in view, and none while no part is', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(`${MAKER}/models/im5`);
  const bar = page.getByRole('navigation', { name: 'IM5' });
  const marked = bar.locator('[aria-current=true]');
  await expect(marked).toHaveCount(0);
  for (const name of ['Variants', 'Inside', 'In stock', 'Features']) {
    await bar.getByRole('link', { name }).click();
    await expect(marked).toHaveText([name]);
  }
});

test('E1 an interior in another colour is another picture, of the same model', async ({ page }) => {
  await page.goto(`${MAKER}/models/im6`);
  const shown = (name: string) => page.getByRole('img', { name: `IM6 cabin in ${name}`, includeHidden: true });
  const of = async (name: string) => (await shown(name).getAttribute('src'))?.split('?')[0];
  expect(new Set([await of('Midnight'), await of('Sandstone')]).size).toBe(2);
  await main(page).getByRole('radio', { name: 'Sandstone' }).check();
  await expect(shown('Sandstone')).toBeVisible();
  await expect(shown('Midnight')).toBeHidden();
});

test('E3 the price of a service is asked for with the model filled in, from its page too', async ({ page }) => {
  await readSlowly(page);
  await page.goto(`${MAKER}/models/im5`);
  await main(page).getByText('How often is it serviced?').click();
  await main(page).getByRole('link', { name: 'Precise Price Servicing' }).click();
  await expect(page.getByLabel('Your model')).toHaveValue('im5');
  await page.getByLabel('Your model').selectOption('ZS');
  await main(page).getByRole('button', { name: 'Get a service price' }).click();
  await expect(page).toHaveURL(/\/service-request\?model=zs$/);
  const form = await readyForm(page);
  await fillPerson(form);
  await form.getByRole('button', { name: 'Continue' }).click();
  await expect(form.getByRole('textbox', { name: 'Make' })).toHaveValue('MG');
  await expect(form.getByRole('textbox', { name: 'Model' })).toHaveValue('ZS');
});

test('E1, E5 a model that is not on sale yet is seen in its colours, preordered, and seen beside the form', async ({ page }) => {
  await page.goto(`${MAKER}/mg2`);
  await colour(page, 'MG2', 'Sunset Orange').click();
  await expect(painted(page, 'stage-picture')).toHaveAttribute('src', /side\?paint=c8641b/);
  await main(page).getByRole('link', { name: 'Preorder' }).click();
  await expect(page.locator('[name=message]')).toHaveValue('I’d like to preorder the MG2 in Sunset Orange.');
  await expect(main(page).getByRole('img', { name: 'MG2 in Sunset Orange' })).toBeVisible();
});

test('E1 an order that names no model asks for no registration either', async () => {
  const { text } = await fetchSite('coastline-mg', '/order');
  expect(text).toContain('name="message"');
  expect(text).not.toContain('name="Rego"');
});

test('E1 an order without a model asks for it in the words of its field', async ({ page }) => {
  await page.goto(`${MAKER}/order`);
  await main(page).getByRole('button', { name: 'Send enquiry' }).click();
  await expect(page.getByRole('textbox', { name: 'Which model and colour would you like?' })).toHaveAccessibleDescription(
    'Please tell us which model and colour you’d like.',
  );
});

test('E1 what is ordered is seen beside the form, in its colour and with its price, and has no registration', async ({
  page,
}) => {
  await page.goto(`${MAKER}/order?model=im5&variant=im5-platinum&colour=diamond-red`);
  const picture = main(page).getByRole('img', { name: 'MG IM5 Platinum in Diamond Red' });
  await expect(picture).toHaveAttribute('src', /f34\?paint=8e1a22/);
  await expect(main(page)).toContainText('$72,990 drive away in Queensland');
  await expect(main(page)).toContainText('Diamond Red: $700 extra');
  await expect(page.getByRole('textbox', { name: /^Rego/ })).toHaveCount(0);
  await axe(page);
  await main(page).getByRole('link', { name: 'Choose another' }).click();
  await expect(colour(page, 'IM5', 'Diamond Red')).toBeChecked();
});

for (const slug of ['hs', 'mg3'] as const)
  test(`E1 the ${slug}, which burns petrol, is seen inside in each of its colours`, async ({ page }) => {
    await page.goto(`${MAKER}/models/${slug}`);
    const cabin = (name: string) => main(page).getByRole('img', { name: new RegExp(`cabin in ${name}$`), includeHidden: true });
    await expect(cabin('Black')).toBeVisible();
    await main(page).getByRole('radio', { name: 'Tan' }).check();
    await expect(cabin('Tan')).toBeVisible();
    await expect(cabin('Black')).toBeHidden();
  });

for (const slug of ['im5', 'hs'] as const)
  test(`E1 on a phone the bar of the ${slug} has room for all its jumps`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${MAKER}/models/${slug}`);
    const row = page.locator('fc-model-bar');
    await expect(row.getByRole('link', { name: 'Inside' })).toBeVisible();
    await expect.poll(() => row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

test('E2 the comparison begins with im5-performance and im5-premium; another model resets its colour alone, and Back leads to the former', async ({
  page,
}) => {
  await page.goto(`${MAKER}/compare`);
  const [left, right] = [page.getByLabel('Left model'), page.getByLabel('Right model')];
  await expect(page.getByRole('heading', { level: 1, name: 'Find your perfect IM' })).toBeVisible();
  await expect(left).toHaveValue('im5-performance');
  await expect(right).toHaveValue('im5-premium');
  await colour(page, 'IM5 Performance', 'Diamond Red').click();
  await colour(page, 'IM5 Premium', 'Pearl Black').click();
  await expect(page).toHaveURL(/left-colour=diamond-red&right-colour=pearl-black$/);
  await right.focus();
  await right.selectOption('im6-premium');
  await expect(colour(page, 'IM6 Premium', 'Nevis Blue')).toBeChecked();
  await expect(colour(page, 'IM5 Performance', 'Diamond Red')).toBeChecked();
  await expect(painted(page, 'compare-left-picture')).toHaveAttribute('src', /paint=8e1a22/);
  await expect(page).toHaveURL(/right=im6-premium/);
  await expect(page).not.toHaveURL(/right-colour/);
  await expect(right).toBeFocused();
  await expect(main(page).getByText('The IM5 Performance costs $17,000 more.')).toBeVisible();
  await page.goBack();
  await expect(right).toHaveValue('im5-premium');
  await expect(colour(page, 'IM5 Premium', 'Pearl Black')).toBeChecked();
});

test('E5 differences stand alone when wanted, by the address too, and the same on both sides has none', async ({ page }) => {
  await page.goto(`${MAKER}/compare`);
  const length = main(page).getByText('Length', { exact: true });
  await expect(length).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only show differences' }).check();
  await expect(length).toBeHidden();
  await expect(page).toHaveURL(/\?differences=1$/);
  await page.reload();
  await expect(length).toBeHidden();
  await expect(main(page).getByText('Maximum power')).toBeVisible();
  await page.getByLabel('Right model').selectOption('im5-performance');
  await expect(main(page).getByText('Choose another to see a difference.')).toBeVisible();
  await expect(main(page).getByText('They’re the same on every figure we have.')).toBeVisible();
});

test('E5 up to four are compared on a desk, and a phone shows them in pairs without sideways scroll', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto(`${MAKER}/compare`);
  await page.getByLabel('Add another model').selectOption('im6-platinum');
  await expect(page.getByLabel('Third model')).toHaveValue('im6-platinum');
  await page.getByLabel('Add another model').selectOption('zs-essence');
  await expect(page.getByLabel('Fourth model')).toHaveValue('zs-essence');
  await expect(page.getByLabel('Add another model')).toHaveCount(0);
  await expect(main(page).getByText('not provided').first()).toBeVisible();
  await axe(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize(DESK);
  await page.getByLabel('Third model').selectOption('');
  await expect(page.getByLabel('Third model')).toHaveCount(0);
});

test('E5, W3 a model that is chosen before the script has come is compared once it has', async ({ page }) => {
  await page.setViewportSize(DESK);
  const release = await holdRequests(page, /\/assets\/follow-comparison-.*\.js$/);
  await page.goto(`${MAKER}/compare`);
  await page.getByLabel('Add another model').selectOption('im6-platinum');
  await expect(page.getByLabel('Third model')).toHaveCount(0);
  release();
  await expect(page.getByLabel('Third model')).toHaveValue('im6-platinum');
  await expect(page).toHaveURL(/[?&]third=im6-platinum/);
});

test('E5 models of several makes are compared, each by its make', async ({ page }) => {
  await page.goto(`${site('summit')}/compare`);
  await expect(page.getByLabel('Left model').locator('option:checked')).toHaveText('Toyota RAV4 Cruiser Hybrid AWD');
  await expect(main(page).getByText('Fuel use, combined')).toBeVisible();
  await expect(main(page).getByText('4.8 L/100 km')).toBeVisible();
  await axe(page);
});

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false });

  test('E5 swatches are links that paint the page', async ({ page }) => {
    await page.goto(`${MAKER}/models/im5`);
    await main(page).getByRole('link', { name: 'Pearl Black' }).click();
    await expect(page).toHaveURL(/\?colour=pearl-black$/);
    await expect(painted(page, 'stage-picture')).toHaveAttribute('src', /side\?paint=15171a/);
    await expect(main(page).getByRole('link', { name: 'Order Premium' })).toHaveAttribute('href', /colour=pearl-black/);
  });

  test('E2 the comparison is a form', async ({ page }) => {
    await page.goto(`${MAKER}/compare`);
    await page.getByLabel('Right model').selectOption('hs-vibe');
    await page.getByRole('checkbox', { name: 'Only show differences' }).check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/right=hs-vibe/);
    await expect(main(page).getByText('HS Vibe').first()).toBeAttached();
    await main(page).getByRole('group', { name: 'HS Vibe paint' }).getByRole('link', { name: 'Diamond Red' }).click();
    await expect(painted(page, 'compare-right-picture')).toHaveAttribute('src', /paint=8e1a22/);
    await page.getByLabel('Left model').selectOption('im6-platinum');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/left=im6-platinum/);
    await expect(painted(page, 'compare-right-picture')).toHaveAttribute('src', /paint=8e1a22/);
    await page.getByLabel('Right model').selectOption('im5-premium');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(main(page).getByRole('img', { name: 'IM5 Premium in Aruba Blue' })).toBeAttached();
  });
});

for (const [address, expected] of [
  ['/models/im5?colour=nevis-blue', 'IM5 in Aruba Blue'],
  ['/models/im5?colour=%3Cscript%3E', 'IM5 in Aruba Blue'],
  ['/compare?left=im5-premium&left-colour=nevis-blue', 'IM5 Premium in Aruba Blue'],
  ['/compare?left=nothing&right=../../etc&third=__proto__&fourth=', 'IM5 Performance in Aruba Blue'],
] as const)
  test(`E5 at ${address} what is not there is left aside, and the first takes its place`, async () => {
    const { status, text } = await fetchSite('coastline-mg', address);
    expect(status).toBe(200);
    expect(text).toContain(`alt="${expected}"`);
    expect(text).not.toContain('Third model');
  });

test('E1 a model’s usual address leads to the page that its maker has for it, and menus lead there at once', async ({ page }) => {
  expect((await fetchSite('coastline-mg', '/im5')).headers.location).toBe('/models/im5');
  const coloured = await fetchSite('coastline-mg', '/im5?colour=diamond-red');
  expect(coloured.headers.location).toBe('/models/im5?colour=diamond-red');
  const { text } = await fetchSite('coastline-mg', '/');
  for (const address of [
    '/models/im5',
    '/models/im6',
    '/compare',
    '/pages/mg-im',
    '/pages/recall',
    '/pages/precise-price-servicing',
  ])
    expect(text).toContain(`href="${address}"`);
  await page.goto(`${MAKER}/pages/mg-im`);
  await main(page).getByRole('tab', { name: 'Safety' }).click();
  await expect(main(page).getByRole('heading', { name: 'Seven airbags' })).toBeVisible();
});

test('E3 the recall says its numbers, how many are affected, what is wrong and what is done, and that it is free', async ({
  page,
}) => {
  await page.goto(`${MAKER}/pages/recall`);
  for (const words of ['5,168', 'HS plug-in hybrid and EV', '2021–2022', '14 May 2024', 'Recalls do not expire.'])
    await expect(main(page).getByText(words, { exact: true }).first()).toBeVisible();
  for (const term of ['Recall number', 'Campaign number', 'The defect', 'The hazard', 'The remedy'])
    await expect(main(page).getByText(term, { exact: true })).toBeVisible();
  await expect(main(page).getByText('Repairs are free, whoever owns the car.')).toBeVisible();
  await main(page).getByText('Is there a deadline?').click();
  await expect(main(page).getByText('No. Recalls do not expire.')).toBeVisible();
});

test('E3 Precise Price Servicing has a banner, two texts with pictures, and a quote that is fixed for 12 months', async ({
  page,
}) => {
  await page.goto(`${MAKER}/pages/precise-price-servicing`);
  await expect(page.getByRole('heading', { level: 1, name: 'Precise Price Servicing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your quote is fixed for 12 months.' })).toBeVisible();
  await expect(page.locator('[data-block="picture-text"]')).toHaveCount(2);
  await expect(main(page).getByRole('link', { name: 'Get a service price' }).first()).toBeVisible();
});
