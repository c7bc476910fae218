import { afterAll, beforeAll, expect, test } from 'vitest';
import { Directory } from '#src/showroom/directory.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';

const harbour = aSiteFile({ slug: 'harbour', name: 'Harbour', domains: ['www.harbour.example', 'harbour.example'] });
let fleet: Fleet;
beforeAll(async () => {
  fleet = await aFleet([harbour, aSiteFile({ slug: 'summit', name: 'Summit' })]);
});
afterAll(() => fleet.end());

test('P1.1 a host leads to its site, with any port and in any case; an unknown one to none', async () => {
  const directory = new Directory(fleet.app, 'domains');
  expect(directory.isLoaded).toBe(false);
  await directory.refresh();
  const asked = [
    'www.harbour.example',
    'HARBOUR.example:8080',
    'harbour.localhost:3000',
    'summit.localhost',
    'nobody.example',
    'localhost',
    '',
  ];
  expect(asked.map((host) => directory.siteOf(host)?.slug ?? null)).toEqual([
    'harbour',
    'harbour',
    'harbour',
    'summit',
    null,
    null,
    null,
  ]);
  expect(directory.isLoaded).toBe(true);
});

test('I5.5 every site has one canonical host: its first domain, or its name under localhost', async () => {
  const hosts = async (mode: 'domains' | 'local') => {
    const directory = new Directory(fleet.app, mode);
    await directory.refresh();
    return directory.sites.map(({ name, canonicalHost }) => [name, canonicalHost]);
  };
  expect(await hosts('domains')).toEqual([
    ['Harbour', 'www.harbour.example'],
    ['Summit', 'summit.localhost'],
  ]);
  expect(await hosts('local')).toEqual([
    ['Harbour', 'harbour.localhost'],
    ['Summit', 'summit.localhost'],
  ]);
});

test('P1h a new site and a changed host are found after the next look, and a dropped host no more', async () => {
  const directory = new Directory(fleet.app, 'domains');
  await directory.refresh();
  await fleet.apply([{ ...harbour, domains: ['cars.harbour.example'] }, aSiteFile({ slug: 'third' })]);
  await directory.refresh();
  expect(['cars.harbour.example', 'www.harbour.example', 'third.localhost'].map((host) => directory.siteOf(host)?.slug)).toEqual([
    'harbour',
    undefined,
    'third',
  ]);
});
