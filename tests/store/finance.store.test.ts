import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBlock } from '#src/blocks/check-block.ts';
import { block as calculatorBlock } from '#src/blocks/finance-calculator/block.ts';
import { readLead } from '#src/http/read-lead.ts';
import type { Lender } from '#src/rules/finance/lender.ts';
import { loanResult } from '#src/rules/finance/loan-calculator.ts';
import { readVersions } from '#src/store/site/versions.ts';
import { ShortBarFace } from '#src/ui/vehicle/short-bar.tsx';
import type { Context } from '#src/use-cases/context.ts';
import { requestQuote } from '#src/use-cases/finance/request-quote.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { applySites } from '#src/use-cases/site/apply-sites.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { cardView } from '#src/views/card/card-view.ts';
import { compareVehicles } from '#src/views/favourites/compare-vehicles.ts';
import { standaloneCalculatorView } from '#src/views/finance/finance-calculator-view.ts';
import { financeDisclaimerText } from '#src/views/finance/finance-disclaimer-text.ts';
import { financeView } from '#src/views/finance/finance-view.ts';
import { showVehicleForm } from '#src/views/leads/show-form.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aLender } from '#tests/factories/a-lender.ts';
import { aDealership, aSiteFile, siteFiles } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { viewOf as blockView } from '#tests/factories/view-of.ts';

const LENDERS = [
  aLender({ id: 'alpha', name: 'Alpha (sample)', rule: 'c', interest: 8, detail: { establishmentFee: 300 } }),
  aLender({ id: 'bravo', name: 'Bravo (sample)', rule: 'b', disclaimer: 'Bravo says so.' }),
];
const SITES = [
  aSiteFile({
    slug: 'group',
    switches: { financeProvider: 'alpha', financeExcludedMakes: ['Lexus'], cardEstimates: true },
    dealerships: [
      aDealership('plain'),
      aDealership('quoting', { switches: { financeQuotes: true } }),
      aDealership('excluded', { switches: { financeExcluded: true } }),
      aDealership('subscribing', { switches: { offersSubscriptions: true } }),
      aDealership('sampled', { switches: { financeSampleRates: { rate: 6.29, comparison: 8.19 } } }),
    ],
  }),
  aSiteFile({ slug: 'second', switches: { financeProvider: 'bravo' }, dealerships: ['plain'] }),
  aSiteFile({ slug: 'without', switches: { financeEnabled: false }, dealerships: ['plain'] }),
  aSiteFile({ slug: 'other' }),
];
const OFFER = { interestRate: 8, comparisonRate: 8.9, paymentWeek: 120.4, paymentMonth: 522, termMonths: 48, deposit: 0 };

let fleet: Fleet;
const apply = (lenders: readonly Lender[] | null, sites = SITES) =>
  applySites(fleet.platform, async () => ({ ...siteFiles(sites), lenders }), [], checkBlock);
beforeAll(async () => {
  fleet = await aFleet([]);
  await apply(LENDERS);
  const car = (stocknum: string, facts: object = {}) =>
    aVehicle({ stocknum, finance_lenders: { alpha: { ...OFFER, disclaimer: `About ${stocknum}.` }, bravo: OFFER }, ...facts });
  await fleet.stock('plain', [
    car('car'),
    car('linked', { finance_link: '/special' }),
    car('lexus', { make: 'Lexus' }),
    car('sold', { status: 'sold', sold_date: '2026-11-14T00:00:00Z' }),
    car('bare', { finance_lenders: {} }),
    car('priceless', { price: null }),
    car('worked-out', { finance_lenders: { bravo: { ...OFFER, paymentWeek: null, termMonths: null } } }),
  ]);
  await fleet.stock('quoting', [
    car('quote', { vin: 'JTNKU3JE60J021675', nvic: 'N1' }),
    car('quoted', { youxQuote: { weeklyRepaymentAmount: 99, comparisonRate: 7.2, advertisedRate: 6.9 } }),
    car('unpriced', { price: null }),
  ]);
  await fleet.stock('excluded', [car('left-out')]);
  await fleet.stock('subscribing', [car('by-the-week', { subscription_price: 149 })]);
  await fleet.stock('sampled', [car('sampled')]);
  await fleet.stock('other-motors', [car('theirs')]);
});
afterAll(() => fleet.end());

