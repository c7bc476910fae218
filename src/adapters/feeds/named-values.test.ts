import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { proposeMapping } from '#src/rules/feeds/propose-mapping.ts';
import { Makes } from '#src/rules/feeds/read-make.ts';
import { openFeed } from './open-feed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-named-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function rowsOf(text: string) {
  const file = path.join(folder, 'feed');
  writeFileSync(file, text);
  const rows: Readonly<Record<string, string>>[] = [];
  for await (const { cells } of (await openFeed(file)).rows()) rows.push({ ...cells });
  return rows;
}

const xml = (inside: string) => `<stock><car><id>1</id>${inside}</car><car><id>2</id></car></stock>`;
const json = (inside: object) => JSON.stringify([{ id: 1, ...inside }, { id: 2 }]);

test.each([
  ['attributes', '<attributes><attribute name="bodyType">Ute</attribute><attribute name="fuel">Diesel</attribute></attributes>'],
  ['params', '<params><param key="bodyType">Ute</param><param key="fuel">Diesel</param></params>'],
])('J7 %s of XML that have their names in an attribute are columns of these names', async (group, inside) =>
  expect(await rowsOf(xml(inside))).toEqual([
    { id: '1', [`${group}.bodyType`]: 'Ute', [`${group}.fuel`]: 'Diesel' },
    { id: '2' },
  ]),
);

test('J7 an element of XML with such a name and nothing in it says that there is nothing', async () =>
  expect((await rowsOf(xml('<attribute name="fuel"/>')))[0]).toEqual({ id: '1', fuel: '' }));

test('J7 elements of XML that are called what they are keep their names', async () =>
  expect((await rowsOf(xml('<image name="front">https://a.example/1.jpg</image>')))[0]).toEqual({
    id: '1',
    'image.name': 'front',
    image: 'https://a.example/1.jpg',
  }));

test('J7 a list of names and values in JSON is columns of these names', async () =>
  expect(
    (
      await rowsOf(
        json({
          specs: [
            { name: 'Seats', value: 5 },
            { name: '__proto__', value: null },
          ],
        }),
      )
    )[0],
  ).toEqual({ id: '1', 'specs.Seats': '5', 'specs.__proto__': '' }));

test.each([
  [{ features: [{ name: 'Sunroof', value: true }] }, { features: 'Sunroof' }],
  [{ specs: [{ name: 'Seats' }] }, { specs: 'Seats' }],
  [{ specs: ['Sunroof', 'Tow bar'] }, { specs: 'Sunroof\nTow bar' }],
])('J7 the list %j is none of names and values', async (inside, cells) =>
  expect((await rowsOf(json(inside)))[0]).toEqual({ id: '1', ...cells }),
);

test.each([
  ['XML', xml('<attributes><attribute name="Body">Ute</attribute><attribute name="Cost">25000</attribute></attributes>')],
  [
    'JSON',
    json({
      attributes: [
        { name: 'Body', value: 'Ute' },
        { name: 'Cost', value: '25000' },
      ],
    }),
  ],
])('J2 what the dealer paid is left out where %s has its name in a value', async (_, text) => {
  const rows = await rowsOf(text);
  const { mapping, columns } = proposeMapping(Object.keys(rows[0] ?? {}), rows, { makes: new Makes([]), thisYear: 2026 });
  expect(mapping.columns).toEqual({ stocknum: ['id'], body: ['attributes.Body'] });
  expect(columns.find(({ column }) => column === 'attributes.Cost')?.why).toBe('a cost is never stored');
});
