import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SheetMade, SheetWanted } from '#src/adapters/pdf/sheet-press.ts';
import { printVehicle } from '#src/http/print-vehicle.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { viewPrintPage } from '#src/views/print/view-print-page.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { someServices } from '#tests/factories/some-services.ts';

let fleet: Fleet;
beforeAll(async () => {
  const yard = aLocation({
    address: { street: '1 Wharf Road', city: 'Newcastle', state: 'NSW', postcode: '2300' },
    contact_detail: { phone: '02 4900 0000' },
    dealer_license_number: 'MD1',
  });
  fleet = await aFleet([
    aSiteFile({ slug: 'harbour', dealerships: [aDealership('one', { name: 'Dealer One', locations: [yard] })] }),
    aSiteFile({ slug: 'other' }),
  ]);
  await fleet.stock('one', [
    aVehicle({
      stocknum: 'car',
      badge: 'SX',
      before_price: 27_000,
      km: 12_345,
      dealercomments: '<p>One <b>owner</b>.</p><p>Cheap &amp; good</p>',
    }),
    aVehicle({ stocknum: 'dearer', before_price: 20_000 }),
    aVehicle({ stocknum: 'no-price', price: null }),
    aVehicle({
      stocknum: 'ours',
      images: [{ image: { url: '/images/suv-a/front?paint=1b3f86', thumb: { url: '/images/suv-a/front' } } }],
    }),
    aVehicle({
      stocknum: 'outside',
      images: [{ image: { url: 'https://cdn.example/1.jpg', thumb: { url: 'https://cdn.example/1.jpg' } } }],
    }),
    aVehicle({ stocknum: 'sold', status: 'sold', sold_date: '2024-01-01T00:00:00Z' }),
    aVehicle({ stocknum: 'hidden', show_on_dealer_website: false }),
  ]);
  await fleet.stock('other-motors', [aVehicle({ stocknum: 'theirs' })]);
});
afterAll(() => fleet.end());

const car = (stocknum: string) =>
  fleet.all.selectFrom('vehicle').select(['id', 'slug']).where('stocknum', '=', stocknum).executeTakeFirstOrThrow();

/** What is answered at a vehicle's PDF, and what the press was given to print. */
async function printed(key: string, method = 'GET', made: SheetMade = { kind: 'printed', pdf: new Uint8Array([1, 2, 3]) }) {
  const wanted: (SheetWanted | null)[] = [];
  const press = {
    ready: () => null,
    sheet: async (_: string, one: () => Promise<SheetWanted | null>) => {
      wanted.push(await one());
      return made;
    },
  };
  const context = { ...(await fleet.context('harbour')), services: someServices(NOW, { press }) };
  const answer = await printVehicle(new Request('http://x/', { method }), context, key);
  return { answer, wanted: wanted[0] };
}
const sheetOf = async (stocknum: string) => (await printed((await car(stocknum)).slug)).wanted?.sheet;

test('V18y the PDF of a vehicle is kept as a file of its name', async () => {
  const { slug } = await car('car');
  const { answer } = await printed(slug);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
    200,
    'application/pdf',
    `attachment; filename="${slug}.pdf"`,
  ]);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
});

test('V18z the sheet says what the page says: name, price, meaning, the dealer’s words as plain text', async () =>
  expect(await sheetOf('car')).toMatchObject({
    title: '2022 Toyota Corolla',
    badge: 'SX',
    price: { text: '$25,000', was: '$27,000' },
    comments: 'One owner. Cheap & good',
    dealer: 'Dealer One',
    place: ['1 Wharf Road', 'Newcastle NSW 2300'],
    phone: '02 4900 0000',
    stockNumber: 'car',
    day: '15 Nov 2026',
  }));

test('K1 a price on paper says what it is', async () => expect((await sheetOf('car'))?.price?.meaning).toMatch(/\w{4}/));

