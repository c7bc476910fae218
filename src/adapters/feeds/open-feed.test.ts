import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { BadFeed } from './feed-file.ts';
import type { FeedRow } from './feed-row.ts';
import { openFeed } from './open-feed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-open-feed-'));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;

async function rowsOf(content: string | Buffer, ending = 'csv'): Promise<FeedRow[]> {
  count += 1;
  const file = path.join(folder, `feed-${count}.${ending}`);
  writeFileSync(file, content);
  return Array.fromAsync((await openFeed(file)).rows());
}
const cellsOf = async (content: string | Buffer, ending?: string) => (await rowsOf(content, ending)).map(({ cells }) => cells);
const utf16 = (text: string, isBig = false) => (isBig ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'utf16le'));

describe('J7 rows are the same', () => {
  const expected = [{ Make: 'Citroën', Price: '$29,990' }];
  const text = 'Make,Price\nCitroën,"$29,990"\n';
  test.each<[string, string | Buffer]>([
    ['as UTF-8', text],
    ['with a byte order mark', `\uFEFF${text}`],
    ['as Windows-1252', Buffer.from(text, 'latin1')],
    ['as UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16(text)])],
    ['as UTF-16 the other way round', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16(text, true)])],
    ['as UTF-16 without a mark', utf16(text)],
    ['with CRLF', text.replaceAll('\n', '\r\n')],
    ['with line ends mixed', 'Make,Price\r\nCitroën,"$29,990"\n'],
    ['with semicolons', 'Make;Price\nCitroën;"$29,990"\n'],
    ['with bars', 'Make|Price\nCitroën|$29,990\n'],
    ['with tabs', 'Make\tPrice\nCitroën\t$29,990\n'],
    ['with zero bytes', 'Ma\0ke,Price\nCitr\0oën,"$29,990"\n'],
    ['with Excel’s line before it', 'sep=;\r\nMake;Price\r\nCitroën;"$29,990"\r\n'],
    ['with a title before it', 'Stock of Harbour Motors\n\nMake,Price\nCitroën,"$29,990"\n'],
    ['with empty lines', '\n\nMake,Price\n\nCitroën,"$29,990"\n\n'],
    ['as JSON', '[{"Make":"Citroën","Price":"$29,990"}]'],
    ['as XML', '<stock><car><Make>Citroën</Make><Price>$29,990</Price></car></stock>'],
    ['as XML with attributes', '<stock><car Make="Citroën"><Price><![CDATA[$29,990]]></Price></car></stock>'],
  ])('%s', async (_how, content) => expect(await cellsOf(content)).toEqual(expected));
});

test('J7 what is inside something else has both names, and a list is one cell', async () => {
  const expected = [{ 'Engine.Size': '2.4', Photos: 'https://a.example/1.jpg\nhttps://a.example/2.jpg' }];
  expect(
    await cellsOf('[{"Engine":{"Size":2.4},"Photos":[{"url":"https://a.example/1.jpg"},"https://a.example/2.jpg"]}]'),
  ).toEqual(expected);
  expect(
    await cellsOf(
      '<f><v><Engine><Size>2.4</Size></Engine><Photos>https://a.example/1.jpg</Photos><Photos>https://a.example/2.jpg</Photos></v><v><Photos>x</Photos></v></f>',
    ),
  ).toEqual([...expected, { Photos: 'x' }]);
});

test.each([
  ['a feature by its name, not by its category', 'features', { category: 'Safety', name: 'ABS' }, 'ABS'],
  ['a feature by its name, not by its picture', 'options', { icon: 'https://a.example/abs.svg', Label: 'ABS' }, 'ABS'],
  ['a feature by its value where it has no name', 'equipment', { group: 'Safety', code: 'B1', value: 'ABS' }, 'ABS'],
  ['a feature by a word of any other name', 'features', { type: 'Safety', item: 'ABS' }, 'ABS'],
  ['a feature by its category where it has nothing else', 'features', { category: 'Safety' }, 'Safety'],
  ['a feature by what is inside it', 'features', { category: { name: 'Safety' }, feature: { name: 'ABS' } }, 'ABS'],
  [
    'a photo by its address, not by its title',
    'photos',
    { title: 'Front', url: 'https://a.example/1.jpg' },
    'https://a.example/1.jpg',
  ],
  ['a photo by an address of any name', 'images', { id: 'p1', large: 'https://a.example/1.jpg' }, 'https://a.example/1.jpg'],
  [
    'a photo by its address, not by its thumbnail’s',
    'images',
    { thumb: 'https://a.example/s.jpg', image: { url: 'https://a.example/1.jpg' } },
    'https://a.example/1.jpg',
  ],
  ['the features of a group', 'features', { group: 'Safety', items: ['ABS', { name: 'Airbags' }] }, 'ABS\nAirbags'],
  ['nothing where there is no text', 'features', { count: 4, deep: { deeper: { deepest: { name: 'ABS' } } } }, ''],
])('J8 a JSON list of objects has %s', async (_what, column, value, expected) =>
  expect(await cellsOf(JSON.stringify([{ n: '1', [column]: [value] }]))).toEqual([{ n: '1', [column]: expected }]),
);

