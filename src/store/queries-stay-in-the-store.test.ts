import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// The arrows check forbids the import of kysely; a Database that is handed over could still be queried without one.
const QUERY = /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/;

test('no file outside the store builds a query', () => {
  const src = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const querying = files.filter((file) => QUERY.test(readFileSync(path.join(src, file), 'utf8')));
  expect(querying.filter((file) => !file.startsWith(`store${path.sep}`))).toEqual([]);
  expect(querying).toContain(path.join('store', 'site', 'site-writer.ts'));
});
