import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkBlock } from '#src/blocks/check-block.ts';
import { readSiteFiles } from '#src/site/files/read-site-files.ts';
import { putNotes, readNotes } from '#src/store/site/site-notes.ts';
import { applySites, type SitesApplied } from '#src/use-cases/site/apply-sites.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';

let fleet: Fleet;
let folder: string;
beforeEach(async () => {
  fleet = await aFleet([]);
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-notes-'));
  write('templates/classic.json', { switches: {} });
  for (const slug of ['harbour', 'redgum', 'summit']) write(`${slug}.json`, aSiteFile({ slug }));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await fleet.end();
});

function write(name: string, content: unknown): void {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
}

interface Round extends SitesApplied {
  /** The files that were read whole. */
  readonly read: readonly string[];
}

/** Applies the folder's files, judged by this edition of the code. */
async function apply(code = 'this release'): Promise<Round> {
  const read = new Set<string>();
  const look = async (notes: Parameters<Parameters<typeof applySites>[1]>[0]) => {
    const files = await readSiteFiles(folder, { notes, code });
    const sites = files.sites.map((one) => ({
      ...one,
      whole: () => {
        read.add(one.file);
        return one.whole();
      },
    }));
    return { ...files, sites };
  };
  const result = await applySites(fleet.platform, look, [], checkBlock);
  return { ...result, read: [...read] };
}

test('a file that has not changed since it was applied is not read again', async () => {
  expect((await apply()).applied).toEqual(['harbour', 'redgum', 'summit']);
  write('redgum.json', aSiteFile({ slug: 'redgum', name: 'Redgum Caravans' }));
  expect(await apply()).toMatchObject({ applied: ['redgum'], unchanged: ['harbour', 'summit'], read: ['redgum.json'] });
  expect(await apply()).toMatchObject({ applied: [], unchanged: ['harbour', 'redgum', 'summit'], read: [] });
});

test('a file of which the file system says what it said is not even compared; once it says something else, it is', async () => {
  const past = new Date(Date.now() - 3_600_000);
  const file = path.join(folder, 'redgum.json');
  utimesSync(file, past, past);
  await apply();
  const seen = await vi.waitFor(
    async () => {
      await apply();
      const told = (await readNotes(fleet.all)).get('redgum')?.seen;
      expect(told).not.toBe('');
      return told;
    },
    { timeout: 60_000, interval: 500 },
  );
  // As large as it was, and of the same age.
  writeFileSync(file, JSON.stringify(aSiteFile({ slug: 'redgum', name: 'Redgum' })));
  utimesSync(file, past, past);
  expect(await apply()).toMatchObject({ applied: ['redgum'], unchanged: ['harbour', 'summit'] });
  expect((await readNotes(fleet.all)).get('redgum')?.seen).not.toBe(seen);
}, 90_000);

const POST = '---\ntitle: An article\ndate: 2026-01-05\ncategory: News\nsummary: What it says.\n---\n\nWords.\n';
const ALL = ['harbour.json', 'redgum.json', 'summit.json'];
test.each<[what: string, change: () => void, read: readonly string[]]>([
  ['its layer', () => write('templates/classic.json', { switches: { newTagText: 'Fresh' } }), ALL],
  ['the lenders', () => write('lenders.json', []), ALL],
  ['the catalogue', () => write('catalogue.json', [{ name: 'MG' }]), ALL],
  ['one of its articles', () => write('posts/summit/new.md', POST), ['summit.json']],
])('a file is read again when %s changed', async (_what, change, read) => {
  await apply();
  change();
  expect((await apply()).read).toEqual(read);
});

test('every file is read again by the next release', async () => {
  await apply();
  expect((await apply('the next release')).read).toEqual(ALL);
});

test('a file is applied again if a machine of the previous release, which takes no notes, has applied another edition of it since', async () => {
  await apply();
  const notes = await readNotes(fleet.all);
  await fleet.apply([aSiteFile({ slug: 'redgum', name: 'The Other Edition' })]);
  await fleet.all.transaction().execute((trx) => putNotes(trx, notes));
  expect((await apply()).applied).toEqual(['redgum']);
  const name = await fleet.all.selectFrom('site').select('name').where('slug', '=', 'redgum').executeTakeFirst();
  expect(name?.name).toBe('redgum');
});

test('I6.2 a site is checked again when another file describes its dealership differently, and stays refused while that is so', async () => {
  const shared = (location: string) =>
    write(
      'summit.json',
      aSiteFile({ slug: 'summit', dealerships: [aDealership('shared', { locations: [aLocation({ slug: location })] })] }),
    );
  shared('yard');
  write('harbour.json', aSiteFile({ slug: 'harbour', dealerships: ['shared'] }));
  expect((await apply()).applied).toEqual(['harbour', 'redgum', 'summit']);
  shared('suv');
  const told = [
    expect.objectContaining({ file: 'harbour.json', key: 'dealerships' }),
    expect.objectContaining({ file: 'summit.json', key: 'dealerships' }),
  ];
  expect(await apply()).toMatchObject({ refused: told, unchanged: ['redgum'] });
  expect(await apply()).toMatchObject({ refused: told, unchanged: ['redgum'] });
  shared('yard');
  expect(await apply()).toMatchObject({ refused: [], unchanged: ['harbour', 'redgum', 'summit'] });
});

test('P16.4 what is to be said about a file is said each time, also when it is not read again', async () => {
  const { warnings } = await apply();
  expect(warnings.map(({ slug }) => slug)).toContain('redgum');
  expect((await apply()).warnings).toEqual(warnings);
});

test('a site that names a dealership waits for the file that describes it, however many files come before', async () => {
  for (let nth = 100; nth < 202; nth += 1) write(`dealer-${nth}.json`, aSiteFile({ slug: `dealer-${nth}` }));
  write('a-group.json', aSiteFile({ slug: 'a-group', dealerships: ['dealer-201-motors', 'summit-motors'] }));
  const { applied, refused } = await apply();
  expect(refused).toEqual([]);
  expect(applied).toHaveLength(106);
  expect(applied[0]).toBe('a-group');
  expect((await apply()).unchanged).toHaveLength(106);
}, 120_000);
