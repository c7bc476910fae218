import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { downloadFeed } from '#src/adapters/feeds/download-feed.ts';
import { stockKey } from '#src/adapters/feeds/stock-signature.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { takeStock } from '#src/http/take-stock.ts';
import { tidyFeeds } from '#src/jobs/tidy-feeds.ts';
import { FeedLookout } from '#src/jobs/watch-feeds.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { FeedMeans } from '#src/use-cases/feeds/feed-means.ts';
import { findFeed, listedFeeds, retryFeed, setPaused } from '#src/use-cases/feeds/manage-feeds.ts';
import { type FeedRun, runFeed } from '#src/use-cases/feeds/run-feed.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { SECRET } from '#tests/factories/a-signed-address.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';

const DEALERSHIP = 'harbour-motors';
const MAPPING = {
  columns: {
    stocknum: 'Stock No',
    make: 'Make',
    model: 'Model',
    year: 'Year',
    price: 'Price',
    km: 'Odometer',
    car_type: 'Condition',
  },
};
const ADDRESS = 'https://dms.example/stock.csv';
const feedsOf = (more: readonly { readonly name: string; readonly from: object }[] = []) => [
  { name: 'ftp', from: { kind: 'folder' }, mode: 'snapshot', mapping: MAPPING },
  { name: 'dms', from: { kind: 'pull', url: ADDRESS, minutes: 30 }, mapping: MAPPING },
  { name: 'hook', from: { kind: 'webhook' }, mapping: MAPPING },
  ...more,
];
const sites = (feeds: readonly object[]) => [
  aSiteFile({ slug: 'harbour', dealerships: [aDealership(DEALERSHIP, { feeds: feeds as never })] }),
  aSiteFile({ slug: 'elsewhere', dealerships: [aDealership('elsewhere-motors')] }),
];

let fleet: Fleet;
let folder: string;
let now: Date;
let means: FeedMeans;
/** The server that a feed is fetched from, and what it was asked for. */
let server: http.Server;
let answer: (request: http.IncomingMessage, response: http.ServerResponse) => void;
let asked: http.IncomingHttpHeaders[];

