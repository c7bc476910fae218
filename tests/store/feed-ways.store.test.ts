import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { stockKey } from '#src/adapters/feeds/stock-signature.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { takeStock } from '#src/http/take-stock.ts';
import { FeedLookout } from '#src/jobs/watch-feeds.ts';
import { leaseFeed, noteFeed, releaseFeed, renewLease } from '#src/store/stock/feeds.ts';
import type { Context } from '#src/use-cases/context.ts';
import { listedFeeds, retryFeed } from '#src/use-cases/feeds/manage-feeds.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { SECRET } from '#tests/factories/a-signed-address.ts';
import { ADDRESS, aFeedYard, cars, DEALERSHIP, type FeedYard, feedsOf, resultsOf, sites } from '#tests/store/feed-yard.ts';

let yard: FeedYard;
/** The server that a feed is fetched from, and what it was asked for. */
let server: http.Server;
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
let asked: http.IncomingHttpHeaders[];

beforeAll(async () => {
  yard = await aFeedYard();
  server = http.createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await yard.fleet.end();
});
beforeEach(() => {
  asked = [];
  return yard.begin(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
});

describe('J7 feeds as data of a site’s file', () => {
  test('are stored with their dealership, and one that leaves the file no longer arrives', async () => {
    expect((await listedFeeds(yard.means, DEALERSHIP)).map(({ name, definition }) => [name, definition?.from.kind])).toEqual([
      ['dms', 'pull'],
      ['ftp', 'folder'],
      ['hook', 'webhook'],
    ]);
    await yard.fleet.apply(sites(feedsOf().filter(({ name }) => name !== 'dms')));
    expect(await yard.feed('dms')).toMatchObject({ definition: null, dueAt: null });
    await yard.fleet.apply(sites(feedsOf()));
    expect((await yard.feed('dms')).definition).toMatchObject({ from: { kind: 'pull', url: ADDRESS, minutes: 30 } });
  });
});

describe('J7 an address that is fetched', () => {
  const serve = (body: string, headers: Readonly<Record<string, string>> = {}, status = 200) => {
    answer = (_request, response) => response.writeHead(status, { 'Content-Type': 'text/csv', ...headers }).end(body);
  };
  const dueIn = async () => ((await yard.feed('dms')).dueAt?.getTime() ?? 0) / 60_000 - yard.now.getTime() / 60_000;

  test('brings its file in, and is due again after its minutes', async () => {
    serve(cars(2));
    const { id } = await yard.feed('dms');
    expect((await new FeedLookout(yard.means).look()).map((due) => due.id)).toContain(id);
    expect(resultsOf(await yard.run('dms'))).toEqual(['imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2']);
    expect(await dueIn()).toBe(30);
  });
  test('is asked for by its edition, and an unchanged one is not sent again', async () => {
    serve(cars(2), { ETag: '"v1"', 'Last-Modified': 'Tue, 17 Nov 2026 01:00:00 GMT' });
    await yard.run('dms');
    serve('', {}, 304);
    expect(await yard.run('dms')).toEqual({ kind: 'unchanged' });
    expect(asked[1]).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Tue, 17 Nov 2026 01:00:00 GMT' });
    expect(asked[0]).not.toHaveProperty('if-none-match');
    expect(await yard.stocked()).toEqual(['S1', 'S2']);
  });
  test('that fails is tried again after 5, then 10 minutes, and says why', async () => {
    serve('Down for maintenance', {}, 503);
    expect(resultsOf(await yard.run('dms'))).toEqual(['failed']);
    expect(await yard.feed('dms')).toMatchObject({ failure: 'The feed’s address answered 503.', failures: 1 });
    expect(await dueIn()).toBe(5);
    await yard.run('dms');
    expect(await dueIn()).toBe(10);
    serve(cars(1));
    await yard.run('dms');
    expect(await yard.feed('dms')).toMatchObject({ failure: null, failures: 0 });
    expect(await dueIn()).toBe(30);
  });
  test('that answers with a page to log in at changes nothing', async () => {
    serve('<html><form action="/login"></form></html>', { 'Content-Type': 'text/html' });
    expect(resultsOf(await yard.run('dms'))).toEqual(['failed']);
    expect((await yard.feed('dms')).failure).toBe('The feed’s address answered with text/html.');
  });
  test('whose file was not taken is fetched again though it has not changed', async () => {
    serve('<<<', { ETag: '"bad"' });
    expect(resultsOf(await yard.run('dms'))).toEqual(['failed']);
    await yard.run('dms');
    expect(asked[1]).not.toHaveProperty('if-none-match');
  });
  test('that breaks off half way changes nothing', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '100000' });
      response.write(cars(50));
      setImmediate(() => response.destroy());
    };
    expect(resultsOf(await yard.run('dms'))).toEqual(['failed']);
    expect(await yard.stocked()).toEqual([]);
  });
  test('gets the user and password of its address as a header, and another host that it leads to does not', async () => {
    const other = http.createServer((request, response) => {
      asked.push(request.headers);
      response.writeHead(200, { 'Content-Type': 'text/csv' }).end(cars(1));
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const origins = [server, other].map((one) => `http://127.0.0.1:${(one.address() as { port: number }).port}`);
    answer = (_request, response) => response.writeHead(302, { Location: `${origins[1]}/elsewhere.csv` }).end();
    const [first = ''] = origins;
    await downloadFeed(first.replace('//', '//sam:p%40ss@'), path.join(yard.folder, 'got'), null, {
      ownOrigins: new Set(origins),
    });
    other.close();
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Basic ${btoa('sam:p@ss')}`, undefined]);
  });
  test('that leads to this machine or a private network, at any hop, is not followed there', async () => {
    const own = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    for (const inside of [
      'https://192.168.1.4/stock.csv',
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/stock.csv',
    ]) {
      const hops = [`${own}/second`, inside];
      answer = (_request, response) => response.writeHead(302, { Location: hops.shift() ?? '' }).end();
      const got = path.join(yard.folder, 'got');
      await expect(downloadFeed(`${own}/first`, got, null, { ownOrigins: new Set([own]) })).rejects.toThrow(/address/);
      expect(hops).toEqual([]);
      expect(existsSync(got)).toBe(false);
    }
  });
  test('that leads from one address to the next more than three times is given up', async () => {
    const own = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    answer = (_request, response) => response.writeHead(302, { Location: `${own}/again` }).end();
    await expect(downloadFeed(own, path.join(yard.folder, 'got'), null, { ownOrigins: new Set([own]) })).rejects.toThrow(
      /redirects/,
    );
    expect(asked).toHaveLength(4);
  });
  test('on this machine or a private network is not fetched', async () => {
    for (const address of ['https://127.0.0.1/stock.csv', 'https://192.168.1.4/stock.csv', 'https://[::1]/stock.csv'])
      await expect(downloadFeed(address, path.join(yard.folder, 'got'), null)).rejects.toThrow(/address/);
  });
});

describe('J7 a signed webhook', () => {
  const key = stockKey(new Signer(SECRET), { dealership: DEALERSHIP, name: 'hook', keyNumber: 1 });
  const contextOf = async (slug = 'harbour'): Promise<Context> => {
    const made = await yard.fleet.context(slug, new Date());
    return { ...made, sender: { ip: '203.0.113.9', visitor: null, session: null, isSecure: true, userAgent: '', page: '' } };
  };
  interface Sent {
    readonly id?: string;
    readonly key?: string;
    readonly at?: Date;
    readonly query?: string;
    readonly of?: Context;
    readonly signs?: string;
  }
  const send = async (
    body: string,
    { id = 'm1', key: given = key, at = new Date(), query = '', of, signs = body }: Sent = {},
  ) => {
    const answered = await takeStock(
      new Request(`https://dealer.example/api/stock${query}`, {
        method: 'POST',
        headers: {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(given).sign(id, at, signs),
        },
        body,
      }),
      of ?? (await contextOf()),
    );
    return {
      status: answered.status,
      headers: answered.headers,
      body: (await answered.json()) as { id?: string; state?: string; detail?: string },
    };
  };
  const waiting = async () =>
    await yard.fleet.all.selectFrom('feedDelivery').select(['messageId', 'state', 'reason']).orderBy('receivedAt').execute();

  test('is stored and answered 202; the worker imports it', async () => {
    const sent = await send(cars(2));
    expect([sent.status, sent.body.state]).toEqual([202, 'waiting']);
    expect(await yard.stocked()).toEqual([]);
    const { id } = await yard.feed('hook');
    expect((await new FeedLookout(yard.means).look()).map((due) => due.id)).toContain(id);
    expect(resultsOf(await yard.run('hook'))).toEqual(['imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2']);
    expect(await waiting()).toEqual([{ messageId: 'm1', state: 'done', reason: null }]);
  });
  test('sent again under its id is the same delivery, before and after it was imported', async () => {
    const first = await send(cars(2));
    const again = await send(cars(2), { at: new Date(Date.now() + 1000) });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    await yard.run('hook');
    expect((await send(cars(2))).body).toEqual({ id: first.body.id, state: 'done' });
    expect(await yard.run('hook')).toEqual({ kind: 'ran', files: [] });
    expect((await send(cars(3))).status).toBe(409);
  });
  test('that eight senders repeat at once is stored once', async () => {
    const of = await contextOf();
    const all = await Promise.all(Array.from({ length: 8 }, () => send(cars(1), { of })));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect(all.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(await waiting()).toHaveLength(1);
  });
  test('that is replayed after five minutes is refused, and so is one with another key, another body or another time', async () => {
    const refused = [
      await send(cars(1), { at: new Date(Date.now() - 301_000) }),
      await send(cars(1), { key: stockKey(new Signer(SECRET), { dealership: DEALERSHIP, name: 'hook', keyNumber: 2 }) }),
      await send(cars(1), { key: stockKey(new Signer('other'), { dealership: DEALERSHIP, name: 'hook', keyNumber: 1 }) }),
      await send(cars(1), { signs: cars(2) }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await waiting()).toEqual([]);
  });
  test('of another site’s feed, of a feed that is fetched, or of none, is refused in the words of a wrong key', async () => {
    const elsewhere = await contextOf('elsewhere');
    const found = [
      await send(cars(1), { of: elsewhere }),
      await send(cars(1), { of: elsewhere, query: `?dealership=${DEALERSHIP}&feed=hook` }),
      await send(cars(1), { query: `?dealership=${DEALERSHIP}&feed=dms` }),
      await send(cars(1), { query: '?feed=none' }),
    ];
    const forged = await send(cars(1), { signs: cars(2) });
    expect(forged.status).toBe(401);
    expect(found.map(({ status, body }) => ({ status, body }))).toEqual(found.map(() => ({ status: 401, body: forged.body })));
    expect((await send(cars(1), { query: `?dealership=${DEALERSHIP}&feed=hook` })).status).toBe(202);
  });
  test('without a file, or with too many that wait, is refused; the limit of an address holds', async () => {
    expect((await send('')).status).toBe(400);
    const of = await contextOf();
    for (let at = 0; at < 20; at += 1) expect((await send(cars(1), { id: `w${at}`, of })).status).toBe(202);
    const full = await send(cars(1), { id: 'w20', of });
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '300']);
    const limited = { ...of, services: { ...of.services, stockFiles: new AddressLimit(1, 600_000, Date.now) } };
    expect([(await send(cars(1), { of: limited })).status, (await send(cars(1), { of: limited })).status]).toEqual([429, 429]);
    const { status } = await takeStock(new Request('https://dealer.example/api/stock'), of);
    expect(status).toBe(405);
  });
  test('is imported in the order in which it came', async () => {
    await send(csvOf([aFeedCar('A', { Price: '$10,000' })]), { id: 'first' });
    await send(csvOf([aFeedCar('A', { Price: '$11,000' })]), { id: 'second' });
    expect(resultsOf(await yard.run('hook'))).toEqual(['imported', 'imported']);
    const { priceCents } = await yard.fleet.all.selectFrom('vehicle').select('priceCents').executeTakeFirstOrThrow();
    expect(Number(priceCents)).toBe(1_100_000);
  });
  test('that cannot be read waits for somebody to retry it', async () => {
    await send('<<<');
    expect(resultsOf(await yard.run('hook'))).toEqual(['failed']);
    expect((await waiting())[0]).toMatchObject({ state: 'failed', reason: expect.any(String) });
    expect(await yard.run('hook')).toEqual({ kind: 'ran', files: [] });
    expect(resultsOf(await retryFeed(yard.means, await yard.feed('hook'), false))).toEqual(['failed']);
  });
});

