import { expect, test } from 'vitest';
import { receiptRows } from './show-receipt.ts';

test('L14 what a visitor sent is shown as people write it: a day, a state, figures with their unit', () => {
  const fields = { 'Preferred Service Date': '2026-11-26', 'Vehicle State': 'vic', kms: '45000' };
  const rows = receiptRows({ fields, vehicleId: null, booking: null }).map(({ value }) => value);
  expect(rows.toSorted()).toEqual(['26 Nov 2026', '45,000 kms', 'VIC']);
});
