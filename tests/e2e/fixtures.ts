import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { putPopupsAway } from '#tests/e2e/put-popups-away.ts';

interface Watched {
  /** Excuses complaints that the test provokes on purpose, such as a 404 document's own resource error. */
  readonly tolerate: (complaint: RegExp) => void;
  /** Whether popups come up. They come whenever a page is idle, over whatever a test is looking at just then, so most do without. */
  readonly hasPopups: boolean;
}

const ALWAYS: readonly RegExp[] = [
  // On a slow machine a picture that was fetched ahead for one width may come after a test has changed the window to another.
  /\/images\/\S+ was preloaded using link preload but not used/,
  // Sites made for a test have no telephone, which the console says and nothing else does (ledger V11).
  /The dealer of this vehicle has no telephone number/,
  // The tool that looks for violations speaks to frames that are not ours, and they do not listen.
  /Failed to execute 'postMessage' on 'DOMWindow'/,
  // A browser that does without the fade from one page to the next says so; nobody sees it.
  /Transition was (?:aborted|skipped)/,
  // Most tests run without pictures.
  /is found, but is not used because image loading is disabled/,
];

/** What a form that was refused, or a lost race, leaves the browser's console with. */
export const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

/** In pixels: a window narrower than this is a phone's. */
const PHONE_UP_TO = 640;

/** What each browser context may complain of without failing its test. */
const excused = new WeakMap<BrowserContext, RegExp[]>();

/**
 * Playwright's test, whose pages fail it on a console error or warning, an uncaught error (a failed hydration is one) or a
 * violation of the content security policy: none of these may ever reach a shopper.
 */
export const test = base.extend<Watched>({
  hasPopups: [false, { option: true }],
  context: async ({ context, hasPopups }, use) => {
    const seen: string[] = [];
    await watch(context, seen);
    if (!hasPopups) await context.addInitScript(putPopupsAway);
    await use(context);
    const patterns = [...ALWAYS, ...(excused.get(context) ?? [])];
    expect(
      seen.filter((line) => !patterns.some((pattern) => pattern.test(line))),
      'The browser complained',
    ).toEqual([]);
  },
  tolerate: async ({ context }, use) => {
    await use((complaint) => excused.set(context, [...(excused.get(context) ?? []), complaint]));
  },
});

async function watch(context: BrowserContext, seen: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      seen.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (problem) => seen.push(`uncaught: ${problem.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** Expects a page without accessibility violations, by the rules of WCAG 2.2 A and AA that a machine can check, and by axe's best practices (order of headings, landmarks) but those named in `without`. */
export async function axe(page: Page, without: readonly string[] = []): Promise<void> {
  // The page is looked at as a shopper uses it: once the script has run, which opens the filters' fold where there is one.
  await expect(page.locator('aside > details:not([open])')).toHaveCount(0);
  expect(await violations(page, { without }), 'Accessibility violations').toEqual([]);
}

interface Looking {
  /** A selector of the part that is looked at; the whole page without it. */
  readonly within?: string;
  /** axe's rules that are left out. */
  readonly without?: readonly string[];
}

/** What axe finds wrong with a page, or with a part of it, a line for each rule. */
export async function violations(page: Page, { within, without = [] }: Looking = {}): Promise<string[]> {
  // Nothing is looked at halfway through something that fades in: its colours would be none that anyone reads by.
  await page.evaluate(() => {
    // What follows the scrolling instead of the clock never ends.
    for (const one of document.getAnimations())
      if (one.timeline === document.timeline && one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  });
  // All of the page is looked at, also what a browser lays out only when it is near.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    // Nothing lies under the header then.
    if (document.querySelector('dialog[open]') === null) window.scrollTo({ top: 0, behavior: 'instant' });
  });
  // What was looked at is in the report: the proof compares it with the table of addresses.
  const type = (page.viewportSize()?.width ?? 0) < PHONE_UP_TO ? 'axe on a phone' : 'axe on a desktop';
  if (within === undefined) base.info().annotations.push({ type, description: new URL(page.url()).pathname });
  const builder = new AxeBuilder({ page })
    // Our pages have no frames: looked at in one piece, each takes half the time.
    .setLegacyMode(true)
    // What passes is not described.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules([...without]);
  const { violations: found } = await (within === undefined ? builder : builder.include(within)).analyze();
  return found.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join(', ')})`);
}

/** Nothing to complain of at a desk and on a phone, and nothing to scroll sideways to. */
export async function bothWidths(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await axe(page);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(isWide, `${width} px`).toBe(false);
  }
}