test('J7 a feed without a mapping waits, and comes in once somebody accepts the proposed one', async () => {
  await yard.fleet.apply(sites(feedsOf([{ name: 'new', from: { kind: 'folder' } }])));
  const at = path.join(yard.folder, DEALERSHIP, 'new');
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, 'stock.csv'), cars(2));
  expect(await yard.run('new', ['stock.csv'])).toMatchObject({
    files: [{ result: { kind: 'held', proposal: { mapping: {} } } }],
  });
  expect(await yard.stocked()).toEqual([]);
  expect(resultsOf(await retryFeed(yard.means, await yard.feed('new'), true))).toEqual(['imported']);
  expect(await yard.stocked()).toEqual(['S1', 'S2']);
  await yard.fleet.apply(sites(feedsOf()));
});

test('J9 a yes to a mapping lets nothing else through, of no file that waited for it', async () => {
  await yard.fleet.apply(sites(feedsOf([{ name: 'new', from: { kind: 'webhook' } }])));
  const { id } = await yard.feed('new');
  for (const price of ['$20,000', '$2,000'])
    await sql`insert into feed_delivery (feed_id, message_id, digest, bytes, body)
      values (${id}, ${price}, ${price}, 1, ${Buffer.from(cars(1, { Price: price }))})`.execute(yard.fleet.all);
  expect(resultsOf(await yard.run('new'))).toEqual(['held', 'held']);
  const accept = async () => retryFeed(yard.means, await yard.feed('new'), true);
  expect(await accept()).toMatchObject({
    files: [
      { result: { isMappingNew: true, waits: null } },
      { result: { isMappingNew: false, waits: expect.stringMatching(/^1 row waits for a person/) } },
    ],
  });
  await yard.fleet.apply(sites(feedsOf()));
});

