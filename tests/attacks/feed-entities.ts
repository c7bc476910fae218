import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFeed } from '#src/adapters/feeds/open-feed.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { grownMb } from './campaign/bombs.ts';

const SECRET = 'what nobody else may read';
const MOST_MB = 150;
/** The longest cell that a document of a few kilobytes may make. */
const MOST_LETTERS = 100_000;

const feed = (doctype: string, cell: string): string =>
  `<?xml version="1.0"?>\n${doctype}\n<stock><car><Make>${cell}</Make></car><car><Make>Kia</Make></car></stock>`;

const laughs = (levels: number, times: number, mark = ''): string =>
  Array.from(
    { length: levels },
    (_, at) => `<!ENTITY ${mark}l${at} "${at === 0 ? 'ha' : `${mark === '' ? '&' : '%'}l${at - 1};`.repeat(times)}">`,
  ).join('');

/** Documents that declare what their reader should fetch, open or repeat. */
const DOCUMENTS = (file: string, url: string): readonly string[] => [
  feed(`<!DOCTYPE s [<!ENTITY x SYSTEM "${file}">]>`, '&x;'),
  feed(`<!DOCTYPE s [<!ENTITY x SYSTEM "${url}/entity">]>`, '&x;'),
  feed(`<!DOCTYPE s [<!ENTITY x PUBLIC "-//A//B" "${url}/public">]>`, '&x;'),
  feed(`<!DOCTYPE s [<!ENTITY % x SYSTEM "${url}/parameter"> %x;]>`, 'a'),
  feed(`<!DOCTYPE s SYSTEM "${url}/external.dtd">`, 'a'),
  feed(`<!DOCTYPE s PUBLIC "-//A//B" "${url}/public.dtd">`, 'a'),
  feed(`<!DOCTYPE s SYSTEM "${file}">`, '&x;'),
  feed(`<!DOCTYPE s [${laughs(10, 10)}]>`, '&l9;'),
  feed(`<!DOCTYPE s [${laughs(30, 2)}]>`, '&l29;'),
  feed(`<!DOCTYPE s [${laughs(10, 10, '% ')}]>`, 'a'),
  feed(`<!DOCTYPE s [<!ENTITY a "&b;"><!ENTITY b "&a;">]>`, '&a;'),
  feed(`<!DOCTYPE s [<!ENTITY a "${'x'.repeat(50_000)}">]>`, '&a;'.repeat(20_000)),
  feed(`<!DOCTYPE s [<!ENTITY lt "<script>">]>`, '&lt;'),
  feed(`<!doctype s [<!entity x system "${file}">]>`, '&x;'),
  feed(`<!DOCTYPE s [<!ENTITY&#32;x SYSTEM "${file}">]>`, '&x;'),
  feed(`<!DOCTYPE s [<!-- > --><!ENTITY x SYSTEM "${file}">]>`, '&x;'),
  feed(`<!DOCTYPE s [<?p > ?><!ENTITY x SYSTEM "${file}">]>`, '&x;'),
  feed(`<!DOCTYPE s "']>" [<!ENTITY x SYSTEM "${file}">]>`, '&x;'),
  feed(`<!DOCTYPE s [<!ATTLIST car Make CDATA "&x;"><!ENTITY x SYSTEM "${file}">]>`, 'a'),
  feed(`<!DOCTYPE s [<!NOTATION n SYSTEM "${url}/notation"><!ENTITY x SYSTEM "${url}/unparsed" NDATA n>]>`, '&x;'),
  feed(`<?xml-stylesheet type="text/xsl" href="${url}/style.xsl"?>`, 'a'),
  feed('', `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" parse="text" href="${file}"/>`),
  feed('', `<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="${url}/include"/>`),
  feed('', '&x;'),
  feed('', `<Make xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a ${url}/schema.xsd">a</Make>`),
  feed('', `<![CDATA[<!DOCTYPE s [<!ENTITY x SYSTEM "${file}">]>&x;]]>`),
  feed('', '&#0;&#x110000;&#xD800;&#55555555555;'),
  feed('', `${'<a>'.repeat(20_000)}x`),
  feed('', `<a ${Array.from({ length: 20_000 }, (_, at) => `b${at}=""`).join(' ')}/>`),
  feed('', `<${'a'.repeat(500_000)}/>`),
  // The declaration is split between two parts of the file as it is read.
  `<?xml version="1.0"?>${' '.repeat(64 * 1024 - 40)}<!DOCTYPE s [<!ENTITY x SYSTEM "${file}">]><stock><car><Make>&x;</Make></car><car/></stock>`,
  `<?xml version="1.0"?>${' '.repeat(300_000)}<!DOCTYPE s [${laughs(10, 10)}]><stock><car><Make>&l9;</Make></car><car/></stock>`,
];

/** Feeds in XML with entities of their own: files of ours, addresses inside our network, and texts that grow without an end. */
export const attack: Attack = {
  fact: 'J7',
  rule: 'An XML feed opens no file, fetches nothing and lets nothing grow: what it declares is refused, or read as the letters that it is',
  server: 'demo',
  isShort: true,
  async run() {
    const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-entities-'));
    let fetched = 0;
    const server = createServer((_request, response) => {
      fetched += 1;
      response.end(`<!ENTITY x "${SECRET}">`);
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const secret = path.join(folder, 'secret');
    writeFileSync(secret, SECRET);
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const texts = DOCUMENTS(`file://${secret}`, url);
      const files = texts.flatMap((text) => [Buffer.from(text), Buffer.from(`\uFEFF${text}`, 'utf16le')]);
      const outcomes = [];
      for (const [at, bytes] of files.entries()) {
        const file = path.join(folder, `feed-${at}.xml`);
        writeFileSync(file, bytes);
        let cells = '';
        let came = 'read';
        const grown = await grownMb('self', async () => {
          try {
            for await (const row of (await openFeed(file)).rows()) cells += Object.values(row.cells).join('\n');
          } catch (error) {
            // What a person is told must be about the file.
            came = error instanceof Error && error.constructor.name === 'BadFeed' ? 'refused' : `failed: ${String(error)}`;
          }
        });
        const isThrough = cells.includes(SECRET) || cells.length > MOST_LETTERS || grown > MOST_MB || came.startsWith('failed');
        outcomes.push({
          isThrough,
          came,
          what: `${texts[Math.floor(at / 2)]?.slice(0, 90)}: ${came}, ${cells.length} letters, ${grown} MB`,
        });
      }
      outcomes.push({ isThrough: fetched > 0, came: 'refused', what: `${fetched} requests arrived` });
      const wrong = outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : []));
      return counted(outcomes, [tally(outcomes.map(({ came }) => came)), ...wrong.slice(0, 6)].join('; '));
    } finally {
      server.close();
      rmSync(folder, { recursive: true });
    }
  },
};
