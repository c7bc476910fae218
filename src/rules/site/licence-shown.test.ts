import { expect, test } from 'vitest';
import { isLicenceShown } from '#src/rules/site/licence-shown.ts';

test('K3.2 where no layer says, licence numbers are shown in New South Wales', () => {
  expect(isLicenceShown(null, 'nsw')).toBe(true);
  expect(isLicenceShown(null, 'QLD')).toBe(false);
});
test('D8.1 a switch decides, whatever the state', () => {
  expect(isLicenceShown(true, 'QLD')).toBe(true);
  expect(isLicenceShown(false, 'NSW')).toBe(false);
});
