import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fenced } from '#src/store/fence.ts';
import { listMissingPhotos } from '#src/store/photos/photo-list.ts';
import { forgetUnusedPhotos } from '#src/store/photos/tidy-photos.ts';
import { readVersions } from '#src/store/site/versions.ts';
import { Gallery } from '#src/ui/gallery/gallery.tsx';
import { exportStock } from '#src/use-cases/stock/export-stock.ts';
import { cardView } from '#src/views/card/card-view.ts';
import { viewVehicle } from '#src/views/vehicle/view-vehicle.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aPhotoYard, type PhotoYard } from './photo-yard.ts';

let yard: PhotoYard;
beforeAll(async () => {
  yard = await aPhotoYard();
  for (const [name, colour] of [
    ['red', '#ff0000'],
    ['green', '#00ff00'],
    ['blue', '#0000ff'],
  ] as const)
    yard.server.has(`/${name}.jpg`, await aPhoto(colour));
  yard.server.has('/page.jpg', (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end('<p>Not here'),
  );
});
afterAll(() => yard.end());
beforeEach(() => yard.clear());

const version = async () => {
  const id = await yard.fleet.dealershipId('harbour-motors');
  return Number((await readVersions(yard.fleet.all, [{ kind: 'dealership', id }])).get(`dealership:${id}`));
};
const hashOf = async (name: string) => {
  const url = `https://photos.example/${name}`;
  const found = await yard.fleet.all.selectFrom('photoSource').select('hash').where('url', '=', url).executeTakeFirstOrThrow();
  return found.hash;
};
const own = async (name: string) => `/images/photos/${await hashOf(name)}`;
/** What a visitor of the vehicle's page and of a list gets. */
async function visited(stocknum: string) {
  const context = await yard.fleet.context('harbour');
  const answer = await viewVehicle(context, await yard.slugOf(stocknum));
  if (answer?.kind !== 'page') throw new Error(`${stocknum} has no page.`);
  const html = renderToStaticMarkup(createElement(Gallery, { view: answer.page.gallery }));
  const card = context.showroom.stock.fixedList([], 50).find((one) => one.stocknum === stocknum);
  return {
    pictures: [...html.matchAll(/<img [^>]*src="([^"?]+)[^"]*"/g)].map(([, address]) => address),
    html,
    card: card === undefined ? null : (cardView(context, card).picture?.src ?? null),
  };
}

test('J10 an import notes its vehicles’ photos; until they are fetched the dealer’s addresses are shown, and pictures of our own stay', async () => {
  await yard.list('A1', ['red.jpg', '/images/suv-a/f34', 'blue.jpg']);
  expect(await yard.states()).toEqual({ 'blue.jpg': 'waiting', 'red.jpg': 'waiting' });
  const shown = ['https://photos.example/red.jpg', '/images/suv-a/f34', 'https://photos.example/blue.jpg'];
  expect(await yard.shown('A1')).toEqual(shown);
});

test('J10 photos that are fetched take the place of the dealer’s at once, in the feed’s order and with its first as the cover', async () => {
  await yard.list('A1', ['blue.jpg', 'red.jpg', 'green.jpg']);
  const before = await version();
  expect(await yard.fetchDue()).toEqual(['kept', 'kept', 'kept']);
  expect(await version()).toBe(before + 1);
  const order = [await own('blue.jpg'), await own('red.jpg'), await own('green.jpg')];
  expect(await yard.shown('A1')).toEqual(order);
  const { pictures, card, html } = await visited('A1');
  expect([...new Set(pictures)]).toEqual(order);
  expect(card).toContain(`${order[0]}?s=`);
  // In every width of the picture route, each of them signed.
  expect(html).toMatch(new RegExp(`${order[0]}\\?s=[\\w-]{12}&amp;w=160 160w, .* 1200w`));
});

test('J10 when the first photo fails, page and card show the second; the vehicle page of one whose photos all failed has none', async () => {
  await yard.list('A1', ['none.jpg', 'red.jpg']);
  await yard.list('A2', ['page.jpg']);
  await yard.fetchDue();
  const first = await visited('A1');
  expect(new Set(first.pictures)).toEqual(new Set([await own('red.jpg')]));
  expect(first.card).toContain(await own('red.jpg'));
  expect(await visited('A2')).toMatchObject({ pictures: [], card: null });
});

