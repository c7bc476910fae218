import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { type DemoSite, FLEET } from '#tests/e2e/fleet.ts';
import { everyKind, type KindOfPage } from '#tests/e2e/page-kinds.ts';
import { browserCookies, cookiesOf, type SignedInShopper, signedIn } from '#tests/e2e/signed-in.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { runTestServer } from './run-test-server.ts';
import { budgetOf, goalOf, overBudget } from './vitals/budgets.ts';
import { findPage, MAIN_KINDS } from './vitals/find-pages.ts';
import { type LabFigures, measureInLab, missedGoals } from './vitals/measure-in-lab.ts';
import { type PageWeight, PHONE, weighPage } from './vitals/weigh-page.ts';

/**
 * What a visitor's phone makes of the demo sites: Lighthouse's scores and times on a simulated phone, the median of some runs, and what each page weighs, for every kind of page that a site has, those of
 * a shopper's account and of buying included. Scores and times are for a phone's processor: how much slower that is than this machine is measured before each run. They still depend on what else the machine does. Weights
 * are the same everywhere. A figure with an exclamation mark misses its goal or its budget. `-- --runs=1 --site=harbour --page=home` measures less; `--page` is the beginning of a kind's name, and `--main` leaves the five kinds that most
 * visitors open.
 */
const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    site: { type: 'string' },
    page: { type: 'string', default: '' },
    main: { type: 'boolean', default: false },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number above 0.');
const sites = FLEET.filter(({ slug }) => options.site === undefined || slug === options.site);
if (sites.length === 0) throw new Error(`--site must be one of ${FLEET.map(({ slug }) => slug).join(', ')}.`);

const stop = await runTestServer();
const browser = await chromium.launch({ executablePath: findChromium('whole'), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const one of sites) await measureSite(one);
} finally {
  await browser.close();
  await stop();
}

/** A page, and who is signed in where it shows nothing to anybody else. */
type Visited = Pick<KindOfPage, 'kind' | 'path'> & { readonly by: SignedInShopper | null };

async function mainPages({ slug }: DemoSite): Promise<readonly Visited[]> {
  const read = async (address: string) => (await fetchSite(slug, address)).text;
  return Promise.all(MAIN_KINDS.map(async (kind) => ({ kind, path: await findPage(kind, read), by: null })));
}

async function everyPage(one: DemoSite): Promise<readonly Visited[]> {
  const shopper = await signedIn(null, one.slug);
  const kinds = await everyKind(one, cookiesOf(shopper));
  return [
    ...kinds.forAnybody.map((page) => ({ ...page, by: null })),
    ...kinds.signedIn.map((page) => ({ ...page, by: shopper })),
  ];
}

async function measureSite(one: DemoSite): Promise<void> {
  const pages = await (options.main ? mainPages(one) : everyPage(one));
  const visited = pages.filter(({ kind }) => kind.startsWith(options.page));
  const times: Record<string, object> = {};
  const weights: Record<string, object> = {};
  for (const page of visited) {
    const url = site(one.slug) + page.path;
    const cookie = page.by === null ? undefined : cookiesOf(page.by);
    const { text } = await fetchSite(one.slug, page.path, cookie === undefined ? {} : { headers: { cookie } });
    // The server paints the demo's pictures when they are first asked for.
    await weigh(one.slug, page);
    const isUnlisted = /<meta name="robots" content="[^"]*noindex/.test(text);
    times[page.kind] = labRow(text, await measureInLab({ url, cookie, isUnlisted }, runs));
    // Not before: a page is compressed as well as can be once it has been read a second time.
    weights[page.kind] = weightRow(text, await weigh(one.slug, page));
  }
  console.log(`${one.slug}, median of ${runs}`);
  console.table(times);
  console.table(weights);
}

async function weigh(slug: string, { path, by }: Visited): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  try {
    if (by !== null) await context.addCookies(browserCookies(slug, by));
    return await weighPage(await context.newPage(), site(slug) + path);
  } finally {
    await context.close();
  }
}

function labRow(document: string, lab: LabFigures) {
  const missed = new Set<string>(missedGoals(goalOf(document), lab));
  const shown = (name: keyof LabFigures, text: string) => (missed.has(name) ? `${text} !` : text);
  return {
    performance: shown('performance', `${lab.performance}`),
    accessibility: shown('accessibility', `${lab.accessibility}`),
    'best practices': shown('bestPractices', `${lab.bestPractices}`),
    SEO: shown('seo', `${lab.seo}`),
    'CPU slowed': `${lab.slowdown.toFixed(1)} ×`,
    'FCP s': (lab.fcpMs / 1000).toFixed(2),
    'LCP s': shown('lcpMs', (lab.lcpMs / 1000).toFixed(2)),
    'TBT ms': shown('tbtMs', lab.tbtMs.toFixed(0)),
    'by CPU time': lab.blockedByProcessorMs.toFixed(0),
    CLS: lab.shift.toFixed(3),
  };
}

function weightRow(document: string, weight: PageWeight) {
  const over = new Set<string>(overBudget(budgetOf(document), weight));
  const shown = (name: keyof PageWeight, text: string) => (over.has(name) ? `${text} !` : text);
  return {
    'script gzip KB': shown('scriptKb', weight.scriptKb.toFixed(1)),
    'and once moved': shown('movedScriptKb', weight.movedScriptKb.toFixed(1)),
    'document Brotli KB': shown('documentKb', weight.documentKb.toFixed(1)),
    'requests before paint': shown('requestsBeforePaint', `${weight.requestsBeforePaint}`),
    CLS: shown('shift', weight.shift.toFixed(3)),
    formats: shown('formats', `${weight.formats}`),
    elements: weight.elements,
  };
}
