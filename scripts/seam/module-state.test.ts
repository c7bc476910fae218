import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reachedModules } from '../static-imports.ts';
import { moduleState } from './module-state.ts';

test.each([
  ['let loading = null;', ['loading']],
  ['export let count = 0;', ['count']],
  [
    'const formats = new Map<string, Intl.DateTimeFormat>();\nfunction of(zone: string) {\n  formats.set(zone, 1);\n}',
    ['formats'],
  ],
  ['const seen: string[] = [];\nexport function see(one: string) {\n  seen.push(one);\n}', ['seen']],
  ['const last = { at: 0 };\nexport function see() {\n  last.at = 1;\n}', ['last']],
  ['const notes = new AsyncLocalStorage<string>();', ['notes']],
  ['export const shared = new Map<string, string>();', ['shared']],
  ['class Limit {\n  static readonly #all = new Map();\n}', ['#all']],
])('a variable that outlives a call is state: %s', (text, names) => expect(moduleState(text)).toEqual(names));

test.each([
  "const STATES: ReadonlySet<string> = new Set(['act', 'nsw']);",
  "export const STATES: ReadonlySet<string> = new Set(['act', 'nsw']);",
  'const SPACE = new RegExp(`\\\\s`);',
  'export function of() {\n  let sum = 0;\n  const seen = new Set();\n  seen.add(sum);\n}',
  "const text = 'a';\nexport const isSame = (other: string) => other === text;",
])('a constant is no state: %s', (text) => expect(moduleState(text)).toEqual([]));

/** State that is harmless twice, and why. */
const HARMLESS: Readonly<Record<string, string>> = {
  'src/adapters/postcodes/postcodes.ts loading': 'stays empty in the pages, which take the places from the server',
  'src/adapters/postcodes/postcodes.ts read': 'is how the pages take them (PagesSeam.connect)',
  'src/rules/places/gazetteer.ts NO_PLACES': 'is empty and never filled',
  'src/rules/search/phrases/known-words.ts made': 'remembers words per vocabulary, which goes with its showroom',
  'src/rules/time/local-day.ts formats': 'caches one formatter per time zone',
  'src/rules/time/time-text.ts formats': 'caches one formatter per time zone',
  'src/rules/time/time-text.ts zoneFormats': 'caches one formatter per time zone',
  'src/site/finance.ts made': 'remembers inputs of the finance rules per site and goes with it',
  'src/use-cases/models/list-models.ts listed': 'remembers models per showroom and goes with it',
  'src/views/seo/share-image.ts known': 'remembers colours per theme and goes with it',
  'src/use-cases/search/find-stock.ts vocabularies': 'remembers words per showroom and goes with it',
};

test('no module that the server and the pages each load keeps state, unless it is harmless twice', () => {
  const routes = globSync('src/routes/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  const pages = reachedModules(['src/entry.server.tsx', 'src/root.tsx', ...routes]);
  const server = reachedModules(['src/server/web.ts', 'src/server/dev.ts']);
  const shared = [...server].filter((file) => pages.has(file));
  const state = shared.flatMap((file) => moduleState(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`));
  expect(state.filter((one) => !Object.hasOwn(HARMLESS, one))).toEqual([]);
});
