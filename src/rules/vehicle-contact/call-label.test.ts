import { expect, test } from 'vitest';
import { callLabel } from './call-label.ts';

test.each([
  ['new', 'New Car'],
  ['demo', 'New Car'],
  ['used', 'Used Car'],
] as const)('V11c a call about a %s car is labelled %s', (carType, label) => expect(callLabel({ carType })).toBe(label));
