import { expect, test } from 'vitest';
import { proposeMapping } from './propose-mapping.ts';
import { Makes } from './read-make.ts';
import { unreadColumns } from './unread-columns.ts';

const aids = { makes: new Makes([{ name: 'Kia', also: [] }]), thisYear: 2026, uploadsOf: null };
const before = { Stock: 'K1', Make: 'Kia', Model: 'Rio', Year: '2021', Price: '$20,000', Photo1: 'https://a.example/1.jpg' };
const saved = proposeMapping(Object.keys(before), [before], aids).mapping;
const unread = (row: Readonly<Record<string, string>>) => unreadColumns(proposeMapping(Object.keys(row), [row], aids), saved);

test('J8 a file of the same columns has none that its mapping leaves out', () => expect(unread(before)).toEqual([]));

test('J8 a column that came later is one that the mapping leaves out, with what it holds', () =>
  expect(unread({ ...before, Odometer: '40,000 km', Colour: 'Blue' })).toEqual([
    { column: 'Odometer', field: 'km' },
    { column: 'Colour', field: 'colour' },
  ]));

test('J8 another column of what the mapping reads already is not told, unless it is one more of a list', () =>
  expect(unread({ ...before, Asking: '$20,000', 'Selling Price': '$20,000', Photo2: 'https://a.example/2.jpg' })).toEqual([
    { column: 'Photo2', field: 'photos' },
  ]));

test('J8 a column that nobody can be sure of, or that is never stored, is not told', () =>
  expect(unread({ ...before, Misc: 'A1', Column9: 'Petrol', Cost: '15000' })).toEqual([]));
