import { expect, test } from 'vitest';
import { enquiryTitle } from './enquiry-title.ts';

const CAR = '2023 Tesla Model 3';
const SWIFT = { 'Vehicle Year': '2020', 'Vehicle Make': 'Suzuki', 'Vehicle Model': 'Swift' };

test.each([
  ['test-drive', CAR, {}, 'Test drive, 2023 Tesla Model 3'],
  ['enquiry', CAR, {}, 'Question about the 2023 Tesla Model 3'],
  ['enquiry', null, {}, 'Question'],
  ['service', null, {}, 'Service'],
  ['trade-in', CAR, SWIFT, 'Valuation of your 2020 Suzuki Swift'],
  ['trade-in', CAR, { 'Vehicle Make': ' ' }, 'Trade-in'],
] as const)('A10 what a shopper sent has a title: %s about %s', (form, car, fields, title) =>
  expect(enquiryTitle({ form, car, fields, word: 'car' })).toBe(title),
);

test.each([
  ['test-drive', '2026 Mulgarra Wanderer', 'Inspection, 2026 Mulgarra Wanderer'],
  ['enquiry', '2026 Mulgarra Wanderer', 'Question about the 2026 Mulgarra Wanderer'],
  ['inspection', null, 'Inspection of your caravan'],
] as const)('P5 where caravans are sold, what was sent has their words: %s about %s', (form, car, title) =>
  expect(enquiryTitle({ form, car, fields: {}, word: 'caravan' })).toBe(title),
);
