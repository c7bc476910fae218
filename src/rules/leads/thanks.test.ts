import { expect, test } from 'vitest';
import { thanks } from './thanks.ts';

test('P15.1 thanks for a visit ask for the tow car only where it is towed; to a motorhome a licence is brought', () => {
  expect(thanks('test-drive', 'caravan', false).next).toContain('bring the car you tow with');
  expect(thanks('test-drive', 'caravan', true).next).not.toContain('tow');
  expect(thanks('test-drive', 'caravan', true).next).toContain('bring your driver licence');
});
