import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { browserCookies, signedIn } from '#tests/e2e/signed-in.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { EMPTY_ADDRESS, EMPTY_PAGE, type Measured, measurePress, type Visit } from './inp/measure-press.ts';
import { PRESSES, type Press } from './inp/presses.ts';
import type { PressFigures } from './inp/read-presses.ts';
import { runTestServer } from './run-test-server.ts';
import { findPage } from './vitals/find-pages.ts';
import { slowdownToPhone } from './vitals/slowdown-to-phone.ts';
import { PHONE } from './vitals/weigh-page.ts';

/**
 * From a press to the next paint, on a phone: the processor is slowed down to the phone's (decision 38), a finger presses, and the browser says when it painted. Two figures of each press: what the page's own thread worked until that paint, in milliseconds of the phone's
 * processor, whose goal is 50 (marked “!” above it), and the time by the clock, which on a shared machine is mostly waiting and is to be read beside the same of an empty page. The first press on a page comes apart: its part of the page may have to wake. A swipe or a drag is as slow as its slowest
 * frame. `-- --runs=1 --site=harbour --press=filter` measures less.
 */
const GOAL_MS = 50;
/** How often each thing is pressed on one page: an even number, so that what is saved is taken off again. */
const TIMES = 6;

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, site: { type: 'string' }, press: { type: 'string', default: '' } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number above 0.');
const sites = FLEET.filter(({ slug }) => options.site === undefined || slug === options.site);
if (sites.length === 0) throw new Error(`--site must be one of ${FLEET.map(({ slug }) => slug).join(', ')}.`);
const presses = PRESSES.filter(({ name }) => name.includes(options.press));

const stop = await runTestServer();
const browser = await chromium.launch({ executablePath: findChromium('bare'), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const { slug } of sites) await measureSite(slug);
} finally {
  await browser.close();
  await stop();
}

async function measureSite(slug: string): Promise<void> {
  const slowdown = await slowdownToPhone(browser);
  const rows: Record<string, object> = {
    [EMPTY_PAGE.name]: row(await measure(EMPTY_PAGE, { url: EMPTY_ADDRESS, cookies: [], slowdown })),
  };
  const seen = new Set<string>();
  for (const press of presses) {
    const url = site(slug) + (await addressOf(slug, press.on));
    if (!seen.has(url)) await visit(url);
    seen.add(url);
    const cookies = press.needsAccount === true ? browserCookies(slug, await signedIn(null, slug)) : [];
    rows[press.name] = row(await measure(press, { url, cookies, slowdown }));
  }
  console.log(
    `${slug}, median of ${runs}, the processor slowed down ${slowdown.toFixed(1)} times; the goal is ${GOAL_MS} ms of work`,
  );
  console.table(rows);
}

/** The server paints the demo's pictures when they are first asked for: not while something is measured. */
async function visit(url: string): Promise<void> {
  const page = await browser.newPage(PHONE);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

async function measure(press: Press, at: Omit<Visit, 'times'>): Promise<readonly Measured[]> {
  const taken: Measured[] = [];
  for (let run = 0; run < runs; run += 1) {
    const measured = await measurePress(browser, press, { ...at, times: TIMES });
    if (measured === null) return [];
    taken.push(measured);
  }
  return taken;
}

async function addressOf(slug: string, kind: Press['on']): Promise<string> {
  const read = async (address: string) => (await fetchSite(slug, address)).text;
  if (kind !== 'vehicle') return findPage(kind, read);
  const links = await vehicleLinks(slug);
  for (const link of links) if ((await read(link)).includes('name="calculator"')) return link;
  return links[0] ?? '/';
}

function row(taken: readonly Measured[]) {
  if (taken.length === 0) return { 'first press, ms of work': 'not on this site' };
  const later = taken.flatMap((one) => one.later);
  const first = taken.map((one) => one.first);
  return {
    'first press, ms of work': work(first),
    'to paint': clock(first),
    'later, ms of work': work(later),
    'to paint ': clock(later),
    'longest task after it': median(first, 'longestMs').toFixed(0),
  };
}

function work(taken: readonly PressFigures[]): string {
  const ms = median(taken, 'workMs');
  return `${ms.toFixed(0)}${ms > GOAL_MS ? ' !' : ''}`;
}

function clock(taken: readonly PressFigures[]): string {
  const ms = median(taken, 'paintMs');
  return Number.isNaN(ms) ? '' : ms.toFixed(0);
}

function median(taken: readonly PressFigures[], figure: keyof PressFigures): number {
  return taken.map((one) => one[figure]).toSorted((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN;
}
