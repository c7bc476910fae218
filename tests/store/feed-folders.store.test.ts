import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyFeeds } from '#src/jobs/tidy-feeds.ts';
import { FeedLookout } from '#src/jobs/watch-feeds.ts';
import { PlatformStore } from '#src/store/platform-store.ts';
import { retryFeed, setPaused } from '#src/use-cases/feeds/manage-feeds.ts';
import { runFeed } from '#src/use-cases/feeds/run-feed.ts';
import { aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aFeedYard, cars, DEALERSHIP, type FeedYard, feedsOf, resultsOf, sites } from '#tests/store/feed-yard.ts';

let yard: FeedYard;
beforeAll(async () => {
  yard = await aFeedYard();
});
afterAll(() => yard.fleet.end());
beforeEach(() => yard.begin('http://127.0.0.1:1'));

describe('J7 a watched folder', () => {
  const inFolder = (...names: readonly string[]) => path.join(yard.folder, DEALERSHIP, 'ftp', ...names);
  const put = (name: string, content: string) => {
    mkdirSync(inFolder(), { recursive: true });
    writeFileSync(inFolder(name), content);
    // The time of the file tells its age apart from when it was seen.
    utimesSync(inFolder(name), yard.now, yard.now);
  };
  const later = (seconds: number) => {
    yard.now = new Date(yard.now.getTime() + seconds * 1000);
  };
  const namesFound = async (lookout: FeedLookout) => {
    const { id } = await yard.feed('ftp');
    return (await lookout.look()).find((due) => due.id === id)?.names ?? [];
  };

  test('has its folder made, and a file is found once it has stayed the same for ten seconds', async () => {
    const lookout = new FeedLookout(yard.means);
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
    expect(resultsOf(await yard.run('ftp', ['stock.csv']))).toEqual(['imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2', 'S3']);
    expect(existsSync(inFolder('stock.csv'))).toBe(false);
    expect(readdirSync(inFolder('done'))).toEqual([expect.stringMatching(/^2026-11-17T.*Z stock\.csv$/)]);
    expect((await yard.feed('ftp')).last).toMatchObject({ source: 'stock.csv', added: 3 });
  });
  test('takes a file whose name is as long as a name can be', async () => {
    const name = `${'ü'.repeat(125)}.csv`;
    put(name, csvOf([aFeedCar('A'), aFeedCar('B', { Price: 'twenty grand' })]));
    expect(resultsOf(await yard.run('ftp', [name]))).toEqual(['imported']);
    expect(readdirSync(inFolder('done'))).toHaveLength(2);
    put(name, '');
    expect(resultsOf(await yard.run('ftp', [name]))).toEqual(['failed']);
    expect(readdirSync(inFolder('.working'))).toEqual([]);
  });
  test('takes files whose names are not UTF-8, each under its name as far as it can be read', async () => {
    mkdirSync(inFolder(), { recursive: true });
    for (const [at, letter] of [0xe4, 0xfc].entries())
      writeFileSync(Buffer.concat([Buffer.from(inFolder('Best')), Buffer.from([letter]), Buffer.from('nde.csv')]), cars(at + 2));
    const lookout = new FeedLookout(yard.means);
    await namesFound(lookout);
    later(10);
    const found = await namesFound(lookout);
    expect(found).toEqual(['Best\uFFFDnde.csv']);
    expect(resultsOf(await yard.run('ftp', found))).toEqual(['imported']);
    expect((await yard.feed('ftp')).last).toMatchObject({ source: 'Best\uFFFDnde.csv' });
    later(1);
    expect(resultsOf(await yard.run('ftp', found))).toEqual(['imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2', 'S3']);
    expect(readdirSync(inFolder('done'))).toHaveLength(2);
  });
  test('that cannot be read is kept with its reason, and tried again when somebody says so', async () => {
    put('stock.csv', '');
    expect(resultsOf(await yard.run('ftp', ['stock.csv']))).toEqual(['failed']);
    const [name = ''] = readdirSync(inFolder('failed')).filter((one) => !one.endsWith('.txt'));
    expect(readFileSync(inFolder('failed', `${name}.reason.txt`), 'utf8')).toContain('is empty');
    expect((await yard.feed('ftp')).failure).toContain('is empty');
    writeFileSync(inFolder('failed', name), cars(1));
    expect(resultsOf(await retryFeed(yard.means, await yard.feed('ftp'), false))).toEqual(['imported']);
    expect(readdirSync(inFolder('failed'))).toEqual([]);
    expect(await yard.feed('ftp')).toMatchObject({ failure: null });
  });
  test('keeps the rows that were left out as a file', async () => {
    put('stock.csv', csvOf([aFeedCar('A'), aFeedCar('B', { Price: 'twenty grand' })]));
    await yard.run('ftp', ['stock.csv']);
    const [left = ''] = readdirSync(inFolder('done')).filter((name) => name.endsWith('.left-out.csv'));
    expect(readFileSync(inFolder('done', left), 'utf8')).toMatch(/twenty grand/);
  });
  test('takes a mended file of rows that were left out as changes: nothing else is removed', async () => {
    put('stock.csv', csvOf(['A', 'B', 'C', 'D'].map((name) => aFeedCar(name, name === 'D' ? { Price: 'twenty grand' } : {}))));
    await yard.run('ftp', ['stock.csv']);
    const [left = ''] = readdirSync(inFolder('done')).filter((name) => name.endsWith('.left-out.csv'));
    put('mended.csv', readFileSync(inFolder('done', left), 'utf8').replace('twenty grand', '20000'));
    const ran = await yard.run('ftp', ['mended.csv']);
    expect(ran).toMatchObject({ files: [{ result: { account: { added: 1, removed: 0, removalHeld: null, absent: 3 } } }] });
    expect(await yard.stocked()).toEqual(['A', 'B', 'C', 'D']);
    put('next.csv', csvOf(['A', 'B', 'C'].map((name) => aFeedCar(name))));
    await yard.run('ftp', ['next.csv']);
    expect(await yard.stocked()).toEqual(['A', 'B', 'C']);
  });
  test('has files that were kept for ninety days deleted, and no others', async () => {
    put('stock.csv', cars(1));
    await yard.run('ftp', ['stock.csv']);
    const [kept = ''] = readdirSync(inFolder('done'));
    put('waits.csv', cars(1));
    // Its sender wrote it two years ago, which says nothing of how long it was kept.
    const old = new Date(yard.now.getTime() - 730 * 86_400_000);
    for (const file of [inFolder('done', kept), inFolder('waits.csv')]) utimesSync(file, old, old);
    for (const [days, left] of [
      [89, 1],
      [91, 0],
    ] as const) {
      const tidy = tidyFeeds(yard.folder, () => new Date(yard.now.getTime() + days * 86_400_000));
      await tidy.run({ db: yard.fleet.all, log: pino({ level: 'silent' }) });
      expect(readdirSync(inFolder('done'))).toHaveLength(left);
    }
    expect(existsSync(inFolder('waits.csv'))).toBe(true);
  });
  test('J10 has photos beside its files, which are the cars’ that name them and no files of rows', async () => {
    for (let at = 0; at < 1_010; at += 1) put(`S${at}.jpg`, 'a photo');
    put('stock.csv', csvOf([aFeedCar('S1', { Photos: 'S1.jpg, photos/S1-2.jpg;../S1-3.jpg' })]));
    const lookout = new FeedLookout(yard.means);
    await namesFound(lookout);
    later(10);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
    expect(resultsOf(await yard.run('ftp'))).toEqual(['imported']);
    const { images } = await yard.fleet.all.selectFrom('vehicle').select('images').executeTakeFirstOrThrow();
    expect(images.map(({ url }) => url)).toEqual(['upload:ftp/S1.jpg', 'upload:ftp/photos/S1-2.jpg']);
    expect((await yard.feed('ftp')).last?.account.notes).toContainEqual(
      expect.objectContaining({ column: 'Photos', how: 'repaired' }),
    );
  });
  test('follows no link out of it', async () => {
    writeFileSync(path.join(yard.folder, 'secret.csv'), cars(1));
    mkdirSync(inFolder(), { recursive: true });
    symlinkSync(path.join(yard.folder, 'secret.csv'), inFolder('stock.csv'));
    expect(await yard.run('ftp', ['stock.csv'])).toEqual({ kind: 'ran', files: [] });
    expect(await yard.stocked()).toEqual([]);
    expect(existsSync(path.join(yard.folder, 'secret.csv'))).toBe(true);
  });
  test('a file that a process died over is taken again', async () => {
    put('stock.csv', cars(1));
    mkdirSync(inFolder('.working'));
    writeFileSync(inFolder('.working', 'half.csv'), cars(2));
    const lookout = new FeedLookout(yard.means);
    expect(await namesFound(lookout)).toEqual(['half.csv']);
    expect(resultsOf(await yard.run('ftp', ['half.csv']))).toEqual(['imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2']);
  });
  test('imports what a process died over before a later file of the same name, and loses neither', async () => {
    const began = yard.now.getTime();
    let ticks = 0;
    yard.means = { ...yard.means, now: () => new Date(began + ticks++) };
    put('stock.csv', csvOf([aFeedCar('S1'), aFeedCar('NEW')]));
    mkdirSync(inFolder('.working'));
    writeFileSync(inFolder('.working', 'stock.csv'), csvOf([aFeedCar('S1'), aFeedCar('OLD')]));
    expect(resultsOf(await yard.run('ftp', ['stock.csv']))).toEqual(['imported', 'imported']);
    expect(await yard.stocked()).toEqual(['NEW', 'S1']);
    expect(readdirSync(inFolder('done'))).toHaveLength(2);
  });
  test('keeps a file whose import failed on our side, even when another of its name has come', async () => {
    put('stock.csv', cars(1));
    class Away extends PlatformStore {
      override writeStock(): never {
        put('stock.csv', cars(3));
        throw new Error('The database is away.');
      }
    }
    const failing = { ...yard.means, store: new Away(yard.fleet.all) };
    const { id } = await yard.feed('ftp');
    const options = { isAccepted: false, isByHand: false, names: ['stock.csv'] };
    await expect(runFeed(failing, id, options)).rejects.toThrow('away');
    expect([readdirSync(inFolder('.working')), existsSync(inFolder('stock.csv'))]).toEqual([['stock.csv'], true]);
    expect(resultsOf(await yard.run('ftp', ['stock.csv']))).toEqual(['imported', 'imported']);
    expect(await yard.stocked()).toEqual(['S1', 'S2', 'S3']);
  });
  test('tries a file again before one of its name that came later, and by hand takes the oldest first', async () => {
    put('stock.csv', '');
    await yard.run('ftp', ['stock.csv']);
    const [name = ''] = readdirSync(inFolder('failed')).filter((one) => !one.endsWith('.txt'));
    writeFileSync(inFolder('failed', name), cars(2));
    later(60);
    put('a-later.csv', cars(4));
    later(-30);
    put('stock.csv', cars(3));
    const ran = await retryFeed(yard.means, await yard.feed('ftp'), false);
    expect(
      ran.kind === 'ran' && ran.files.map(({ source, result }) => [source, 'account' in result && result.account.rows]),
    ).toEqual([
      ['stock.csv', 2],
      ['stock.csv', 3],
      ['a-later.csv', 4],
    ]);
  });
  test('whose own folder was replaced by a link keeps nothing there', async () => {
    put('stock.csv', cars(1));
    mkdirSync(path.join(yard.folder, 'elsewhere'));
    symlinkSync(path.join(yard.folder, 'elsewhere'), inFolder('done'));
    await expect(yard.run('ftp', ['stock.csv'])).rejects.toThrow('is a link');
    expect([readdirSync(path.join(yard.folder, 'elsewhere')), await yard.stocked()]).toEqual([[], []]);
  });
  test('that was empty, and untouched for a while, is found as soon as a file is in it', async () => {
    const lookout = new FeedLookout(yard.means);
    expect(await namesFound(lookout)).toEqual([]);
    for (let looks = 0; looks < 5; looks += 1) expect(await namesFound(lookout)).toEqual([]);
    put('stock.csv', cars(1));
    expect(await namesFound(lookout)).toEqual([]);
    later(10);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
  });
  test('that cannot be looked into does not stand in the way of the others', async () => {
    await yard.fleet.apply(sites(feedsOf([{ name: 'broken', from: { kind: 'folder' } }])));
    mkdirSync(path.dirname(inFolder()), { recursive: true });
    writeFileSync(path.join(path.dirname(inFolder()), 'broken'), 'a file where the folder should be');
    put('stock.csv', cars(1));
    const lookout = new FeedLookout(yard.means);
    await namesFound(lookout);
    later(10);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
    await yard.fleet.apply(sites(feedsOf()));
  });
  test('that is paused is left alone until it is resumed', async () => {
    put('stock.csv', cars(1));
    const lookout = new FeedLookout(yard.means);
    await namesFound(lookout);
    later(10);
    expect(await setPaused(yard.means, await yard.feed('ftp'), true)).toBe(true);
    expect(await namesFound(lookout)).toEqual([]);
    expect(await setPaused(yard.means, await yard.feed('ftp'), false)).toBe(true);
    await namesFound(lookout);
    later(10);
    expect(await namesFound(lookout)).toEqual(['stock.csv']);
  });
});
