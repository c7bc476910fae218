import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { toNodeHandler } from 'srvx/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import { currentAsker } from '#src/server/http/asker.ts';
import type { EdgeOptions } from '#src/server/http/edge.ts';
import { RenderTurns } from '#src/server/http/render-turns.ts';
import { connect, type Database } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { compareVehicles } from '#src/views/favourites/compare-vehicles.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { A_PERSON } from '#tests/factories/a-sent-lead.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { anEdge } from '#tests/factories/an-edge.ts';

const HOST = 'harbour.localhost';
/** As many as are compared at once. */
const LONG_SOLD = 12;
let fleet: Fleet;
let archived: { id: number; slug: string }[];
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ slug: 'harbour' }), aSiteFile({ slug: 'other' })]);
  const sold = Array.from({ length: LONG_SOLD }, (_, at) =>
    aVehicle({ stocknum: `sold-${at}`, status: 'sold', sold_date: '2024-01-01T00:00:00Z' }),
  );
  await fleet.stock('harbour-motors', [aVehicle({ stocknum: 'here' }), ...sold]);
  await fleet.stock('other-motors', [aVehicle({ stocknum: 'theirs', status: 'sold', sold_date: '2024-01-01T00:00:00Z' })]);
  archived = await fleet.all
    .selectFrom('vehicle')
    .select(['id', 'slug'])
    .where('stocknum', 'like', 'sold-%')
    .orderBy('id')
    .execute();
});
afterAll(() => fleet.end());

const get = (path: string) => new Request(`http://${HOST}${path}`, { headers: { host: HOST } });
const lead = () =>
  new Request(`http://${HOST}/api/leads`, {
    method: 'POST',
    body: JSON.stringify({ form: 'contact', ...A_PERSON, message: crypto.randomUUID(), car_id: archived[0]?.id }),
    headers: { host: HOST, origin: `http://${HOST}`, 'content-type': 'application/json' },
  });

/** Holds connections of a pool until told to let go. */
async function hold(db: Database, count: number): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const held = Array.from({ length: count }, () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const done = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      begin();
      await promise;
    });
    return { begun, done };
  });
  await Promise.all(held.map(({ begun }) => begun));
  return async () => {
    resolve();
    await Promise.all(held.map(({ done }) => done));
  };
}

/** An edge whose pages each read one vehicle from the store, with two connections for reading and room for four to wait. */
async function aReadingEdge(options: Partial<EdgeOptions> = {}) {
  const reads = connect(fleet.database.app, { max: 2, maxWaiting: 4, asker: currentAsker });
  const render: EdgeOptions['render'] = async (_, context) =>
    Response.json(
      { found: (await context.store.vehicle(archived[0]?.slug ?? '')) !== null },
      { headers: { 'Cache-Control': 'no-store' } },
    );
  return { reads, edge: await anEdge(fleet, { reads, render, ...options }) };
}

test('H8.7 while every read connection is held four reads wait and the rest are turned away with 503, and a lead is taken', async () => {
  const { reads, edge } = await aReadingEdge();
  const letGo = await hold(reads, 2);
  const statuses: number[] = [];
  const { promise: sixAnswered, resolve: answeredSix } = Promise.withResolvers<void>();
  const asked = Array.from({ length: 10 }, async (_, at) => {
    const { status } = await edge(get(`/cars/some-car-${at}`), '203.0.113.1');
    if (statuses.push(status) === 6) answeredSix();
  });
  await sixAnswered;
  // Four reads still wait, and what the lead is about must be read from the store, too.
  expect((await edge(lead(), '203.0.113.2')).status).toBe(201);
  expect(statuses).toEqual([503, 503, 503, 503, 503, 503]);
  await letGo();
  await Promise.all(asked);
  expect(statuses.slice(6)).toEqual([200, 200, 200, 200]);
  await reads.destroy();
});

const OTHER = 'other.localhost';
const ofOther = (path: string) => new Request(`http://${OTHER}${path}`, { headers: { host: OTHER } });
/** The statuses of what is asked while every read connection is held and one address has filled the room in which reads wait. */
async function besideOneAddress(ask: (edge: Awaited<ReturnType<typeof aReadingEdge>>['edge']) => Promise<Response>) {
  const { reads, edge } = await aReadingEdge();
  const letGo = await hold(reads, 2);
  const statuses: number[] = [];
  const { promise: madeRoom, resolve: makeRoom } = Promise.withResolvers<void>();
  const flood = Array.from({ length: 10 }, async () => {
    const answered = await edge(get('/api/me'), '203.0.113.1');
    if (statuses.push(answered.status) === 7) makeRoom();
    return answered;
  });
  await expect.poll(() => statuses.length).toBe(6);
  const asked = ask(edge);
  await Promise.race([asked, madeRoom]);
  await letGo();
  const { status } = await asked;
  const served = (await Promise.all(flood)).filter((one) => one.status === 200).length;
  await reads.destroy();
  return { status, served };
}

test('H8.2 an address whose reads fill the room keeps no other address out, nor another site', async () => {
  expect(await besideOneAddress((edge) => edge(get('/api/me'), '203.0.113.9'))).toEqual({ status: 200, served: 3 });
  expect(await besideOneAddress((edge) => edge(ofOther('/api/me'), '203.0.113.9'))).toEqual({ status: 200, served: 3 });
  // Nor does it get more room by asking once more.
  expect(await besideOneAddress((edge) => edge(get('/api/me'), '203.0.113.1'))).toEqual({ status: 503, served: 4 });
});

