import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { bookedDrive } from '#tests/e2e/booked-drive.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { runForecourt } from '#tests/e2e/run-forecourt.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';
import { calendarInstant, readCalendar } from '#tests/factories/read-calendar.ts';

// Each begins with a letter, which the worker sends in its own time.
test.beforeEach(() => test.slow());

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
const shown = async (leadId: string) => (await runForecourt(['leads', 'show', leadId, '--site', 'harbour'])).stdout;

test('L11 a shopper confirms a booking by the link in their letter, and the page is fit for everyone', async ({ page }) => {
  const { href } = await bookedDrive();
  await page.goto(site('harbour') + href);
  await title(page, 'Confirm your test drive');
  await expect(
    page
      .getByRole('main')
      .getByText(/^Wednesday \d+ \w+ \d{4}, [\d.]+ [ap]m AEST$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Harbour City Motors Newstead');
  await axe(page);
  await page.getByRole('button', { name: 'Confirm this time' }).click();
  await title(page, 'You’re booked in');
});

test('L11 a shopper moves a booking to a free time of another day, and cancels it', async ({ page }) => {
  const { href } = await bookedDrive();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site('harbour') + href);
  await page.getByText('Choose another time').click();
  await axe(page);
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(page.getByRole('heading', { level: 2, name: /^Thursday/ })).toBeVisible();
  await page.getByRole('button', { name: /^Book Thursday .+, 10\.30 am$/ }).click();
  await title(page, 'You’re booked in');
  await expect(page.getByText(/^Thursday .+, 10\.30 am AEST$/).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByText('Cancel your test drive').click();
  await page.getByRole('button', { name: 'Yes, cancel my test drive' }).click();
  await title(page, 'Your test drive is cancelled');
});

test('L11, A10 a shopper finds their booking in their own page and cancels it there, by a button that looks like what it does', async ({
  page,
  context,
}) => {
  const { phone, leadId } = await bookedDrive();
  await signedIn(context, 'harbour', phone);
  const enquiries = page.getByRole('region', { name: 'Enquiries and bookings' });
  await page.goto(`${site('harbour')}/my-garage`);
  await expect(enquiries.getByText('Waiting for you')).toBeVisible();
  await enquiries.getByRole('link', { name: /test drive/i }).click();
  await page.getByText('Cancel your test drive').click();
  const cancel = page.getByRole('button', { name: 'Yes, cancel my test drive' });
  await expect(cancel).toHaveClass(/ bg-bad /);
  await axe(page);
  await cancel.click();
  await title(page, 'Your test drive is cancelled');
  expect(await shown(leadId)).toMatch(/cancelled/);
  await page.goto(`${site('harbour')}/my-garage`);
  await expect(enquiries.getByText('Closed')).toBeVisible();
  await expect(enquiries.getByRole('link', { name: /confirm|cancel/i })).toHaveCount(0);
});

test('L11 a booking is taken into a calendar, with the time it was made for', async ({ page }) => {
  const { href, leadId, startsAt } = await bookedDrive();
  await page.goto(site('harbour') + href);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const { event } = readCalendar(await readFile(await (await download).path()));
  expect(event.get('UID')).toBe(leadId);
  expect(calendarInstant(event.get('DTSTART'))).toBe(Date.parse(startsAt));
});

test('L11 everything on the page can be reached and done by keyboard', async ({ page }) => {
  const { href } = await bookedDrive();
  await page.goto(site('harbour') + href);
  const pressOn = async (name: string) => {
    await page.getByRole('main').focus();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent ?? '')).trim().endsWith(name)) break;
    }
    await page.keyboard.press('Enter');
  };
  await pressOn('Confirm this time');
  await title(page, 'You’re booked in');
  await pressOn('Choose another time');
  await pressOn(', 2.30 pm');
  await expect(page.getByText(/, 2\.30 pm AEST$/).first()).toBeVisible();
  await pressOn('Cancel your test drive');
  await pressOn('Yes, cancel my test drive');
  await title(page, 'Your test drive is cancelled');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L11, W2 a booking is confirmed, moved to a day of choice and cancelled', async ({ page }) => {
    const { href } = await bookedDrive();
    await page.goto(site('harbour') + href);
    await page.getByRole('button', { name: 'Confirm this time' }).click();
    await title(page, 'You’re booked in');
    await page.getByText('Choose another time').click();
    const date = page.getByLabel('Date');
    const next = new Date(Date.parse(await date.inputValue()) + 86_400_000).toISOString().slice(0, 10);
    await date.fill(next);
    await page.getByRole('button', { name: 'Show times' }).click();
    await page.getByRole('button', { name: /^Book Thursday .+, 4 pm$/ }).click();
    await expect(page.getByText(/^Thursday .+, 4 pm AEST$/).first()).toBeVisible();
    await page.getByText('Cancel your test drive').click();
    await page.getByRole('button', { name: 'Yes, cancel my test drive' }).click();
    await title(page, 'Your test drive is cancelled');
  });
});

