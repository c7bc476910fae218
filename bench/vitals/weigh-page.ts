import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { Budget } from './budgets.ts';

/** The phone that Lighthouse simulates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** Lighthouse's slow 4G: on a machine's own network everything would end before the first paint. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };

/** What a page costs a visitor who opens it with nothing cached, in the budget's terms. */
export interface PageWeight extends Budget {
  readonly elements: number;
}

/** Opens a page and waits until it is idle, before and after the visitor's first move. The page must be new, on a phone (`PHONE`). */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const fetched = followFetches(page);
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.addInitScript(countShifts);
  await page.addInitScript(countFormats);
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  if (answer?.status() !== 200) throw new Error(`${url} answered ${answer?.status()}.`);
  if (answer.headers()['content-encoding'] !== 'br') throw new Error(`${url} was not sent with Brotli.`);
  await fetched.untilIdle();
  const scriptKb = await fetched.scriptKb();
  const formats = await page.evaluate(() => (window as unknown as { formats: number }).formats);
  await move(page);
  await fetched.untilIdle();
  return {
    scriptKb,
    formats,
    movedScriptKb: await fetched.scriptKb(),
    documentKb: kb((await answer.request().sizes()).responseBodySize),
    ...(await page.evaluate(readFigures)),
  };
}

/** The script that a page fetches, and how far it shifts, on a network that holds nothing up: much sooner known than its whole weight. */
export async function scriptAndShift(page: Page, url: string): Promise<Pick<Budget, 'scriptKb' | 'movedScriptKb' | 'shift'>> {
  const fetched = followFetches(page);
  await page.addInitScript(countShifts);
  await page.goto(url);
  await fetched.untilIdle();
  const scriptKb = await fetched.scriptKb();
  const { shift } = await page.evaluate(readFigures);
  await move(page);
  await fetched.untilIdle();
  return { scriptKb, movedScriptKb: await fetched.scriptKb(), shift };
}

/** The visitor's first move, at which what most visitors use is fetched. The page may be too short to scroll. */
async function move(page: Page): Promise<void> {
  const moved = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve, { once: true, passive: true })));
  // In the order of sending: the page listens before the wheel turns.
  await page.evaluate(() => null);
  await page.mouse.wheel(0, 1);
  await moved;
}

/** Follows what a page fetches from now on. */
function followFetches(page: Page) {
  const scripts: Response[] = [];
  const requests: Promise<unknown>[] = [];
  page.on('request', (request) => {
    requests.push(request.response().then((response) => response?.finished()));
  });
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response);
  });
  return { untilIdle: () => untilIdle(page, requests), scriptKb: () => weightOf(scripts) };
}

async function weightOf(scripts: readonly Response[]): Promise<number> {
  const bodies = await Promise.all(scripts.map((script) => script.body()));
  return kb(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0));
}

/** On a busy machine the network may fall quiet while the page still has work that will ask for more: then it is waited for again. */
async function untilIdle(page: Page, requests: readonly Promise<unknown>[]): Promise<void> {
  let seen = -1;
  while (requests.length > seen) {
    seen = requests.length;
    await Promise.allSettled(requests);
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => requestIdleCallback(resolve));
      }
    });
  }
}

/** To a tenth of a KB, upwards, so that what is printed as within a budget is. */
const kb = (bytes: number): number => Math.ceil(bytes / 102.4) / 10;

/** Runs in the page before anything else. */
function countShifts(): void {
  const seen = { shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page before anything else. */
function countFormats(): void {
  const seen = Object.assign(window, { formats: 0 });
  const counted = <Made extends object>(kind: Made): Made =>
    new Proxy(kind, {
      construct: (target, args) => {
        seen.formats += 1;
        return Reflect.construct(target as never, args) as object;
      },
      apply: (target, self, args) => {
        seen.formats += 1;
        return Reflect.apply(target as never, self, args) as unknown;
      },
    });
  for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat', 'Collator', 'PluralRules'] as const)
    Object.assign(Intl, { [name]: counted(Intl[name]) });
  for (const { prototype } of [Number, Date]) prototype.toLocaleString = counted(prototype.toLocaleString);
}

/**
 * Runs in the page. A request counts if it began before everything that blocks rendering had arrived. Lazy pictures and fonts begin when the
 * page is laid out, which is later; on a busy machine they may still end before the first paint, so ends are not compared.
 */
function readFigures(): Omit<PageWeight, 'scriptKb' | 'movedScriptKb' | 'documentKb' | 'formats'> {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const requests = performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[];
  const blocking = requests.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking');
  const unblocked = Math.max(page?.responseEnd ?? 0, ...blocking.map(({ responseEnd }) => responseEnd));
  const { shift } = (window as unknown as { seen: { shift: number } }).seen;
  return {
    requestsBeforePaint: 1 + requests.filter(({ startTime }) => startTime < unblocked).length,
    shift: Math.round(shift * 10_000) / 10_000,
    elements: document.querySelectorAll('*').length,
  };
}
