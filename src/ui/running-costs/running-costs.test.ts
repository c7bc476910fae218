import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DeliveryAnswer } from '#src/ui/delivery/delivery-answer.tsx';
import type { DeliveryState } from '#src/ui/delivery/request-delivery.ts';
import type { DeliveryView } from '#src/views/delivery/delivery-view.ts';
import type { FuelView } from '#src/views/running-costs/fuel-view.ts';
import { RunningCosts } from './running-costs.tsx';

const DELIVERY: DeliveryView = { carId: 'a-1', from: 'Newstead', note: 'Sample prices.', quoteHref: '/cars/a-1/enquire' };
const FUEL: FuelView = { kind: 'fuel', kmPerWeek: 250, per100Km: 4.8, isOwnFigure: true, price: 1.7 };
const ELECTRIC: FuelView = { kind: 'electric', kmPerWeek: 250, per100Km: 17, isOwnFigure: false, price: 0.3 };

const shown = (element: ReactElement) => renderToStaticMarkup(element);
const costs = (fuel: FuelView | null, delivery: DeliveryView | null) => shown(createElement(RunningCosts, { fuel, delivery }));
const words = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
const answer = (state: DeliveryState) =>
  shown(createElement(DeliveryAnswer, { id: 'x', state, note: 'Sample prices.', quoteHref: '/cars/a-1/enquire' }));

test('M13.2 the cost of fuel is told by the week, the month and the year', () => {
  const html = words(costs(FUEL, null));
  expect(html).toContain('$20.40 a week');
  expect(html).toContain('$88 a month, $1,061 a year');
});
test('M13.3 an electric car has the cost of charging in place of the cost of fuel', () => {
  const html = words(costs(ELECTRIC, null));
  expect(html).toContain('Charging cost');
  expect(html).toContain('$12.75 a week');
  expect(html).not.toMatch(/fuel|litre/i);
});
test('M13.1 a figure that is not the car’s own says so', () => {
  expect(words(costs({ ...FUEL, isOwnFigure: false, per100Km: 10 }, null))).toContain(
    'We don’t have a figure for this car, so we’ve used 10 L/100 km.',
  );
  expect(words(costs(FUEL, null))).toContain('This car’s combined figure is 4.8 L/100 km.');
});
test.each([
  ['fuel', FUEL, ['km', 'L/100 km', 'a litre']],
  ['electricity', ELECTRIC, ['km', 'kWh/100 km', 'a kWh']],
])('K4a every figure of %s stands with its unit', (_what, fuel, units) => {
  const after = [...costs(fuel, null).matchAll(/<input[^>]*inputMode[^>]*\/><span[^>]*>([^<]*)<\/span>/gi)].map(
    ([, unit]) => unit,
  );
  expect(after).toEqual(units);
});
test('M13q a figure that cannot be used is told under its field, and no cost is made up', () => {
  const html = words(costs({ ...FUEL, price: 1e308 }, null));
  expect(html).toContain('Please enter a number from 0.01 to 20.');
  expect(html).toContain('Please check the figures.');
  expect(html).not.toMatch(/\$\d/);
});
test('P11.5 a site that shows neither has no trace of them', () => expect(costs(null, null)).toBe(''));
test('M12.3 a delivery is asked for by postcode, and begins without an answer', () => {
  const html = costs(null, DELIVERY);
  expect(html).toMatch(/<label[^>]*>Your postcode<\/label>/);
  expect(words(html)).toContain('From Newstead, to your door.');
  expect(html).toMatch(/<div role="status"><p[^>]*>Enter a postcode to see an estimate\./);
});
test('M12u without script the way to a quote is the enquiry', () =>
  expect(costs(null, DELIVERY)).toMatch(
    /<noscript>.*<a[^>]*href="\/cars\/a-1\/enquire"[^>]*>Ask us for a quote<\/a><\/noscript>/,
  ));
test('M12.3 while the answer is awaited that is said', () =>
  expect(words(answer({ kind: 'loading' }))).toContain('Working out delivery…'));
test('M12.3 the result is the price and the name of the region, told as it comes', () => {
  const html = answer({ kind: 'result', postcode: '4000', price: 1195, name: 'South East Queensland' });
  expect(html).toMatch(/^<div[^>]*><div role="status">.*\$1,195.*South East Queensland.*<\/div><div role="alert"/);
  expect(words(html)).toContain('Sample prices.');
});
test('M12x a delivery for nothing is free', () =>
  expect(words(answer({ kind: 'result', postcode: '4000', price: 0, name: 'Here' }))).toContain('Free delivered to 4000'));
test('M12.3 an error is told at once, with the way to a quote', () => {
  const html = answer({ kind: 'error', message: 'Please enter a postcode.' });
  expect(html).toMatch(
    /<div role="alert"[^>]*><p[^>]*>.*Please enter a postcode\.<\/p><\/div><a[^>]*href="\/cars\/a-1\/enquire"/,
  );
});
