import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { columnName } from '#src/store/tables/column-name.ts';
import { TABLES } from '#src/store/tables/tables.ts';

const PAGE = readFileSync(path.resolve(import.meta.dirname, '../docs/personal-data.md'), 'utf8');

/** What columns are called that may hold something about a person. One that holds nothing of the kind is named on the page too, as such. */
const PERSONAL =
  /phone|email|name|message|address|street|suburb|postcode|network|device|visitor|person|shopper|sender|recipient|contact|subject|details|fields|answers|consent|target|card|upload|birth|body$|words|token|lead_id/;

const columns = new Map(Object.entries(TABLES).map(([table, has]) => [columnName(table), Object.keys(has).map(columnName)]));
const codes = (text: string): string[] => [...text.matchAll(/`([\w]+)`/g)].map(([, code = '']) => code);
/** The lines of the database's table: a table's name, its columns, and the rest. */
const lines = (PAGE.split('## In the database')[1]?.split('\n###')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
const ofNobody = codes(PAGE.split('### Names and addresses of nobody')[1]?.split('\n## ')[0] ?? '');

test('every table that may hold personal data is named in docs/personal-data.md', () => {
  const named = new Set([...lines.flatMap(([table = '']) => codes(table)), ...ofNobody]);
  const personal = [...columns].filter(([, names]) => names.some((name) => PERSONAL.test(name))).map(([table]) => table);
  expect(personal.length).toBeGreaterThan(20);
  expect(personal.filter((table) => !named.has(table))).toEqual([]);
});

test('docs/personal-data.md names tables and columns that there are', () => {
  expect(ofNobody.filter((table) => !columns.has(table))).toEqual([]);
  const unknown = lines.flatMap(([table = '', has = '']) =>
    codes(has)
      .filter((column) => codes(table).some((one) => columns.get(one)?.includes(column) !== true))
      .map((column) => `${table} ${column}`),
  );
  expect(unknown).toEqual([]);
});

test('each line says why, who, how long and what deletes it', () => {
  expect(lines.filter((cells) => cells.length !== 7 || cells.some((cell) => cell === ''))).toEqual([]);
  // A job or command is named with its file, unless nothing deletes the rows, which the page then says.
  const silent = lines.filter(([, , , , , , by = '']) => !by.includes('`src/') && !by.startsWith('nothing'));
  expect(silent).toEqual([]);
});
