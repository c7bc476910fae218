import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedMeans } from '#src/use-cases/feeds/feed-means.ts';
import type { FeedRun } from '#src/use-cases/feeds/feed-turn.ts';
import { findStockFaults } from '#src/use-cases/feeds/find-stock-faults.ts';
import { retryFeed } from '#src/use-cases/feeds/manage-feeds.ts';
import { runFeed } from '#src/use-cases/feeds/run-feed.ts';
import { aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { ADDRESS, aFeedYard, cars, DEALERSHIP, type FeedYard, feedsOf, resultsOf, sites } from '#tests/store/feed-yard.ts';

let yard: FeedYard;
beforeAll(async () => {
  yard = await aFeedYard();
});
afterAll(() => yard.fleet.end());
beforeEach(() => yard.begin('http://127.0.0.1:1'));

const price = async (stocknum: string) => {
  const { priceCents } = await yard.fleet.all
    .selectFrom('vehicle')
    .select('priceCents')
    .where('stocknum', '=', stocknum)
    .executeTakeFirstOrThrow();
  return Number(priceCents) / 100;
};
const cheap = (...stocknums: readonly string[]) => csvOf(stocknums.map((stock) => aFeedCar(stock, { Price: '$5,000' })));
const accept = async (name: string) => retryFeed(yard.means, await yard.feed(name), true);

describe('J9 what a fetched file holds', () => {
  let [served, asked] = ['', 0];
  const fetchIt = async (content: string, isAccepted = false) => {
    served = content;
    yard.now = new Date(yard.now.getTime() + 60_000);
    return runFeed(yard.means, (await yard.feed('dms')).id, { isAccepted, isByHand: true });
  };
  const filesIn = (folder: string) =>
    readdirSync(path.join(yard.folder, DEALERSHIP, 'dms', folder)).filter((name) => !name.endsWith('.txt'));
  beforeEach(() => {
    asked = 0;
    const download: FeedMeans['download'] = async (_address, file) => {
      asked += 1;
      writeFileSync(file, served);
      return { etag: null, lastModified: null };
    };
    yard.means = { ...yard.means, download };
  });

  test('is what a yes is about, and not what the address has by then', async () => {
    await fetchIt(cars(3));
    await fetchIt(csvOf([aFeedCar('S1', { Price: '$5,000' }), aFeedCar('S2'), aFeedCar('S3')]));
    expect([await price('S1'), filesIn('held').length]).toEqual([20_000, 1]);
    served = csvOf([aFeedCar('S1', { Price: '$10' }), aFeedCar('S2', { Price: '$10' }), aFeedCar('S3')]);
    expect(await accept('dms')).toMatchObject({
      files: [{ source: 'stock.csv', result: { account: { changed: 1, held: [] } } }],
    });
    expect([await price('S1'), await price('S2'), asked, filesIn('held').length]).toEqual([5_000, 20_000, 2, 0]);
  });
  test('waits though whoever has it fetched says yes: nobody has seen it', async () => {
    await fetchIt(cars(3));
    await fetchIt(cheap('S1'), true);
    expect(await price('S1')).toBe(20_000);
    await accept('dms');
    expect(await price('S1')).toBe(5_000);
  });
  test('as a whole is kept once, however often it is fetched', async () => {
    await fetchIt(cars(6));
    const odd = csvOf(['S1', 'S2', 'S3'].map((stock) => aFeedCar(stock, { Price: 'POA' })));
    for (const file of [odd, odd, csvOf(['S1', 'S2'].map((stock) => aFeedCar(stock, { Price: 'POA' }))), odd])
      expect(resultsOf(await fetchIt(file))).toEqual(['held']);
    expect(filesIn('failed')).toHaveLength(2);
    expect(resultsOf(await accept('dms'))).toEqual(['imported', 'imported']);
    expect([filesIn('failed'), (await yard.feed('dms')).failure]).toEqual([[], null]);
    expect(await accept('dms')).toMatchObject({ files: [{ result: { account: { isSameFile: true } } }] });
  });
  test('J7 is accepted with the mapping that was proposed for it', async () => {
    const fetched = { name: 'new', from: { kind: 'pull', url: ADDRESS, minutes: 30 }, mode: 'snapshot' };
    await yard.fleet.apply(sites(feedsOf([fetched])));
    const { id } = await yard.feed('new');
    const fetchNew = (content: string) => {
      served = content;
      yard.now = new Date(yard.now.getTime() + 60_000);
      return runFeed(yard.means, id, { isAccepted: true, isByHand: true });
    };
    expect(await fetchNew(cars(1))).toMatchObject({ files: [{ result: { kind: 'held', proposal: { mapping: {} } } }] });
    // One whole stock makes way for the next.
    await fetchNew(cars(2));
    served = 'Something,else\n1,2';
    expect(resultsOf(await accept('new'))).toEqual(['imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2']);
    await yard.fleet.apply(sites(feedsOf()));
  });
});

describe('J9 what a folder’s file holds', () => {
  const inFolder = (...names: readonly string[]) => path.join(yard.folder, DEALERSHIP, 'ftp', ...names);
  const take = async (content: string | Buffer) => {
    yard.now = new Date(yard.now.getTime() + 60_000);
    mkdirSync(inFolder(), { recursive: true });
    writeFileSync(inFolder('stock.csv'), content);
    return yard.run('ftp', ['stock.csv']);
  };
  const filesIn = (folder: string) => readdirSync(inFolder(folder)).filter((name) => !name.endsWith('.txt'));

  test('goes in once it is accepted, and the file waits until then', async () => {
    await take(cars(3));
    await take(csvOf([aFeedCar('S1', { Price: '$5,000' }), aFeedCar('S2', { Price: '$19,000' }), aFeedCar('S3')]));
    expect([await price('S1'), await price('S2'), filesIn('held').length]).toEqual([20_000, 19_000, 1]);
    expect(resultsOf(await retryFeed(yard.means, await yard.feed('ftp'), false))).toEqual(['imported']);
    expect([await price('S1'), filesIn('held').length]).toEqual([20_000, 1]);
    expect(await accept('ftp')).toMatchObject({
      files: [{ source: 'stock.csv', result: { account: { changed: 1, held: [] } } }],
    });
    expect([await price('S1'), readdirSync(inFolder('held'))]).toEqual([5_000, []]);
    expect(await accept('ftp')).toEqual({ kind: 'ran', files: [] });
  });
  test('are removals too', async () => {
    await take(cars(10));
    await take(cars(4));
    expect(await yard.stocked()).toHaveLength(10);
    await accept('ftp');
    expect(await yard.stocked()).toEqual(['S1', 'S2', 'S3', 'S4']);
  });
  test('is the last car of a yard too, which is sold once somebody says so', async () => {
    await take(cars(1));
    await take(`${cars(1).split('\n')[0] ?? ''}\n`);
    const [fault = ''] = await findStockFaults(yard.fleet.all);
    expect(fault).toContain('No vehicle is removed: the file has no rows.');
    expect([await yard.stocked(), filesIn('held').length]).toEqual([['S1'], 1]);
    await accept('ftp');
    expect([await yard.stocked(), filesIn('held').length]).toEqual([[], 0]);
    expect(await findStockFaults(yard.fleet.all)).toEqual([]);
  });
  test('no longer waits when a later snapshot has come', async () => {
    await take(cars(3));
    await take(csvOf([aFeedCar('S1', { Price: '$5,000' }), aFeedCar('S2'), aFeedCar('S3')]));
    await take(cars(4));
    expect(await accept('ftp')).toEqual({ kind: 'ran', files: [] });
    expect([await price('S1'), await yard.stocked(), filesIn('held'), filesIn('done').length]).toEqual([
      20_000,
      ['S1', 'S2', 'S3', 'S4'],
      [],
      expect.any(Number),
    ]);
  });
  const without = (column: string, content: string) => content.replace(column, `Old ${column}`);
  const told = (ran: FeedRun) =>
    ran.kind === 'ran' ? ran.files.map(({ result }) => ('reason' in result ? result.reason : result.kind)) : [ran.kind];
  const NEWER = 'A newer file, stock.csv, has been imported since: this one is left alone.';
  test('as a whole is left alone once a newer snapshot has come, and what is accepted is accepted of the newer one only', async () => {
    await take(cars(6));
    expect(resultsOf(await take(without('Odometer', cars(7))))).toEqual(['held']);
    await take(csvOf([...Array.from({ length: 5 }, (_, at) => aFeedCar(`S${at + 2}`)), aFeedCar('S9')]));
    await take(csvOf([aFeedCar('S2', { Price: '$5,000' }), ...['S3', 'S4', 'S5', 'S6', 'S9'].map((stock) => aFeedCar(stock))]));
    expect(told(await accept('ftp'))).toEqual([NEWER, 'imported']);
    expect([await yard.stocked(), await price('S2')]).toEqual([['S2', 'S3', 'S4', 'S5', 'S6', 'S9'], 5_000]);
    expect([filesIn('failed'), filesIn('held'), await accept('ftp')]).toEqual([[], [], { kind: 'ran', files: [] }]);
  });
  test('as a whole is left alone when the newer snapshot is the one before it, sent once more', async () => {
    await take(cars(3));
    await take(without('Odometer', cars(4)));
    await take(cars(3));
    expect(told(await accept('ftp'))).toEqual([NEWER]);
    expect(await yard.stocked()).toEqual(['S1', 'S2', 'S3']);
  });
  test('as a whole goes in before a newer one that waits as a whole too', async () => {
    await take(cars(3));
    await take(without('Odometer', cars(4)));
    yard.now = new Date(yard.now.getTime() + 60_000);
    expect(resultsOf(await retryFeed(yard.means, await yard.feed('ftp'), false))).toEqual(['held']);
    await take(without('Price', cars(5)));
    yard.now = new Date(yard.now.getTime() + 60_000);
    expect(resultsOf(await accept('ftp'))).toEqual(['imported', 'imported']);
    expect(await yard.stocked()).toHaveLength(5);
  });
  test('is never an Excel workbook: accepting one removes nothing', async () => {
    await take(cars(3));
    for (const ran of [await take(Buffer.from('d0cf11e0a1b11ae1', 'hex')), await accept('ftp')])
      expect(told(ran)).toEqual(['This is an Excel workbook: save it as CSV and send it again.']);
    expect(await yard.stocked()).toEqual(['S1', 'S2', 'S3']);
  });
  test('is accepted of no file that failed or has just come', async () => {
    await take(cars(6));
    expect(resultsOf(await take(''))).toEqual(['failed']);
    const [name = ''] = filesIn('failed');
    writeFileSync(inFolder('failed', name), cars(1));
    writeFileSync(inFolder('stock.csv'), cars(2));
    expect(resultsOf(await accept('ftp'))).toEqual(['imported', 'imported']);
    expect(await yard.stocked()).toHaveLength(6);
  });
});

describe('J9 what a file that was sent holds', () => {
  const send = async (content: string) => {
    const { id } = await yard.feed('hook');
    const digest = createHash('sha256').update(content).digest('base64url');
    await sql`insert into feed_delivery (feed_id, message_id, digest, bytes, body)
      values (${id}, gen_random_uuid()::text, ${digest}, 1, ${Buffer.from(content)})`.execute(yard.fleet.all);
    return yard.run('hook');
  };
  const states = async () =>
    (await sql<{ state: string }>`select state from feed_delivery order by received_at`.execute(yard.fleet.all)).rows.map(
      ({ state }) => state,
    );

  test('goes in once it is accepted, whatever came in between', async () => {
    await send(cars(3));
    await send(cheap('S1'));
    await send(csvOf([aFeedCar('S2', { Price: '$19,000' })]));
    expect([await states(), await price('S1')]).toEqual([['done', 'held', 'done'], 20_000]);
    expect(resultsOf(await accept('hook'))).toEqual(['imported']);
    expect([await states(), await price('S1'), await price('S2')]).toEqual([['done', 'done', 'done'], 5_000, 19_000]);
    expect(await accept('hook')).toEqual({ kind: 'ran', files: [] });
  });
  test('no longer waits when a later file has put it right', async () => {
    await send(cars(3));
    await send(cheap('S1', 'S2'));
    await send(csvOf([aFeedCar('S1')]));
    await accept('hook');
    expect([await price('S1'), await price('S2')]).toEqual([20_000, 5_000]);
    await send(cheap('S3'));
    await send(csvOf([aFeedCar('S3')]));
    expect(await states()).toEqual(['done', 'done', 'done', 'done', 'done']);
  });
  test('as a whole is left alone once a newer snapshot has come', async () => {
    await send(cars(3));
    await send(cars(3, { Price: '$19,000' }).replace('Odometer', 'Old Odometer'));
    await send(cars(3, { Price: '$23,000' }));
    await sql`update import_run set mode = 'snapshot'`.execute(yard.fleet.all);
    expect(await states()).toEqual(['done', 'held', 'done']);
    expect(await accept('hook')).toMatchObject({
      files: [{ result: { kind: 'superseded', reason: expect.stringMatching(/^A newer file, .+, has been imported since/) } }],
    });
    expect([await price('S1'), await states()]).toEqual([23_000, ['done', 'done', 'done']]);
  });
  test('is accepted in the order in which the files came', async () => {
    await send(cars(4));
    await send(
      csvOf(['S1', 'S2', 'S3', 'S4'].map((stock) => aFeedCar(stock, { Price: '$9,000' }))).replace('Odometer', 'Old Odometer'),
    );
    await send(cheap('S1'));
    expect(resultsOf(await accept('hook'))).toEqual(['imported', 'imported']);
    expect([await price('S1'), await price('S2'), await states()]).toEqual([5_000, 9_000, ['done', 'done', 'done']]);
  });
  test('J7 is named by the doctor until it is accepted', async () => {
    await send(cars(3));
    await send(cheap('S1'));
    const [fault = ''] = await findStockFaults(yard.fleet.all);
    expect(fault).toContain(`feed ${DEALERSHIP}/hook: 1 row waits for a person, S1: the price would change by more than 40%`);
    expect(fault).toContain(`forecourt feeds retry hook --dealership ${DEALERSHIP} --accept`);
    await accept('hook');
    expect(await findStockFaults(yard.fleet.all)).toEqual([]);
  });
});
