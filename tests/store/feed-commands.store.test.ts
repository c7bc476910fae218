import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { type Ran, runCommands } from '#tests/store/run-commands.ts';

const DEALERSHIP = 'harbour-motors';
const FEEDS = [
  { name: 'ftp', from: { kind: 'folder' as const }, mode: 'snapshot' as const },
  { name: 'dms', from: { kind: 'pull' as const, url: 'https://sam:hunter2@dms.example/stock.csv?token=abc', minutes: 30 } },
  { name: 'hook', from: { kind: 'webhook' as const, key_number: 1 } },
];
/** Each run is a process of its own. */
const PATIENCE_MS = 120_000;

let fleet: Fleet;
let folder: string;
beforeAll(async () => {
  fleet = await aFleet([aSiteFile({ dealerships: [aDealership(DEALERSHIP, { feeds: FEEDS })] })]);
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-feed-commands-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await fleet.end();
});

const of = (...words: readonly string[]) => ['feeds', ...words, '--dealership', DEALERSHIP];
const run = (...commands: readonly (readonly string[])[]): Promise<Ran[]> => runCommands(fleet.database, folder, commands);
const inFolder = (...names: readonly string[]) => path.join(folder, 'data', 'feeds', DEALERSHIP, 'ftp', ...names);
const put = (name: string, cars: readonly Record<string, string>[]) => {
  mkdirSync(inFolder(), { recursive: true });
  writeFileSync(inFolder(name), csvOf(cars));
};
const stocked = async () =>
  (await fleet.all.selectFrom('vehicle').select('stocknum').orderBy('stocknum').execute()).map(({ stocknum }) => stocknum);

test('J7 the feeds are listed with where they come from, and no password or token is printed', {
  timeout: PATIENCE_MS,
}, async () => {
  const [list, show, json] = (await run(['feeds'], of('show', 'dms'), of('show', 'dms', '--json'))) as [Ran, Ran, Ran];
  expect(list.output).toMatch(
    /^new +harbour-motors\/dms +every 30 minutes from https:\/\/dms\.example\/stock\.csv\?…; nothing imported yet$/m,
  );
  expect(list.output).toMatch(/^new +harbour-motors\/ftp +by folder/m);
  expect(list.output).toMatch(/^new +harbour-motors\/hook +sent to \/api\/stock/m);
  expect(show.output).toMatch(/^dms of harbour-motors: every 30 minutes/);
  for (const { code, output } of [list, show, json]) expect([code, /hunter2|abc/.test(output)]).toEqual([0, false]);
});

test('J7 a folder’s file waits for its mapping, is accepted, run, shown, and some rows left out exit with 3', {
  timeout: PATIENCE_MS,
}, async () => {
  put('first.csv', [aFeedCar('A'), aFeedCar('B')]);
  const ran = await run(
    of('run', 'ftp'),
    ['feeds'],
    of('run', 'ftp', '--accept'),
    of('show', 'ftp'),
    of('retry', 'ftp', '--accept'),
  );
  const [held, listed, again, told, accepted] = ran as [Ran, Ran, Ran, Ran, Ran];
  const what =
    'Nobody has accepted a mapping for this feed yet.\nTo try again, and see what it asks: forecourt feeds retry ftp --dealership harbour-motors\n';
  expect([again.code, again.output]).toEqual([0, `Nothing has arrived.\nAn earlier file did not go in: ${what}`]);
  expect(told.output).toContain(`It failed: ${what}`);
  expect(held.code).toBe(1);
  expect(held.output).toMatch(/Proposed mapping:[\s\S]*Stock No +stocknum[\s\S]*first\.csv: Nobody has accepted a mapping/);
  expect(listed.output).toMatch(/^failing +harbour-motors\/ftp.*Nobody has accepted a mapping for this feed yet\.$/m);
  expect([accepted.code, accepted.output]).toEqual([0, expect.stringContaining('2 added, 0 changed, 0 unchanged, 0 set aside.')]);
  expect(await stocked()).toEqual(['A', 'B']);
  put('second.csv', [aFeedCar('A'), aFeedCar('B'), aFeedCar('C', { Price: 'twenty grand' })]);
  const [second, shown, none] = (await run(of('run', 'ftp'), of('show', 'ftp'), of('run', 'ftp'))) as [Ran, Ran, Ran];
  expect(second.code).toBe(3);
  expect(second.output).toMatch(/The rows that were left out are in .*second\.csv\.left-out\.csv\./);
  expect(shown.output).toMatch(/The last report, on second\.csv at .*, 3 rows:\n0 added, 0 changed, 2 unchanged, 1 set aside\./);
  expect([none.code, none.output]).toEqual([0, 'Nothing has arrived.\n']);
  expect(readdirSync(inFolder('done'))).toHaveLength(3);
});