test('J7 a file without a header keeps its first vehicle, and its columns have numbers', async () =>
  expect(await cellsOf('A1,2019,Toyota,"$24,990"\nA2,2020,Kia,"$19,990"\n')).toEqual([
    { 'Column 1': 'A1', 'Column 2': '2019', 'Column 3': 'Toyota', 'Column 4': '$24,990' },
    { 'Column 1': 'A2', 'Column 2': '2020', 'Column 3': 'Kia', 'Column 4': '$19,990' },
  ]));

test('J8 a file without a header keeps a first vehicle of which little is known yet', async () => {
  const rows = ['A1,Toyota,Corolla,2019,,,,', ...['A2', 'A3', 'A4'].map((no) => `${no},Kia,Rio,2020,19990,45000,White,Auto`)];
  const read = await cellsOf(`Stock of today\n${rows.join('\n')}\n`);
  expect(read.map((cells) => cells['Column 1'])).toEqual(['A1', 'A2', 'A3', 'A4']);
});

test('J8 a row with more values than the header, and the header again, are no rows', async () =>
  expect((await rowsOf('A,B\n1,2,3\nA,B\n1\n')).map(({ wrong }) => wrong)).toEqual([
    'has 3 values where the header has 2',
    'is the header again',
    undefined,
  ]));

test('J8 the last row of a file that was cut off is set aside, and one that only has no line end is not', async () => {
  const wrongs = async (text: string) => (await rowsOf(text)).map(({ wrong }) => wrong);
  const cut = 'ends before its last column, where the file ends: it may have been cut off';
  expect(await wrongs('A,B,C\n1,2,3\n4,5')).toEqual([undefined, cut]);
  expect(await wrongs('A,B,C\n1,2,3\n4,5\n')).toEqual([undefined, undefined]);
  expect(await wrongs('A,B,C\n1,2,3\n4,5,6')).toEqual([undefined, undefined]);
  expect(await wrongs('A,B,C\n1,2\n4,5')).toEqual([undefined, undefined]);
});

test('J8 lines before the header may have marks of their own, and a first row that is wide or narrow is no header', async () => {
  expect(await cellsOf('Dealer,Harbour Motors\nA;B;C;D;E\n1;2;3;4;5\n6;7;8;9;0\n')).toEqual([
    { A: '1', B: '2', C: '3', D: '4', E: '5' },
    { A: '6', B: '7', C: '8', D: '9', E: '0' },
  ]);
  expect((await rowsOf(`A,B,C\n${'1,'.repeat(600)}1\n1,,\n`)).map(({ cells }) => cells.A)).toEqual(['1', '1']);
});

test('J8 lines of nothing but marks are no rows, and none of them makes the row before it a cut one', async () => {
  expect(await cellsOf('A,B\n1,2\n,\n , \n"",""\n3,4\n,')).toEqual([
    { A: '1', B: '2' },
    { A: '3', B: '4' },
  ]);
  expect(await cellsOf(',,\n,,\nA,B,C\n1,2,3\n')).toEqual([{ A: '1', B: '2', C: '3' }]);
  expect((await rowsOf('A,B,C\n1,2,3\n4,5\n,,')).map(({ wrong }) => wrong)).toEqual([undefined, undefined]);
});

test('J8 what a row has beyond the header is kept in its last column', async () => {
  const [row] = await rowsOf('A,B,C\n1,2,Low km, one owner, books\n');
  expect(row).toMatchObject({ isWide: true, cells: { A: '1', B: '2', C: 'Low km, one owner, books' } });
});

test('J8 the rows that a quote has swallowed are told with it', async () => {
  const text =
    'Stock,Make,Model,Year,Price,Odometer\nQ4,Toyota,"Corolla,2019,20000,1000\nQ5,"Mazda",CX-5,2020,21000,1000\nQ6,"Kia",Rio,2019,12000,5\n';
  const rows = await rowsOf(text);
  expect(rows.map(({ cells, wrong }) => [cells.Stock, wrong])).toEqual([
    ['Q4', 'has a quote that is not closed: a line after it is inside, beginning with Q5,"Mazda"'],
    ['Q6', undefined],
  ]);
  expect(rows[0]).toMatchObject({ isWide: false, cells: { Odometer: '21000,1000' } });
});

