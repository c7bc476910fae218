import { expect } from '@playwright/test';
import { aReservingSite, slugOf } from '#tests/e2e/checkout-page.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { aRow, type MadeSite, makeSite } from '#tests/e2e/make-site.ts';

// One site serves all of these: each test has a vehicle of its own.
test.describe.configure({ mode: 'default' });

let yard: MadeSite;
test.beforeAll(async () => {
  yard = await aReservingSite('reserve-button', ['Alpha'], { savesTo: 'account' });
});

test('R1 the reserve button is labelled as the site says, and leads to the checkout', async () => {
  const button = async (slug: string, path: string) =>
    /<fc-buying[^>]*data-does="keeping"[^>]*><a href="([^"]+)"[^>]*>([^<]+)/.exec((await fetchSite(slug, path)).text)?.slice(1);
  const slug = await slugOf(yard, 'Alpha');
  expect(await button(yard.slug, `/cars/${slug}`)).toEqual([`/cars/${slug}/checkout`, 'Reserve Car Now for $200']);
  const labels = async (demo: string) => {
    const cars = await vehicleLinks(demo);
    return new Set(await Promise.all(cars.slice(0, 12).map(async (car) => (await button(demo, car))?.[1])));
  };
  expect(await labels('swiftlane')).toContain('Buy Online');
  expect(await labels('harbour')).toContain('Reserve Now $500');
  expect([...(await labels('redgum'))]).not.toContainEqual(expect.stringMatching(/^(?:Reserve|Buy)/));
});

test('R1, C8 where a subscription’s price is shown, what the vehicle costs to buy stands by the button that sells it', async () => {
  const weekly = await makeSite('weekly');
  await weekly.stock([
    aRow({ stocknum: 'W', model: 'Whiskey', price: 34_990, subscription_price: 269 }),
    aRow({ stocknum: 'Z', model: 'Zulu', price: 31_990 }),
  ]);
  await weekly.change((file) => ({
    ...file,
    switches: { ...file.switches, reserveEnabled: true, offersSubscriptions: true },
  }));
  await expect.poll(async () => (await fetchSite(weekly.slug, '/search/new-used-and-demo-cars/')).text).toContain('Zulu');
  const text = async (model: string) => (await fetchSite(weekly.slug, `/cars/${await slugOf(weekly, model)}`)).text;
  await expect.poll(() => text('Whiskey')).toContain('Or buy it for $34,990.');
  expect(await text('Zulu')).not.toContain('Or buy it for');
});

test('R1 a vehicle that cannot be reserved offers something similar instead, and a site that takes no reservations neither', async () => {
  const other = await makeSite('cheap');
  await other.stock([aRow({ stocknum: 'X', model: 'Xray', price: 150 }), aRow({ stocknum: 'Y', model: 'Yankee', price: 9_990 })]);
  const [xray, yankee] = [() => slugOf(other, 'Xray'), () => slugOf(other, 'Yankee')];
  await expect.poll(async () => (await fetchSite(other.slug, '/search/new-used-and-demo-cars/')).text).toContain('Yankee');
  const text = async (slug: string) => (await fetchSite(other.slug, `/cars/${slug}`)).text;
  for (const slug of [await xray(), await yankee()])
    expect(await text(slug)).not.toMatch(/Reserve Car Now|Find Me Something Similar/);
  expect((await fetchSite(other.slug, `/cars/${await yankee()}/checkout`)).status).toBe(404);
  await other.change((file) => ({ ...file, switches: { ...file.switches, reserveEnabled: true } }));
  await expect.poll(async () => text(await yankee())).toContain('Reserve Car Now for $200');
  expect(await text(await xray())).toMatch(/Find Me Something Similar/);
  expect(await text(await xray())).not.toContain('Reserve Car Now');
});
