import { expect, test } from 'vitest';
import { isNearInOtherForm } from './near.ts';

const GEELONG = { place: '3220-geelong', km: 50 } as const;

test.each([
  ['near=geelong&km=50', GEELONG, true],
  ['near=3220-Geelong&km=50', GEELONG, true],
  ['near=Geelong+VIC+3220&km=50', GEELONG, true],
  ['near=3220-geelong&km=33', GEELONG, true],
  ['near=3220-geelong', GEELONG, true],
  ['near=3220-geelong&km=50', GEELONG, false],
  ['near=atlantis&km=50', null, false],
  ['query=near+geelong', GEELONG, false],
])('S23.3 the address ?%s near %o is in another form: %s', (address, found, is) =>
  expect(isNearInOtherForm(new URLSearchParams(address), found)).toBe(is),
);