test('J10 a photo that two vehicles name is fetched once, and one content under two addresses is kept once', async () => {
  const before = yard.server.asked.length;
  yard.server.has('/copy.jpg', await aPhoto('#ff0000'));
  await yard.list('A1', ['red.jpg']);
  await yard.list('A2', ['red.jpg', 'copy.jpg']);
  await yard.list('B1', ['red.jpg'], { dealership: 'summit-toyota' });
  await yard.fetchDue();
  // Once for each dealership: what one of them names is none of the other's business.
  expect(yard.server.asked.slice(before).toSorted()).toEqual(['/copy.jpg', '/red.jpg', '/red.jpg']);
  expect(yard.files()).toHaveLength(1);
  expect(await yard.shown('A1')).toEqual(await yard.shown('A2'));
  expect(await yard.shown('B1', 'summit')).toEqual(await yard.shown('A1'));
});

test('J10 a photo is not fetched again when its vehicle changes, and a new address of it is', async () => {
  await yard.list('A1', ['red.jpg']);
  await yard.fetchDue();
  const before = yard.server.asked.length;
  await yard.list('A1', ['red.jpg'], { price: 29_000 });
  expect(await yard.fetchDue()).toEqual([]);
  await yard.list('A1', ['blue.jpg'], { price: 28_000 });
  expect(await yard.fetchDue()).toEqual(['kept']);
  expect(yard.server.asked.slice(before)).toEqual(['/blue.jpg']);
});

test('J10 a day later a changed vehicle’s photos are asked about, and fetched only when their server says that they changed', async () => {
  let edition = '"1"';
  let sent = 0;
  const colours = new Map([
    ['"1"', await aPhoto('#ff0000')],
    ['"2"', await aPhoto('#0000ff')],
  ]);
  yard.server.has('/edited.jpg', ({ headers }, response) => {
    if (headers['if-none-match'] === edition) return void response.writeHead(304).end();
    sent += 1;
    response.writeHead(200, { 'Content-Type': 'image/jpeg', ETag: edition }).end(colours.get(edition));
  });
  await yard.list('A1', ['edited.jpg']);
  await yard.fetchDue();
  const first = await yard.shown('A1');
  await yard.age('25 hours');
  await yard.list('A1', ['edited.jpg'], { price: 29_000 });
  const before = await version();
  expect([await yard.fetchDue(), sent]).toEqual([['unchanged'], 1]);
  expect([await yard.shown('A1'), await version()]).toEqual([first, before]);
  edition = '"2"';
  await yard.age('25 hours');
  await yard.list('A1', ['edited.jpg'], { price: 28_000 });
  expect([await yard.fetchDue(), sent]).toEqual([['kept'], 2]);
  expect(await yard.shown('A1')).not.toEqual(first);
});

test('J10 a photo that is kept stays when its server no longer has it', async () => {
  yard.server.has('/gone.jpg', await aPhoto('#00ff00'));
  await yard.list('A1', ['gone.jpg']);
  await yard.fetchDue();
  const before = await yard.shown('A1');
  yard.server.hasNot('/gone.jpg');
  await yard.age('25 hours');
  await yard.list('A1', ['gone.jpg'], { price: 29_000 });
  expect(await yard.fetchDue()).toEqual(['unchanged']);
  expect(await yard.shown('A1')).toEqual(before);
});