test('K6 a was-price is on paper only while it is higher, and never beside words', async () => {
  expect((await sheetOf('dearer'))?.price).toMatchObject({ text: '$25,000', was: null });
  expect((await sheetOf('no-price'))?.price).toMatchObject({ was: null, meaning: null });
});

test('K3 the dealer’s licence is on paper where the state wants it', async () =>
  expect((await sheetOf('car'))?.licences).toEqual(['Dealer licence MD1']));

test('V18g the address on the sheet is the page’s whole address', async () => {
  const { slug } = await car('car');
  const { origin } = await fleet.context('harbour');
  expect(origin).toMatch(/^https?:\/\/[^/]+$/);
  expect((await sheetOf('car'))?.address).toBe(`${origin}/cars/${slug}`);
});

test('V8 a sold vehicle has a sheet that says SOLD and no price', async () =>
  expect(await sheetOf('sold')).toMatchObject({ soldText: 'SOLD', price: null }));

test('V18h only a picture of the platform’s own is printed: nothing is fetched from outside', async () => {
  const address = async (stocknum: string) => (await printed((await car(stocknum)).slug)).wanted?.pictureAddress;
  expect(await address('ours')).toMatch(/^\/images\/suv-a\/front\?.*w=1200.*f=jpeg$/);
  expect(await address('outside')).toBeNull();
  expect(await address('car')).toBeNull();
});

test('I3.1 by its id the PDF is at its own address', async () => {
  const { id, slug } = await car('car');
  const { answer } = await printed(String(id));
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/cars/${slug}.pdf`]);
});

test('P6 another site’s, a hidden one and one that never was are the same 404, on paper and on screen', async () => {
  const context = await fleet.context('harbour');
  const keys = [(await car('theirs')).slug, (await car('hidden')).slug, 'never', '', '%00', 'a\u0000b', '../x'];
  for (const key of keys) {
    const { answer } = await printed(key);
    expect([answer.status, await answer.json()]).toMatchObject([404, { detail: 'There is no such vehicle.' }]);
    expect(await viewPrintPage(context, key)).toBeNull();
  }
});

test('V18p a sheet that cannot be made is a problem with its message, not a failure', async () => {
  const { answer } = await printed((await car('car')).slug, 'GET', { kind: 'failed' });
  expect([answer.status, (await answer.json()).detail]).toEqual([
    503,
    'We couldn’t prepare the PDF. Please try again in a moment.',
  ]);
});

test('H8.6 an address that has had its share of sheets is told to wait, and still gets those that are printed already', async () => {
  const { slug } = await car('car');
  const pdf = new Uint8Array([1]);
  let isPrinted = false;
  const press = {
    ready: () => (isPrinted ? Promise.resolve({ kind: 'printed' as const, pdf }) : null),
    sheet: () => Promise.resolve({ kind: 'printed' as const, pdf }),
  };
  const services = someServices(NOW, { press, sheets: new AddressLimit(2, 60_000, () => NOW.getTime()) });
  const sender = { ip: '203.0.113.9', visitor: null, session: null, isSecure: true, userAgent: '', page: '' };
  const context = { ...(await fleet.context('harbour')), services, sender };
  const ask = () => printVehicle(new Request('http://x/'), context, slug);
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
  const third = await ask();
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '60']);
  isPrinted = true;
  expect((await ask()).status).toBe(200);
});

test('I4 the address of a PDF is only read', async () =>
  expect((await printed((await car('car')).slug, 'POST')).answer.status).toBe(405));

test('V18x the printable page has the same facts, the code and both ways on', async () => {
  const { slug } = await car('car');
  const page = await viewPrintPage(await fleet.context('harbour'), slug);
  expect(page?.sheet).toEqual(await sheetOf('car'));
  expect([page?.vehicleHref, page?.pdfHref]).toEqual([`/cars/${slug}`, `/cars/${slug}.pdf`]);
  expect(page?.qr.path).toMatch(/^M2 2h7v1h-7z/);
});
