import { expect, test } from 'vitest';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { termMonths, vehicleInput } from './parse-vehicle.ts';

test.each([
  ['5 years', 60],
  ['5.5 Years', 66],
  ['60 months', 60],
  ['1 yr', 12],
  ['84mo', 84],
  ['5', null],
  ['0 years', null],
  ['forever', null],
])('V21.4 a lender’s term of %j is %j months', (term, months) => expect(termMonths(term)).toBe(months));

test('G5.1 a hotspot is something the vehicle has unless the feed calls it a flaw; nothing else is let in', () => {
  const read = (spot: Record<string, unknown>) =>
    vehicleInput.safeParse(aVehicle({ hotspots: { exterior: [{ description: 'Kerb mark', positions: [], ...spot }] } }));
  expect(read({}).data?.hotspots.exterior[0]).toMatchObject({ kind: 'feature', photo_url: null });
  expect(read({ kind: 'flaw', photo_url: 'https://img.example/a.jpg' }).data?.hotspots.exterior[0]).toMatchObject({
    kind: 'flaw',
    photo_url: 'https://img.example/a.jpg',
  });
  expect(read({ kind: 'scandal' }).success).toBe(false);
  expect(read({ photo_url: 'javascript:alert(1)' }).success).toBe(false);
});
