import { expect, test } from 'vitest';
import type { ResultCell } from '#src/views/search/result-cells.ts';
import { firstPictured } from './result-cell.tsx';

const cell = (kind: 'vehicle' | 'promo', picture: object | null = null) => ({ kind, card: { picture } }) as unknown as ResultCell;

test('W3 the first picture of a list is that of the first vehicle that has one', () => {
  expect(firstPictured([cell('vehicle', {}), cell('vehicle', {})])).toBe(0);
  expect(firstPictured([cell('vehicle'), cell('promo'), cell('vehicle', {}), cell('vehicle', {})])).toBe(2);
  expect(firstPictured([cell('vehicle'), cell('promo')])).toBe(-1);
});
