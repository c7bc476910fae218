import { type BrowserContext, expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const TAG_HOSTS = /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|google-analytics\.com|facebook\.net|facebook\.com)\//;

/** Stands in for a container: it reports each event of the data layer to its owner, as containers do. */
const CONTAINER = `{
  const report = (entry) => entry.event && fetch('https://www.google-analytics.com/g/collect?' + new URLSearchParams({ en: entry.event, id: entry.event_id ?? '' }), { mode: 'no-cors' });
  window.dataLayer.forEach(report);
  const push = window.dataLayer.push;
  window.dataLayer.push = (...entries) => { entries.forEach(report); return push(...entries); };
}`;
/** Stands in for the pixel: it reports what it is told. */
const PIXEL = `{
  const report = (...told) => fetch('https://www.facebook.com/tr?' + new URLSearchParams({ ev: told.slice(0, 2).join(' ') }), { mode: 'no-cors' });
  window.fbq.callMethod = report;
  window.fbq.queue.forEach((told) => report(...told));
}`;

/** Answers in place of the tags' owners; returns what they were asked. */
async function standIn(context: BrowserContext): Promise<URL[]> {
  const asked: URL[] = [];
  await context.route(TAG_HOSTS, (route) => {
    const url = new URL(route.request().url());
    asked.push(url);
    const body = url.pathname === '/gtm.js' ? CONTAINER : url.pathname.endsWith('fbevents.js') ? PIXEL : '';
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

// Each test makes a site.
test.beforeEach(() => test.slow());

const reported = (asked: readonly URL[]) => asked.flatMap(({ searchParams: of }) => of.get('en') ?? of.get('ev') ?? []);

const made = new Map<string, Promise<MadeSite>>();

/** A site with tags; making one takes a while, so tests that want the same one share it. */
function aTaggedSite(switches: Readonly<Record<string, unknown>> = {}): Promise<MadeSite> {
  const key = JSON.stringify(switches);
  const known = made.get(key) ?? makeTagged(switches);
  made.set(key, known);
  return known;
}

async function makeTagged(switches: Readonly<Record<string, unknown>>): Promise<MadeSite> {
  const yard = await makeSite('tags');
  await yard.stock([aRow(), aRow({ stocknum: 'T2', make: 'Kia', model: 'Seltos', car_type: 'new', km: 10 })]);
  const named = { googleTagId: 'GTM-ABC1234', metaPixelId: '1234567890', standardEventNames: true, ...switches };
  expect(await yard.change((file) => ({ ...file, switches: { ...file.switches, ...named } }))).toMatchObject({ code: 0 });
  await expect.poll(async () => (await fetchSite(yard.slug, STOCK)).text).toContain('<fc-tags');
  return yard;
}

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const choices = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });

test('X1 tags are loaded after the visitor agrees, not before; after a change of mind nothing is loaded or sent', async ({
  context,
  page,
}) => {
  const asked = await standIn(context);
  const { slug } = await aTaggedSite();
  await page.goto(site(slug) + STOCK);
  await expect(notice(page)).toBeVisible();
  expect([asked, await page.evaluate('window.dataLayer')]).toEqual([[], undefined]);

  await notice(page).getByRole('button', { name: 'That’s fine' }).click();
  await expect(notice(page)).toBeHidden();
  await expect.poll(() => reported(asked)).toEqual(expect.arrayContaining(['gtm.js', 'track PageView']));

  // The next page does not ask, and what is counted there reaches both owners.
  await page.goto(site(slug) + (await vehicleLink(slug, 'mazda')));
  await expect
    .poll(() => reported(asked))
    .toEqual(expect.arrayContaining(['forecourt', 'asc_item_pageview', 'track ViewContent']));
  await expect(notice(page)).toBeHidden();
  await page.evaluate("document.cookie = '_ga=GA1.1.1;path=/'");

  await choices(page).click();
  const loaded = page.waitForEvent('load');
  await notice(page).getByRole('button', { name: 'No thanks' }).click();
  await loaded;
  asked.length = 0;
  await expect(choices(page)).toBeVisible();
  expect(await page.evaluate('document.cookie')).not.toContain('_ga');
  await page.goto(site(slug) + STOCK);
  // The button is there once everything else has been decided.
  await expect(choices(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect([asked, await page.evaluate('window.dataLayer')]).toEqual([[], undefined]);
});

test('X1.8 the page on which a visitor agrees is counted, once', async ({ context, page }) => {
  const asked = await standIn(context);
  const { slug } = await aTaggedSite();
  await page.goto(site(slug) + STOCK);
  await notice(page).getByRole('button', { name: 'That’s fine' }).click();
  await expect.poll(() => reported(asked)).toEqual(expect.arrayContaining(['asc_itemlist_pageview', 'track Search']));
  expect(reported(asked).filter((event) => event === 'asc_itemlist_pageview')).toHaveLength(1);
  expect(asked.flatMap(({ searchParams: of }) => of.get('id') || [])).toEqual(['GTM-ABC1234', '49']);
});

test('X1 a change of mind in one tab ends the tags that run in another, containers too', async ({ context, page }) => {
  const asked = await standIn(context);
  const { slug } = await aTaggedSite();
  await page.goto(site(slug) + STOCK);
  await notice(page).getByRole('button', { name: 'That’s fine' }).click();
  const other = await context.newPage();
  await other.goto(site(slug) + STOCK);
  await expect.poll(() => other.evaluate('window.dataLayer?.length ?? 0')).toBeGreaterThan(1);
  const loadedAnew = other.waitForEvent('load');
  await choices(page).click();
  await notice(page).getByRole('button', { name: 'No thanks' }).click();
  await loadedAnew;
  await expect(choices(other)).toBeVisible();
  asked.length = 0;
  await other.getByRole('heading', { level: 1 }).click();
  expect([asked, await other.evaluate('window.dataLayer')]).toEqual([[], undefined]);
});

test('X2.1 whoever says no is not followed by the number of the click that led here', async ({ page }) => {
  const { slug } = await aTaggedSite();
  const linked = () => page.evaluate(() => localStorage.getItem('forecourt.linked'));
  await page.goto(`${site(slug) + STOCK}?utm_source=paper&gclid=abc`);
  expect(await linked()).toBe('{"utm_source":"paper","gclid":"abc"}');
  await notice(page).getByRole('button', { name: 'No thanks' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await linked()).toBe('{"utm_source":"paper"}');
  await page.goto(`${site(slug) + STOCK}?utm_source=radio&gclid=def`);
  expect(await linked()).toBe('{"utm_source":"radio"}');
});

test('X1 a site that does not ask loads its tags for everyone, and shows no question', async ({ context, page }) => {
  const asked = await standIn(context);
  const { slug } = await aTaggedSite({ asksForConsent: false, metaPixelId: null, googleTagId: 'G-ABC1234567' });
  await page.goto(site(slug) + STOCK);
  await expect.poll(() => asked.map(({ pathname }) => pathname)).toEqual(['/gtag/js']);
  await expect(notice(page)).toHaveCount(0);
  // The plain tag is told in its own form what it cannot read by itself.
  const told = await page.evaluate(() =>
    (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer.flatMap((one) => (one[0] === 'event' ? [one[1]] : [])),
  );
  expect(told).toEqual(['forecourt', 'asc_itemlist_pageview']);
});

test('X1 a tag that is blocked, broken or never answers keeps no visitor from anything, and the page says nothing of it', async ({
  context,
  page,
  tolerate,
}) => {
  // The browser itself notes a request that failed; no page can keep it from that.
  tolerate(/Failed to load resource.*(?:googletagmanager|facebook)/);
  const { slug } = await aTaggedSite({ asksForConsent: false });
  let answered = 0;
  await context.route(/googletagmanager\.com/, (route) => {
    answered += 1;
    return answered === 1 ? route.abort('blockedbyclient') : route.fulfill({ status: 500 });
  });
  // It never answers.
  const held = new Promise<void>((resolve) => {
    void context.route(/facebook\.net/, () => resolve());
  });
  for (const turn of [1, 2]) {
    await page.goto(site(slug) + STOCK);
    await expect.poll(() => answered).toBe(turn);
    await held;
    await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Mazda|Kia/);
  }
});

test('X1 hosts of tags are in the policy of pages that may load them, and nowhere else', async () => {
  const { slug } = await aTaggedSite({ metaPixelId: null });
  const policy = async (name: string, path: string) => (await fetchSite(name, path)).headers['content-security-policy'];
  expect(await policy(slug, STOCK)).toContain('https://*.googletagmanager.com');
  expect(await policy(slug, STOCK)).not.toContain('facebook');
  // Pages for one visitor have addresses that nobody else should learn.
  expect(await policy(slug, '/sign-in')).not.toContain('google');
  expect((await fetchSite(slug, '/sign-in')).text).not.toContain('<fc-tags');
  expect(await policy('harbour', STOCK)).not.toMatch(/google|facebook/);
});

test('X1 an id that is none is refused with its key and reason, and the site stays as it was', async () => {
  const yard = await makeSite('bad-tags');
  for (const switches of [{ googleTagId: 'GTM-"><script>' }, { metaPixelId: 'abc' }, { googleTagId: 'UA-1-1' }]) {
    const { code, stderr } = await yard.change((file) => ({ ...file, switches }));
    expect([code, stderr.includes(Object.keys(switches)[0] ?? '?')]).toEqual([1, true]);
  }
  expect((await fetchSite(yard.slug, '/')).text).not.toContain('fc-tags');
});

for (const width of [390, 1440])
  test(`W2 the question at ${width} pixels can be answered by keyboard and hides nothing that has the focus`, async ({
    context,
    page,
  }) => {
    const asked = await standIn(context);
    const { slug } = await aTaggedSite();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(site(slug) + STOCK);
    await expect(notice(page)).toBeVisible();
    await axe(page);
    const no = notice(page).getByRole('button', { name: 'No thanks' });
    const isFocused = () => no.evaluate((button) => button === document.activeElement);
    for (let turn = 0; turn < 60 && !(await isFocused()); turn += 1) await page.keyboard.press('Tab');
    await expect(no).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
    await choices(page).press('Enter');
    await expect(no).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(choices(page)).toBeFocused();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('X1 without script nothing is loaded from others, and nothing is asked', async ({ context, page }) => {
    const asked = await standIn(context);
    const { slug } = await aTaggedSite();
    await page.goto(site(slug) + STOCK);
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByText('Cookies from Google and Meta?')).toBeHidden();
    await expect(page.getByText('Privacy choices', { exact: true })).toBeHidden();
    expect(asked).toEqual([]);
  });
});
