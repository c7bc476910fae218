import { afterAll, beforeAll, expect, test } from 'vitest';
import { FONT_FILES } from '#src/ui/site/font-files.ts';
import { siteShell } from '#src/views/site/site-shell.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

const sydney = { city: 'Sydney', state: 'NSW', postcode: '2000' };
const licensed = { dealer_license_number: 'MD1', motor_vehicle_repairer: 'MVRL2' };
const menu = { header: [{ label: 'Finance', href: '/finance', needs: 'financeEnabled' as const }], footer: [] };
const of = (slug: string, facts: Parameters<typeof aSiteFile>[0]) =>
  aSiteFile({ slug, dealerships: ['harbour-motors'], ...facts });
let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({
      slug: 'harbour',
      menu,
      dealerships: [
        aDealership('harbour-motors', {
          locations: [
            aLocation({ slug: 'hidden', visible: false, primary: true, ...licensed, address: sydney }),
            aLocation({ slug: 'north', name: 'North', ...licensed, dealer_license_number: 'QLD9' }),
            aLocation({ slug: 'city', name: 'City', primary: true, ...licensed, address: sydney }),
          ],
        }),
      ],
    }),
    of('sydney', {
      switches: { timeZone: 'Australia/Sydney', financeEnabled: false, showsLicenceNumbers: false, itemType: 'caravan' },
      menu,
    }),
    of('open', { switches: { showsLicenceNumbers: true } }),
  ]);
});
afterAll(() => fleet.end());

const shell = async (slug: string, now?: Date) => siteShell(await fleet.context(slug, now), FONT_FILES);

test('P10i the year of a site is the year in its own zone', async () => {
  const almost = new Date('2026-12-31T13:30:00Z');
  expect([(await shell('harbour', almost)).year, (await shell('sydney', almost)).year]).toEqual([2026, 2027]);
});

test('K3.2 licence numbers are shown for locations in New South Wales, unless a switch says otherwise', async () => {
  const numbers = async (slug: string) => (await shell(slug)).licences;
  expect(await numbers('harbour')).toEqual(['Dealer licence MD1', 'Motor vehicle repairer MVRL2']);
  expect(await numbers('sydney')).toEqual([]);
  expect(await numbers('open')).toEqual(['Dealer licence QLD9', 'Motor vehicle repairer MVRL2', 'Dealer licence MD1']);
});

test('P11e a link to what the site has switched off is not in its menu', async () => {
  expect((await shell('harbour')).menu.header).toHaveLength(1);
  expect((await shell('sydney')).menu.header).toEqual([]);
});

test('P2i the location a site speaks of first is its primary one among those that are shown', async () => {
  expect((await shell('harbour')).primaryLocation).toMatchObject({ name: 'City', city: 'Sydney', state: 'NSW' });
});

test('P5c a caravan site says caravan', async () => {
  expect([(await shell('harbour')).vehicleWord, (await shell('sydney')).vehicleWord]).toEqual(['car', 'caravan']);
});
