import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLink, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { axe, test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { holdRequests } from '#tests/e2e/hold-requests.ts';
import { aRow, makeSite } from '#tests/e2e/make-site.ts';

const FRAME = /\/images\/[^/]+\/spin(\d\d)\?/;
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"/>';

/** A car with nine photographs, a film, a spin, an interior and flaws. */
const everything = async () => site('harbour') + (await vehicleLink('harbour', 'mazda-cx-5-g25'));

/** Stand-ins for the pictures: painting dozens of them would only keep the machine busy. The inside is needed as it is. */
async function standIns(page: Page, missing: readonly string[] = []): Promise<void> {
  await page.route(/\/images\/[^/]+\/(?!pano)/, (route) => {
    const [, frame = ''] = FRAME.exec(route.request().url()) ?? [];
    return missing.includes(frame) ? route.abort() : route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
}

const turn = (page: Page) => page.getByRole('slider', { name: 'Spin it around' });
/** Chooses the spin and waits until its frames are there. */
async function askForSpin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Spin' }).click();
  await expect(page.locator('.spin[data-ready]')).toBeVisible();
}
/** A car on a site whose galleries open with the spin. */
async function spinFirst(): Promise<string> {
  const view = (name: string) => `/images/suv-a/${name}?paint=075e6b`;
  const yard = await makeSite('turned');
  await yard.stock([
    aRow({
      images: ['f34', 'side', 'r34', 'front', 'rear'].map(view),
      spin_images: Array.from({ length: 24 }, (_, at) => view(`spin${String(at).padStart(2, '0')}`)),
      external_video_url: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    }),
  ]);
  await expect.poll(async () => (await vehicleLinks(yard.slug)).length).toBe(1);
  return site(yard.slug) + (await vehicleLink(yard.slug, 'cx-5'));
}
/** Collects the frames that a page asks for. */
function framesOf(page: Page): string[] {
  const frames: string[] = [];
  page.on('request', (request) => {
    if (FRAME.test(request.url())) frames.push(request.url());
  });
  return frames;
}

test('G4.1 no frame is fetched before the spin is touched, all are after it, with the share that has come', async ({ page }) => {
  const frames = framesOf(page);
  await standIns(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/images\/[^/]+\/spin12\?/, async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  await page.goto(await spinFirst(), { waitUntil: 'networkidle' });
  await expect(page.getByText('Drag to spin')).toBeVisible();
  await turn(page).hover();
  await expect(page.locator('fc-island[name=gallery][data-awake]')).toBeVisible();
  expect(frames).toEqual([]);
  const box = (await turn(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('status').filter({ hasText: /Loading\d+%/ })).toBeVisible();
  await expect(page.getByText('Drag to spin')).toBeHidden();
  release();
  await expect(page.getByText('Drag to spin')).toBeVisible();
  expect(new Set(frames.map((src) => FRAME.exec(src)?.[1])).size).toBe(24);
});

test('G4.1 a finger that touched the spin before its code was there has asked for it', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const frames = framesOf(page);
  await standIns(page);
  const release = await holdRequests(page, /\/assets\/gallery[^/]*\.js/);
  await page.goto(await spinFirst());
  await page.waitForFunction(() => customElements.get('fc-island') !== undefined);
  await expect(page.getByText('Swipe to spin')).toBeVisible();
  await turn(page).tap();
  expect(frames).toEqual([]);
  release();
  await expect(page.locator('.spin[data-ready]')).toBeVisible();
  await context.close();
});

test('G1z a gallery whose data cannot be read leaves its photographs to the browser', async ({ page, tolerate }) => {
  tolerate(/The island “gallery” did not start/);
  await standIns(page);
  const address = new URL(await spinFirst());
  const { text } = await fetchSite(address.hostname.replace('.localhost', ''), address.pathname);
  const body = text.replace(/(<fc-island [^>]*name="gallery"[^>]*props=")/, '$1{');
  expect(body).not.toBe(text);
  await page.route(address.href, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address.href);
  const failed = page.waitForEvent('console', (message) => message.text().includes('did not start'));
  await turn(page).click();
  await failed;
  await expect(page.getByText('Drag to spin')).toBeHidden();
  await page.getByRole('list', { name: 'Photos' }).press('ArrowRight');
  await expect(page.locator('#photo-video')).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('link', { name: 'Photo 3' }).click();
  await expect(page.locator('#photo-3')).toBeInViewport({ ratio: 0.9 });
});

test('a vehicle opens with its first photograph, and no frame of its spin is fetched before that is chosen', async ({ page }) => {
  const frames = framesOf(page);
  await standIns(page);
  await page.goto(await everything(), { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Images' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#photo-1 img')).toHaveAttribute('src', /\/f34\?/);
  expect(frames).toEqual([]);
  await askForSpin(page);
  expect(new Set(frames.map((src) => FRAME.exec(src)?.[1])).size).toBe(24);
});

test('G1u the photographs move by arrows and by keys, and the counter follows, the film not counted', async ({ page }) => {
  await standIns(page);
  await page.goto(await everything());
  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.locator('.gallery__position')).toHaveText('Video');
  const row = page.getByRole('list', { name: 'Photos' });
  await row.press('ArrowRight');
  await expect(page.getByText('2 / 9')).toBeVisible();
  await row.press('End');
  await expect(page.getByText('9 / 9')).toBeVisible();
  await row.press('Home');
  await expect(page.getByText('1 / 9')).toBeVisible();
});

test('G2.1, G2.2 fullscreen moves by keys and thumbnails, keeps the focus and gives it back, and the bars are away meanwhile', async ({
  page,
}) => {
  await standIns(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await everything());
  const bar = page.locator('.phone-bar');
  await expect(bar).toBeInViewport();
  const opener = page.getByRole('button', { name: 'Fullscreen' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Photos' });
  await expect(dialog.getByText('1 / 9')).toBeVisible();
  await expect(bar).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 / 9')).toBeVisible();
  await dialog.getByRole('button', { name: 'Photo 5', exact: true }).click();
  await expect(dialog.getByText('5 / 9')).toBeVisible();
  await page.keyboard.press('End');
  await expect(dialog.getByText('9 / 9')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).focus();
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    await expect(page.locator('body *:focus:not(dialog *)')).toHaveCount(0);
  }
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(bar).toBeVisible();
});

test('G4.3 the car turns under the hand by a frame for twenty pixels, and by keys; less motion leaves it still', async ({
  page,
}) => {
  await standIns(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await everything());
  await askForSpin(page);
  await expect(page.getByText('Drag to spin')).toBeVisible();
  await expect(turn(page)).toHaveAttribute('aria-valuetext', 'View 4 of 24');
  const box = (await turn(page).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 95, box.y + 40);
  await page.mouse.up();
  await expect(turn(page)).toHaveAttribute('aria-valuenow', '6');
  await expect(page.getByText('Drag to spin')).toBeHidden();
  await turn(page).press('ArrowLeft');
  await expect(turn(page)).toHaveAttribute('aria-valuenow', '5');
  await axe(page);
});

test('G4.2 the car turns one full loop by itself and then stands', async ({ page }) => {
  await standIns(page);
  await page.goto(await spinFirst());
  const met = turn(page).evaluate(
    (slider) =>
      new Promise<string[]>((resolve) => {
        const seen: string[] = [];
        new MutationObserver(() => {
          seen.push(slider.getAttribute('aria-valuenow') ?? '');
          if (seen.at(-1) === '4') resolve(seen);
        }).observe(slider, { attributeFilter: ['aria-valuenow'] });
      }),
  );
  await turn(page).focus();
  expect((await met).slice(-3)).toEqual(['2', '3', '4']);
  await expect(page.getByText('Drag to spin')).toBeVisible();
});

test('G4.4 a frame that fails is passed over and told to the console only', async ({ page, tolerate }) => {
  tolerate(/Failed to load resource/);
  tolerate(/Spin: frame 5 of 24 failed to load/);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await standIns(page, ['04']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await everything());
  await askForSpin(page);
  await turn(page).press('ArrowRight');
  await expect(turn(page)).toHaveAttribute('aria-valuetext', 'View 5 of 23');
  await expect(turn(page).locator('img[data-shown]')).toHaveAttribute('src', /spin05/);
  expect(told).toContain('Spin: frame 5 of 24 failed to load.');
});

test('G5.2, G5.3 a hotspot comes with the first touch, follows the frame, tells its word to the keyboard, and is nowhere when its side is away', async ({
  page,
}) => {
  await standIns(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(await everything());
  await askForSpin(page);
  const lamp = page.getByRole('button', { name: 'LED headlamps' });
  await expect(lamp).toHaveCount(0);
  await turn(page).press('ArrowLeft');
  await expect(lamp).toBeVisible();
  const before = (await lamp.boundingBox())?.x ?? Number.NaN;
  await turn(page).press('ArrowLeft');
  await expect.poll(async () => (await lamp.boundingBox())?.x).toBeLessThan(before - 5);
  const word = page.getByText('LED headlamps').last();
  await expect(word).toBeHidden();
  await lamp.focus();
  await expect(word).toBeVisible();
  for (let frame = 0; frame < 11; frame += 1) await turn(page).press('ArrowRight');
  await expect(lamp).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Reversing camera' })).toBeVisible();
  await page.getByRole('button', { name: 'Images' }).click();
  await expect(page.getByRole('button', { name: 'Reversing camera' })).toHaveCount(0);
});

test('G5.2 the inside is looked about in, with its own hotspots and not those outside', async ({ page, tolerate }) => {
  // The machine that tests has no graphics card.
  tolerate(/GL Driver Message|software WebGL|GroupMarkerNotSet/);
  await standIns(page);
  await page.goto(await everything());
  await page.getByRole('button', { name: 'Interior' }).click();
  await expect(page.getByRole('button', { name: /^Touchscreen/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'LED headlamps' })).toHaveCount(0);
  await axe(page);
});

test('G1.4 a provider’s player is fetched only when the film is asked for, and the policy lets it in', async ({ page }) => {
  await standIns(page);
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>A film</p>' });
  });
  await page.goto(await everything());
  await page.getByRole('link', { name: 'Video', exact: true }).click();
  await expect(page.locator('.gallery__position')).toHaveText('Video');
  expect(asked).toEqual([]);
  await page.getByRole('list', { name: 'Photos' }).getByRole('link', { name: 'Play video' }).click();
  await expect(page.frameLocator('iframe[title="Video"]').getByText('A film')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('G3n a site that opens with images fetches no frame of the turn', async ({ page }) => {
  const frames: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('w=800') && FRAME.test(request.url())) frames.push(request.url());
  });
  await standIns(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site('summit') + (await vehicleLink('summit', 'hilux-sr5')), { waitUntil: 'load' });
  await expect(page.getByRole('button', { name: 'Images' })).toHaveAttribute('aria-pressed', 'true');
  expect(frames).toEqual([]);
});

test('G1w a car without photographs has a page that is whole', async ({ page }) => {
  await page.goto(site('harbour') + (await vehicleLink('harbour', '2026-mitsubishi-triton-gls')));
  await expect(page.getByText('No photos yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Fullscreen' })).toHaveCount(0);
  await axe(page);
});

/** Whether one of these is seen whole without scrolling: on a phone the bar at the foot counts. */
const isAnyWhole = (elements: readonly Element[]): boolean =>
  elements.some((element) => {
    const { height, top, bottom } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && bottom <= window.innerHeight;
  });

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`a car without photographs has its price and its button in the first ${size.width} by ${size.height} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const [slug, stock] of [
      ['summit', 'ST7111'],
      ['swiftlane', 'S342'],
    ] as const) {
      const [car = ''] = await vehicleLinks(slug, `/search/new-used-and-demo-cars/?query=${stock}`);
      await page.goto(site(slug) + car);
      await expect(page.getByText('No photos yet')).toBeVisible();
      for (const one of [page.getByText(/^\$2\d,990$/), page.getByText('Enquire Now', { exact: true })])
        await expect.poll(() => one.evaluateAll(isAnyWhole)).toBe(true);
    }
  });

test('G1x without script the photographs are there and nothing pretends to move them', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Without script a browser fetches all photographs at once.
  await standIns(page);
  await page.goto(await everything());
  await expect(page.locator('.gallery').getByText('9 photos', { exact: true })).toBeVisible();
  for (const name of ['Fullscreen', 'Next photo', 'Spin']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('link', { name: 'Photo 3' }).press('Enter');
  await expect(page.locator('#photo-3')).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test('G1y the policy of a car’s page lets the three players into frames, and no other site', async () => {
  const { headers } = await fetchSite('coastline-mg', await vehicleLink('coastline-mg', 'im6'));
  const frames = /frame-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? [];
  expect(frames).toEqual(
    expect.arrayContaining(["'self'", 'https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com']),
  );
  expect(frames).not.toContain('https:');
});

for (const { slug } of FLEET)
  test(`G1 the photographs of ${slug} keep their size while the page is scrolled`, async ({ page }) => {
    const [car = ''] = await vehicleLinks(slug);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site(slug) + car);
      const box = () =>
        page.locator('.gallery-set').evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => [offsetWidth, offsetHeight]);
      const before = await box();
      for (const top of [600, 1_500, 4_000, 0]) {
        await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect([width, top, ...(await box())]).toEqual([width, top, ...before]);
      }
    }
  });