test('H8 whoever is turned away reads a calm page or a problem, and when to come again', async () => {
  const { reads, edge } = await aReadingEdge();
  const letGo = await hold(reads, 2);
  const waiting = Array.from({ length: 4 }, (_, at) => edge(get(`/cars/some-car-${at}`), ''));
  const page = await edge(get('/cars/another'), '');
  const api = await edge(get('/api/cars/x/similar'), '');
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  expect(await page.text()).toContain('Please try again in a moment.');
  expect([api.status, api.headers.get('content-type'), api.headers.get('retry-after')]).toEqual([
    503,
    'application/problem+json',
    '5',
  ]);
  await letGo();
  await Promise.all(waiting);
  await reads.destroy();
});

test('H8 a connection that did not come in time is an overload, not a failure', async () => {
  const slow = connect(fleet.database.app, { max: 1, waitMs: 2_000 });
  const letGo = await hold(slow, 1);
  const store = new SiteStore(slow, await fleet.siteId('harbour'));
  await expect(store.vehicle(archived[0]?.slug ?? '')).rejects.toSatisfy(isOverloaded);
  await letGo();
  await slow.destroy();
});

test('H8.7 made-up vehicles, by id or by address, never reach the database', async () => {
  const nowhere = connect('postgres://nobody:x@127.0.0.1:1/none');
  const context = await fleet.context('harbour');
  const away = { ...context, store: new SiteStore(nowhere, context.site.id) };
  const theirs = await fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', 'theirs').executeTakeFirstOrThrow();
  const ids = Array.from({ length: 12 }, (_, at) => 100_000_000 + at * 7_919);
  expect((await compareVehicles(away, ids)).vehicles).toEqual([]);
  for (const key of ['no-such-car-123456789', '123456789', 'words-only', String(theirs.id)])
    expect([key, await findVehicle(away, key)]).toEqual([key, null]);
  await nowhere.destroy();
});

test('H8.7 twelve compared vehicles that were sold long ago are read on one connection, in their order', async () => {
  const one = connect(fleet.database.app, { max: 1, maxWaiting: 0 });
  const context = await fleet.context('harbour');
  const ids = archived.map(({ id }) => id).toReversed();
  const { vehicles } = await compareVehicles({ ...context, store: new SiteStore(one, context.site.id) }, ids);
  expect(vehicles.map(({ card }) => card.id)).toEqual(ids);
  await one.destroy();
});

test('H8.2 a flood of pages is rendered piece by piece: a health check waits for three of fifty at the most', async () => {
  let pieces = 0;
  const edge = await anEdge(fleet, {
    // A page as heavy as they come holds the thread; here it is counted instead of timed.
    render: async () => {
      pieces += 1;
      return new Response('a page');
    },
  });
  const server = http.createServer(toNodeHandler((request) => edge(request, '127.0.0.1')) as http.RequestListener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, agent: http.Agent, onAnswer?: () => void) =>
    new Promise<void>((resolve, reject) => {
      http
        .get({ port, host: '127.0.0.1', path, agent, headers: { host: HOST } }, (answer) => {
          onAnswer?.();
          answer.resume().once('end', resolve);
        })
        .once('error', reject);
    });
  const [flood, own] = [new http.Agent({ keepAlive: true }), new http.Agent({ keepAlive: true, maxSockets: 1 })];
  // Every connection is open and the showroom loaded, so that what is counted is rendering.
  await Promise.all([ask('/healthz', own), ...Array.from({ length: 50 }, () => ask('/first', flood))]);
  const before = pieces;
  let waitedFor = Number.NaN;
  const pages = Array.from({ length: 50 }, (_, at) => ask(`/page-${at}`, flood));
  await ask('/healthz', own, () => {
    waitedFor = pieces - before;
  });
  expect(waitedFor).toBeLessThanOrEqual(3);
  await Promise.all(pages);
  expect(pieces - before).toBe(50);
  for (const agent of [flood, own]) agent.destroy();
  server.close();
});

test('H8.7 more pages than may be under way are turned away before they are rendered, and a page in memory is not', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let begun = 0;
  const edge = await anEdge(fleet, {
    turns: new RenderTurns(3),
    render: (request) => {
      begun += 1;
      return new URL(request.url).pathname === '/kept'
        ? Promise.resolve(new Response('kept'))
        : promise.then((one) => one.clone());
    },
  });
  expect((await edge(get('/kept'), '')).status).toBe(200);
  const underWay = ['/a', '/b', '/c'].map((path) => edge(get(path), ''));
  await new Promise((next) => setImmediate(next));
  expect((await edge(get('/d'), '')).status).toBe(503);
  expect((await edge(get('/kept'), '')).status).toBe(200);
  resolve(new Response('a page'));
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(begun).toBe(4);
});

test('H8 a hundred unknown addresses of one kind are rendered once, and push no page out of memory', async () => {
  const made: string[] = [];
  const edge = await anEdge(fleet, {
    render: async (request, _, rendering) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/') {
        made.push('home');
        return new Response('home');
      }
      rendering.missing = pathname.startsWith('/cars/') ? 'routes/vehicle' : 'routes/page';
      if (rendering.hasMissing(rendering.missing)) return new Response(null, { status: 404 });
      made.push(rendering.missing);
      return new Response(`nothing: ${rendering.missing}`, { status: 404, headers: { 'content-type': 'text/html' } });
    },
  });
  await edge(get('/'), '');
  for (const [path, text] of [
    ['/x', 'nothing: routes/page'],
    ['/cars/x', 'nothing: routes/vehicle'],
  ]) {
    for (let at = 0; at < 100; at += 1) {
      const answer = await edge(get(`${path}${at}`), '');
      expect([answer.status, await answer.text()]).toEqual([404, text]);
    }
  }
  await edge(get('/'), '');
  expect(made).toEqual(['home', 'routes/page', 'routes/vehicle']);
});
