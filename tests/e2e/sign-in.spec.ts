import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';
import { aNumber, anotherCode, textedCode } from '#tests/e2e/texted-code.ts';

const SITE = 'harbour';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const signInHref = (query: Readonly<Record<string, string>>) => `/sign-in?${new URLSearchParams(query)}`;
const field = (page: Page) => page.getByLabel('6-digit code');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const alert = (page: Page) => page.getByRole('main').getByRole('alert').filter({ visible: true });

/** Opens the page, and waits until its script follows its steps. */
async function open(page: Page, query: Readonly<Record<string, string>>, slug = SITE): Promise<void> {
  const script = page.waitForResponse(/follow-steps/);
  await page.goto(site(slug) + signInHref(query));
  await script;
}

async function askForCode(page: Page, number: string): Promise<void> {
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await expect(heading(page)).toHaveText('Enter your code');
}

/** Pastes into whatever has the focus, as a person does. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test.describe('with script', () => {
  test('A1 someone signs in for a vehicle by number and code, and is back at the vehicle', async ({ page, context }) => {
    const [car = ''] = await vehicleLinks(SITE, '/search/used-cars');
    await open(page, { type: 'watchlist', redirect: car, back: car });
    await expect(heading(page)).toHaveText('Sign in to save this car');
    await expect(page).toHaveTitle(/^Sign in to save this car \| /);
    await expect(page.getByRole('link', { name: 'Back to the car' })).toHaveAttribute('href', car);
    await expect(page.getByRole('main').getByRole('complementary')).toContainText(/\$\d/);
    const number = aNumber();
    await askForCode(page, number.replaceAll(' ', ''));
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle(/^Enter your code \| /);
    await expect(page.getByText(`Sent to ${number}. It works for 5 minutes.`)).toBeVisible();
    await expect(page).toHaveURL(site(SITE) + signInHref({ type: 'watchlist', redirect: car, back: car }));
    // The sixth digit signs in; the digits find their field from the heading.
    await page.keyboard.type(await textedCode(SITE, number));
    await expect(page).toHaveURL(site(SITE) + car);
    const session = (await context.cookies()).find(({ name }) => name === 'session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: `${SITE}.localhost` });
  });

  test('A1, W3 a code that is typed before the script has come is sent once it has', async ({ page }) => {
    const release = await holdRequests(page, /\/assets\/follow-steps-.*\.js$/);
    await page.goto(site(SITE) + signInHref({ redirect: '/contact-us' }), { waitUntil: 'commit' });
    const number = aNumber();
    await askForCode(page, number);
    await field(page).fill(await textedCode(SITE, number));
    await expect(heading(page)).toHaveText('Enter your code');
    release();
    await expect(page).toHaveURL(`${site(SITE)}/contact-us`);
  });

  test('A1 whoever is signed in already goes straight on', async ({ page }) => {
    const number = aNumber();
    await open(page, { redirect: '/contact-us' });
    await askForCode(page, number);
    await field(page).fill(await textedCode(SITE, number));
    await expect(page).toHaveURL(`${site(SITE)}/contact-us`);
    await page.goto(site(SITE) + signInHref({ type: 'finance', redirect: '/privacy-policy' }));
    await expect(page).toHaveURL(`${site(SITE)}/privacy-policy`);
  });

  test('A1 a code is pasted with spaces and with words around it', async ({ page }) => {
    const number = aNumber();
    await open(page, { redirect: '/contact-us' });
    await askForCode(page, number);
    const code = await textedCode(SITE, number);
    await field(page).focus();
    await paste(page, `Your code: ${code.slice(0, 3)} ${code.slice(3)}. It works for 5 minutes.`);
    await expect(page).toHaveURL(`${site(SITE)}/contact-us`);
  });

  test('A1 a wrong code is said, emptied and asked for again, and the right one still works', async ({ page, tolerate }) => {
    tolerate(/422/);
    const number = aNumber();
    await open(page, { redirect: '/contact-us' });
    await askForCode(page, number);
    const code = await textedCode(SITE, number);
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
    await field(page).pressSequentially(anotherCode(code));
    await expect(alert(page)).toHaveText(/^That code isn.t right\. 4 tries left\.$/);
    expect(sent).toHaveLength(1);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toHaveAccessibleDescription(/4 tries left/);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
    await field(page).pressSequentially(code);
    await expect(page).toHaveURL(`${site(SITE)}/contact-us`);
  });

  test('A1 the number can be changed, and the one that was given is still there', async ({ page }) => {
    const number = aNumber();
    await open(page, { redirect: '/contact-us' });
    await askForCode(page, number);
    await page.getByRole('button', { name: 'Change the number' }).click();
    await expect(heading(page)).toHaveText('Sign in to My Garage');
    await expect(heading(page)).toBeFocused();
    await expect(page.getByLabel('Mobile number')).toHaveValue(number);
  });

  test('A1 a number that is none is said at its field, which keeps it', async ({ page, tolerate }) => {
    tolerate(/422/);
    await open(page, {});
    await page.getByLabel('Mobile number').fill('07 3000 0000');
    await page.getByLabel('Mobile number').press('Enter');
    await expect(alert(page)).toHaveText(/^That isn.t an Australian mobile number\. It starts with 04\.$/);
    await expect(page.getByLabel('Mobile number')).toBeFocused();
    await expect(page.getByLabel('Mobile number')).toHaveValue('07 3000 0000');
    await expect(page.getByLabel('Mobile number')).toHaveAccessibleDescription(/It starts with 04/);
  });

  test('A1 another code can be asked for when the time is over, and only the new one works', async ({ page, tolerate }) => {
    test.slow();
    tolerate(/422/);
    const number = aNumber();
    await open(page, { redirect: '/contact-us' });
    await askForCode(page, number);
    const first = await textedCode(SITE, number);
    await expect(page.getByRole('timer')).toHaveText(/^Send again in 0:[0-3]\d$/);
    const again = page.getByRole('button', { name: 'Send again' });
    await expect(again).toBeHidden();
    await expect(again).toBeVisible({ timeout: 45_000 });
    await expect(page.getByRole('timer')).toBeHidden();
    await again.click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('We’ve sent you a new code.');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('timer')).toBeVisible();
    const second = await textedCode(SITE, number, first);
    await field(page).pressSequentially(first);
    await expect(alert(page)).toBeVisible();
    await field(page).pressSequentially(second);
    await expect(page).toHaveURL(`${site(SITE)}/contact-us`);
  });

  test('A1 whoever is offline is told, and the code is sent when the connection is back', async ({ page, context }) => {
    const number = aNumber();
    await open(page, { redirect: '/contact-us' });
    await askForCode(page, number);
    const code = await textedCode(SITE, number);
    await context.setOffline(true);
    await field(page).pressSequentially(code);
    await expect(alert(page)).toHaveText('You’re offline. What you typed is kept here, and we’ll send it when you’re back.');
    await expect(page.getByRole('button', { name: 'Waiting for a connection…' })).toBeDisabled();
    await expect(field(page)).toHaveValue(code);
    await context.setOffline(false);
    await expect(page).toHaveURL(`${site(SITE)}/contact-us`);
  });

  test('A1 a step that fails says so and loses nothing', async ({ page, tolerate }) => {
    tolerate(/ERR_FAILED/);
    const number = aNumber();
    await open(page, { redirect: '/contact-us' });
    await page.route('**/sign-in?*', (route) => route.abort());
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(alert(page)).toHaveText(/^Something went wrong at our end\. Nothing was sent\. Try again, or call [\d ()]+\.$/);
    await expect(alert(page)).toBeFocused();
    await expect(page.getByLabel('Mobile number')).toHaveValue(number);
    await page.unroute('**/sign-in?*');
    await page.getByRole('button', { name: 'Text me a code' }).click();
    await expect(heading(page)).toHaveText('Enter your code');
  });

  test('A1 whoever waits in vain is told what to do', async ({ page }) => {
    await open(page, {});
    await askForCode(page, aNumber());
    await page.getByText('Didn’t get it?').click();
    await expect(page.getByText(/^Check the number, and that you have reception\. Still nothing\? Call /)).toBeVisible();
  });

  test('A1 whoever wonders reads what a texted code does not protect from', async ({ page }) => {
    await open(page, {});
    await page.getByText('How safe is a texted code?').click();
    await expect(page.getByText(/^Whoever gets your texts can sign in as you\..+ ask your provider/)).toBeVisible();
    await axe(page);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('A1 each step is a form with a page as its answer', async ({ page, tolerate }) => {
    tolerate(/422/);
    const [car = ''] = await vehicleLinks(SITE, '/search/used-cars');
    const number = aNumber();
    await page.goto(site(SITE) + signInHref({ type: 'watchlist', redirect: car, back: car }));
    await askForCode(page, number);
    await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
    const code = await textedCode(SITE, number);
    await field(page).fill(anotherCode(code));
    await field(page).press('Enter');
    await expect(alert(page)).toHaveText(/^That code isn.t right\. 4 tries left\.$/);
    await expect(field(page)).toHaveValue('');
    await field(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('button', { name: 'Sign in and save the car' }).click();
    await expect(page).toHaveURL(site(SITE) + car);
  });

  test('A1 the number can be changed, and is in no address', async ({ page }) => {
    const number = aNumber();
    await page.goto(site(SITE) + signInHref({ type: 'finance', redirect: '/contact-us' }));
    await askForCode(page, number);
    await page.getByRole('button', { name: 'Change the number' }).click();
    await expect(page.getByLabel('Mobile number')).toHaveValue(number);
    await expect(page).toHaveURL(site(SITE) + signInHref({ type: 'finance', redirect: '/contact-us' }));
  });
});

/** Sends a step as a browser without script does. */
const post = (query: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>>) =>
  fetchSite(SITE, signInHref(query), { method: 'POST', headers: FORM, body: new URLSearchParams(fields).toString() });

test('A1 the page and its answers are nobody else’s: not stored, not indexed, its address not passed on', async () => {
  const answers = [
    await fetchSite(SITE, signInHref({ type: 'checkout', redirect: '/cars/a/checkout' })),
    await post({}, { step: 'phone', phone: 'none' }),
  ];
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
});

const ELSEWHERE = [
  '//other.example',
  '/\\other.example',
  '\\\\other.example',
  '/%09/other.example',
  '/\t/other.example',
  '/.//other.example',
  '/%2f/other.example',
  '/%5cother.example',
  'https://other.example/',
  'javascript:alert(1)',
  'other.example',
  '//user@other.example',
  ' //other.example',
];

test.describe('H6 redirect and back stay on the site', () => {
  for (const path of ELSEWHERE)
    test(`H6 neither redirect nor back leads to ${JSON.stringify(path)}`, async () => {
      const { text, status } = await fetchSite(SITE, signInHref({ redirect: path, back: path }));
      expect(status).toBe(200);
      expect(text).toContain('data-next="/my-garage"');
      expect(text).not.toContain('other.example');
      expect(text).not.toContain('alert(1)');
    });

  test('H6 a right code does not lead elsewhere either', async () => {
    const number = aNumber();
    const query = { redirect: '//other.example' };
    expect((await post(query, { step: 'phone', phone: number })).status).toBe(200);
    const answer = await post(query, { step: 'code', phone: number, code: await textedCode(SITE, number) });
    expect([answer.status, answer.headers.location]).toEqual([303, '/my-garage']);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=[^;]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
  });
});

test('P6 another site’s vehicle is not shown', async () => {
  const [car = ''] = await vehicleLinks('swiftlane');
  expect((await fetchSite('swiftlane', signInHref({ type: 'finance', redirect: car }))).text).toContain('sign-in__photo');
  expect((await fetchSite(SITE, signInHref({ type: 'finance', redirect: car }))).text).not.toContain('sign-in__photo');
});

for (const [slug, word] of [
  ['harbour', 'car'],
  ['redgum', 'caravan'],
  ['swiftlane', 'car'],
] as const)
  for (const width of [390, 1440])
    test(`W2 every step of signing in at ${slug} is fit for everyone at ${width} px`, async ({ page, tolerate }) => {
      test.slow();
      tolerate(/422/);
      await page.setViewportSize({ width, height: 900 });
      const [car = ''] = await vehicleLinks(slug);
      await open(page, { type: 'watchlist', redirect: car, back: car }, slug);
      await expect(heading(page)).toHaveText(`Sign in to save this ${word}`);
      await expect(page.getByRole('main').getByRole('complementary')).toBeVisible();
      await axe(page);
      const small = await page
        .getByRole('main')
        .evaluate((main) =>
          [...main.querySelectorAll('a, button, summary, input:not([type=hidden])')]
            .filter((one) => one.checkVisibility() && one.closest('p') === null && one.getBoundingClientRect().height < 44)
            .map((one) => one.outerHTML),
        );
      expect(small).toEqual([]);
      const number = aNumber();
      await askForCode(page, number);
      await axe(page);
      await field(page).pressSequentially(anotherCode(await textedCode(slug, number)));
      await expect(alert(page)).toBeVisible();
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await field(page).evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))).toBeGreaterThanOrEqual(
        16,
      );
    });