test('J7 columns of one name are told apart', async () =>
  expect(await cellsOf('Colour,Colour,\nRed,Blue,x\n')).toEqual([{ Colour: 'Red', 'Colour (2)': 'Blue', 'Column 3': 'x' }]));

test('J7 a quote inside a cell that has none around it is a letter', async () =>
  expect(await cellsOf('Wheels,Make\n19" alloys,Kia\n')).toEqual([{ Wheels: '19" alloys', Make: 'Kia' }]));

describe('J7 refused with a reason a person understands:', () => {
  test.each<[string, string | Buffer, string, RegExp]>([
    ['a quote that is never closed', 'A,B\n"1,2\n3,4\n', 'csv', /a quote is never closed/],
    ['a line without end', `A,B\n${'x'.repeat(1_100_000)},2\n`, 'csv', /longer than a million characters/],
    ['a million columns', `${'a,'.repeat(1_000_000)}b\n1,2\n`, 'csv', /columns; the limit is 500|longer than a million/],
    ['an empty file', '', 'csv', /is empty/],
    ['a spreadsheet', Buffer.from('PK\u0003\u0004aaaa'), 'xlsx', /save it as CSV/],
    ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0]), 'csv', /unpack it/],
    ['half a JSON file', '[{"a":1},{"b":', 'json', /JSON list: it ends in the middle: it may have been cut off\.$/],
    ['JSON with a mistake in it', '[{"a":1},{b:2}]', 'json', /JSON list: (?!it ends)/],
    ['JSON that is no list', '{"a":1}', 'json', /cannot be read as a JSON list/],
    ['JSON with a row without end', `[{"a":"${'x'.repeat(1_100_000)}"}]`, 'json', /longer than a million characters/],
    ['JSON with a row that never ends', `[{"a":"${'x'.repeat(1_100_000)}`, 'json', /longer than a million characters/],
    ['JSON with a name without end', `{"${'x'.repeat(1_100_000)}":[{"a":1}]}`, 'json', /longer than a million characters/],
    ['JSON with a row of a million values', `[{${'"a":1,'.repeat(200_000)}"b":1}]`, 'json', /longer than a million characters/],
    ['JSON that is very deep', `[${'['.repeat(200_000)}`, 'json', /too deep/],
    ['half an XML file', '<f><v><a>1</a></v><v><a>2</', 'xml', /it ends in the middle: it may have been cut off\.$/],
    ['XML with a mistake in it', '<f><v><a>1</b></v></f>', 'xml', /cannot be read: (?!it ends)/],
    ['XML without rows', '<f>hello</f>', 'xml', /no element repeats/],
    [
      'XML with entities of its own',
      '<!DOCTYPE f [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><f><v><x>&b;</x></v></f>',
      'xml',
      /entities of its own/,
    ],
    ['XML that is very deep', `${'<a>'.repeat(60)}${'</a>'.repeat(60)}`, 'xml', /too deep/],
  ])('%s', async (_what, content, ending, reason) => {
    await expect(rowsOf(content, ending)).rejects.toThrow(reason);
  });
  test('a file that is not there', async () => expect(openFeed(path.join(folder, 'none.csv'))).rejects.toThrow(/cannot be read/));
});

test('J7 the same bytes have the same hash whatever the file is called', async () => {
  for (const name of ['one.csv', 'two.csv']) writeFileSync(path.join(folder, name), 'A\n1\n');
  const [one, two] = await Promise.all(['one.csv', 'two.csv'].map((name) => openFeed(path.join(folder, name))));
  expect(one?.file.hash).toBe(two?.file.hash);
});

test('J8 a quote that is not closed sets its row aside, for it may have swallowed others', async () => {
  const rows = await rowsOf(
    'Stock,Comments,Colour\nB1,"17 inch alloys, nice,Red\nB2,"Great car",Blue\nB3,"Two lines,\nand a ""quote"", too",Blue\n',
  );
  expect(rows.map(({ cells, wrong }) => [cells.Stock, wrong])).toEqual([
    ['B1', 'has a quote that is not closed: a line after it is inside, beginning with B2,"Great car"'],
    ['B3', undefined],
  ]);
});

test('J8 vehicles of another name among the rows of an XML feed are not dropped without a word', async () => {
  const rows = await rowsOf(
    '<f><vehicle><n>1</n></vehicle><vehicle><n>2</n></vehicle><caravan><n>3</n></caravan><dealer><n>4</n></dealer></f>',
    'xml',
  );
  expect(rows.map(({ cells, wrong }) => [cells.n, wrong])).toEqual([
    ['1', undefined],
    ['2', undefined],
    ['3', 'is a <caravan> among <vehicle>'],
  ]);
});

