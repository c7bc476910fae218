import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { putPopupsAway } from '#tests/e2e/put-popups-away.ts';
import { PHONE } from '../vitals/weigh-page.ts';
import { devtools, tap } from './finger.ts';
import type { Press } from './presses.ts';
import { CATEGORIES, DONE, PRESS, PRESSED, type PressFigures, readPresses } from './read-presses.ts';

/** The first press on a new page, and what follows. */
export interface Measured {
  readonly first: PressFigures;
  readonly later: readonly PressFigures[];
}

export interface Visit {
  readonly url: string;
  /** Of who is signed in. */
  readonly cookies: Parameters<BrowserContext['addCookies']>[0];
  readonly times: number;
  readonly slowdown: number;
}

/** Opens a page on the phone and presses something on it some times; null where the page has nothing of the kind. */
export async function measurePress(
  browser: Browser,
  press: Press,
  { url, cookies, times, slowdown }: Visit,
): Promise<Measured | null> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(cookies);
    // A popup would lie over what is pressed.
    await context.addInitScript(putPopupsAway);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await untilIdle(page);
    if ((await press.what(page).count()) === 0 && press.prepare === undefined) return null;
    await slowDown(page, slowdown);
    await press.prepare?.(page);
    const what = press.what(page);
    if (!(await what.isVisible())) return null;
    await browser.startTracing(page, { categories: CATEGORIES });
    for (let turn = 0; turn < times; turn += 1) await pressOnce(page, press, what, turn);
    const [first, ...later] = readPresses(await browser.stopTracing(), press.isGesture === true);
    if (first === undefined) throw new Error(`Nothing was pressed on ${url}.`);
    return { first, later };
  } finally {
    await context.close();
  }
}

async function pressOnce(page: Page, press: Press, what: Locator, turn: number): Promise<void> {
  await what.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await untilIdle(page);
  await mark(page, PRESS);
  await press.act(page, what, turn);
  await nextPaint(page);
  await mark(page, PRESSED);
  await press.done(page, what, turn);
  await untilIdle(page);
  await mark(page, DONE);
  await press.undo?.(page);
}

/** The button of a page that has nothing else: what a press costs on this machine, whatever the page. */
export const EMPTY_PAGE: Press = {
  name: 'an empty page’s button',
  on: 'home',
  what: (page) => page.getByRole('button'),
  act: (page, what) => tap(page, what),
  done: () => Promise.resolve(),
};

export const EMPTY_ADDRESS = `data:text/html,${encodeURIComponent(
  '<!doctype html><meta name=viewport content="width=device-width"><button onclick="this.ariaPressed=this.textContent=Math.random()">Press</button>',
)}`;

const slowDown = async (page: Page, rate: number) => (await devtools(page)).send('Emulation.setCPUThrottlingRate', { rate });

const mark = (page: Page, name: string) => page.evaluate((text) => void performance.mark(text), name);

/** What comes after the paint of all that is done by now. */
const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))));

const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