test('J7 two processes that run one feed at once are one', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    answer = (_request, response) => {
      resolve();
      void gate.then(() => response.writeHead(200, { 'Content-Type': 'text/csv' }).end(cars(1)));
    };
  });
  const first = yard.run('dms');
  await reached;
  expect(await yard.run('dms')).toEqual({ kind: 'busy' });
  release();
  expect(resultsOf(await first)).toEqual(['imported']);
  expect(asked).toHaveLength(1);
});

test('J7 what is held is accepted or left as it is: a retry while another process is at work touches nothing', async () => {
  await yard.fleet.apply(sites(feedsOf([{ name: 'new', from: { kind: 'webhook' } }])));
  const { id } = await yard.feed('new');
  await sql`insert into feed_delivery (feed_id, message_id, digest, bytes, body) values (${id}, 'one', 'd', 1, ${Buffer.from(cars(2))})`.execute(
    yard.fleet.all,
  );
  expect(resultsOf(await yard.run('new'))).toEqual(['held']);
  await sql`update feed set leased_until = now() + interval '1 minute' where id = ${id}`.execute(yard.fleet.all);
  expect(await retryFeed(yard.means, await yard.feed('new'), true)).toEqual({ kind: 'busy' });
  const { rows } = await sql<{ state: string }>`select state from feed_delivery`.execute(yard.fleet.all);
  expect(rows).toEqual([{ state: 'held' }]);
  await sql`update feed set leased_until = null`.execute(yard.fleet.all);
  expect(resultsOf(await retryFeed(yard.means, await yard.feed('new'), true))).toEqual(['imported']);
  await yard.fleet.apply(sites(feedsOf()));
});

