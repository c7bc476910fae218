import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';

const PHONE = { width: 390, height: 844 };

test('N4v a page of several parts answers with and without a final slash, at one address for others', async () => {
  for (const address of ['/pages/warranty', '/pages/warranty/', '/book-test-drive', '/book-test-drive/']) {
    const { status, text } = await fetchSite('harbour', address);
    expect(status).toBe(200);
    expect(text).toMatch(new RegExp(`<link rel="canonical" href="http[^"]+${address.replace(/\/$/, '')}"`));
  }
});

test('N4w a page that is not there is missed in the site’s own dress, at any depth', async ({ page, tolerate }) => {
  tolerate(/404/);
  for (const address of ['/pages/nothing', '/blog/vehicle-reviews/nothing', '/home']) {
    const answer = await page.goto(`${site('summit')}${address}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'We can’t find that page' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Summit Motor Group');
  }
});

test('N4.4 a question opens and closes by keys, in 300 ms', async ({ page }) => {
  await page.goto(`${site('harbour')}/pages/warranty`);
  const question = page.locator('details', { hasText: 'Can I transfer it when I sell?' });
  const answer = page.getByText('Ask us to put it in the new owner’s name.');
  await expect(answer).toBeHidden();
  await question.locator('summary').press('Enter');
  await expect(answer).toBeVisible();
  await expect(page.getByText('Any qualified workshop')).toBeHidden();
  const duration = await question.evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration);
  expect(duration.split(', ')[0]).toBe('0.3s');
  await question.locator('summary').press('Enter');
  await expect(answer).toBeHidden();
});

test('N4y whoever asks for less motion waits for none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site('harbour')}/pages/warranty`);
  const duration = await page
    .locator('details', { hasText: 'Can I transfer it when I sell?' })
    .evaluate((element) => getComputedStyle(element, '::details-content').transitionDuration);
  expect(duration.split(', ')[0]).toBe('0.001s');
});

test('a line of the site’s own stands at the foot of every page', async ({ page }) => {
  for (const path of ['/', '/terms-and-conditions']) {
    await page.goto(`${site('harbour')}${path}`);
    await expect(page.getByRole('contentinfo').getByText('This is a demonstration site.')).toBeVisible();
  }
});

test('N4.3 articles stand newest first with square pictures of 375, and lead to their pages', async ({ page }) => {
  await page.setViewportSize({ width: 1700, height: 1000 });
  await page.goto(`${site('redgum')}/blog/on-the-road`);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText([
    'Caravan weights in plain English',
    'Your first night away in a caravan',
  ]);
  await page.setViewportSize(PHONE);
  const [first] = await page
    .locator('.post__picture')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(first?.width).toBeCloseTo(first?.height ?? 0, 0);
  expect(first?.width).toBeLessThanOrEqual(375);
  await page.getByRole('link', { name: 'Your first night away in a caravan' }).click();
  await expect(page).toHaveURL(/\/blog\/on-the-road\/first-night-away$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first night away in a caravan');
  await expect(page.getByRole('heading', { name: 'Setting up, in order' })).toBeVisible();
  await axe(page);
});

test('W1w an article is described for those who do not read pages', async () => {
  const { text } = await fetchSite('summit', '/blog/vehicle-reviews/ford-ranger-used-checklist');
  expect(text).toContain('<meta property="og:type" content="article"/>');
  expect(text).toMatch(/<link rel="canonical" href="http[^"]+\/blog\/vehicle-reviews\/ford-ranger-used-checklist"/);
  expect(text).toMatch(/"@type":"Article"[^<]*"datePublished":"2026-06-09"/);
});

test('V14b articles stand at the foot of a vehicle’s page on a site that has switched them on', async ({ page }) => {
  const [first = ''] = (await vehicleLinks('summit', '/search/toyota')).slice(0, 1);
  await page.goto(`${site('summit')}${first}`);
  await expect(page.getByRole('heading', { name: 'From our blog' })).toBeVisible();
  expect((await fetchSite('harbour', (await vehicleLinks('harbour'))[0] ?? '')).text).not.toContain('From our blog');
});

test('N4 points, a page’s heading and its questions are free of violations on a desk and fit a phone', async ({ page }) => {
  await page.goto(`${site('coastline-mg')}/charging-solutions`);
  await expect(page.getByRole('heading', { level: 1, name: 'Charging, without the jargon' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'A wall box at home' })).toBeVisible();
  await axe(page);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
});
