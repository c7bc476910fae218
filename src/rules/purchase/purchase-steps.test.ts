import { expect, test } from 'vitest';
import type { PurchaseAnswers } from './purchase-answers.ts';
import { isOpen, nextStep, PURCHASE_STEPS, stepAfter } from './purchase-steps.ts';

const details = { contact: {}, state: 'qld', buyer: 'me', abn: null } as const;
const ALL: PurchaseAnswers = {
  details,
  delivery: { kind: 'pick-up', day: null },
  tradeIn: { kind: 'none' },
  finance: { kind: 'transfer' },
};

test('R3 the steps are details, delivery or pick-up, trade-in, finance, review and pay, in this order', () => {
  expect(PURCHASE_STEPS).toEqual(['details', 'delivery', 'trade-in', 'finance', 'review', 'pay']);
});

test('R3 whoever comes back goes on with the first step that has no answer, and reviews once all have', () => {
  expect(nextStep({})).toBe('details');
  expect(nextStep({ details })).toBe('delivery');
  expect(nextStep({ ...ALL, tradeIn: undefined } as never)).toBe('trade-in');
  expect(nextStep(ALL)).toBe('review');
});

test('R3 steps that are answered can be revisited, later ones cannot be jumped to, and paying needs every answer', () => {
  expect(PURCHASE_STEPS.filter((step) => isOpen(step, { details }))).toEqual(['details', 'delivery']);
  expect(PURCHASE_STEPS.filter((step) => isOpen(step, ALL))).toEqual([...PURCHASE_STEPS]);
  expect(isOpen('pay', { ...ALL, finance: undefined } as never)).toBe(false);
});

test('R3 a step leads to the next, and one that was changed from the review leads back there', () => {
  expect(stepAfter({ details }, false, 'details')).toBe('delivery');
  expect(stepAfter(ALL, true, 'delivery')).toBe('review');
  expect(stepAfter(ALL, false, 'delivery')).toBe('trade-in');
  expect(stepAfter({ details, delivery: { kind: 'pick-up', day: null } }, true, 'delivery')).toBe('trade-in');
});
