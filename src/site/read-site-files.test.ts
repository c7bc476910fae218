import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { readSiteFiles, refusalSentence } from './read-site-files.ts';

/** Reads a folder with these files in it; what is not text is written as JSON. */
async function reading(files: Readonly<Record<string, unknown>>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-sites-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return readSiteFiles(folder);
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
    /the filter does not parse: "cheap ones"/,
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
  ['has a block whose date is none', home({ from: 'tomorrow' }), 'pages.home.blocks.0.from', /^must be a time with its offset/],
  [
    'has a promotion that ends before it begins',
    aSiteFile({ switches: { promoTiles: [{ title: 'Sale', starts: LATER, expires: EARLIER }] } }),
    'switches.promoTiles',
    /^it ends .* before it begins/,
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
    /^a picture without words beside it must be described here$/,
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
    /^must be lower case letters, digits and single dashes$/,
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
  const { sites, layers, refused } = await reading({ ...RIGHT, 'wrong.json': content });
  expect(refused).toEqual([{ file: 'wrong.json', key, reason: expect.stringMatching(reason) }]);
  expect(sites.map(({ file, site }) => [file, site.slug])).toEqual([['right.json', 'right']]);
  expect(layers).toEqual([{ kind: 'template', name: 'classic', switches: { cardsPerRow: 4 } }]);
});

test('P4j everything that is wrong with a file is told at once', async () => {
  const { refused } = await reading({
    'wrong.json': aSiteFile({
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
  expect(await readSiteFiles('/nowhere/at/all')).toEqual({ sites: [], layers: [], lenders: null, refused: [] });
});

test('a refusal is said in one line', () => {
  expect(refusalSentence({ file: 'harbour.json', key: 'slug', reason: 'is missing' })).toBe('harbour.json: slug: is missing');
  expect(refusalSentence({ file: 'harbour.json', key: '', reason: 'it is not JSON' })).toBe('harbour.json: it is not JSON');
});
