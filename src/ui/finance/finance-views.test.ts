import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { detailCalculator, standaloneCalculator } from '#src/rules/finance/calculator-start.ts';
import { COMPARISON_WARNING } from '#src/rules/finance/comparison-example.ts';
import { sampleVehicleForm } from '#src/showcase/sample-form.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { VehicleCard } from '#src/ui/card/vehicle-card.tsx';
import { CompareTable } from '#src/ui/favourites/compare-table.tsx';
import type { CalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import type { FinanceView } from '#src/views/finance/finance-view.ts';
import { aCard } from '#tests/factories/a-card.ts';
import { aLender } from '#tests/factories/a-lender.ts';
import { aVehiclePage } from '#tests/factories/a-vehicle-page.ts';
import { ShortBarFace } from '../vehicle/short-bar.tsx';
import { Calculator } from './calculator.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { EstimateLine } from './estimate-line.tsx';
import { EstimateNote } from './estimate-note.tsx';
import { FinanceBox } from './finance-box.tsx';

const shown = (element: ReactElement) => renderToStaticMarkup(element);
const text = (element: ReactElement) =>
  shown(element)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const ESTIMATE = {
  payment: '$201',
  per: 'wk',
  rate: '8.99%',
  comparison: '9.87%',
  assumes: '5 years, no deposit.',
};
const switches = switchSchema.parse({});
const LENDER = aLender({ interest: 9, detail: { establishmentFee: 499 }, standalone: { establishmentFee: 499 } });
const calculator = (facts: Partial<CalculatorView> = {}): CalculatorView => ({
  ...standaloneCalculator(LENDER, switches, { price: null, offer: null }),
  interestFixed: false,
  departs: null,
  feesNote: '',
  lender: LENDER.name,
  disclaimer: 'Sample only.',
  comparisonRange: null,
  fees: [],
  ...facts,
});
const finance = (facts: Partial<FinanceView> = {}): FinanceView => ({
  carId: 7,
  estimate: ESTIMATE,
  quote: null,
  price: 30_000,
  calculator: null,
  warning: COMPARISON_WARNING,
  disclaimer: 'Sample only.',
  form: sampleVehicleForm('Get Finance', 'finance', false),
  href: '/finance#finance-form',
  ...facts,
});

const REPAYMENT = /\$201\s?\/\s?wk based on sample 8\.99% p\.a\. 9\.87% p\.a\. comparison rate/;
test('M2.2 an estimate reads $X/wk based on sample Y% p.a., and the comparison rate follows at once', () =>
  expect(text(createElement(EstimateLine, { estimate: ESTIMATE, quoteKey: null }))).toMatch(REPAYMENT));
test('K2.2 rate and comparison rate have one weight and size', () => {
  const classes = [
    ...shown(createElement(EstimateLine, { estimate: ESTIMATE, quoteKey: null })).matchAll(/<b [^>]*class="([^"]*)"/g),
  ].map(([, of = '']) =>
    of
      .split(' ')
      .filter((name) => name !== 'inline-block')
      .join(' '),
  );
  expect(classes).toHaveLength(3);
  expect(new Set(classes).size).toBe(1);
});
test('K2.3 the box has the estimate with the warning beside it', () => {
  const words = text(createElement(FinanceBox, { view: finance() }));
  expect(words).toMatch(REPAYMENT);
  expect(words).toContain('true only for the example given and may not include all fees and charges');
  expect(words).toContain('5 years, no deposit.');
});
test('M1 without an estimate there is no box', () =>
  expect(shown(createElement(FinanceBox, { view: finance({ estimate: null }) }))).toBe(''));
