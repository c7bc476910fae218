import { chromium } from '@playwright/test';
import { standaloneCalculator } from '#src/rules/finance/calculator-start.ts';
import { changedLoan, loanResult } from '#src/rules/finance/loan-calculator.ts';
import { loanYears } from '#src/rules/finance/loan-years.ts';
import { lenderSchema } from '#src/site/files/lenders-file.ts';
import { freePort } from '#tests/faults/running-forecourt.ts';
import { findChromium } from '../scripts/find-chromium.ts';
import { runServer } from './run-server.ts';

/**
 * What a change in the finance calculator costs: the rules alone, against reading the same typed numbers and doing nothing with them; and in a real
 * browser from a slider's movement to the new page laid out, against a bare page with one slider that writes one number. A frame is 16 ms.
 */
const CHANGES = 200_000;
const MOVES = 300;

const start = standaloneCalculator(
  lenderSchema.parse({ id: 'bench', name: 'Bench', rule: 'b', interest: 9, standalone: { establishmentFee: 499 } }),
  { financeInterest: null },
  { price: null, offer: null },
);
const typed = Array.from({ length: CHANGES }, (_, at) => String(1000 + ((at * 7919) % 249_000)));

function timed(work: (text: string) => number): number {
  for (const text of typed.slice(0, 20_000)) work(text);
  const begun = performance.now();
  let sum = 0;
  for (const text of typed) sum += work(text);
  const took = performance.now() - begun;
  if (!Number.isFinite(sum)) throw new Error('The sums went wrong.');
  return (took / CHANGES) * 1000;
}
const empty = timed((text) => Number.parseFloat(text));
const whole = timed((text) => {
  const result = loanResult(changedLoan(start.state, 'amount', text, start.terms), start.terms);
  return result.repayment + loanYears(result).length;
});
console.table({
  'the number read': { 'µs a change': empty.toFixed(2), ratio: '1.0', 'of a frame': `${(empty / 160).toFixed(4)}%` },
  'the loan worked out, drawing included': {
    'µs a change': whole.toFixed(2),
    ratio: (whole / empty).toFixed(1),
    'of a frame': `${(whole / 160).toFixed(4)}%`,
  },
});

const port = await freePort();
const stop = await runServer(port);
const browser = await chromium.launch({ executablePath: findChromium('whole'), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });

/** Moves the page's first slider and measures until what follows is laid out, each time in a task of its own. */
const moved = () =>
  page.evaluate(async (moves) => {
    const slider = document.querySelector<HTMLInputElement>('main input[type=range], body > input[type=range]');
    const told = document.querySelector('main output, body > output');
    if (slider === null || told === null) throw new Error('There is no slider on this page.');
    const times: number[] = [];
    for (let at = 0; at < moves; at += 1) {
      await new Promise(requestAnimationFrame);
      const before = told.textContent;
      const begun = performance.now();
      slider.valueAsNumber = 20_000 + ((at * 37) % 100) * 1000;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      await Promise.resolve();
      document.body.getBoundingClientRect();
      const took = performance.now() - begun;
      if (told.textContent !== before) times.push(took);
    }
    return times;
  }, MOVES);

await page.setContent(`<input type="range" min="1000" max="250000" step="500"><output>0</output>`);
await page.evaluate(() => {
  const [slider, told] = [document.querySelector('input'), document.querySelector('output')];
  slider?.addEventListener('input', () => {
    if (told !== null) told.textContent = slider.value;
  });
});
const bare = await moved();
await page.goto(`http://harbour.localhost:${port}/finance`);
await page.getByRole('slider', { name: 'Amount', exact: true }).press('ArrowRight');
const ours = await moved();

const share = (times: readonly number[], part: number) =>
  [...times].toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? Number.NaN;
const row = (times: readonly number[]) => ({
  changes: times.length,
  'median ms': share(times, 0.5).toFixed(2),
  'p95 ms': share(times, 0.95).toFixed(2),
  'of a frame (p95)': `${((share(times, 0.95) / 16) * 100).toFixed(0)}%`,
  ratio: (share(times, 0.5) / share(bare, 0.5)).toFixed(1),
});
console.table({ 'a bare slider': row(bare), 'the calculator, change to laid out': row(ours) });

await browser.close();
await stop();
