import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { wholeSiteFiles } from '#tests/factories/whole-site-files.ts';
import { faultText, readSiteFiles } from './read-site-files.ts';

/** Reads a folder with these files in it; anything but text is written as JSON. */
async function reading(files: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sites-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return wholeSiteFiles(folder);
}

const RIGHT = { 'right.json': aSiteFile({ slug: 'right' }), 'templates/classic.json': { switches: { cardsPerRow: 4 } } };
const address = (facts: object) =>
  aSiteFile({
    dealerships: [
      aDealership('d', { locations: [aLocation({ address: { city: 'X', state: 'QLD', postcode: '4000', ...facts } })] }),
    ],
  });
const home = (facts: object) => ({
  ...aSiteFile(),
  pages: { home: { title: 'Home', blocks: [{ block: 'vehicle-rail', heading: 'Sale', ...facts }] } },
});
const [EARLIER, LATER] = ['2025-07-01T00:00:00+10:00', '2025-07-24T00:00:00+10:00'];
const STATE = 'dealerships.0.locations.0.address.state';

test.each<[what: string, content: unknown, key: string, reason: RegExp]>([
  ['is not JSON', '{ "slug": ', '', /^it is not JSON: /],
  [
    'is nested 15,000 deep',
    `{ "slug": ${'['.repeat(15_000)}${']'.repeat(15_000)} }`,
    '',
    /^lists and objects are nested more than 20 deep$/,
  ],
  ['has a name with a NUL in it', aSiteFile({ name: 'Harbour\0Motors' }), 'name', /^it has a character that cannot be stored/],
  ['has half of a character in a page', home({ heading: '\ud83d' }), 'pages.home.blocks.0.heading', /cannot be stored/],
  ['has a name of spaces', aSiteFile({ name: '   ' }), 'name', /^must be a name on one line/],
  ['has a name on two lines', aSiteFile({ name: 'Harbour\nMotors' }), 'name', /^must be a name on one line/],
  ['has a key there is none of', { ...aSiteFile(), colour: 'red' }, 'colour', /"colour"/],
  [
    'has an unknown switch',
    aSiteFile({ switches: { cards_per_row: 4 } }),
    'switches.cards_per_row',
    /^there is no such switch; did you mean cardsPerRow\?$/,
  ],
  ['has a switch of the wrong type', aSiteFile({ switches: { cardsPerRow: 'four' } }), 'switches.cardsPerRow', /./],
  [
    'has a filter that does not parse',
    aSiteFile({ switches: { searchFilters: ['cheap ones'] } }),
    'switches.searchFilters',
    /the filter cannot be read: "cheap ones"/,
  ],
  ...['http://booking.example/', 'javascript:alert(1)', 'data:text/html,x'].map(
    (serviceBookingUrl) =>
      [
        `has ${serviceBookingUrl} for its booking page`,
        aSiteFile({ switches: { serviceBookingUrl } }),
        'switches.serviceBookingUrl',
        /^must be an https address such as https:\/\/booking\.example\/$/,
      ] as [string, unknown, string, RegExp],
  ),
  [
    'has an unknown time zone',
    aSiteFile({ switches: { timeZone: 'Brisbane' } }),
    'switches.timeZone',
    /^must be a time zone such as Australia\/Sydney$/,
  ],
  [
    'has a colour that is none',
    aSiteFile({ theme: { brand: 'teal', accent: '#b45309' } }),
    'theme.brand',
    /^must be a colour such as #075E6B$/,
  ],
  [
    'has colours in which text cannot be read',
    aSiteFile({ theme: { brand: '#075e6b', accent: '#b45309', dark: '#ffffff' } }),
    'theme',
    /contrast of 1\.00 to 1 and needs/,
  ],
  [
    'has a block that ends before it begins',
    home({ from: LATER, until: EARLIER }),
    'pages.home.blocks.0.until',
    /^it ends \(2025-07-01T00:00:00\+10:00\) before it begins \(2025-07-24T00:00:00\+10:00\)$/,
  ],
  [
    'has a block whose date is none',
    home({ from: 'tomorrow' }),
    'pages.home.blocks.0.from',
    /^must be a date and time with its offset/,
  ],
  [
    'has a promotion that ends before it begins',
    aSiteFile({ switches: { promoTiles: [{ title: 'Sale', starts: LATER, expires: EARLIER }] } }),
    'switches.promoTiles',
    /^0\.expires: it ends .* before it begins/,
  ],
  [
    'has an announcement that ends before it begins',
    aSiteFile({ announcement: { heading: 'Sale', from: LATER, until: EARLIER } }),
    'announcement.until',
    /^it ends .* before it begins/,
  ],
  [
    'has a popup that ends before it begins',
    aSiteFile({ popup: { heading: 'Sale', starts: LATER, expires: EARLIER } }),
    'popup.expires',
    /^it ends .* before it begins/,
  ],
  [
    'has a popup with neither picture nor words',
    aSiteFile({ popup: { href: '/special-offers' } }),
    'popup',
    /^a popup needs a picture, a heading or a text$/,
  ],
  [
    'has a popup of a picture that nobody describes',
    aSiteFile({ popup: { image_url: '/images/suv-a/f34' } }),
    'popup.alt',
    /^a picture without text beside it must be described here$/,
  ],
  [
    'has a popup whose link runs a script',
    aSiteFile({ popup: { heading: 'Sale', href: 'javascript:alert(1)' } }),
    'popup.href',
    /^must be a path on this site or an https address$/,
  ],
  ['has an unknown state', address({ state: 'NZ' }), STATE, /must be one of QLD, NSW/],
  [
    'has no home page',
    aSiteFile({ pages: { about: aSiteFile().pages.home ?? { title: '', blocks: [] } } }),
    'pages',
    /^a site needs a page named "home"$/,
  ],
  [
    'has a page at no address',
    aSiteFile({ pages: { ...aSiteFile().pages, 'pages//warranty': aSiteFile().pages.home ?? { title: '', blocks: [] } } }),
    'pages.pages//warranty',
    /^must be an address such as service or pages\/warranty/,
  ],
  [
    'has a slug that is none',
    { ...aSiteFile(), slug: 'Harbour City' },
    'slug',
    /^must be lower-case letters, digits and single dashes$/,
  ],
  [
    'has a host with a port',
    aSiteFile({ domains: ['harbour.example:3000'] }),
    'domains.0',
    /^must be a host name such as www\.example\.com\.au$/,
  ],
  [
    'lets a dealership set what only a site may',
    aSiteFile({ dealerships: [aDealership('d', { switches: { cardsPerRow: 4 } })] }),
    'dealerships.d.switches.cardsPerRow',
    /a dealership may not set this switch/,
  ],
])('P4i a file that %s is refused naming file, key and reason, and the others are read', async (_what, content, key, reason) => {
  const { sites, layers, refused } = await reading({ ...RIGHT, 'harbour.json': content });
  expect(refused).toEqual([{ file: 'harbour.json', key, reason: expect.stringMatching(reason) }]);
  expect(sites.map(({ file, site }) => [file, site.slug])).toEqual([['right.json', 'right']]);
  expect(layers).toEqual([{ kind: 'template', name: 'classic', switches: { cardsPerRow: 4 } }]);
});

