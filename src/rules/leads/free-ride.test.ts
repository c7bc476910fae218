import { expect, test } from 'vitest';
import { includesFreeRide } from './free-ride.ts';

const ROUTINE = ['Routine service'];

test.each([
  [{}, 'later'],
  [{ 'Service Type': 'Routine service' }, 'yes'],
  [{ 'Service Type': 'Repair' }, 'no'],
  [{ 'Service Type': 'Routine service', 'Service Interval': 'Complimentary' }, 'no'],
  [{ 'Service Type': 'Routine service', 'Service Interval': '3,000km or 3 months' }, 'no'],
  [{ 'Service Interval': '3000 km or 3 months' }, 'no'],
  [{ 'Service Type': 'Routine service', 'Service Interval': '13,000km or 3 months' }, 'yes'],
])('L12.6 with %o chosen a free ride is offered: %s', (chosen, offered) =>
  expect(includesFreeRide(chosen, ROUTINE)).toBe(offered),
);

test('L12.6 a site that does not ask for the type offers it with any interval but the complimentary one', () => {
  expect(includesFreeRide({ 'Service Interval': '15,000km or 12 months' }, undefined)).toBe('yes');
  expect(includesFreeRide({ 'Service Interval': 'Complimentary (3,000km or 3 months)' }, undefined)).toBe('no');
});