test('H3, I4 a wrong key, no key and an unknown booking are answered with the same page, to GET and to POST', async () => {
  const { href, leadId } = await bookedDrive();
  const right = new URLSearchParams(href.split('?')[1]).get('key') ?? '';
  const unknown = '0b0b0b0b-0000-4000-8000-000000000000';
  const wrong = ['', '?key=', '?key=AAAAAAAAAAAAAAAAAAAAAA', `?key=${right.slice(1)}`].map(
    (query) => `/booking/${leadId}${query}`,
  );
  const nobody = await fetchSite('harbour', `/booking/${unknown}?key=AAAAAAAAAAAAAAAAAAAAAA`);
  expect(nobody.status).toBe(404);
  const post = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'action=cancel' };
  for (const address of wrong) {
    const { status, text } = await fetchSite('harbour', address);
    expect([address, status, text.replaceAll(leadId, unknown)]).toEqual([address, 404, nobody.text]);
    expect((await fetchSite('harbour', address, post)).status).toBe(404);
    const file = address.replace(leadId, `${leadId}/calendar.ics`);
    expect((await fetchSite('harbour', file)).status).toBe(404);
  }
  expect(await shown(leadId)).toContain('not confirmed yet');
});

test('H3 the page is kept nowhere, listed nowhere, and its address is told to nobody', async ({ page }) => {
  const { href } = await bookedDrive();
  const { status, headers, text } = await fetchSite('harbour', href);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['referrer-policy']).toBe('strict-origin');
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(text).toContain('<meta name="robots" content="noindex"/>');
  const told: string[] = [];
  page.on('request', (request) => {
    // Chromium names the page to whoever serves a font of its inline style; that is this server, which knows the address.
    const isOwnFont = request.resourceType() === 'font' && request.url().startsWith(site('harbour'));
    if (!request.isNavigationRequest() && !isOwnFont) told.push(request.url(), request.headers().referer ?? '');
  });
  await page.goto(site('harbour') + href);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL(/careers/);
  expect(told.filter((one) => one.includes('key='))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]))).not.toContain(
    'key=',
  );
});

test('L11, I4 a button that a stale page still shows is answered in words, and what is sent wrongly too', async () => {
  const { href } = await bookedDrive();
  const press = (body: string, type = 'application/x-www-form-urlencoded') =>
    fetchSite('harbour', href, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await press('action=cancel')).status).toBe(303);
  const stale = await press('action=confirm');
  expect(stale.status).toBe(409);
  expect(stale.text).toContain('This booking has changed since you opened the page.');
  for (const [body, status] of [
    ['action=move&startsAt=now', 422],
    ['action=__proto__', 422],
    ['', 422],
  ] as const)
    expect([body, (await press(body)).status]).toEqual([body, status]);
  expect((await press('{', 'application/json')).status).toBe(400);
  expect((await press('x', 'text/plain')).status).toBe(415);
});

test('L11, J6 the dealer confirms a booking, marks it as spam and takes that back, and reads what became of its time', async () => {
  const { leadId } = await bookedDrive();
  const run = async (word: string) => (await runForecourt(['leads', word, leadId, '--site', 'harbour'])).stdout;
  expect(await run('confirm')).toMatch(/^Booking: test drive, Wednesday .+ AEST, Harbour City Motors Newstead: confirmed\.$/m);
  expect(await run('spam')).toContain('its slot is free again');
  expect(await run('notspam')).toMatch(/Booking: test drive, .+: confirmed\.$/m);
});