test('M8.6 what a quote may change is marked, hidden where only a quote could bring it, and asked for by the box', () => {
  const quote = { href: '/api/youx/quote', key: '7:30000' };
  const html = shown(createElement(FinanceBox, { view: finance({ quote }) }));
  expect(html).toMatch(/<fc-quote-request [^>]*data-href="\/api\/youx\/quote" data-quote-key="7:30000" data-car-id="7"/);
  expect([...html.matchAll(/data-estimate="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'payment',
    'rate',
    'comparison',
    'assumes',
  ]);
  expect(html).toMatch(/<fc-estimate data-quote-key="7:30000" class/);
  expect(shown(createElement(FinanceBox, { view: finance({ quote, estimate: null }) }))).toMatch(
    /<fc-estimate data-quote-key="7:30000" hidden=""/,
  );
});
test('the box leads to the calculator where there is one', () => {
  expect(shown(createElement(FinanceBox, { view: finance({ calculator: calculator() }) }))).toContain(
    'href="#finance-calculator"',
  );
  expect(shown(createElement(FinanceBox, { view: finance() }))).not.toContain('#finance-calculator');
});

const page = (facts: Partial<CalculatorView> = {}) => shown(createElement(Calculator, { view: calculator(facts) }));
const words = (facts: Partial<CalculatorView> = {}) => text(createElement(Calculator, { view: calculator(facts) }));

// 30,000 at 10% over 260 weeks is 146.73 by the formula of annuities: rounded up, 147.
test('M4.9 the calculator shows its first repayment without any script', () =>
  expect(words()).toMatch(/Estimated repayment \$147\/wk \$7,644\/yr/));
test('M4.10 and the total of all repayments and the fee, which loan, interest and fee come to', () => {
  expect(words()).toMatch(/Loan \$30,000 Interest \$8,220 /);
  expect(words()).toMatch(/260 repayments of \$147 \$38,220 Establishment fee \$499 Total repayments \$38,719/);
});
test('K2.1 with the rate, the comparison rate and the warning', () => {
  // 10% with 499 dollars of fees on 30,000 over 5 years: 10.71% or 10.72% by a table of annuities.
  expect(words()).toMatch(/10\.00% p\.a\. 10\.7[12]% p\.a\. comparison rate/);
  expect(words()).toContain('true only for the example given');
});
test('M3.2 every number has a slider and a field, each with a name', () => {
  const html = page();
  expect(html.match(/type="range"/g)).toHaveLength(5);
  for (const label of ['Amount', 'Deposit or trade-in', 'Term', 'Interest rate', 'Final payment (balloon)']) {
    expect(html).toContain(`>${label}</label>`);
    expect(html).toContain(`aria-label="${label}, exact"`);
  }
});
test('M5.2 one can pay by the week, the fortnight or the month', () => expect(words()).toMatch(/Weekly Fortnightly Monthly/));
test('M3.5 the interest can be seen and not changed where it is fixed', () => {
  const [range = ''] = /<input[^>]+max="15"[^>]*>/.exec(page({ interestFixed: true })) ?? [];
  expect(range).toContain('disabled=""');
  expect(/<input[^>]+max="15"[^>]*>/.exec(page())?.[0]).not.toContain('disabled');
});
test('M3.4 years to choose from are stepped through by their place in the list', () => {
  const start = detailCalculator(LENDER, { ...switches, financeYears: [3, 5, 7] }, { price: 30_000, offer: null });
  if (start === null) throw new Error('There is no calculator.');
  expect(page(start)).toMatch(/type="range" min="0" max="2" step="1"[^>]*aria-valuetext="5 years"/);
});
test('M5.1 a loan too small to be named reads Enquire for Finance, without a total', () => {
  const small = calculator();
  const state = { ...small.state, tradeIn: small.state.amount };
  expect(words({ state })).toContain('Enquire for Finance');
  expect(words({ state })).not.toContain('Total repayments');
});
test('M4.5 an amount at its bounds is told so', () => {
  const { state } = calculator();
  expect(words({ state: { ...state, amount: 250_000 } })).toContain('Cannot be less than $1,000 or more than $250,000');
});
test('M6.2 the range of comparison rates stands under the rate where there is one', () =>
  expect(words({ comparisonRange: { from: '8.38%', to: '19.42%' } })).toContain('from 8.38% to 19.42%'));
test('M6.3 a lender’s fees are listed', () =>
  expect(words({ fees: [{ label: 'Dealer agency', text: '$912.25' }] })).toContain('Dealer agency $912.25'));
test('the drawing of the loan says the same in words', () => {
  const html = page();
  expect(html).toMatch(/<svg[^>]+role="img"[^>]+aria-label="By the end of year 1: \$/);
  expect(html.match(/<rect /g)).toHaveLength(10);
});

test('M4.8 the sliders of a deposit and a final payment reach 250,000 in steps of 0.5', () =>
  expect(page().match(/type="range" min="0" max="250000" step="0.5"/g)).toHaveLength(2));
test('M4.3 the cents of a fee are kept, in its line and in the total', () => {
  const ausloans = aLender({ id: 'ausloans', standalone: { establishmentFee: 1360.5, rounding: 'nearest' } });
  // 30,000 at 10% over 260 weeks is 146.73 by the formula of annuities: to the nearest dollar 147; 260 × 147 + 1,360.50 = 39,580.50.
  const shownWords = words(standaloneCalculator(ausloans, switches, { price: null, offer: null }));
  expect(shownWords).toMatch(/Establishment fee \$1,360\.50/);
  expect(shownWords).toMatch(/Total repayments \$39,580\.50/);
});
test('M8.7 where the first figures depart from the estimate, the calculator says so', () => {
  expect(words({ departs: 'Where this differs: the term.' })).toContain('Where this differs: the term.');
  expect(words()).not.toContain('differs');
});

const LONG = `${'a'.repeat(197)}bcd`;
test('M6.1 a long disclaimer shows its beginning and Show More', () => {
  const html = shown(createElement(Disclaimer, { text: LONG }));
  expect(html).toContain(`${'a'.repeat(197)}<span class="fold__dots">…</span><span class="fold__rest">bcd</span>`);
  expect(html).toMatch(/aria-expanded="false"[^>]*>Show More</);
});
test('M6.1 all of it is there without script', () =>
  expect(
    shown(createElement(Disclaimer, { text: LONG })).replaceAll(/<span class="fold__dots">…<\/span>|<[^>]+>/g, ''),
  ).toContain(LONG));
test('M6.1 a short one has no button', () =>
  expect(shown(createElement(Disclaimer, { text: 'Short.' }))).not.toContain('button'));

test('M2.2 a card says what its vehicle would cost by the week with both rates, and nothing where there is no estimate', () => {
  const words = text(createElement(VehicleCard, { card: aCard({ estimate: ESTIMATE }) }));
  expect(words).toContain('$201/wk based on sample 8.99% p.a. 9.87% p.a. comparison rate');
  expect(text(createElement(VehicleCard, { card: aCard() }))).not.toContain('p.a.');
});

test('K2.3 a list whose cards name a repayment says the warning under them, once', () => {
  const words = text(
    createElement(EstimateNote, { cards: [aCard(), aCard({ estimate: ESTIMATE }), aCard({ estimate: ESTIMATE })] }),
  );
  expect(words.match(/true only for the example given and may not include all fees and charges/g)).toHaveLength(1);
});

test('K2.3 a list without a repayment has no warning, also where a quote may bring one', () => {
  expect(shown(createElement(EstimateNote, { cards: [aCard()] }))).toBe('');
  expect(shown(createElement(EstimateNote, { cards: [aCard({ quoteKey: '7:1' })] }))).toMatch(
    /^<fc-estimate-note [^>]*hidden=""/,
  );
});

test('C4.1 a card says Good Deal or Great Deal where the market’s comparison is shown, and nothing elsewhere', () => {
  expect(text(createElement(VehicleCard, { card: aCard({ deal: { label: 'Great Deal', band: 'high' } }) }))).toContain(
    'Great Deal',
  );
  expect(text(createElement(VehicleCard, { card: aCard() }))).not.toContain('Deal');
});

test('K2.3 the sticky header has the estimate with its comparison rate and the warning', () => {
  const words = text(createElement(ShortBarFace, { page: aVehiclePage({ finance: finance() }), isShown: false }));
  expect(words).toMatch(REPAYMENT);
  expect(words).toContain(COMPARISON_WARNING);
  expect(text(createElement(ShortBarFace, { page: aVehiclePage(), isShown: false }))).not.toContain('WARNING');
});
test('M8.4 a compared vehicle shows the estimate of its card, with the warning under the table', () => {
  const vehicles = [{ card: aCard({ estimate: ESTIMATE }), values: [] }];
  const words = text(
    createElement(CompareTable, { labels: [], vehicles, onRemove: () => undefined, more: { label: 'More', href: '/search' } }),
  );
  expect(words).toMatch(REPAYMENT);
  expect(words).toContain('true only for the example given');
});
