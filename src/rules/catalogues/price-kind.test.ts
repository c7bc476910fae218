import { expect, test } from 'vitest';
import { priceKind } from './price-kind.ts';

test.each([
  ['Drive away', 'drive_away_price'],
  ['Drive Away Price', 'drive_away_price'],
  ['DRIVEAWAY', 'drive_away_price'],
  ['Drive-away, no more to pay', 'drive_away_price'],
  ['Estimated drive away', 'estimated_drive_away_price'],
  ['Est. Drive Away', 'estimated_drive_away_price'],
  ['Excl. Govt. Charges', 'excluding_government_charges_price'],
  ['Excluding government charges', 'excluding_government_charges_price'],
  ['EGC', 'excluding_government_charges_price'],
  ['Plus on-road costs', 'excluding_government_charges_price'],
  ['Before on roads', 'excluding_government_charges_price'],
  ['Our best price', null],
  ['Including GST', null],
  ['', null],
])('W5 a price with the text %j is a %s for Google', (meaning, kind) => {
  expect(priceKind(meaning)).toBe(kind);
});
