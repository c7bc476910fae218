import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { blockedByProcessor } from './blocked-by-processor.ts';
import type { Goal } from './budgets.ts';
import { slowdownToPhone } from './slowdown-to-phone.ts';

/** What Lighthouse measured, in the goal's terms. */
export interface LabFigures extends Goal {
  /** By how much Lighthouse slowed this machine's processor down to be the phone's. */
  readonly slowdown: number;
  readonly fcpMs: number;
  readonly blockedByProcessorMs: number;
  readonly shift: number;
}

/** The scores of which more is better; of everything else less is. */
const SCORES: readonly (keyof Goal)[] = ['performance', 'accessibility', 'bestPractices', 'seo'];

export interface Measured {
  readonly url: string;
  /** The cookies of someone who is signed in, where the page is theirs. */
  readonly cookie?: string | undefined;
  /** Whether the page tells search engines to leave it out, which is then no fault of it. */
  readonly isUnlisted: boolean;
}

/** Opens a page as Lighthouse does, on its own simulated phone with nothing cached, as often as said; the median of each figure. */
export async function measureInLab(measured: Measured, runs: number): Promise<LabFigures> {
  const taken: LabFigures[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measureOnce(measured));
  const [first] = taken;
  if (first === undefined) throw new Error('Nothing was measured.');
  const figures = Object.keys(first) as (keyof LabFigures)[];
  return Object.fromEntries(figures.map((name) => [name, median(taken.map((one) => one[name]))])) as unknown as LabFigures;
}

/** The figures that miss a page's goal. */
export const missedGoals = (goal: Goal, lab: Goal): (keyof Goal)[] =>
  (Object.keys(goal) as (keyof Goal)[]).filter((name) =>
    SCORES.includes(name) ? lab[name] < goal[name] : lab[name] > goal[name],
  );

/** How often a run is begun again when Lighthouse lost its trace, as it does now and then on a busy machine. */
const ATTEMPTS = 4;

async function measureOnce(measured: Measured): Promise<LabFigures> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await visit(measured);
    const { runtimeError } = result.lhr;
    if (runtimeError === undefined) return figuresOf(result);
    if (attempt === ATTEMPTS) throw new Error(`${measured.url}: ${runtimeError.message}`);
  }
}

/** One run of Lighthouse, in a browser of its own: the one without a window, since the whole browser draws its own buttons with the same two cores while the page loads. */
async function visit({ url, cookie, isUnlisted }: Measured): Promise<RunnerResult> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium('bare'),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const throttling = { cpuSlowdownMultiplier: await slowdownToPhone(browser) };
    const result = await lighthouse(url, {
      port: Number(port),
      logLevel: 'silent',
      output: 'json',
      throttling,
      ...(cookie === undefined ? {} : { extraHeaders: { Cookie: cookie } }),
      ...(isUnlisted ? { skipAudits: ['is-crawlable'] } : {}),
    });
    if (result === undefined) throw new Error(`Lighthouse did not measure ${url}.`);
    return result;
  } finally {
    await browser.close();
  }
}

function figuresOf({ lhr: { audits, categories, configSettings }, artifacts }: RunnerResult): LabFigures {
  const { cpuSlowdownMultiplier: slowdown } = configSettings.throttling;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    slowdown,
    blockedByProcessorMs: blockedByProcessor(artifacts.Trace, slowdown),
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    tbtMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
}

const median = (figures: readonly number[]): number =>
  [...figures].toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