test('S8.2 a site whose search filter does not parse is refused when the configuration is loaded', async () => {
  const wrong = aSiteFile({ switches: { searchFilters: ['make:Toyota OR make:Ford'] } });
  const { sites, refused } = await reading({ ...RIGHT, 'harbour.json': wrong });
  expect(refused).toMatchObject([{ file: 'harbour.json', key: 'switches.searchFilters' }]);
  expect(sites.map(({ file }) => file)).toEqual(['right.json']);
});

test('P2o a file that was copied and not renamed inside is refused: it would take the place of the site it was copied from', async () => {
  const { sites, refused } = await reading({ ...RIGHT, 'copy.json': aSiteFile({ slug: 'right' }) });
  expect(refused.map(faultText)).toEqual([
    'copy.json: slug: the file is copy.json, so it must be "copy"; or rename the file to right.json',
  ]);
  expect(sites.map(({ file }) => file)).toEqual(['right.json']);
});

test.each<[what: string, of: Record<string, unknown>, sentence: string]>([
  ['a location without a state', address({ state: undefined }), `${STATE}: is missing: it must be text in quotes`],
  [
    'a number where text belongs',
    address({ postcode: 4000 }),
    'dealerships.0.locations.0.address.postcode: must be text in quotes, not 4000',
  ],
  ['a key in another spelling', { ...aSiteFile(), Domains: [] }, 'Domains: "Domains" is not known here; did you mean domains?'],
  [
    'a choice that is none',
    { ...aSiteFile(), switches: { resultsLayout: 'list' } },
    'switches.resultsLayout: must be one of grid, carousel',
  ],
  [
    'a number that is too large',
    { ...aSiteFile(), switches: { includeSoldCarsDays: 99 } },
    'switches.includeSoldCarsDays: must be at most 31',
  ],
  ['an empty name', { ...aSiteFile(), name: '' }, 'name: must not be empty'],
  [
    'a link without its address',
    { ...aSiteFile(), menu: { header: [{ label: 'Stock' }] } },
    'menu.header.0.href: is missing: it must be text in quotes',
  ],
  [
    'a fault within a switch',
    { ...aSiteFile(), switches: { promoTiles: [{ text: 'x' }] } },
    'switches.promoTiles: 0.title: is missing: it must be text in quotes',
  ],
])('P4y %s is told with its place, what must be there and what is there instead', async (_what, of, sentence) => {
  const { refused } = await reading({ 'harbour.json': of });
  expect(refused.map(faultText)).toEqual([`harbour.json: ${sentence}`]);
});

