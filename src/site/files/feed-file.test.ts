import { expect, test } from 'vitest';
import { feedSchema } from './feed-file.ts';

const read = (given: object) => feedSchema.safeParse({ name: 'dms', from: { kind: 'folder' }, ...given });
const wrong = (given: object) => read(given).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

test('J7 a feed needs a name and where it comes from; a file’s format is told from it, changes are brought, hourly', () => {
  expect(read({}).data).toEqual({ name: 'dms', from: { kind: 'folder' }, format: null, mode: 'changes', mapping: null });
  expect(read({ from: { kind: 'pull', url: 'https://dms.example/a.csv' } }).data?.from).toMatchObject({ minutes: 60 });
  expect(read({ from: { kind: 'webhook' } }).data?.from).toEqual({ kind: 'webhook', key_number: 1 });
});

test('J7 a feed that is wrong is refused with its key and a reason', () => {
  for (const [given, reason] of [
    [{ from: { kind: 'pull', url: 'http://dms.example/a.csv' } }, 'from.url: must be an https address'],
    [{ from: { kind: 'pull', url: 'https://dms.example/a.csv', minutes: 4 } }, 'from.minutes: '],
    [{ from: { kind: 'ftp' } }, 'from.kind: '],
    [{ name: '../etc' }, 'name: must be lower-case letters'],
    [{ format: 'xlsx' }, 'format: '],
    [{ mapping: { columns: { colour_of_money: 'A' } } }, 'mapping.columns: '],
    [{ mapping: { columns: { price: 'Cost Price' } } }, 'mapping.columns: "Cost Price" is what the dealer paid'],
  ] as const)
    expect(wrong(given).join()).toContain(reason);
});

test('J7 a field may name one column or several', () => {
  const { data } = read({ mapping: { columns: { make: 'Brand', price: ['Special', 'Price'] } } });
  expect(data?.mapping).toEqual({ columns: { make: ['Brand'], price: ['Special', 'Price'] }, defaults: {} });
});