test('J9 a folder’s rows that are held are listed, shown and accepted', { timeout: PATIENCE_MS }, async () => {
  put('third.csv', [aFeedCar('A', { Price: '$5,000' }), aFeedCar('B')]);
  const first = await run(of('run', 'ftp'), ['feeds'], of('show', 'ftp'), ['doctor'], of('run', 'ftp'));
  const [held, listed, shown, doctor, none] = first as [Ran, Ran, Ran, Ran, Ran];
  const [accepted, after] = (await run(of('retry', 'ftp', '--accept'), ['feeds'])) as [Ran, Ran];
  const why = '1 row waits for a person, A: the price would change by more than 40%, from $20,000 to $5,000.';
  expect([held.code, held.output]).toEqual([3, expect.stringContaining(why)]);
  expect(listed.output).toMatch(/^held +harbour-motors\/ftp.*1 row waits for a person, A: the price would change/m);
  expect(shown.output).toContain(`${why}\nIf that is right: forecourt feeds retry ftp --dealership harbour-motors --accept`);
  expect(none.output).toContain(`Nothing has arrived.\n${why}\nIf that is right: forecourt feeds retry ftp`);
  expect(doctor.output).toContain(`feed harbour-motors/ftp: ${why}`);
  expect([accepted.code, accepted.output]).toEqual([0, expect.stringContaining('0 added, 1 changed, 1 unchanged, 0 set aside.')]);
  expect(after.output).toMatch(/^in order +harbour-motors\/ftp/m);
});

test('J8 the rows that an import left out are beside its file, to be mended and imported, and are gone when all went in', {
  timeout: PATIENCE_MS,
}, async () => {
  const [file, left] = [path.join(folder, 'dms.csv'), path.join(folder, 'dms.left-out.csv')];
  const importing = (name: string, ...more: readonly string[]) => [
    'stock',
    'import',
    name,
    '--dealership',
    DEALERSHIP,
    '--feed',
    'by-hand',
    ...more,
  ];
  const bad = aFeedCar('L2', { Price: 'twenty grand' });
  writeFileSync(file, csvOf([aFeedCar('L1'), bad]));
  const [some] = (await run(importing(file, '--accept'))) as [Ran];
  expect([some.code, some.output]).toEqual([
    3,
    expect.stringContaining(
      `The rows that were left out are in ${left}: fix them there and import that file with --feed by-hand.`,
    ),
  ]);
  const rows = readFileSync(left, 'utf8');
  expect(rows.split('\n').filter((line) => line !== '')).toHaveLength(2);
  expect(rows).toMatch(/^Stock No,Make,.*,Why it was left out\nL2,.*twenty grand.*cannot be read as a price\n$/);
  writeFileSync(left, rows.replace('twenty grand', '20000'));
  const [mended] = (await run(importing(left))) as [Ran];
  expect([mended.code, await stocked()]).toEqual([0, expect.arrayContaining(['L1', 'L2'])]);
  writeFileSync(file, csvOf([aFeedCar('L1'), aFeedCar('L2')]));
  const [all] = (await run(importing(file))) as [Ran];
  expect([all.code, existsSync(left)]).toEqual([0, false]);
  mkdirSync(left);
  writeFileSync(file, csvOf([aFeedCar('L1'), bad]));
  const [unwritten] = (await run(importing(file))) as [Ran];
  expect([unwritten.code, unwritten.output]).toEqual([3, expect.stringContaining(`${left} cannot be written`)]);
});

test('J9 a program reads why a file is held whole, from the import and from the feed', { timeout: PATIENCE_MS }, async () => {
  const json = ({ output }: Ran) => JSON.parse(output.slice(0, output.indexOf('\n}\n') + 2)) as unknown;
  const reason = 'The column "Price" is missing; it was in the last file.';
  const unpriced = [aFeedCar('H1'), aFeedCar('H2')].map(({ Price, ...car }) => ({ ...car, Asking: Price ?? '' }));
  const file = path.join(folder, 'held.csv');
  writeFileSync(file, csvOf(unpriced));
  put('held.csv', unpriced);
  const importing = ['stock', 'import', file, '--dealership', DEALERSHIP, '--feed', 'by-hand', '--json'];
  const ran = await run(importing, [...importing, '--dry-run'], of('run', 'ftp', '--json'), of('show', 'ftp', '--json'));
  expect(ran.map(({ code }) => code)).toEqual([1, 1, 1, 0]);
  expect(ran.map(json)).toMatchObject([
    { isHeld: true, reason, isDryRun: false },
    { isHeld: true, reason, isDryRun: true },
    { files: [{ source: 'held.csv', result: { kind: 'held', reason } }] },
    { failure: reason },
  ]);
});

