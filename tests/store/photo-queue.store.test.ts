import path from 'node:path';
import { sql } from 'kysely';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import { S3Photos } from '#src/adapters/photos/s3-photos.ts';
import { watchPhotos } from '#src/jobs/watch-photos.ts';
import { takeDuePhotos } from '#src/store/photos/due-photos.ts';
import { askForPhoto, storePhotos } from '#src/use-cases/photos/fetch-photos.ts';
import { managePhotos } from '#src/use-cases/photos/manage-photos.ts';
import { tidyPhotos } from '#src/use-cases/photos/tidy-photos.ts';
import { aPhoto } from '#tests/factories/a-photo.ts';
import { redirectTo } from '#tests/factories/a-photo-server.ts';
import { anS3Server } from '#tests/factories/an-s3-server.ts';
import { runCommands } from '#tests/store/run-commands.ts';
import { aPhotoYard, type PhotoYard } from './photo-yard.ts';

const log = pino({ level: 'silent' });
let yard: PhotoYard;
beforeAll(async () => {
  yard = await aPhotoYard();
  for (const colour of ['red', 'green', 'blue']) yard.server.has(`/${colour}.jpg`, await aPhoto(colour));
});
afterAll(() => yard.end());
beforeEach(() => yard.clear());

test('J10 the worker fetches what an import brings, one dealership beside another', async () => {
  const stop = watchPhotos(yard.means, log);
  await yard.list('A1', ['red.jpg', 'none.jpg', 'green.jpg']);
  await yard.list('B1', ['blue.jpg'], { dealership: 'summit-toyota' });
  await vi.waitFor(
    async () =>
      expect(await yard.states()).toEqual({
        'blue.jpg': 'stored',
        'green.jpg': 'stored',
        'none.jpg': 'waiting: The photo’s address answered 404.',
        'red.jpg': 'stored',
      }),
    { timeout: 20_000, interval: 100 },
  );
  await stop();
});

test('J10 two workers never take the same photo, dealerships take turns, and none has more than its share under way', async () => {
  await yard.list(
    'A1',
    Array.from({ length: 20 }, (_, at) => `a-${at}.jpg`),
  );
  await yard.list('B1', ['b-1.jpg', 'b-2.jpg'], { dealership: 'summit-toyota' });
  const db = yard.fleet.all;
  const first = await takeDuePhotos(db, 4, 4, new Map());
  expect(first.filter(({ url }) => url.includes('/b-'))).toHaveLength(2);
  const [one, two] = await Promise.all([takeDuePhotos(db, 6, 4, new Map()), takeDuePhotos(db, 6, 4, new Map())]);
  const urls = [...first, ...one, ...two].map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  const harbour = await yard.fleet.dealershipId('harbour-motors');
  for (const taken of [one, two]) expect(taken.length).toBeLessThanOrEqual(4);
  expect(await takeDuePhotos(db, 6, 4, new Map([[harbour, 4]]))).toEqual([]);
});

test('J10 a photo whose worker died is taken again when its lease has ended, and after too many deaths counts as failed', async () => {
  await yard.list('A1', ['red.jpg']);
  for (let death = 0; death < 6; death += 1) {
    expect(await takeDuePhotos(yard.fleet.all, 5, 5, new Map())).toHaveLength(1);
    expect(await takeDuePhotos(yard.fleet.all, 5, 5, new Map())).toEqual([]);
    await yard.hurry();
  }
  expect(await yard.fetchDue()).toEqual(['failed']);
  expect(await yard.states()).toEqual({ 'red.jpg': 'failed: Work on the photo was interrupted too often.' });
});

test('J10 a worker that comes too late with a failure does not undo what another one has kept', async () => {
  await yard.list('A1', ['red.jpg', 'green.jpg']);
  const refuse = () => Promise.reject(new GetRefused('The photo did not arrive within 20 seconds.'));
  const taken = await takeDuePhotos(yard.fleet.all, 5, 5, new Map());
  const late = await Promise.all(taken.map((one) => askForPhoto({ ...yard.means, fetch: refuse }, one)));
  await yard.hurry();
  expect(await yard.fetchDue()).toEqual(['kept', 'kept']);
  await storePhotos(yard.means, late);
  expect(await yard.states()).toEqual({ 'green.jpg': 'stored', 'red.jpg': 'stored' });
});

test('J10 a photo that its server does not have is tried six times and then listed as failed; one that comes meanwhile is shown', async () => {
  await yard.list('A1', ['never.jpg', 'late.jpg']);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    if (attempt === 3) yard.server.has('/late.jpg', await aPhoto('#00ff00'));
    await yard.fetchDue();
    await yard.hurry();
  }
  expect(await yard.fetchDue()).toEqual([]);
  expect(await yard.states()).toEqual({ 'late.jpg': 'stored', 'never.jpg': 'failed: The photo’s address answered 404.' });
});

test('J10 what cannot get better is tried once: a private address, something that is no photo', async () => {
  yard.server.has('/inside.jpg', redirectTo('https://169.254.169.254/latest/meta-data/'));
  yard.server.has('/words.jpg', Buffer.from('<p>words'));
  await yard.list('A1', ['inside.jpg', 'words.jpg']);
  await yard.fetchDue();
  expect(await yard.states()).toEqual({
    'inside.jpg': 'failed: The photo’s address is not on the public internet.',
    'words.jpg': 'failed: The photo is not a JPEG, PNG, WebP or AVIF.',
  });
});

