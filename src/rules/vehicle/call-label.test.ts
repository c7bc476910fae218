import { expect, test } from 'vitest';
import { callLabel, pathCallLabel } from './call-label.ts';

test.each([
  ['new', 'New Car'],
  ['demo', 'New Car'],
  ['used', 'Used Car'],
] as const)('V11.4 a call about a %s car is labelled %s', (carType, label) => expect(callLabel({ carType })).toBe(label));

test.each([
  ['/used-car/toyota', 'Used Car'],
  ['/search/used-cars', 'Used Car'],
  ['/search/new-used-and-demo-cars/', 'New Car'],
  ['/contact-us', 'New Car'],
  ['/', 'New Car'],
])('V11.4 a call from %s is labelled %s', (path, label) => expect(pathCallLabel(path)).toBe(label));
