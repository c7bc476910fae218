import { expect, test } from 'vitest';
import { erasureWords, keptWords, RESERVATION_RECEIPT } from './erasure-words.ts';

test('A12 a shopper reads what goes, and that it is for good', () => {
  expect(erasureWords(['watchlist', 'alerts', 'details'], [])).toBe(
    'Your watchlist, alerts and details will be erased now, and can’t be recovered.',
  );
});

test('A12 what the law makes the dealer keep is named with how long; nothing is named that is not kept', () => {
  expect(erasureWords(['watchlist', 'details'], [RESERVATION_RECEIPT])).toBe(
    'Your watchlist and details will be erased now, and can’t be recovered. We have to keep the receipt for your reservation for seven years.',
  );
  expect(erasureWords(['details'], [])).not.toContain('keep');
  expect(keptWords([])).toBe('We no longer hold anything about you.');
  expect(keptWords([RESERVATION_RECEIPT])).toBe('All we still hold is the receipt for your reservation, for seven years.');
});