test.each<[what: string, text: string, reason: string]>([
  ['a missing comma', '{\n  "slug": "a"\n  "name": "A"\n}', 'line 3: a comma is missing after line 2, or a quote is not closed'],
  ['a comma too many', '{\n  "slug": "a",\n}', 'line 3: there is a comma before the }; remove it'],
  ['a comment', '{\n  // mine\n  "slug": "a"\n}', 'line 2: JSON has no comments; remove it'],
  ['a name without quotes', '{\n  slug: "a"\n}', 'line 2: a name must be in double quotes, like "name"'],
  ['a quote that is not closed', '{\n  "slug": "a\n}', 'line 2: a quote is not closed'],
  ['a word without quotes', '{\n  "slug": harbour\n}', 'line 2: text must be in double quotes, like "text"'],
  ['a bracket too few', '{\n  "slug": ["a"\n', 'line 3: it ends before its last } or ]; one may be missing'],
  ['a bracket too many', '{\n  "slug": "a"\n}}', 'line 3: there is something after the last } or ]'],
])('P4z %s is told by its line and what to do', async (_what, text, reason) => {
  const { refused } = await reading({ 'harbour.json': text });
  expect(refused).toEqual([{ file: 'harbour.json', key: '', reason: expect.stringContaining(reason) }]);
});

test('P4za an empty file is told to be empty', async () =>
  expect((await reading({ 'harbour.json': ' \n' })).refused).toEqual([
    { file: 'harbour.json', key: '', reason: 'the file is empty' },
  ]));

test('P4j everything that is wrong with a file is told at once', async () => {
  const { refused } = await reading({
    'harbour.json': aSiteFile({
      switches: { colour: 1, cardsPerRow: 9 },
      theme: { brand: '#075e6b', accent: '#b45309', dark: '#ffffff' },
    }),
  });
  expect(refused.map(({ key }) => key)).toEqual(['switches.colour', 'switches.cardsPerRow', 'theme']);
});

test('P4k a template, brand or group with a bad switch is refused like a site', async () => {
  const { layers, refused } = await reading({
    'templates/classic.json': { switches: { nonsense: 1 } },
    'brands/mg.json': { switches: { cardsPerRow: 9 } },
    'groups/coast.json': '[',
    'groups/hills.json': {},
  });
  expect(refused.map(({ file, key }) => [file, key])).toEqual([
    ['templates/classic.json', 'switches.nonsense'],
    ['brands/mg.json', 'switches.cardsPerRow'],
    ['groups/coast.json', ''],
  ]);
  expect(layers).toEqual([{ kind: 'group', name: 'hills', switches: {} }]);
});

test('P3m files are read in the order of their names; the catalogue is none of them', async () => {
  const { sites, refused } = await reading({
    'b.json': aSiteFile({ slug: 'b' }),
    'a.json': aSiteFile({ slug: 'a' }),
    'catalogue.json': [],
    'notes.txt': '-',
  });
  expect(sites.map(({ site }) => site.slug)).toEqual(['a', 'b']);
  expect(refused).toEqual([]);
});

test('a folder that is not there holds no sites', async () => {
  expect(await readSiteFiles('/nowhere/at/all')).toEqual({ sites: [], layers: [], lenders: null, refused: [], slugs: [] });
});

test('a refusal is said in one line', () => {
  expect(faultText({ file: 'harbour.json', key: 'slug', reason: 'is missing' })).toBe('harbour.json: slug: is missing');
  expect(faultText({ file: 'harbour.json', key: '', reason: 'it is not JSON' })).toBe('harbour.json: it is not JSON');
});