test('J7 an XML feed of one vehicle with several photos has one row', async () =>
  expect(
    await cellsOf(
      '<f><vehicle><n>1</n><photos><photo><url>a</url></photo><photo><url>b</url></photo></photos></vehicle></f>',
      'xml',
    ),
  ).toEqual([{ n: '1', 'photos.photo.url': 'a\nb' }]));

test.each([
  ['csv', 'Make,Model\nKia,Rio\n'],
  ['json', '[{"Make":"Kia"}]'],
  ['xml', '<f><car><Make>Kia</Make></car></f>'],
])('J8 a column of a %s file that is not there says nothing, whatever it is called', async (ending, content) =>
  expect((await cellsOf(content, ending))[0]?.constructor).toBeUndefined(),
);

test('J8 vehicles inside several dealers of one XML file are refused, for a row would be a dealer', async () => {
  const dealer = '<dealer><car><n>1</n></car><car><n>2</n></car></dealer>';
  await expect(rowsOf(`<f>${dealer}${dealer}</f>`, 'xml')).rejects.toThrow(
    'its <car> elements are inside several <dealer> elements: send a file for each',
  );
});

test.each([
  ['{"vehicles":[{"n":"1"},{"n":"2"}]}'],
  ['{"count":2,"data":{"page":[1],"stock":[{"n":"1","photos":[{"url":"a"}]},{"n":"2"}]},"ok":true}'],
  ['{"dealers":[{"name":"x"}],"cars":[{"n":"1"},{"n":"2"}]}'],
])('J7 the rows of %s are its one list of vehicles', async (content) =>
  expect((await cellsOf(content, 'json')).map(({ n }) => n)).toEqual(['1', '2']),
);

test.each([
  ['{"new":[{"n":"1"}],"used":[{"n":"2"}]}', 'several lists, and it is not clear which one is the stock: new, used'],
  ['{"make":"Kia","images":[{"url":"a"}]}', 'has no list of vehicles in it'],
])('J7 %s is refused with the reason', async (content, reason) => expect(rowsOf(content, 'json')).rejects.toThrow(reason));

test('J8 the rows of an XML or JSON feed that were left out come back as the CSV that they were handed out as', async () => {
  const file = path.join(folder, 'mended');
  writeFileSync(file, 'Make,Why it was left out\nKia,the year is missing\n');
  for (const format of ['xml', 'json'] as const) expect((await openFeed(file, format)).format).toBe('csv');
  writeFileSync(file, '[{"Make":"Kia","Why it was left out":"x"}]');
  expect((await openFeed(file, 'json')).format).toBe('json');
});

describe('J7 a document of another kind is told as what it is', () => {
  const WORKBOOK = 'This is an Excel workbook: save it as CSV and send it again.';
  const PAGE = 'This is a web page, perhaps one that asks for a sign-in: send the stock as CSV, JSON or XML.';
  const PDF = 'This is a PDF: send the stock as CSV, JSON or XML.';
  const ZIP = 'This is a zip file: unpack it, or save it as CSV, and send it again.';
  test.each<[string, string, string | Buffer, string]>([
    ['an Excel 97 file', 'xls', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), WORKBOOK],
    ['an Excel 97 file that is called CSV', 'csv', Buffer.from('d0cf11e0a1b11ae1000000000000', 'hex'), WORKBOOK],
    ['an Excel file', 'xlsx', 'PK\u0003\u0004…[Content_Types].xml…PK\u0003\u0004…xl/workbook.xml', WORKBOOK],
    ['an Excel file as XML', 'xml', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?><Workbook/>', WORKBOOK],
    ['a zip file', 'csv', 'PK\u0003\u0004…stock.csv', ZIP],
    ['a PDF', 'csv', '%PDF-1.7\n%âãÏÓ\n1 0 obj', PDF],
    ['a page', 'csv', '\uFEFF\n<!DOCTYPE html><html><body><form><input><input></form></body></html>', PAGE],
    ['a page as XHTML', 'xml', '<?xml version="1.0"?><!-- sign in --><html xmlns="x"><head/></html>', PAGE],
  ])('%s', async (_what, ending, content, message) => {
    const rows = rowsOf(content, ending);
    await expect(rows).rejects.toBeInstanceOf(BadFeed);
    await expect(rows).rejects.toThrow(message);
  });
  test('but a stock number that begins like one is none', async () =>
    expect(await cellsOf('PK,Make\nPDF-1,Kia\n')).toEqual([{ PK: 'PDF-1', Make: 'Kia' }]));
});