test('J9 a file that a newer one has replaced is told so by a retry, and hints have the feed’s own name', {
  timeout: PATIENCE_MS,
}, async () => {
  const bare = (stock: string) => Object.fromEntries(Object.entries(aFeedCar(stock)).filter(([name]) => name !== 'Odometer'));
  put('older.csv', [bare('A'), bare('B'), bare('C')]);
  const [held] = (await run(of('run', 'ftp'))) as [Ran];
  put('newer.csv', [aFeedCar('A'), aFeedCar('B')]);
  const [ran, retried] = (await run(of('run', 'ftp', '--accept'), of('retry', 'ftp', '--accept'))) as [Ran, Ran];
  expect([held.code, held.output]).toEqual([
    1,
    expect.stringMatching(/If that is right: forecourt feeds retry ftp --dealership harbour-motors --accept$/m),
  ]);
  expect(ran.code).toBe(0);
  expect([retried.code, retried.output]).toEqual([
    1,
    expect.stringContaining('older.csv: A newer file, newer.csv, has been imported since: this one is left alone.\n'),
  ]);
});

test('J9 what waits of a file whose mapping was accepted is told, with the command to accept it, and exits with 3', {
  timeout: PATIENCE_MS,
}, async () => {
  const file = path.join(folder, 'first-yes.csv');
  writeFileSync(file, csvOf([aFeedCar('B', { Price: '$90,000' })]));
  const importing = ['stock', 'import', file, '--dealership', DEALERSHIP, '--feed', 'first-yes', '--accept'];
  const [first, second] = (await run(importing, importing)) as [Ran, Ran];
  expect([first.code, first.output]).toEqual([
    3,
    expect.stringMatching(
      /row 1 \(B\) waits: .*\nThe mapping is saved\.\nIf that is right, import the file again with --accept\.\n$/,
    ),
  ]);
  expect([second.code, second.output]).toEqual([0, expect.stringContaining('1 changed')]);
});

test('J7 a retry while another process is at work says that nothing was done, and a feed has a name that a folder can have', {
  timeout: PATIENCE_MS,
}, async () => {
  await sql`update feed set leased_until = now() + interval '10 minutes' where name = 'ftp'`.execute(fleet.all);
  const [busy, name] = (await run(of('retry', 'ftp', '--accept'), [
    'stock',
    'import',
    path.join(folder, 'dms.csv'),
    '--dealership',
    DEALERSHIP,
    '--feed',
    '../ftp',
  ])) as [Ran, Ran];
  await sql`update feed set leased_until = null where name = 'ftp'`.execute(fleet.all);
  expect([busy.code, busy.output]).toEqual([1, expect.stringContaining('nothing was tried or accepted')]);
  expect([name.code, name.output]).toEqual([2, expect.stringContaining('"../ftp" cannot be a feed’s name')]);
});

test('J7 a feed is paused and resumed, and the doctor names one that fails', { timeout: PATIENCE_MS }, async () => {
  await sql`update feed set failure = 'The feed’s address answered 503.', failures = 3 where name = 'dms'`.execute(fleet.all);
  const ran = await run(of('pause', 'hook'), of('pause', 'hook'), ['feeds'], of('resume', 'hook'), of('resume', 'hook'), [
    'doctor',
  ]);
  const outputs = ran.map(({ output }) => output);
  expect(outputs[0]).toBe('hook is paused.\n');
  expect(outputs[1]).toBe('hook was paused already.\n');
  expect(outputs[2]).toMatch(/^paused +harbour-motors\/hook/m);
  expect(outputs[3]).toBe('hook is running again.\n');
  expect(outputs[4]).toBe('hook was not paused.\n');
  expect(outputs[5]).toContain('feed harbour-motors/dms: The feed’s address answered 503.');
});

test('J7 the key of a feed that is sent is printed, and of no other', { timeout: PATIENCE_MS }, async () => {
  const [key, again, none] = (await run(of('key', 'hook'), of('key', 'hook'), of('key', 'ftp'))) as [Ran, Ran, Ran];
  expect(key.output).toMatch(/^whsec_[A-Za-z0-9+/]{40,}=*\n.*\/api\/stock\?dealership=harbour-motors&feed=hook/);
  expect(again.output).toBe(key.output);
  expect([none.code, none.output]).toEqual([2, expect.stringContaining('Nothing is sent to the feed "ftp"')]);
});

test('J7 a feed or a dealership that there is not is said so', { timeout: PATIENCE_MS }, async () => {
  const ran = await run(of('show', 'none'), ['feeds', 'show', 'ftp'], ['feeds', '--dealership', 'nobody']);
  expect(ran.map(({ code }) => code)).toEqual([2, 2, 2]);
  expect(ran.map(({ output }) => output.split('\n')[0])).toEqual([
    'There is no feed "none" of a dealership "harbour-motors".',
    'Name the feed, and the dealership with --dealership SLUG.',
    'There is no dealership "nobody".',
  ]);
});