test('J10 photos that lie in a feed’s folder are kept and shown in their order; one that is missing or a HEIC is listed and skipped', async () => {
  const folder = path.join(yard.folder, 'feeds', 'harbour-motors', 'ftp');
  mkdirSync(folder, { recursive: true });
  const put = (name: string, bytes: Buffer) => {
    writeFileSync(path.join(folder, name), bytes);
    utimesSync(path.join(folder, name), new Date(0), new Date(0));
  };
  put('one.jpg', await aPhoto('#ff0000'));
  put('two.jpg', await aPhoto('#0000ff'));
  put('phone.heic', Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'x'.repeat(40)}`));
  await yard.list('UP', ['upload:ftp/phone.heic', 'upload:ftp/two.jpg', 'upload:ftp/late.jpg', 'upload:ftp/one.jpg']);
  expect(await yard.shown('UP')).toEqual([]);
  expect((await yard.fetchDue()).toSorted()).toEqual(['failed', 'failed', 'kept', 'kept']);
  const kept = await yard.shown('UP');
  expect(kept).toHaveLength(2);
  expect(await yard.states()).toMatchObject({
    'upload:ftp/phone.heic': 'failed: The photo is a HEIC, which cannot be read here: send it as JPEG.',
    'upload:ftp/late.jpg': 'waiting: The photo is not in the feed’s folder.',
  });
  put('late.jpg', await aPhoto('#00ff00'));
  await yard.hurry();
  expect(await yard.fetchDue()).toEqual(['kept']);
  const [first, , last] = await yard.shown('UP');
  expect([first, last]).toEqual(kept);
});

test('J10 no more than sixty photos of a vehicle are fetched', async () => {
  await yard.list(
    'A1',
    Array.from({ length: 61 }, (_, at) => `many-${at}.jpg`),
  );
  const names = Object.keys(await yard.states());
  expect([names.length, names.includes('many-60.jpg')]).toEqual([60, false]);
});

test('J10 the web sees the photos of its own site’s dealerships alone', async () => {
  await yard.list('A1', ['red.jpg']);
  await yard.list('B1', ['blue.jpg'], { dealership: 'summit-toyota' });
  await yard.fetchDue();
  const seen = async (site: string) =>
    fenced(yard.fleet.app, await yard.fleet.siteId(site), async (trx) =>
      (await trx.selectFrom('photoSource').select('url').execute()).map(({ url }) => url),
    );
  expect([await seen('harbour'), await seen('summit')]).toEqual([
    ['https://photos.example/red.jpg'],
    ['https://photos.example/blue.jpg'],
  ]);
});

test('J1, J10 an export names photos as their feed does, also once they are kept', async () => {
  await yard.list('A1', ['blue.jpg', 'page.jpg']);
  await yard.fetchDue();
  const rows: Readonly<Record<string, string>>[] = [];
  await exportStock(yard.fleet.platform, { dealership: 'harbour-motors', now: NOW }, (some) =>
    Promise.resolve(void rows.push(...some)),
  );
  expect(rows.map(({ images = '' }) => [...images.matchAll(/"url":"(https:[^"]+)"/g)].map(([, url]) => url))).toEqual([
    [
      'https://photos.example/blue.jpg',
      'https://photos.example/blue.jpg',
      'https://photos.example/page.jpg',
      'https://photos.example/page.jpg',
    ],
  ]);
});

test('J10 photos of flaws are fetched and shown like the others, one that failed is left out, and none that is named is forgotten', async () => {
  const spot = (name: string) => ({
    kind: 'flaw',
    description: name,
    positions: [],
    photo_url: `https://photos.example/${name}`,
  });
  const hotspots = { exterior: [spot('red.jpg'), spot('page.jpg')], interior: [spot('blue.jpg')] };
  await yard.fleet.stock('harbour-motors', [aVehicle({ stocknum: 'A', images: [], hotspots })]);
  const details = async () =>
    (await (await yard.fleet.storeOf('harbour')).vehicle(await yard.slugOf('A')))?.hotspots.map(({ photoUrl }) => photoUrl);
  expect(await details()).toEqual(['red', 'page', 'blue'].map((name) => `https://photos.example/${name}.jpg`));
  expect((await yard.fetchDue()).toSorted()).toEqual(['failed', 'kept', 'kept']);
  expect(await details()).toEqual([
    `/images/photos/${await hashOf('red.jpg')}`,
    null,
    `/images/photos/${await hashOf('blue.jpg')}`,
  ]);
  const id = await yard.fleet.dealershipId('harbour-motors');
  expect(await listMissingPhotos(yard.fleet.all, id, { isFailedOnly: true, most: 9 })).toMatchObject([
    { url: 'https://photos.example/page.jpg', vehicles: [{ stocknum: 'A', place: null }] },
  ]);
  await forgetUnusedPhotos(yard.fleet.all, id);
  expect(await yard.fleet.all.selectFrom('photoSource').select('id').where('unusedSince', 'is not', null).execute()).toEqual([]);
});
