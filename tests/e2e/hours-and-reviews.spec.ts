import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { makeSite } from '#tests/e2e/make-site.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';
import { aLocation } from '#tests/factories/a-site-file.ts';

test.describe('in a browser far away', () => {
  test.use({ timezoneId: 'America/New_York' });
  test('D6.5 open now follows the location’s own clock, and changes by itself when it closes', async ({ page }) => {
    // A Tuesday in Brisbane, half an hour before closing, long before any special date of the samples.
    await page.clock.install({ time: new Date('2026-03-03T07:00:00Z') });
    await page.goto(site('harbour'));
    const foot = page.getByRole('contentinfo');
    // The foot wakes up once it is near the window.
    await foot.scrollIntoViewIfNeeded();
    await expect(foot.getByText('Open now until 5.30 pm')).toBeVisible();
    await page.clock.fastForward('31:00');
    await expect(foot.getByText('Closed now, opens tomorrow at 8.30 am')).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('D6 the table and the special dates stand without script, and no empty line for open now', async ({ page }) => {
    await page.goto(`${site('harbour')}/service`);
    const hours = page.locator('section', { has: page.getByRole('heading', { name: 'Opening hours' }) });
    await expect(hours.getByText('Monday to Friday').first()).toBeVisible();
    await expect(hours.getByText('Special hours').first()).toBeVisible();
    await expect(hours.locator('.open-now').first()).toBeHidden();
  });
});

test('D6.6 tabs show one location’s hours at a time, by pointer and by keys', async ({ page }) => {
  await page.goto(`${site('summit')}/service`);
  const hours = page.locator('section', { has: page.getByRole('heading', { name: 'Opening hours' }) });
  await expect(hours.getByText('Summit Toyota Milton')).toBeVisible();
  await hours.getByText('Geelong', { exact: true }).click();
  await expect(hours.getByText('By appointment only')).toBeVisible();
  await expect(hours.getByText('Summit Toyota Milton')).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(hours.getByText('Summit Western Sydney Blacktown')).toBeVisible();
  await axe(page);
});

test('D6.6 the dropdown opens and closes under the pointer, and by keys', async ({ page }) => {
  await page.goto(`${site('swiftlane')}/service`);
  const fold = page.getByRole('main').locator('details', { hasText: 'Swiftlane Eagle Farm' });
  const line = fold.getByText('Monday to Friday');
  // What is far below the window need not say yet whether the place is open.
  await fold.scrollIntoViewIfNeeded();
  await expect(fold.locator('summary').getByText(/^(Open|Closed) now/)).toBeVisible();
  await expect(line).toBeHidden();
  await fold.hover();
  await expect(line).toBeVisible();
  await fold.locator('summary').click();
  await expect(line).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(line).toBeHidden();
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line).toBeHidden();
});

test('D7.3 D7.5 reviews: the rating, twelve at most, replies, and none by a hidden name; a long one unfolds', async ({
  page,
}) => {
  await page.goto(site('harbour'));
  const reviews = page.locator('section', { has: page.getByRole('heading', { name: 'What our customers say' }) });
  await expect(reviews.getByRole('img', { name: '4.7 out of 5 stars' })).toBeVisible();
  await expect(reviews.getByText('312 reviews')).toBeVisible();
  await expect(reviews.getByRole('article')).toHaveCount(12);
  await expect(reviews.getByText('Thanks Priya. Enjoy the school holidays in it.')).toBeVisible();
  await expect(reviews.getByText('A Google User')).toHaveCount(0);
  await reviews.getByText('Read more').click();
  await expect(reviews.getByText(/called a week later/)).toBeVisible();
});

test('D7.1 a site that hides reviews shows neither stars nor words', async () => {
  const { text } = await fetchSite('coastline-mg', '/');
  expect(text).not.toContain('out of 5 stars');
});

test('J6 hours and reviews are imported by the command line, wrong rows told, and are on the site', async () => {
  const yard = await makeSite('places');
  const opening_hours = [1, 2, 3].map((weekday) => ({ weekday, status: 'Open' as const, open: '09:00', close: '16:00' }));
  const contact_detail = { opening_hours };
  await yard.change((file) => ({
    ...file,
    dealerships: [{ slug: yard.dealership, name: 'Yard', locations: [aLocation({ slug: 'shed', contact_detail })] }],
    pages: { home: { title: 'Home', blocks: [{ block: 'reviews' }] } },
  }));
  const bringIn = (what: string, rows: unknown[]) => {
    const path = test.info().outputPath(`${what}.json`);
    writeFileSync(path, JSON.stringify(rows));
    return runForecourt([what, 'import', path, '--dealership', yard.dealership]);
  };
  const date = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const early = { date, status: 'Open', start_hour: '06:15', end_hour: '07:45' };
  const hours = await bringIn('hours', [early, { ...early, location: 'moon' }]);
  expect([hours.code, hours.stdout.trim()]).toEqual([1, '1 added, 0 changed, 0 unchanged, 1 set aside.']);
  expect(hours.stderr).toContain('row 2: location: "moon" is not a location of this dealership');
  const review = { customer_name: 'Ottilie', text: '<b>Imported</b> today', rating: 5, review_date: '2026-01-02' };
  expect(await bringIn('reviews', [review])).toMatchObject({
    code: 0,
    stdout: '1 added, 0 changed, 0 unchanged, 0 set aside.\n',
  });
  await expect.poll(async () => (await fetchSite(yard.slug, '/')).text).toMatch(/Imported today.*6\.15 am to 7\.45 am/s);
});
