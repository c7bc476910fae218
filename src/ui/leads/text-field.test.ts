import { expect, test } from 'vitest';
import { figureText } from './text-field.tsx';

test.each([
  ['', ''],
  ['5', '5'],
  ['500', '500'],
  ['5000', '5,000'],
  ['12,50', '1,250'],
  ['1234567', '1,234,567'],
  ['007', '7'],
  ['$ 30 000 dollars', '30,000'],
])('L6g "%s" is set apart as "%s"', (typed, text) => expect(figureText(typed)).toBe(text));