test('J7 a process that stalled for longer than its lease ends nobody else’s, and says nothing of the feed', async () => {
  const { id } = await yard.feed('ftp');
  const late = await leaseFeed(yard.fleet.all, id);
  await sql`update feed set leased_until = now() - interval '1 second'`.execute(yard.fleet.all);
  const next = await leaseFeed(yard.fleet.all, id);
  if (late === null || next === null) throw new Error('The feed was not leased.');
  expect([await renewLease(yard.fleet.all, late), await renewLease(yard.fleet.all, next)]).toEqual([false, true]);
  await noteFeed(yard.fleet.all, late, { triedAt: yard.now, failure: 'It stalled.' });
  await releaseFeed(yard.fleet.all, late);
  expect(await leaseFeed(yard.fleet.all, id)).toBeNull();
  expect((await yard.feed('ftp')).failure).toBeNull();
  await releaseFeed(yard.fleet.all, next);
  expect(await leaseFeed(yard.fleet.all, id)).not.toBeNull();
});

test('J7 a feed whose process died is free again when its lease has ended', async () => {
  await sql`update feed set leased_until = now() + interval '1 minute'`.execute(yard.fleet.all);
  expect(await yard.run('ftp')).toEqual({ kind: 'busy' });
  await sql`update feed set leased_until = now() - interval '1 second'`.execute(yard.fleet.all);
  expect(await yard.run('ftp')).toEqual({ kind: 'ran', files: [] });
});
