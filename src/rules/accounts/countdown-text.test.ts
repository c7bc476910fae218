import { expect, test } from 'vitest';
import { countdownText } from './countdown-text.ts';

test.each([
  [24, '0:24'],
  [5, '0:05'],
  [120, '2:00'],
  [1199, '19:59'],
])('A1 %i seconds are counted down as %s', (seconds, text) => expect(countdownText(seconds)).toBe(text));
