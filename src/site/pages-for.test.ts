import { expect, test } from 'vitest';
import { isFinanceHref } from './finance.ts';
import { resolveSwitches } from './layers.ts';
import { pagesFor } from './pages-for.ts';

const link = (href: string) => ({ label: 'Go on', href });
const page = (...blocks: Record<string, unknown>[]) =>
  ({ title: 'A page', description: '', blocks }) as unknown as Parameters<typeof pagesFor>[0][string];
const TEXT = { block: 'prose', parts: [{ text: 'Plain.', link: null }] };
const pages = {
  home: page(TEXT, { block: 'cta-tiles', tiles: [{ link: link('/finance?a=1#finance-form') }, { link: link('/service') }] }),
  finance: page(TEXT),
  'finance-enquiry': page(TEXT),
  about: page(
    { block: 'hero', primary: link('/apply-for-finance'), secondary: link('/service') },
    { block: 'finance-calculator' },
    { block: 'lead-form', form: 'finance' },
    { block: 'call-to-action', link: link('/finance/') },
  ),
  sums: page({ block: 'finance-calculator' }),
  contact: page({ block: 'lead-form', form: 'contact' }, { block: 'toString' }),
};
const pagesWith = (switches: Record<string, unknown>) => pagesFor(pages, resolveSwitches([{ name: 'site', switches }]).values);

test('P11.2 with finance on, pages are as the site has them', () => expect(pagesWith({ financeEnabled: true })).toEqual(pages));
test('P11.2 a page keeps its calculator when only another capability is off', () =>
  expect(pagesWith({ garageEnabled: false, deliveryCalculator: false })).toEqual(pages));
test('P11.2 with finance off, its pages, blocks, forms, tiles and buttons are gone, and the rest stays', () =>
  expect(pagesWith({ financeEnabled: false })).toEqual({
    home: page(TEXT, { block: 'cta-tiles', tiles: [{ link: link('/service') }] }),
    about: page({ block: 'hero', primary: link('/service') }),
    contact: pages.contact,
  }));
test.each([
  ['/finance', true],
  ['/buying/finance-and-insurance/', true],
  ['/apply-for-finance?car_id=1#finance-form', true],
  ['/financed', false],
  ['/search/used-cars?query=finance', false],
  ['https://lender.example/finance', false],
])('P11.2 whether %s is a finance page of the site: %s', (href, is) => expect(isFinanceHref(href)).toBe(is));
