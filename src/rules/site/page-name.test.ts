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
