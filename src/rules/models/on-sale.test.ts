import { expect, test } from 'vitest';
import { orderLabel, wishSentence } from './on-sale.ts';

const NOW = { status: 'current' } as const;
const LATER = { status: 'coming_soon' } as const;

test('E1 a model on sale is ordered, and one that is not yet is preordered', () => {
  expect([orderLabel(NOW, null), orderLabel(NOW, 'Platinum')]).toEqual(['Order Now', 'Order Platinum']);
  expect([orderLabel(LATER, null), orderLabel(LATER, 'Platinum')]).toEqual(['Preorder', 'Preorder Platinum']);
});

test('E1 the order says which of the two it is', () => {
  expect(wishSentence(NOW, 'MG IM5')).toBe('I’m interested in the MG IM5.');
  expect(wishSentence(LATER, 'MG2')).toBe('I’d like to preorder the MG2.');
});
