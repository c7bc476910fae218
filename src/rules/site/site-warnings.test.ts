import { expect, test } from 'vitest';
import { siteWarnings } from './site-warnings.ts';

const NONE = { leadEmails: [], leadAdfEmails: [], leadWebhookUrl: null };
const pages = { home: {}, 'privacy-policy': {} };
const OFF = { financeEnabled: false, financeHref: null, financePage: '/finance', financeProvider: 'manual' };
const warned = (switches: typeof NONE | Record<string, unknown>) =>
  siteWarnings({ pages, dealerships: [{ slug: 'yard', switches: { ...NONE, ...switches } }], switches: OFF, namesLender: false });
const financed = (switches: Partial<Parameters<typeof siteWarnings>[0]['switches']>, more: object = {}, namesLender = true) =>
  siteWarnings({
    pages: { ...pages, ...more },
    dealerships: [],
    switches: { ...OFF, financeEnabled: true, ...switches },
    namesLender,
  });

test.each([
  { leadEmails: ['a@dealer.example'] },
  { leadAdfEmails: ['a@dealer.example'] },
  { leadWebhookUrl: 'https://crm.example/' },
])('P16.4 a dealership with a receiver of any kind is not warned of: %o', (switches) => {
  expect(warned(switches)).toEqual([]);
});

test('P16.4 a dealership without any is named', () => {
  expect(warned({})).toEqual([expect.stringContaining('nobody receives leads for the dealership "yard"')]);
});

test('P16.3 a site without the privacy page that its forms link to is warned of', () => {
  expect(siteWarnings({ pages: { home: {} }, dealerships: [], switches: OFF, namesLender: true })).toEqual([
    expect.stringContaining('/privacy-policy'),
  ]);
});

test('P16.7 a site whose finance links lead to a page it does not have is warned of', () => {
  expect(financed({})).toEqual([expect.stringContaining('go to /finance, which is not among its pages')]);
  expect(financed({ financePage: '/finance-enquiry' }, { finance: {} })).toEqual([expect.stringContaining('/finance-enquiry')]);
  expect(financed({ financeHref: '/loans?from=car#form' })).toEqual([expect.stringContaining('go to /loans,')]);
});
test.each([
  [{}, { finance: {} }],
  [{ financePage: '/apply-for-finance' }, { 'apply-for-finance': {} }],
  [{ financeHref: '/loans/?from=car' }, { loans: {} }],
  [{ financeHref: 'https://lender.example/apply' }, {}],
  [{ financeHref: '/search/all-vehicles' }, {}],
  [{ financeEnabled: false }, {}],
])('P16.7 one whose links lead somewhere is not: %j with %j', (switches, more) => expect(financed(switches, more)).toEqual([]));
test('P16.7 a site that has finance and names no lender is told that it shows the sample’s', () => {
  expect(financed({}, { finance: {} }, false)).toEqual([expect.stringContaining('the sample lender')]);
  expect(financed({ financeEnabled: false }, {}, false)).toEqual([]);
});
test('P16.7 a site that has finance and says that it has no lender is warned of', () => {
  const provider = { financeProvider: null };
  expect(financed(provider, { finance: {} })).toEqual([expect.stringContaining('finance is on without a lender')]);
  expect(financed({ ...provider, financeEnabled: false }, {})).toEqual([]);
});
