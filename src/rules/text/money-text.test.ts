import { expect, test } from 'vitest';
import { centsText, wholeDollars } from './money-text.ts';

test.each([
  [42.5, '$42.50'],
  [20.4, '$20.40'],
  [0.05, '$0.05'],
  [1.005, '$1.01'],
  [31.450_000_000_000_003, '$31.45'],
  [1042.999, '$1,043.00'],
])('M13l a week of %d dollars reads %s', (dollars, text) => expect(centsText(dollars)).toBe(text));
test.each([
  [184.166_67, '$184'],
  [2210, '$2,210'],
  [99.5, '$100'],
])('M13m a month or a year of %d dollars reads %s', (dollars, text) => expect(wholeDollars(dollars)).toBe(text));
