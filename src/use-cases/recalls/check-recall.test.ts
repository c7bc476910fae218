import { expect, test } from 'vitest';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { someServices } from '#tests/factories/some-services.ts';
import { checkRecall } from './check-recall.ts';

const VIN = 'LSJXSAMPXMZ000001';
const context = (most: number) => ({
  services: someServices(new Date(0), { lookUps: new AddressLimit(most, 60_000, () => 0) }),
  site: { id: 1 },
  sender: { ip: '203.0.113.7', visitor: null, session: null, isSecure: false, userAgent: '', page: '' },
});

test('E3, H9 an address may check only so many VINs in a while, and what is no VIN costs nothing', () => {
  const few = context(1);
  const check = (typed: string) => checkRecall(few, [{ vin: VIN }], typed);
  expect(check('not a VIN')).toEqual({ kind: 'notVin' });
  expect(check(VIN)).toEqual({ kind: 'affected' });
  expect(check(VIN)).toEqual({ kind: 'tooMany', retryAfterSeconds: 60 });
  expect(check('not a VIN')).toEqual({ kind: 'notVin' });
});
