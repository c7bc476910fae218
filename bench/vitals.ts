import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { FLEET } from '#tests/e2e/fleet.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { runServer } from './run-server.ts';
import { overBudget, PAGE_KINDS, type PageKind } from './vitals/budgets.ts';
import { findPage } from './vitals/find-pages.ts';
import { type LabFigures, measureInLab, missedGoals } from './vitals/measure-in-lab.ts';
import { type PageWeight, PHONE, weighPage } from './vitals/weigh-page.ts';

/**
 * What a visitor's phone makes of the demo sites: Lighthouse's scores and times on a simulated phone, the median of some runs, and what each page weighs. Scores
 * and times are for a phone's processor: how much slower that is than this machine is measured before each run. They still depend on what else the machine does. Weights are the same everywhere.
 * A figure with an exclamation mark misses its goal or its budget. `-- --runs=1 --site=harbour --page=home` measures less.
 */
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, site: { type: 'string' }, page: { type: 'string' } },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number above 0.');
const slugs = chosen(
  '--site',
  options.site,
  FLEET.map(({ slug }) => slug),
);
const kinds = chosen('--page', options.page, PAGE_KINDS);

const port = await freePort();
const stop = await runServer(port);
const browser = await chromium.launch({ executablePath: findChromium('whole'), args: ['--no-sandbox', '--disable-gpu'] });
try {
  await measureAll();
} finally {
  await browser.close();
  await stop();
}

async function measureAll(): Promise<void> {
  const weights: Record<string, object> = {};
  for (const kind of kinds) {
    const times: Record<string, object> = {};
    for (const slug of slugs) {
      const origin = `http://${slug}.localhost:${port}`;
      const url = origin + (await findPage(kind, (address) => readDocument(origin + address)));
      // This visit comes first: the server paints the demo's pictures when they are first asked for.
      weights[`${kind} of ${slug}`] = weightRow(kind, await weigh(url));
      times[slug] = labRow(kind, await measureInLab(url, runs));
    }
    console.log(`${kind}, median of ${runs}`);
    console.table(times);
  }
  console.table(weights);
}

function chosen<Name extends string>(option: string, name: string | undefined, all: readonly Name[]): readonly Name[] {
  if (name === undefined) return all;
  const found = all.filter((one) => one === name);
  if (found.length === 0) throw new Error(`${option} must be one of ${all.join(', ')}.`);
  return found;
}

async function readDocument(url: string): Promise<string> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const answer = await page.goto(url, { waitUntil: 'commit' });
  const text = (await answer?.text()) ?? '';
  await page.close();
  return text;
}

async function weigh(url: string): Promise<PageWeight> {
  const context = await browser.newContext(PHONE);
  try {
    return await weighPage(await context.newPage(), url);
  } finally {
    await context.close();
  }
}

function labRow(kind: PageKind, lab: LabFigures) {
  const missed = new Set<string>(missedGoals(kind, lab));
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

function weightRow(kind: PageKind, weight: PageWeight) {
  const over = new Set<string>(overBudget(kind, weight));
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
