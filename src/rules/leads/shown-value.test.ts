import { expect, test } from 'vitest';
import { shownValue } from './shown-value.ts';

test.each([
  ['Tyres Replacement', 'true', 'Yes'],
  ['Free Ride', 'false', 'No'],
  ['Vehicle State', 'qld', 'QLD'],
  ['kms', '45000', '45,000'],
  ['budget', '300000', '$300,000'],
  ['Preferred Service Date', '2026-07-20', '20 Jul 2026'],
  ['Preferred Service Date', 'soon', 'soon'],
  ['Service Interval', '15,000km or 12 months', '15,000km or 12 months'],
  ['postcode', '0800', '0800'],
  ['a field of long ago', 'true', 'true'],
])('L14.1 the field %s with the value %j reads %j', (name, value, text) => expect(shownValue(name, value)).toBe(text));
