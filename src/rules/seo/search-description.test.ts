import { expect, test } from 'vitest';
import { searchDescription } from './search-description.ts';

const shown = {
  headline: 'Used Toyota HiLux for sale',
  namesPlace: false,
  count: 1204,
  lowest: 24_990,
  siteName: 'Bayside Cars',
};

test('W5 a search is described by what it shows, how many there are and the lowest price', () => {
  expect(searchDescription(shown)).toMatch(/^Used Toyota HiLux for sale at Bayside Cars: 1,204 in stock from \$24,990\. /);
});

test('W5 a search that finds one vehicle has its price, and not prices from it', () => {
  expect(searchDescription({ ...shown, count: 1 })).toMatch(/: 1 in stock at \$24,990\. /);
});

test('W5 a search at one place names it once', () => {
  expect(searchDescription({ ...shown, headline: 'Toyota cars for sale at North Yard', namesPlace: true, lowest: null })).toMatch(
    /^Toyota cars for sale at North Yard, Bayside Cars: 1,204 in stock\. /,
  );
});

test('W5 a search at the place that has the dealer’s own name names the dealer once', () => {
  expect(searchDescription({ ...shown, headline: 'Cars for sale at Bayside Cars', namesPlace: true })).toMatch(
    /^Cars for sale at Bayside Cars: 1,204 in stock /,
  );
});

test('W5 a search that finds nothing says so', () => {
  expect(searchDescription({ ...shown, count: 0 })).toMatch(/nothing in stock right now/);
});