test('J10 failed photos are listed with their vehicles and reasons, and can be fetched again', async () => {
  yard.server.has('/words.jpg', Buffer.from('<p>words'));
  await yard.list('A1', ['red.jpg', 'words.jpg']);
  await yard.list('A2', ['words.jpg', 'none.jpg']);
  await yard.fetchDue();
  const at = ['--dealership', 'harbour-motors'];
  const [all, failed, json, retry, unknown] = await runCommands(yard.fleet.database, yard.folder, [
    ['photos', ...at],
    ['photos', ...at, '--failed'],
    ['photos', ...at, '--failed', '--json'],
    ['photos', 'retry', ...at],
    ['photos', '--dealership', 'nobody'],
  ]);
  const line = 'failed   A1 photo 2, A2 photo 1  https://photos.example/words.jpg: The photo is not a JPEG, PNG, WebP or AVIF.';
  expect(all?.output).toContain(`1 photo stored, 1 waiting, 1 failed.\n${line}\nwaiting  A2 photo 2`);
  expect(failed?.output).toBe(`1 photo stored, 1 waiting, 1 failed.\n${line}\n`);
  expect(JSON.parse(json?.output ?? '')).toMatchObject({
    failed: 1,
    photos: [
      { url: 'https://photos.example/words.jpg', state: 'failed', vehicles: [{ stocknum: 'A1', place: 2 }, { stocknum: 'A2' }] },
    ],
  });
  expect(retry).toEqual({ code: 0, output: '2 photos will be fetched again.\n' });
  expect(unknown?.output).toContain('There is no dealership "nobody".');
  yard.server.has('/words.jpg', await aPhoto('#0000ff'));
  await yard.fetchDue();
  expect((await yard.states())['words.jpg']).toBe('stored');
});

test('J10 a photo that arrived and could not be kept is no failed photo: it is still shown from the dealer, and fetched later', async () => {
  await yard.list('A1', ['red.jpg']);
  const photos = { ...yard.means.photos, put: () => Promise.reject(new Error('The disk is full.')) };
  const due = await takeDuePhotos(yard.fleet.all, 5, 5, new Map());
  const asked = await Promise.all(due.map((one) => askForPhoto(yard.means, one)));
  await storePhotos({ ...yard.means, photos }, asked);
  expect(yard.failures.map(String)).toEqual(['Error: The disk is full.']);
  expect(await yard.states()).toEqual({ 'red.jpg': 'waiting' });
  expect(await yard.shown('A1')).toEqual(['https://photos.example/red.jpg']);
  await yard.hurry();
  expect(await yard.fetchDue()).toEqual(['kept']);
});

test('J10 a photo that no vehicle has named for thirty days is deleted, and not a day before; one that another vehicle names stays', async () => {
  await yard.list('A1', ['red.jpg', 'green.jpg']);
  await yard.list('A2', ['green.jpg']);
  await yard.fetchDue();
  await yard.list('A1', ['blue.jpg'], { price: 29_000 });
  await yard.fetchDue();
  const tidy = () => tidyPhotos(yard.fleet.all, yard.means.photos);
  expect(await tidy()).toEqual({ addresses: 0, photos: 0 });
  await yard.age('29 days');
  expect(await tidy()).toEqual({ addresses: 0, photos: 0 });
  expect(yard.files()).toHaveLength(3);
  await yard.age('2 days');
  expect(await tidy()).toEqual({ addresses: 1, photos: 1 });
  expect(yard.files()).toHaveLength(2);
  expect(await yard.states()).toEqual({ 'blue.jpg': 'stored', 'green.jpg': 'stored' });
});

test('J10 a photo that comes back before its time is up stays', async () => {
  await yard.list('A1', ['red.jpg']);
  await yard.fetchDue();
  await yard.list('A1', [], { price: 29_000 });
  await tidyPhotos(yard.fleet.all, yard.means.photos);
  await yard.age('29 days');
  await yard.list('A1', ['red.jpg'], { price: 28_000 });
  const desk = await managePhotos(yard.fleet.all, 'harbour-motors');
  expect(await desk?.count()).toEqual({ stored: 1, waiting: 0, failed: 0 });
  await yard.age('29 days');
  expect(await tidyPhotos(yard.fleet.all, yard.means.photos)).toEqual({ addresses: 0, photos: 0 });
  expect(yard.files()).toHaveLength(1);
});

test('J10 photos are fetched into a store that speaks S3 as into a folder, and deleted from it', async () => {
  const server = await anS3Server(path.join(yard.folder, 's3'));
  const means = { ...yard.means, photos: new S3Photos(server.settings) };
  try {
    await yard.list('A1', ['red.jpg']);
    const due = await takeDuePhotos(yard.fleet.all, 5, 5, new Map());
    await storePhotos(means, await Promise.all(due.map((one) => askForPhoto(means, one))));
    const [address = ''] = await yard.shown('A1');
    const hash = address.split('/').at(-1) ?? '';
    expect((await means.photos.read(hash))?.length).toBeGreaterThan(100);
    expect(yard.files()).toEqual([]);
    await sql`delete from vehicle`.execute(yard.fleet.all);
    await tidyPhotos(yard.fleet.all, means.photos);
    await yard.age('31 days');
    await tidyPhotos(yard.fleet.all, means.photos);
    expect(await means.photos.read(hash)).toBeNull();
  } finally {
    await server.stop();
  }
});
