import { expect, test } from 'vitest';
import { once } from '#src/ui/finance/use-loan.ts';

test('M7.2 what is told once is told at the first call and at no other', () => {
  let told = 0;
  const tell = once(() => {
    told += 1;
  });
  expect(told).toBe(0);
  tell();
  tell();
  tell();
  expect(told).toBe(1);
});
