import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { browserCookies, signedIn } from '#tests/e2e/signed-in.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { EMPTY_ADDRESS, EMPTY_PAGE, type Measured, measurePress } from './inp/measure-press.ts';
import { type Press, PRESSES } from './inp/presses.ts';
import type { PressFigures } from './inp/read-presses.ts';
import { runTestServer } from './run-test-server.ts';
import { findPage } from './vitals/find-pages.ts';

/**
 * From a press to the next paint, on a phone: the processor is slowed down to the phone's (decision 38), a finger presses, and the browser says when it painted. Two figures of each press: what the page's own thread worked until that paint, in milliseconds of the phone's
 * processor, whose goal is 50 (marked “!” above it), and the time by the clock, which on a shared machine is mostly waiting and is to be read beside the same of an empty page. The first press on a page comes apart: its part of the page may have to wake. A swipe or a drag is as slow as its slowest
 * frame. `-- --runs=1 --site=harbour --press=filter` measures less.
 */
const GOAL_MS = 50;
/** How often each thing is pressed on one page. */
const TIMES = 5;

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
  for (const { slug } of sites) {
    const rows: Record<string, object> = { [EMPTY_PAGE.name]: row(await measure(EMPTY_PAGE, EMPTY_ADDRESS, [])) };
    for (const press of presses) rows[press.name] = row(await measureOn(slug, press));
    console.log(`${slug}, median of ${runs}; the goal is ${GOAL_MS} ms of work`);
    console.table(rows);
  }
} finally {
  await browser.close();
  await stop();
}

async function measureOn(slug: string, press: Press): Promise<readonly Measured[]> {
  const cookies = press.needsAccount === true ? browserCookies(slug, await signedIn(null, slug)) : [];
  return measure(press, site(slug) + (await addressOf(slug, press.on)), cookies);
}

async function measure(press: Press, url: string, cookies: Parameters<typeof measurePress>[2]['cookies']): Promise<readonly Measured[]> {
  const taken: Measured[] = [];
  // The first visit is not counted: the server paints the demo's pictures when they are first asked for.
  for (let run = -1; run < runs; run += 1) {
    const measured = await measurePress(browser, press, { url, cookies, times: run < 0 ? 1 : TIMES });
    if (measured === null) return [];
    if (run >= 0) taken.push(measured);
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
    'CPU slowed': `${(taken[0]?.slowdown ?? 1).toFixed(1)} ×`,
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
