import { afterEach, beforeEach, expect, test } from 'vitest';
import { RenderTurns } from '#src/server/http/render-turns.ts';
import { Directory } from '#src/showroom/directory.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { askRaw, bothWays } from '#tests/factories/a-raw-answer.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aWebServer, type WebServer } from '#tests/factories/a-web-server.ts';
import { edgeOptions } from '#tests/factories/an-edge.ts';

const DAY = 86_400_000;
const SOLD = '2026-11-14T06:00:00Z';
let fleet: Fleet;
let showrooms: Showrooms;
let directory: Directory;
let server: WebServer;
let now: number;
beforeEach(async () => {
  now = NOW.getTime();
  fleet = await aFleet([
    aSiteFile({ slug: 'harbour', domains: ['www.harbour.example'] }),
    aSiteFile({ slug: 'coastline', dealerships: [aDealership('coastline-mg')] }),
  ]);
  await fleet.stock('harbour-motors', [
    aVehicle({ stocknum: 'H1', km: 10 }),
    aVehicle({ stocknum: 'GONE', km: 20, status: 'sold', sold_date: SOLD }),
  ]);
  await fleet.stock('coastline-mg', [aVehicle({ stocknum: 'C1', km: 30 })]);
  showrooms = fleet.showrooms({ now: () => now });
  directory = new Directory(fleet.app, 'local');
  await directory.refresh();
  const edge = await edgeOptions(fleet, {
    directory,
    showrooms,
    turns: new RenderTurns(10),
    // A page that says which site it is of, where it is, and what is in stock.
    render: (request, { site, showroom }) => {
      const cars = showroom.stock.fixedList([], 100).map(({ stocknum, km }) => `${stocknum} at ${km} km`);
      return Promise.resolve(new Response(`${site.slug}${new URL(request.url).pathname}: ${cars.join(', ')}.`));
    },
  });
  server = await aWebServer({ edge });
});
afterEach(async () => {
  await server.close();
  await fleet.end();
});

/** What visitors read who do not force the long way, and the way they got it. */
async function read(target: string, host = 'harbour.localhost'): Promise<string> {
  const { body, status } = await askRaw(server, { target, host });
  return `${server.ways.at(-1)} ${status} ${body}`;
}

test('J3 a change of stock is seen by the next request once it is in memory, although the old page was answered the hot way', async () => {
  await read('/contact-us');
  expect(await read('/contact-us')).toBe('hot 200 harbour/contact-us: H1 at 10 km, GONE at 20 km.');
  await fleet.stock('harbour-motors', [aVehicle({ stocknum: 'H1', km: 11 })]);
  await showrooms.refresh();
  expect(await read('/contact-us')).toBe('long 200 harbour/contact-us: H1 at 11 km, GONE at 20 km.');
  expect(await read('/contact-us')).toBe('hot 200 harbour/contact-us: H1 at 11 km, GONE at 20 km.');
});

test('S7.2 a page changes at the exact instant at which a sold car leaves, the hot way too', async () => {
  await read('/contact-us');
  now = Date.parse(SOLD) + 3 * DAY - 1;
  await read('/contact-us');
  expect(await read('/contact-us')).toBe('hot 200 harbour/contact-us: H1 at 10 km, GONE at 20 km.');
  now += 1;
  expect(await read('/contact-us')).toBe('long 200 harbour/contact-us: H1 at 10 km.');
});

test('the same path at another site’s host is that site’s page', async () => {
  for (const host of ['harbour.localhost', 'coastline.localhost']) await read('/contact-us', host);
  expect(await read('/contact-us', 'harbour.localhost')).toMatch(/^hot 200 harbour\//);
  expect(await read('/contact-us', 'coastline.localhost')).toBe('hot 200 coastline/contact-us: C1 at 30 km.');
});

test('I5.5 a site’s other host redirects although the page is in memory, and a host taken from a site is nobody’s', async () => {
  for (const _ of [1, 2]) await read('/contact-us');
  expect(await read('/contact-us', 'www.harbour.example')).toMatch(/^long 308 /);
  await fleet.apply([aSiteFile({ slug: 'harbour', domains: [] })]);
  await directory.refresh();
  expect(await read('/contact-us', 'www.harbour.example')).toMatch(/^long 404 /);
});

test('every spelling of a query is answered alike both ways, from one page', async () => {
  const targets = ['/contact-us', '/contact-us?utm_source=a', '/contact-us?', '/contact-us?&x', '/contact-us?a=1&b=2'];
  for (const target of targets) {
    const { hot, long, way } = await bothWays(server, { target });
    expect([way, hot.body]).toEqual(['hot', 'harbour/contact-us: H1 at 10 km, GONE at 20 km.']);
    expect(long).toContainEqual(hot);
  }
});
