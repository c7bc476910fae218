import { expect, test } from 'vitest';
import { pageName } from './page-name.ts';

const site = (financePage: string, ...names: readonly string[]) => ({
  pages: Object.fromEntries(names.map((name) => [name, {}])),
  switches: { financePage },
});

test.each([
  [site('/finance', 'finance', 'finance-enquiry'), 'finance'],
  [site('/finance-enquiry', 'finance', 'finance-enquiry'), 'finance-enquiry'],
  [site('/finance', 'finance', 'personalised/finance'), 'personalised/finance'],
  [site('/finance', 'home'), 'personalised/finance'],
])(
  'A10 /personalised/finance is the site’s finance page, unless it has a page of that name or no finance page: %j',
  (one, name) => {
    expect([pageName('personalised/finance', one), pageName('personalised/finance/', one)]).toEqual([name, name]);
  },
);

test('A10 every other address is its own page', () => {
  for (const name of ['finance', 'service', 'personalised', 'pages/warranty', 'toString'])
    expect(pageName(name, site('/finance', 'finance'))).toBe(name);
});

test.each(['sell-my-car', 'sell-your-car'])('T1 /%s is the site’s trade-in page, unless it has a page of that name', (name) => {
  expect(pageName(name, site('/finance', 'trade-in'))).toBe('trade-in');
  expect(pageName(name, site('/finance', 'trade-in', name))).toBe(name);
  expect(pageName(name, site('/finance', 'home'))).toBe(name);
});