beforeAll(async () => {
  fleet = await aFleet(sites(feedsOf()));
  server = http.createServer((request, response) => {
    asked.push(request.headers);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await fleet.end();
});
beforeEach(async () => {
  await sql`delete from vehicle`.execute(fleet.all);
  await sql`delete from import_run`.execute(fleet.all);
  await sql`delete from feed_delivery`.execute(fleet.all);
  await sql`update feed set etag = null, last_modified = null, failures = 0, failure = null, paused_at = null, leased_until = null, tried_at = null,
    mapping = null, due_at = case when due_at is null then null else now() end`.execute(fleet.all);
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-feeds-'));
  now = new Date('2026-11-17T02:00:00Z');
  asked = [];
  const origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  means = {
    db: fleet.all,
    store: new PlatformStore(fleet.all),
    feedsDir: folder,
    download: (address, file, known) =>
      downloadFeed(address.replace('https://dms.example', origin), file, known, { ownOrigins: new Set([origin]) }),
    now: () => now,
    log: pino({ level: 'silent' }),
  };
  return () => rmSync(folder, { recursive: true });
});

const cars = (count: number, more: Readonly<Record<string, string>> = {}) =>
  csvOf(Array.from({ length: count }, (_, at) => aFeedCar(`S${at + 1}`, more)));
const stocked = async () => {
  const rows = await fleet.all.selectFrom('vehicle').select('stocknum').where('showOnDealerWebsite', '=', true).execute();
  return rows.map(({ stocknum }) => stocknum).sort();
};
const feed = async (name: string) => {
  const found = await findFeed(means, DEALERSHIP, name);
  if (found === null) throw new Error(`There is no feed ${name}.`);
  return found;
};
const run = async (name: string, names?: readonly string[]): Promise<FeedRun> =>
  runFeed(means, (await feed(name)).id, { isAccepted: false, isByHand: false, ...(names === undefined ? {} : { names }) });
const resultsOf = (ran: FeedRun) => (ran.kind === 'ran' ? ran.files.map(({ result }) => result.kind) : [ran.kind]);

describe('J7 feeds as data of a site’s file', () => {
  test('are stored with their dealership, and one that leaves the file no longer arrives', async () => {
    expect((await listedFeeds(means, DEALERSHIP)).map(({ name, definition }) => [name, definition?.from.kind])).toEqual([
      ['dms', 'pull'],
      ['ftp', 'folder'],
      ['hook', 'webhook'],
    ]);
    await fleet.apply(sites(feedsOf().filter(({ name }) => name !== 'dms')));
    expect(await feed('dms')).toMatchObject({ definition: null, dueAt: null });
    await fleet.apply(sites(feedsOf()));
    expect((await feed('dms')).definition).toMatchObject({ from: { kind: 'pull', url: ADDRESS, minutes: 30 } });
  });
});

describe('J7 a watched folder', () => {
  const inFolder = (...names: readonly string[]) => path.join(folder, DEALERSHIP, 'ftp', ...names);
  const put = (name: string, content: string) => {
    mkdirSync(inFolder(), { recursive: true });
    writeFileSync(inFolder(name), content);
    // The time of the file tells its age apart from when it was seen.
    utimesSync(inFolder(name), now, now);
  };
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const namesFound = async (lookout: FeedLookout) => {
    const { id } = await feed('ftp');
    return (await lookout.look()).find((due) => due.id === id)?.names ?? [];
  };

  test('has its folder made, and a file is found once it has stayed the same for ten seconds', async () => {
    const lookout = new FeedLookout(means);
    expect(await namesFound(lookout)).toEqual([]);
    expect(existsSync(inFolder())).toBe(true);
    put('stock.csv', cars(2).slice(0, 40));
    expect(await namesFound(lookout)).toEqual([]);
    later(9);
    put('stock.csv', cars(2));
    expect(await namesFound(lookout)).toEqual([]);
    later(9);
    expect(await namesFound(lookout)).toEqual([]);
    later(1);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
  });
  test('is imported through the one write path, and its files are kept', async () => {
    put('stock.csv', cars(3));
    expect(resultsOf(await run('ftp', ['stock.csv']))).toEqual(['imported']);
    expect(await stocked()).toEqual(['S1', 'S2', 'S3']);
    expect(existsSync(inFolder('stock.csv'))).toBe(false);
    expect(readdirSync(inFolder('done'))).toEqual([expect.stringMatching(/^2026-11-17T.*Z stock\.csv$/)]);
    expect((await feed('ftp')).last).toMatchObject({ source: 'stock.csv', added: 3 });
  });
  test('takes a file whose name is as long as a name can be', async () => {
    const name = `${'ü'.repeat(125)}.csv`;
    put(name, csvOf([aFeedCar('A'), aFeedCar('B', { Price: 'twenty grand' })]));
    expect(resultsOf(await run('ftp', [name]))).toEqual(['imported']);
    expect(readdirSync(inFolder('done'))).toHaveLength(2);
    put(name, '');
    expect(resultsOf(await run('ftp', [name]))).toEqual(['failed']);
    expect(readdirSync(inFolder('.working'))).toEqual([]);
  });
  test('that cannot be read is kept with its reason, and tried again when somebody says so', async () => {
    put('stock.csv', '');
    expect(resultsOf(await run('ftp', ['stock.csv']))).toEqual(['failed']);
    const [name = ''] = readdirSync(inFolder('failed')).filter((one) => !one.endsWith('.txt'));
    expect(readFileSync(inFolder('failed', `${name}.reason.txt`), 'utf8')).toContain('is empty');
    expect((await feed('ftp')).failure).toContain('is empty');
    writeFileSync(inFolder('failed', name), cars(1));
    expect(resultsOf(await retryFeed(means, await feed('ftp'), false))).toEqual(['imported']);
    expect(readdirSync(inFolder('failed'))).toEqual([]);
    expect(await feed('ftp')).toMatchObject({ failure: null });
  });
  test('keeps the rows that were left out as a file', async () => {
    put('stock.csv', csvOf([aFeedCar('A'), aFeedCar('B', { Price: 'twenty grand' })]));
    await run('ftp', ['stock.csv']);
    const [left = ''] = readdirSync(inFolder('done')).filter((name) => name.endsWith('.left-out.csv'));
    expect(readFileSync(inFolder('done', left), 'utf8')).toMatch(/twenty grand/);
  });
  test('has files that were kept for ninety days deleted, and no others', async () => {
    put('stock.csv', cars(1));
    await run('ftp', ['stock.csv']);
    const [kept = ''] = readdirSync(inFolder('done'));
    const tidy = tidyFeeds(folder, () => now);
    const at = (days: number) => new Date(now.getTime() - days * 86_400_000);
    put('waits.csv', cars(1));
    for (const [days, left] of [
      [89, 1],
      [91, 0],
    ] as const) {
      for (const file of [inFolder('done', kept), inFolder('waits.csv')]) utimesSync(file, at(days), at(days));
      await tidy.run({ db: fleet.all, log: pino({ level: 'silent' }) });
      expect(readdirSync(inFolder('done'))).toHaveLength(left);
    }
    expect(existsSync(inFolder('waits.csv'))).toBe(true);
  });
  test('follows no link out of it', async () => {
    writeFileSync(path.join(folder, 'secret.csv'), cars(1));
    mkdirSync(inFolder(), { recursive: true });
    symlinkSync(path.join(folder, 'secret.csv'), inFolder('stock.csv'));
    expect(await run('ftp', ['stock.csv'])).toEqual({ kind: 'ran', files: [] });
    expect(await stocked()).toEqual([]);
    expect(existsSync(path.join(folder, 'secret.csv'))).toBe(true);
  });
  test('a file that a process died over is taken again', async () => {
    put('stock.csv', cars(1));
    mkdirSync(inFolder('.working'));
    writeFileSync(inFolder('.working', 'half.csv'), cars(2));
    const lookout = new FeedLookout(means);
    expect(await namesFound(lookout)).toEqual(['half.csv']);
    expect(resultsOf(await run('ftp', ['half.csv']))).toEqual(['imported']);
    expect(await stocked()).toEqual(['S1', 'S2']);
  });
  test('that was empty, and untouched for a while, is found as soon as a file is in it', async () => {
    const lookout = new FeedLookout(means);
    expect(await namesFound(lookout)).toEqual([]);
    for (let looks = 0; looks < 5; looks += 1) expect(await namesFound(lookout)).toEqual([]);
    put('stock.csv', cars(1));
    expect(await namesFound(lookout)).toEqual([]);
    later(10);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
  });
  test('that cannot be looked into does not stand in the way of the others', async () => {
    await fleet.apply(sites(feedsOf([{ name: 'broken', from: { kind: 'folder' } }])));
    mkdirSync(path.dirname(inFolder()), { recursive: true });
    writeFileSync(path.join(path.dirname(inFolder()), 'broken'), 'a file where the folder should be');
    put('stock.csv', cars(1));
    const lookout = new FeedLookout(means);
    await namesFound(lookout);
    later(10);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
    await fleet.apply(sites(feedsOf()));
  });
  test('that is paused is left alone until it is resumed', async () => {
    put('stock.csv', cars(1));
    const lookout = new FeedLookout(means);
    await namesFound(lookout);
    later(10);
    expect(await setPaused(means, await feed('ftp'), true)).toBe(true);
    expect(await namesFound(lookout)).toEqual([]);
    expect(await setPaused(means, await feed('ftp'), false)).toBe(true);
    await namesFound(lookout);
    later(10);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
  });
});

describe('J7 an address that is fetched', () => {
  const serve = (body: string, headers: Readonly<Record<string, string>> = {}, status = 200) => {
    answer = (_request, response) => response.writeHead(status, { 'Content-Type': 'text/csv', ...headers }).end(body);
  };
  const dueIn = async () => ((await feed('dms')).dueAt?.getTime() ?? 0) / 60_000 - now.getTime() / 60_000;

  test('brings its file in, and is due again after its minutes', async () => {
    serve(cars(2));
    const { id } = await feed('dms');
    expect((await new FeedLookout(means).look()).map((due) => due.id)).toContain(id);
    expect(resultsOf(await run('dms'))).toEqual(['imported']);
    expect(await stocked()).toEqual(['S1', 'S2']);
    expect(await dueIn()).toBe(30);
  });
  test('is asked for by its edition, and an unchanged one is not sent again', async () => {
    serve(cars(2), { ETag: '"v1"', 'Last-Modified': 'Tue, 17 Nov 2026 01:00:00 GMT' });
    await run('dms');
    serve('', {}, 304);
    expect(await run('dms')).toEqual({ kind: 'unchanged' });
    expect(asked[1]).toMatchObject({ 'if-none-match': '"v1"', 'if-modified-since': 'Tue, 17 Nov 2026 01:00:00 GMT' });
    expect(asked[0]).not.toHaveProperty('if-none-match');
    expect(await stocked()).toEqual(['S1', 'S2']);
  });
  test('that fails is tried again after 5, then 10 minutes, and says why', async () => {
    serve('Down for maintenance', {}, 503);
    expect(resultsOf(await run('dms'))).toEqual(['failed']);
    expect(await feed('dms')).toMatchObject({ failure: 'The feed’s address answered 503.', failures: 1 });
    expect(await dueIn()).toBe(5);
    await run('dms');
    expect(await dueIn()).toBe(10);
    serve(cars(1));
    await run('dms');
    expect(await feed('dms')).toMatchObject({ failure: null, failures: 0 });
    expect(await dueIn()).toBe(30);
  });
  test('that answers with a page to log in at changes nothing', async () => {
    serve('<html><form action="/login"></form></html>', { 'Content-Type': 'text/html' });
    expect(resultsOf(await run('dms'))).toEqual(['failed']);
    expect((await feed('dms')).failure).toBe('The feed’s address answered with text/html.');
  });
  test('whose file was not taken is fetched again though it has not changed', async () => {
    serve('<<<', { ETag: '"bad"' });
    expect(resultsOf(await run('dms'))).toEqual(['failed']);
    await run('dms');
    expect(asked[1]).not.toHaveProperty('if-none-match');
  });
  test('that breaks off half way changes nothing', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '100000' });
      response.write(cars(50));
      setImmediate(() => response.destroy());
    };
    expect(resultsOf(await run('dms'))).toEqual(['failed']);
    expect(await stocked()).toEqual([]);
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
    await downloadFeed(first.replace('//', '//sam:p%40ss@'), path.join(folder, 'got'), null, { ownOrigins: new Set(origins) });
    other.close();
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Basic ${btoa('sam:p@ss')}`, undefined]);
  });
  test('on this machine or a private network is not fetched', async () => {
    for (const address of ['https://127.0.0.1/stock.csv', 'https://192.168.1.4/stock.csv', 'https://[::1]/stock.csv'])
      await expect(downloadFeed(address, path.join(folder, 'got'), null)).rejects.toThrow(/address/);
  });
});

describe('J7 a signed webhook', () => {
  const key = stockKey(new Signer(SECRET), { dealership: DEALERSHIP, name: 'hook', keyNumber: 1 });
  const contextOf = async (slug = 'harbour'): Promise<Context> => {
    const made = await fleet.context(slug, new Date());
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
    await fleet.all.selectFrom('feedDelivery').select(['messageId', 'state', 'reason']).orderBy('receivedAt').execute();

  test('is stored and answered 202; the worker imports it', async () => {
    const sent = await send(cars(2));
    expect([sent.status, sent.body.state]).toEqual([202, 'waiting']);
    expect(await stocked()).toEqual([]);
    const { id } = await feed('hook');
    expect((await new FeedLookout(means).look()).map((due) => due.id)).toContain(id);
    expect(resultsOf(await run('hook'))).toEqual(['imported']);
    expect(await stocked()).toEqual(['S1', 'S2']);
    expect(await waiting()).toEqual([{ messageId: 'm1', state: 'done', reason: null }]);
  });
  test('sent again under its id is the same delivery, before and after it was imported', async () => {
    const first = await send(cars(2));
    const again = await send(cars(2), { at: new Date(Date.now() + 1000) });
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    await run('hook');
    expect((await send(cars(2))).body).toEqual({ id: first.body.id, state: 'done' });
    expect(await run('hook')).toEqual({ kind: 'ran', files: [] });
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
  test('of another site’s feed, of a feed that is fetched, or of none, finds nothing', async () => {
    const elsewhere = await contextOf('elsewhere');
    const found = [
      await send(cars(1), { of: elsewhere }),
      await send(cars(1), { of: elsewhere, query: `?dealership=${DEALERSHIP}&feed=hook` }),
      await send(cars(1), { query: `?dealership=${DEALERSHIP}&feed=dms` }),
      await send(cars(1), { query: '?feed=none' }),
    ];
    expect(found.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
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
    expect(resultsOf(await run('hook'))).toEqual(['imported', 'imported']);
    const { priceCents } = await fleet.all.selectFrom('vehicle').select('priceCents').executeTakeFirstOrThrow();
    expect(Number(priceCents)).toBe(1_100_000);
  });
  test('that cannot be read waits for somebody to retry it', async () => {
    await send('<<<');
    expect(resultsOf(await run('hook'))).toEqual(['failed']);
    expect((await waiting())[0]).toMatchObject({ state: 'failed', reason: expect.any(String) });
    expect(await run('hook')).toEqual({ kind: 'ran', files: [] });
    expect(resultsOf(await retryFeed(means, await feed('hook'), false))).toEqual(['failed']);
  });
});

test('J7 a feed without a mapping waits, and comes in once somebody accepts the proposed one', async () => {
  await fleet.apply(sites(feedsOf([{ name: 'new', from: { kind: 'folder' } }])));
  const at = path.join(folder, DEALERSHIP, 'new');
  mkdirSync(at, { recursive: true });
  writeFileSync(path.join(at, 'stock.csv'), cars(2));
  expect(await run('new', ['stock.csv'])).toMatchObject({ files: [{ result: { kind: 'held', proposal: { mapping: {} } } }] });
  expect(await stocked()).toEqual([]);
  expect(resultsOf(await retryFeed(means, await feed('new'), true))).toEqual(['imported']);
  expect(await stocked()).toEqual(['S1', 'S2']);
  await fleet.apply(sites(feedsOf()));
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
  const first = run('dms');
  await reached;
  expect(await run('dms')).toEqual({ kind: 'busy' });
  release();
  expect(resultsOf(await first)).toEqual(['imported']);
  expect(asked).toHaveLength(1);
});

test('J7 a feed whose process died is free again when its lease has ended', async () => {
  await sql`update feed set leased_until = now() + interval '1 minute'`.execute(fleet.all);
  expect(await run('ftp')).toEqual({ kind: 'busy' });
  await sql`update feed set leased_until = now() - interval '1 second'`.execute(fleet.all);
  expect(await run('ftp')).toEqual({ kind: 'ran', files: [] });
});
