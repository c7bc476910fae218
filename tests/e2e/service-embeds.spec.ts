import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { makeSite } from '#tests/e2e/make-site.ts';

const FRAMES = [
  'https://booking.example/sample/logbook-service',
  'https://booking.example/sample/repairs',
  'https://tyres.example/sample',
];
const BOOKING = 'https://service-booking.example/mg/sample';

/** A site whose service page has a tab for each outside page: on a demo site their frames would be empty. */
async function madeTabs(): Promise<string> {
  const made = await makeSite('tabs');
  const link = { label: 'Book a service', href: '/service' };
  const services = [
    { name: 'Logbook service', url: FRAMES[0] ?? '' },
    { name: 'Repairs', url: FRAMES[1] ?? '' },
    { name: 'Tyres', url: FRAMES[2] ?? '' },
  ];
  const tabs = { block: 'embed-tabs', heading: 'Book a service', isTitle: true, services };
  await made.change((file) => ({
    ...file,
    pages: {
      ...file.pages,
      about: { title: 'About', blocks: [{ block: 'hero', heading: 'Welcome', primary: link }] },
      service: { title: 'Service', blocks: [tabs] },
    },
  }));
  await expect.poll(async () => (await fetchSite(made.slug, '/service')).text).toContain(FRAMES[0]);
  return made.slug;
}
let madeOnce: Promise<string> | undefined;
const tabbed = () => (madeOnce ??= madeTabs());

/** Answers in place of the outside websites, which are nowhere; gives what was asked of them, in order. */
async function standIn(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]+\.example\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Booking</title><p>Choose a time</p>',
    });
  });
  return asked;
}

/** The addresses of the frames that a page shows as it was sent. */
const framesOf = (html: string) =>
  [...html.replace(/<template>.*?<\/template>/gs, '').matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
const tabs = (page: Page) => page.getByRole('main').getByRole('tab');

test('L13.3 the server opens the tab that the address names, in capitals or not, and the first one otherwise', async () => {
  const slug = await tabbed();
  for (const [query, src] of [
    ['', FRAMES[0]],
    ['?tab=Repairs', FRAMES[1]],
    ['?tab=tYRES&utm_source=x', FRAMES[2]],
    ['?tab=LOGBOOK+service', FRAMES[0]],
    ['?tab=Windscreens', FRAMES[0]],
  ] as const)
    expect([query, framesOf((await fetchSite(slug, `/service${query}`)).text)]).toEqual([query, [src]]);
});

test('L13.3 choosing a tab replaces the address, loads that page alone, and leaves no step to go back through', async ({
  page,
}) => {
  const slug = await tabbed();
  const asked = await standIn(page);
  await page.goto(`${site(slug)}/about`);
  await page.goto(`${site(slug)}/service`);
  await expect(tabs(page)).toHaveText(['Logbook service', 'Repairs', 'Tyres']);
  await expect(page.frameLocator('iframe').getByText('Choose a time')).toBeVisible();
  expect(asked).toEqual([FRAMES[0]]);
  const steps = await page.evaluate(() => history.length);
  const own: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/service')) own.push(request.url());
  });
  await tabs(page).nth(2).click();
  await expect(page).toHaveURL(`${site(slug)}/service?tab=Tyres`);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: 'Tyres' }).locator('iframe')).toHaveAttribute('src', FRAMES[2] ?? '');
  await expect(page.frameLocator('iframe').getByText('Choose a time')).toBeVisible();
  expect(asked).toEqual([FRAMES[0], FRAMES[2]]);
  expect(own).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await page.goBack();
  await expect(page).toHaveURL(`${site(slug)}/about`);
});

test('L13r arrows, Home and End move along the tabs, Enter and Space open the one that is reached', async ({ page }) => {
  const slug = await tabbed();
  await standIn(page);
  await page.goto(`${site(slug)}/service?tab=repairs`);
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await tabs(page).nth(1).focus();
  for (const [key, at] of [
    ['ArrowRight', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['End', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(at)).toBeFocused();
  }
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Space');
  await expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site(slug)}/service?tab=Logbook+service`);
  await expect(tabs(page).first()).toBeFocused();
  expect(await tabs(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).tabIndex))).toEqual([0, -1, -1]);
});

test('L13s a visitor who comes from another page of the site sees the frame as well', async ({ page }) => {
  const slug = await tabbed();
  await standIn(page);
  await page.goto(`${site(slug)}/about`);
  await page.getByRole('main').getByRole('link', { name: 'Book a service' }).click();
  await expect(page.frameLocator('iframe').getByText('Choose a time')).toBeVisible();
});

test('L13t the policy allows frames of the site’s own outside pages, and none of anybody else’s', async ({ page, tolerate }) => {
  tolerate(/policy|Content Security/i);
  const slug = await tabbed();
  const frames = async (of: string) =>
    /frame-src ([^;]*)/.exec(String((await fetchSite(of, '/service')).headers['content-security-policy']))?.[1];
  // A visitor who goes on to a vehicle stays under the first page's policy: the three players of films are let in everywhere.
  const players = 'https://www.youtube.com https://www.youtube-nocookie.com https://player.vimeo.com';
  expect(await frames(slug)).toBe(`'self' https://booking.example https://tyres.example ${players}`);
  expect(await frames('summit')).toBe(`'self' https://www.openstreetmap.org ${players}`);
  expect(await frames('harbour')).toBe(`'self' ${players}`);
  const asked = await standIn(page);
  await page.goto(`${site(slug)}/about`);
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
        const frame = document.createElement('iframe');
        frame.src = 'https://evil.example/';
        document.body.append(frame);
      }),
  );
  expect(refused).toBe('frame-src');
  expect(asked).toEqual([]);
});

