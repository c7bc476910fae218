import { expect, test } from 'vitest';
import { completeFiles, isPartialName } from './folder-file.ts';

const file = (name: string, size: number, changedAt = 1_000) => ({ name, size, changedAt });
const names = (files: readonly { readonly name: string }[]) => files.map(({ name }) => name);

test('J7 a file in a folder is complete when its size and time have stayed the same for ten seconds', () => {
  const first = completeFiles(new Map(), [file('a.csv', 10)], 50_000);
  expect(first.complete).toEqual([]);
  const early = completeFiles(first.seen, [file('a.csv', 10)], 59_999);
  expect(early.complete).toEqual([]);
  expect(names(completeFiles(early.seen, [file('a.csv', 10)], 60_000).complete)).toEqual(['a.csv']);
});

test('J7 a file that grows, or whose time changes, waits another ten seconds', () => {
  const first = completeFiles(new Map(), [file('a.csv', 10), file('b.csv', 10)], 0);
  const grown = completeFiles(first.seen, [file('a.csv', 20), file('b.csv', 10, 2_000)], 9_000);
  expect(completeFiles(grown.seen, [file('a.csv', 20), file('b.csv', 10, 2_000)], 18_999).complete).toEqual([]);
  const { complete } = completeFiles(grown.seen, [file('a.csv', 20), file('b.csv', 10, 2_000)], 19_000);
  expect(names(complete)).toEqual(['a.csv', 'b.csv']);
});

test('J7 complete files come oldest first, and one that went away is forgotten', () => {
  const files = [file('c.csv', 1, 3), file('b.csv', 1, 1), file('a.csv', 1, 3)];
  const { seen } = completeFiles(new Map(), files, 0);
  expect(names(completeFiles(seen, files, 10_000).complete)).toEqual(['b.csv', 'a.csv', 'c.csv']);
  expect([...completeFiles(seen, [file('a.csv', 1, 3)], 10_000).seen.keys()]).toEqual(['a.csv']);
});

test('J7 names that programs give to unfinished files are not looked at', () => {
  for (const name of ['.stock.csv', '~stock.csv', 'stock.csv.part', 'stock.csv.filepart', 'stock.TMP', 'stock.csv~'])
    expect([name, isPartialName(name)]).toEqual([name, true]);
  for (const name of ['stock.csv', 'stock', 'spare-parts.csv']) expect([name, isPartialName(name)]).toEqual([name, false]);
});
