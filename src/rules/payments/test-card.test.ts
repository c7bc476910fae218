import { expect, test } from 'vitest';
import { readTestCard, type TypedCard } from './test-card.ts';

const NOW = new Date('2026-11-16T05:00:00Z');
const typed = (facts: Partial<TypedCard> = {}): TypedCard => ({
  card_number: '4242 4242 4242 4242',
  card_expiry: '08 / 29',
  card_code: '123',
  card_name: 'Priya Raman',
  ...facts,
});
const wrong = (facts: Partial<TypedCard>) => {
  const read = readTestCard(typed(facts), NOW);
  return read.kind === 'invalid' ? read.errors.map(({ field }) => field) : [];
};

test.each([
  ['4242 4242 4242 4242', 'succeeds', '4242'],
  ['4000000000000002', 'declined', '0002'],
  ['4000-0025-0000-3155', 'asks', '3155'],
  ['4000 0000 0000 9995', 'late', '9995'],
] as const)('R4 the test card %s %s', (card_number, answer, lastFour) => {
  expect(readTestCard(typed({ card_number }), NOW)).toEqual({ kind: 'card', answer, lastFour });
});
test('R4 a real card is refused by words, and its number is in none of them', () => {
  const read = readTestCard(typed({ card_number: '4111 1111 1111 1111' }), NOW);
  expect(read).toMatchObject({ kind: 'invalid', errors: [{ field: 'card_number' }] });
  expect(JSON.stringify(read)).not.toMatch(/4111|1111/);
});
test.each(['10/26', '1/29', '13 / 29', 'soon', ''])('R4 a card that is good until %j is refused', (card_expiry) => {
  expect(wrong({ card_expiry })).toEqual(['card_expiry']);
});
test.each(['11/26', '12 / 2026', '0129'])('R4 a card that is good until %j is taken', (card_expiry) => {
  expect(wrong({ card_expiry })).toEqual([]);
});
test('R4 everything that is missing is named at once', () => {
  expect(wrong({ card_number: '', card_expiry: '', card_code: '12', card_name: ' ' })).toEqual([
    'card_number',
    'card_expiry',
    'card_code',
    'card_name',
  ]);
});
