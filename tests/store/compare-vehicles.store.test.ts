import { afterAll, beforeAll, expect, test } from 'vitest';
import { FONT_FILES } from '#src/ui/site/font-files.ts';
import { compareVehicles } from '#src/views/favourites/compare-vehicles.ts';
import { showFavourites } from '#src/views/favourites/show-favourites.ts';
import { siteShell } from '#src/views/site/site-shell.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const of = (slug: string, switches: Record<string, unknown>) =>
  aSiteFile({ slug, dealerships: ['harbour-motors'], switches: switches as never });
let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([
    aSiteFile({ slug: 'harbour' }),
    of('off', { garageEnabled: false }),
    of('compare', { saveLabel: 'Compare', overrideCity: 'Brisbane' }),
    of('strict', { savesOnlyComplete: true }),
    of('diesels', { searchFilters: ['fuel:Diesel'] }),
    aSiteFile({ slug: 'other' }),
  ]);
  await fleet.stock('harbour-motors', [
    aVehicle({ stocknum: 'one', badge: 'SX', km: 12_345, seats: 5, simple_fuel: 'Diesel' }),
    aVehicle({ stocknum: 'two', carsales_title: 'The Dealer’s Own Title', price: null, simple_fuel: 'Petrol' }),
    aVehicle({ stocknum: 'sold', status: 'sold', sold_date: '2026-11-14T00:00:00Z' }),
    aVehicle({ stocknum: 'long-sold', status: 'sold', sold_date: '2024-01-01T00:00:00Z' }),
    aVehicle({ stocknum: 'hidden', show_on_dealer_website: false }),
  ]);
  await fleet.stock('other-motors', [aVehicle({ stocknum: 'theirs' })]);
});
afterAll(() => fleet.end());

const idOf = async (stocknum: string) =>
  (await fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', stocknum).executeTakeFirstOrThrow()).id;
const compared = async (site: string, stocknums: readonly string[]) =>
  compareVehicles(await fleet.context(site), await Promise.all(stocknums.map(idOf)));
const numbers = async (site: string, stocknums: readonly string[]) =>
  (await compared(site, stocknums)).vehicles.map(({ card }) => card.stockNumber);
const value = async (site: string, stocknum: string, label: string) => {
  const { labels, vehicles } = await compared(site, [stocknum]);
  return vehicles[0]?.values[labels.indexOf(label)];
};
const pageOf = async (site: string, stocknum: string) => {
  const context = await fleet.context(site);
  const { slug } = await fleet.all
    .selectFrom('vehicle')
    .select('slug')
    .where('stocknum', '=', stocknum)
    .executeTakeFirstOrThrow();
  const answer = await viewVehicle(context, slug);
  return answer?.kind === 'page' ? answer.page : null;
};

test('A5x vehicles are compared in the order they are asked for, and each has a value or none for every label', async () => {
  expect(await numbers('harbour', ['two', 'one'])).toEqual(['Stock two', 'Stock one']);
  expect(await value('harbour', 'one', 'Kilometres')).toBe('12,345 km');
  expect(await value('harbour', 'one', 'Seats')).toBe('5');
  expect(await value('harbour', 'one', 'Engine')).toBeNull();
});

test('A5y sold vehicles are compared too, without a price and under the sold tag', async () => {
  const { vehicles } = await compared('harbour', ['sold', 'long-sold']);
  expect(vehicles.map(({ card }) => [card.price, card.tag?.text])).toEqual([
    [null, 'JUST SOLD'],
    [null, 'JUST SOLD'],
  ]);
});

test('P6 what another site has, this one’s filters leave out or the dealer hides is not compared', async () => {
  expect(await numbers('harbour', ['theirs', 'hidden', 'one'])).toEqual(['Stock one']);
  expect(await numbers('diesels', ['one', 'two'])).toEqual(['Stock one']);
  expect((await compareVehicles(await fleet.context('harbour'), [999_999_999])).vehicles).toEqual([]);
});

test('P13 the city that stands in for all others is the one compared', async () => {
  expect([await value('harbour', 'one', 'City'), await value('compare', 'one', 'City')]).toEqual(['Newstead', 'Brisbane']);
});

test('A5z what the button keeps of a vehicle is its id, name, slug, make, model, picture and dealership', async () => {
  expect((await pageOf('harbour', 'two'))?.save).toEqual({
    id: await idOf('two'),
    name: 'The Dealer’s Own Title',
    slug: expect.stringMatching(/^2022-toyota-corolla/) as string,
    make: 'Toyota',
    model: 'Corolla',
    imageUrl: null,
    dealershipId: await fleet.dealershipId('harbour-motors'),
    label: 'Save',
  });
});

test('A5d a sold vehicle has no button to keep it', async () => {
  expect((await pageOf('harbour', 'sold'))?.save).toBeNull();
});

test('A5e where only complete vehicles can be kept, one without a price or photo cannot', async () => {
  expect([(await pageOf('harbour', 'two'))?.save === null, (await pageOf('strict', 'two'))?.save]).toEqual([false, null]);
});

test('P11 where favourites are switched off no card, page or header speaks of them', async () => {
  const context = await fleet.context('off');
  expect(showFavourites(context)).toBeNull();
  expect(siteShell(context, FONT_FILES).saved).toBeNull();
  expect((await pageOf('off', 'one'))?.save).toBeNull();
  expect((await compared('off', ['one'])).vehicles[0]?.card.save).toBeNull();
});

test('C2 a site whose button says Compare calls its page so', async () => {
  expect(showFavourites(await fleet.context('compare'))?.title).toBe('Compare');
  expect(siteShell(await fleet.context('compare'), FONT_FILES).saved).toEqual({
    title: 'Compare',
    href: '/favourites',
    to: 'browser',
  });
  expect(showFavourites(await fleet.context('harbour'))?.title).toBe('Favourites');
});
