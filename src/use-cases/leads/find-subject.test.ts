import { expect, test } from 'vitest';
import type { Lead } from '#src/rules/leads/lead.ts';
import type { Location } from '#src/rules/places/location.ts';
import type { Vehicle } from '#src/rules/stock/vehicle.ts';
import type { Dealership } from '#src/site/site.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { findSubject } from './find-subject.ts';
import { gatherLeadFacts } from './gather-lead-facts.ts';
import type { LeadSite } from './read-lead-sites.ts';

const place = (id: number, facts: Partial<Location> = {}) =>
  ({
    id,
    dealershipId: 7,
    slug: `yard-${id}`,
    name: `Yard ${id}`,
    visible: true,
    isPrimary: false,
    state: 'QLD',
    ...facts,
  }) as Location;
const LOCATIONS = [place(1), place(2, { isPrimary: true }), place(3, { visible: false })];

function about(locationId: number) {
  const car = { id: 41, dealershipId: 7, locationId } as Vehicle;
  const context = aContext({
    site: { dealerships: [{ id: 7, slug: 'harbour' } as Dealership] },
    showroom: { locations: LOCATIONS, stock: { vehicle: () => car } },
  });
  return { car, context };
}

const sentTo = async (locationId: number, values: Record<string, string>) =>
  (await findSubject(about(locationId).context, { carKey: '41', offerKey: null }, values, null))?.location?.id;

test.each([
  ['a shown location', 1, 1],
  ['a hidden location', 3, 2],
])('D1.3 a lead about a vehicle at %s has the same location when it is taken and when it is delivered', async (_, at, id) => {
  const { car, context } = about(at);
  const of: LeadSite = { ...context, locations: LOCATIONS, offers: [] };
  const lead = { locationId: null, dealershipId: 7 } as Lead;
  expect(await sentTo(at, {})).toBe(id);
  expect(gatherLeadFacts(lead, of, car).location?.id).toBe(id);
});

test('D1.3 a lead that names a hidden location goes there', async () => expect(await sentTo(1, { location_id: '3' })).toBe(3));

test('L11 a lead that names a dealership goes to its primary location, whose times its sender was shown', async () =>
  expect(await sentTo(1, { dealership_slug: 'harbour' })).toBe(2));
