import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { standaloneCalculator } from '#src/rules/finance/calculator-start.ts';
import { sampleVehicleForm } from '#src/showcase/sample-form.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import { aLender } from '#tests/factories/a-lender.ts';
import { FinanceSection } from './finance-section.tsx';

test('V22.2 the way to ask for finance stands above the calculator', () => {
  const lender = aLender({});
  const calculator = {
    ...standaloneCalculator(lender, switchSchema.parse({}), { price: null, offer: null }),
    interestFixed: false,
    lender: lender.name,
    disclaimer: 'Sample only.',
    comparisonRange: null,
    fees: [],
    departs: null,
    feesNote: '',
  };
  const view = {
    carId: 7,
    estimate: null,
    quote: null,
    price: 30_000,
    calculator,
    warning: '',
    disclaimer: '',
    form: sampleVehicleForm('Get Finance', 'finance', false),
    href: '/finance',
  };
  const section = createElement(FinanceSection, { view });
  const html = renderToStaticMarkup(section);
  expect(html.indexOf('>Get Finance<')).toBeGreaterThan(0);
  expect(html.indexOf('<input')).toBeGreaterThan(html.indexOf('>Get Finance<'));
});
