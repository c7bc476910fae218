import { expect, test } from 'vitest';
import { meetsFilter, parseSearchFilter } from '#src/rules/stock/search-filter.ts';

const terms = (text: string) => {
  const parsed = parseSearchFilter(text);
  return parsed.ok ? parsed.terms.map(({ field, value }) => `${field}=${value}`) : parsed.reason;
};

test('S8.1 terms are joined by AND and a colon means equals', () => {
  expect(terms('make:Toyota AND car_type:used')).toEqual(['make=Toyota', 'car_type=used']);
});
test('S8.1 a value may be quoted, and AND inside quotes is part of it', () => {
  expect(terms('make:"Land Rover" and model:"Rock AND Roll"')).toEqual(['make=Land Rover', 'model=Rock AND Roll']);
});
test.each([
  ['', 'not of the form'],
  ['Toyota', 'not of the form'],
  ['make:Toyota AND', 'not of the form'],
  ['price:1000', 'not a field of a vehicle'],
  ['make: ', 'has no value'],
  ['make:""', 'has no value'],
  ['make:Toyota OR make:Ford', 'not of the form'],
])('S8.2 the filter %j does not parse', (text, reason) => expect(terms(text)).toContain(reason));

test('S8.1 a vehicle meets a filter when every term holds, whatever the case of letters', () => {
  const car: Record<string, string> = { make: 'TOYOTA', car_type: 'used' };
  const meets = (text: string) => {
    const parsed = parseSearchFilter(text);
    return parsed.ok && meetsFilter(parsed.terms, (field) => car[field] ?? '');
  };
  expect(meets('make:Toyota AND car_type:used')).toBe(true);
  expect(meets('make:Toyota AND car_type:new')).toBe(false);
  expect(meets('model:Corolla')).toBe(false);
});
