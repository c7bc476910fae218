import { expect, test } from 'vitest';
import type { Location } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Dealership } from '#src/site/site.ts';
import { callView } from '#src/views/vehicle/call-view.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { sellerData } from './graph-parts.ts';

const CAR = { id: 41, dealershipId: 7, locationId: 3, status: 'in_stock', sold: false } as Vehicle;

function sellerOf(dealershipPhone: string | null, location: Partial<Location> | null) {
  const context = aContext({
    showroom: { locations: location === null ? [] : [{ id: 3, dealershipId: 7, phone: null, landlinePhone: null, ...location }] },
  });
  const dealerships = [{ id: 7, name: 'Harbour', phone: dealershipPhone, switches: context.site.switches } as Dealership];
  return { ...context, site: { ...context.site, dealerships } };
}

test.each([
  ['1', { phone: '2', landlinePhone: '3' }, '1'],
  [null, { phone: '2', landlinePhone: '3' }, '2'],
  [null, { landlinePhone: '3' }, '3'],
  ['1', null, '1'],
  [null, null, null],
  // A location that has passed to a dealership of another site.
  ['1', { dealershipId: 8 }, '1'],
])('P2 with the dealership’s number %j and the location %j, the button and search engines call %j', (own, location, phone) => {
  const context = sellerOf(own, location);
  expect(callView(context, CAR)?.phone).toBe(phone);
  expect((sellerData(context, CAR) as { telephone?: string }).telephone ?? null).toBe(phone);
});
