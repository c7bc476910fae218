import { expect, test } from 'vitest';
import type { ImportAccount } from '#src/use-cases/stock/import-feed.ts';
import { accountLines, exitCode, leftLines } from './stock-lines.ts';

async function* none(): AsyncGenerator<Readonly<Record<string, string>>> {}
const account = (given: Partial<ImportAccount>): ImportAccount => ({
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  setAside: [],
  held: [],
  removed: 0,
  removalHeld: null,
  absent: 0,
  duplicates: [],
  sameNumbers: { count: 0, first: [] },
  sameVins: { count: 0, first: [] },
  changes: [],
  changedFields: [],
  repairedRows: 0,
  notes: [],
  moreNotes: 0,
  numbered: 0,
  unread: [],
  isSameFile: false,
  waiting: [],
  left: { columns: [], rows: none },
  ...given,
});
const aside = [{ row: 1, stocknum: 'A', column: 'Price', value: 'ask', reason: 'cannot be read as a price' }];

test.each<[string, number, Partial<ImportAccount>]>([
  ['all rows went in', 0, { rows: 2, unchanged: 2, removed: 1 }],
  ['some rows were left out', 3, { rows: 2, added: 1, setAside: aside }],
  ['no row went in', 1, { rows: 1, setAside: aside }],
  ['no row went in and vehicles were removed', 3, { rows: 1, setAside: aside, removed: 2 }],
  ['removals wait', 3, { rows: 1, unchanged: 1, removalHeld: 'more than half.' }],
  ['the file has no rows', 1, {}],
  ['the file has no rows and the last vehicles are removed', 0, { removed: 2 }],
  ['the file has no rows and removals wait', 1, { removalHeld: 'the file has no rows.' }],
])('J1 when %s, the import ends with %d', (_what, code, given) => expect(exitCode(account(given))).toBe(code));

test('J8 all rows that were set aside are counted, though only the first are kept', () =>
  expect(accountLines(account({ setAside: aside }), false, 12_345)[0]).toContain('12,345 set aside.'));

test('J8 rows that did not go in are listed with their reasons, and how many more there are', () => {
  expect(leftLines(account({ setAside: aside, held: [{ row: 2, stocknum: 'B', reason: 'the price would change.' }] }))).toEqual([
    'row 1 (A): Price "ask": cannot be read as a price',
    'row 2 (B) waits: the price would change.',
  ]);
});

test('J6.7 the unsold vehicles that are not in the file are told as those of its feed', () => {
  expect(accountLines(account({ absent: 1 }), false)).toContain('1 unsold vehicle of this feed is not in the file; it stays.');
  expect(accountLines(account({ absent: 2 }), false)).toContain('2 unsold vehicles of this feed are not in the file; they stay.');
});

test.each([
  [1, 'was', 'it'],
  [2, 'were', 'them'],
])('J8 of %d it is said that it %s', (count, were, them) =>
  expect(accountLines(account({ removed: count, numbered: count }), false).slice(1)).toEqual([
    `${count} vehicle${count === 1 ? '' : 's'} ${were} removed.`,
    `${count} row${count === 1 ? '' : 's'} without a stock number or VIN ${were} given a number made from what identifies ${them}.`,
  ]),
);

test('J8 columns that a mapping leaves out, though they may be read, are told with what they seem to hold', () => {
  const unread = [{ column: 'ANCAP', field: 'ancap' }] as const;
  expect(accountLines(account({ unread }), false)).toContain(
    'The feed’s mapping leaves out 1 column that may be read: ANCAP (ancap). To read them, name them in the mapping.',
  );
});