test('W2 the tabs are fit for everyone on a phone, and the frame is no wider than the page', async ({ page }) => {
  const slug = await tabbed();
  await standIn(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site(slug)}/service`);
  await expect(page.getByRole('tablist')).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('L13u where a brand books elsewhere, the links to the service page and the page itself lead there', async ({ page }) => {
  const { status, headers } = await fetchSite('coastline-mg', '/service?tab=x');
  expect([status, headers.location]).toEqual([302, BOOKING]);
  await page.goto(site('coastline-mg'));
  for (const place of ['banner', 'contentinfo'] as const) {
    const links = page.getByRole(place).locator('a', { hasText: 'Book a service' });
    expect(new Set(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href'))))).toEqual(new Set([BOOKING]));
  }
  await expect(page.locator('a[href="/service"]')).toHaveCount(0);
});

test('L13y a link to the service page within another page leads there too', async ({ page, tolerate }) => {
  tolerate(/ERR_NAME_NOT_RESOLVED|ERR_|Failed to load resource/);
  const made = await makeSite('elsewhere');
  const hero = { block: 'hero', heading: 'Welcome', primary: { label: 'Have it serviced', href: '/service' } };
  await made.change((file) => ({
    ...file,
    switches: { ...file.switches, serviceBookingUrl: 'https://booking.example/elsewhere' },
    pages: { ...file.pages, about: { title: 'About', blocks: [hero] } },
  }));
  await expect.poll(async () => (await fetchSite(made.slug, '/about')).status).toBe(200);
  await page.goto(`${site(made.slug)}/about`);
  // Where a redirect leads cannot be stood in for, so it is enough that the browser goes there.
  const asked = page.waitForRequest('https://booking.example/elsewhere');
  await page.getByRole('link', { name: 'Have it serviced' }).click();
  await asked;
});

test('L13v a form that is sent to the service page of such a site is not taken', async () => {
  const asking = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'form=service' };
  expect((await fetchSite('coastline-mg', '/service', asking)).status).toBe(405);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('L13w the tabs are links to the page itself, and the outside page has a plain link', async ({ page }) => {
    const slug = await tabbed();
    await standIn(page);
    await page.goto(`${site(slug)}/service`);
    const services = page.getByRole('main').getByRole('navigation', { name: 'Book a service' });
    await services.getByRole('link', { name: 'Repairs' }).click();
    await expect(page).toHaveURL(`${site(slug)}/service?tab=Repairs`);
    await expect(services.locator('[aria-current=true]')).toHaveText('Repairs');
    await expect(page.locator('iframe')).toHaveAttribute('src', FRAMES[1] ?? '');
    await expect(page.getByRole('link', { name: 'Open Repairs on its own page' })).toHaveAttribute('href', FRAMES[1] ?? '');
  });
});

test('L13x, N5p a scheduler is 1000×1100 and a detail 750 high, each with a plain link; an address that is not https is refused', async ({
  page,
}) => {
  const made = await makeSite('embeds');
  const embed = (facts: object) => ({ block: 'embed', url: 'https://booking.example/a', ...facts });
  const applied = (blocks: { block: string }[]) =>
    made.change((file) => ({ ...file, pages: { ...file.pages, service: { title: 'Service', blocks } } }));
  await applied([embed({ title: 'Our scheduler', isTitle: true }), embed({ title: 'Our prices', kind: 'detail' })]);
  await expect.poll(async () => (await fetchSite(made.slug, '/service')).status).toBe(200);
  await standIn(page);
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`${site(made.slug)}/service`);
  const size = async (title: string) => {
    const box = await page.getByTitle(title).boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  expect(await size('Our scheduler')).toEqual([1000, 1100]);
  expect((await size('Our prices'))[1]).toBe(750);
  for (const title of ['Our scheduler', 'Our prices']) {
    await expect(page.getByTitle(title)).toHaveAttribute('loading', 'lazy');
    await expect(page.getByRole('link', { name: `Open ${title} on its own page` })).toHaveAttribute(
      'href',
      'https://booking.example/a',
    );
  }
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const { stderr } = await applied([embed({ title: 'Our scheduler', url: 'http://booking.example/a' })]);
  expect(stderr).toContain(`${made.slug}.json: pages.service.blocks.0: embed.url: must be an https address`);
  expect((await fetchSite(made.slug, '/service')).text).toContain('Our prices');
});