const idOf = async (stocknum: string) =>
  (await fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', stocknum).executeTakeFirstOrThrow()).id;
const carIn = async (context: Context, stocknum: string) => {
  const car = await findVehicle(context, String(await idOf(stocknum)));
  if (car === null) throw new Error(`There is no ${stocknum}.`);
  return car;
};
const viewOf = async (site: string, stocknum: string) => {
  const context = await fleet.context(site);
  return financeView(context, await carIn(context, stocknum));
};

test('M1.1 a site shows the offer of the lender it has chosen', async () => {
  const view = await viewOf('group', 'car');
  expect(view?.estimate).toMatchObject({
    payment: '$120',
    per: 'wk',
    rate: '8.00%',
    comparison: '8.90%',
    assumes: '4 years, no deposit.',
  });
  expect(view?.calculator).toMatchObject({ lender: 'Alpha (sample)', terms: { establishmentFee: 300 } });
});
test('M1 another site of the same dealership shows its own lender’s', async () =>
  expect((await viewOf('second', 'car'))?.calculator?.lender).toBe('Bravo (sample)'));
test('M1.2 an excluded make has neither estimate nor calculator', async () =>
  expect(await viewOf('group', 'lexus')).toMatchObject({ estimate: null, calculator: null }));
test('M1.2 an excluded dealership has neither', async () =>
  expect(await viewOf('group', 'left-out')).toMatchObject({ estimate: null, calculator: null }));
test('M1.1 nor a vehicle without lender data', async () =>
  expect(await viewOf('group', 'bare')).toMatchObject({ estimate: null, calculator: null }));
test('M14.2 a dealership may have rates of its own for its estimates', async () =>
  expect((await viewOf('group', 'sampled'))?.estimate).toMatchObject({
    rate: '6.29%',
    comparison: '8.19%',
    assumes: '5 years, no deposit.',
  }));
test('P11.2 where finance is off, nothing is said of it', async () => {
  expect(await viewOf('without', 'car')).toBeNull();
  expect(standaloneCalculatorView(await fleet.context('without'), null, null)).toBeNull();
  expect(await financeDisclaimerText(await fleet.context('without'), String(await idOf('car')))).toBeNull();
});
test('V8 a vehicle that is sold is not financed', async () => expect(await viewOf('group', 'sold')).toBeNull());
test('M9.1 a vehicle’s own finance link is kept and used', async () => {
  expect((await viewOf('group', 'linked'))?.href).toMatch(/^\/special\?preferredDealership=plain&.*#finance-form$/);
  expect((await viewOf('group', 'car'))?.href).toMatch(/^\/finance\?/);
});
test('M9.3 Get Finance opens the finance form about the vehicle', async () => {
  const { label, href = '' } = (await viewOf('group', 'car'))?.form ?? {};
  expect(label).toBe('Get Finance');
  const [, , key = '', part = ''] = href.split('/');
  const opened = await showVehicleForm(await fleet.context('group'), key, part);
  expect(opened).toMatchObject({ kind: 'page', page: { form: { form: { name: 'finance' } }, car: { stockNumber: 'car' } } });
});

test('M6.1 a disclaimer is the offer’s, else the lender’s, else the site’s', async () => {
  const id = String(await idOf('car'));
  expect(await financeDisclaimerText(await fleet.context('group'), id)).toBe('About car.');
  expect(await financeDisclaimerText(await fleet.context('second'), id)).toBe('Bravo says so.');
  const ofSite = await financeDisclaimerText(await fleet.context('group'), String(await idOf('bare')));
  expect(ofSite).toContain('5 year term, 10.0 percent deposit, 30.0 percent final payment');
});
test('M6.1 there is none for a vehicle of another site, nor for one that is not', async () => {
  const context = await fleet.context('group');
  for (const key of [String(await idOf('theirs')), '999999', '../../etc', ''])
    expect(await financeDisclaimerText(context, key)).toBeNull();
});

const quoting = async (facts: Partial<Context['services']> = {}): Promise<Context> => {
  const context = await fleet.context('group');
  return { ...context, services: { ...context.services, ...facts } };
};
test('M8.1 a vehicle’s quote is asked for with the vehicle’s own facts, whatever the browser says', async () => {
  const asked: unknown[] = [];
  const quote = { weeklyRepaymentAmount: 100, comparisonRate: 8, advertisedRate: 7 };
  const quotes = {
    quote(of: unknown) {
      asked.push(of);
      return Promise.resolve(quote);
    },
  };
  const answer = await requestQuote(await quoting({ quotes }), { car_id: await idOf('quote'), purchasePrice: 1, loanTerm: 99 });
  expect(answer).toEqual({ kind: 'quote', quote });
  expect(asked).toEqual([
    {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 25_000,
      loanTerm: 5,
      year: 2022,
      vin: 'JTNKU3JE60J021675',
      nvic: 'N1',
      whoIsHelping: '',
    },
  ]);
});
test.each(['quoted', 'unpriced', 'car', 'left-out'])('M8.2 none is asked for %s', async (stocknum) => {
  const quotes = { quote: () => Promise.reject(new Error('asked')) };
  expect(await requestQuote(await quoting({ quotes }), { car_id: await idOf(stocknum) })).toEqual({ kind: 'none' });
});
test('M8.3 a failure is written down and nothing else', async () => {
  const warned: string[] = [];
  const services = {
    quotes: { quote: () => Promise.reject(new Error('down')) },
    warn: (_error: unknown, what: string) => void warned.push(what),
  };
  expect(await requestQuote(await quoting(services), { car_id: await idOf('quote') })).toEqual({ kind: 'none' });
  expect(warned).toEqual(['No finance quote could be obtained.']);
});
test('H9.1, H9.3 quotes are limited for an address and for a site, and a refused one is not asked for', async () => {
  let asked = 0;
  const quotes = {
    quote() {
      asked += 1;
      return Promise.reject(new Error('down'));
    },
  };
  const lookUps = new AddressLimit(1, 600_000, () => 0, 2);
  const context = await quoting({ quotes, lookUps });
  const from = (ip: string) =>
    requestQuote(
      { ...context, sender: { ip, visitor: null, session: null, isSecure: true, userAgent: '', page: '' } },
      { purchasePrice: 30_000, year: 2022 },
    );
  const answers = [await from('a'), await from('a'), await from('b'), await from('c')];
  expect(answers.map(({ kind }) => kind)).toEqual(['none', 'tooMany', 'none', 'tooMany']);
  expect(asked).toBe(2);
});
test('M8v another site’s vehicle and one that is not are alike unknown', async () => {
  for (const car_id of [await idOf('theirs'), 999_999, null, {}])
    expect(await requestQuote(await quoting(), { car_id })).toEqual({ kind: 'unknown' });
});
test('M8.2 where it is switched off there is nothing to ask', async () =>
  expect(await requestQuote(await fleet.context('second'), { purchasePrice: 30_000, year: 2022 })).toEqual({ kind: 'unknown' }));
test.each([
  {},
  { purchasePrice: '30000', year: 2022 },
  { purchasePrice: 1e308, year: 2022 },
  { purchasePrice: 30_000, year: 22.5 },
])('M8x a request of %j is told what is wrong with it', async (body) =>
  expect(await requestQuote(await quoting(), body)).toMatchObject({ kind: 'invalid' }),
);
test('M8.4 a page asks for a quote only where one is to be had, and shows the one there is', async () => {
  expect((await viewOf('group', 'quote'))?.quote).toMatchObject({ href: '/api/youx/quote' });
  expect((await viewOf('group', 'car'))?.quote).toBeNull();
  expect(await viewOf('group', 'quoted')).toMatchObject({
    quote: null,
    estimate: { payment: '$99', rate: '6.90%', comparison: '7.20%' },
  });
});

test('M8.4 box, sticky header, calculator, card and compare of a car name one estimate, with the car’s price and the box’s rate and term', async () => {
  const context = await fleet.context('group');
  // 25,300 (with the fee of 300) over 260 weeks is 115.12 at 6.9% and 113.47 at 6.29%; over 208 weeks at 8% it is 142.23.
  for (const [stocknum, rate, term, repayment, departs] of [
    ['car', 8, 4, 142, 'the estimate is the lender’s own figure'],
    ['quoted', 6.9, 5, 115, 'the quote is the lender’s own figure'],
    ['sampled', 6.29, 5, 113, 'it adds an establishment fee of $300, which the estimate leaves out'],
  ] as const) {
    const car = await carIn(context, stocknum);
    const answer = await viewVehicle(context, car.slug);
    if (answer?.kind !== 'page') throw new Error(`${stocknum} has no page.`);
    const { page } = answer;
    const view = page.finance;
    const [compared] = (await compareVehicles(context, [car.id])).vehicles;
    expect(view?.estimate).not.toBeNull();
    expect(compared?.card.estimate, stocknum).toEqual(view?.estimate);
    const { payment = '', per = '', rate: shownRate = '' } = view?.estimate ?? {};
    const header = renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ShortBarFace, { page, isShown: false })));
    expect(header.replaceAll(/<[^>]+>/g, ''), stocknum).toContain(`${payment}/${per} based on sample ${shownRate} p.a.`);
    if (view === null || view.calculator === null) throw new Error(`${stocknum} has no calculator.`);
    const { state, terms } = view.calculator;
    expect(state, stocknum).toMatchObject({ amount: 25_000, interest: rate, term });
    expect(loanResult(state, terms).repayment, stocknum).toBe(repayment);
    expect(view.calculator.departs, stocknum).toContain(departs);
  }
});
test('M8.4 where nothing is added to what the estimate was worked out from, the calculator names the same repayment', async () => {
  const view = await viewOf('second', 'worked-out');
  if (view?.calculator == null) throw new Error('There is no calculator.');
  const { repayment } = loanResult(view.calculator.state, view.calculator.terms);
  expect([`$${repayment}`, view.calculator.departs]).toEqual([view.estimate?.payment, null]);
});
test('M8.7 the calculator of a car without a price says that it begins with another amount', async () => {
  const view = await viewOf('second', 'priceless');
  expect(view?.estimate).not.toBeNull();
  expect(view?.calculator?.state.amount).toBe(30_000);
  expect(view?.calculator?.departs).toContain('it starts with a loan of $30,000, as no price is advertised');
});
test('M8.7 the calculator of a finance page says where it departs from the estimate of the car that the address names', async () => {
  const context = await fleet.context('group');
  const departs = async (query: string) => (await blockView(calculatorBlock, context, {}, query))?.view.departs;
  expect(await departs(`car_id=${await idOf('sampled')}`)).toContain('repayments are rounded up to the next dollar');
  expect(await departs('vehiclePriceBudget=20000')).toBeNull();
});
test('S3.4 the weekly band of a car is that of the estimate its card shows, of each site its own', async () => {
  const bandsOf = async (site: string) => {
    const { showroom } = await fleet.context(site);
    const query = { text: '', sort: 'relevance', words: {}, ranges: {} } as const;
    const { cards } = showroom.stock.search(query, { offset: 0, limit: 100, facets: [] });
    const inBand = showroom.stock
      .values('weekly_price_range')
      .map((band) => [band, showroom.stock.countOf({ ...query, words: { weekly_price_range: [band] } })] as const);
    const counts = new Map<string, number>();
    for (const card of cards) {
      const estimate = cardView(await fleet.context(site), card).estimate;
      if (estimate === null) continue;
      const low = Math.floor(Number(estimate.payment.slice(1)) / 50) * 50;
      const band = `${low}-${low + 49}`;
      counts.set(band, (counts.get(band) ?? 0) + 1);
    }
    return { inBand: Object.fromEntries(inBand), counts: Object.fromEntries(counts) };
  };
  const group = await bandsOf('group');
  expect(group.inBand).toEqual(group.counts);
  // 25,000 at 6.29% over 260 weeks is 112.14; the quote is 99; the lender's own payment is 120.
  expect(group.inBand).toMatchObject({ '50-99': 1, '100-149': expect.any(Number) as number });
  expect((await bandsOf('without')).inBand).toEqual({});
});
test('P11.2 where finance is off its form is refused as if there were none', async () => {
  const context = await fleet.context('without');
  const sent = await readLead(
    new Request('http://x/api/leads', {
      method: 'POST',
      body: '{"form":"finance"}',
      headers: { 'Content-Type': 'application/json' },
    }),
    context,
  );
  if (sent.kind !== 'read') throw new Error('The form could not be read.');
  expect(await submitLead(context, sent.sent)).toEqual({ kind: 'unknown' });
});
test('M4.1 the calculator of a finance page begins with the price, offer and disclaimer of the vehicle that the address names', async () => {
  const context = await fleet.context('group');
  const view = await blockView(
    calculatorBlock,
    context,
    { amount: 12_000 },
    `car_id=${await idOf('car')}&vehiclePriceBudget=9999`,
  );
  expect(view).toMatchObject({ view: { state: { amount: 25_000, term: 4 }, disclaimer: 'About car.' } });
});
test.each([
  ['vehiclePriceBudget=41990', 41_990],
  ['vehiclePriceBudget=500', 1000],
  ['vehiclePriceBudget=lots', 12_000],
  ['car_id=999999&vehiclePriceBudget=20000', 20_000],
  ['', 12_000],
])('M4.1 at ?%s it begins with %d', async (query, amount) =>
  expect(await blockView(calculatorBlock, await fleet.context('group'), { amount: 12_000 }, query)).toMatchObject({
    view: { state: { amount } },
  }),
);

test('P4 a site that names a lender there is none of is refused, and stays as it was', async () => {
  const wrong = aSiteFile({ slug: 'other', switches: { financeProvider: 'charlie' } });
  const { refused } = await apply(LENDERS, [wrong]);
  expect(refused).toEqual([
    { file: 'other.json', key: 'switches.financeProvider', reason: 'there is no lender "charlie" in lenders.json' },
  ]);
});
test('J3 a changed lender is on its sites without a restart; an unchanged one bumps nothing', async () => {
  const id = await fleet.siteId('second');
  const version = async () => (await readVersions(fleet.all, [{ kind: 'site', id }])).get(`site:${id}`);
  const before = await version();
  await apply(LENDERS);
  expect(await version()).toBe(before);
  await apply(LENDERS.map((lender) => (lender.id === 'bravo' ? { ...lender, name: 'Bravo again (sample)' } : lender)));
  expect(await version()).not.toBe(before);
  expect((await viewOf('second', 'car'))?.calculator?.lender).toBe('Bravo again (sample)');
});
test('P4 a file of lenders that was refused leaves those there were', async () => {
  await apply(null);
  expect((await viewOf('group', 'car'))?.calculator?.lender).toBe('Alpha (sample)');
});
