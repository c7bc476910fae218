import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layerRules, layerTable, mayImport } from './layer-rules.ts';
import { LAYERS, type Layer } from './layers.ts';

const aLayer = (facts: Partial<Layer>): Layer => ({
  folder: 'jobs',
  holds: 'what runs later',
  imports: [],
  why: 'Why.',
  ...facts,
});

test('every folder of src is a layer, and imports only layers', () => {
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const known = new Set(LAYERS.map(({ folder }) => folder));
  expect(folders.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  const named = LAYERS.flatMap(({ imports, types = [] }) => [...imports, ...(types === 'all' ? [] : types)]);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('nothing but the entries imports a route, and nothing imports the server', () => {
  const importers = (folder: string) => LAYERS.filter(({ imports }) => imports.includes(folder)).map((layer) => layer.folder);
  expect(importers('routes')).toEqual(['.']);
  expect(importers('server')).toEqual([]);
});

test('a layer that knows a folder by its types may not import its code', () => {
  const [code, types] = layerRules(aLayer({ imports: ['rules'], types: ['site'] }));
  expect(code?.to).toEqual({ path: '^src/', pathNot: ['^src/jobs/', '^src/(rules)/', '^src/(site)/'] });
  expect(types?.to).toEqual({ path: '^src/(site)/', dependencyTypesNot: ['type-only'] });
});

test('a pure layer may not import a package either', () =>
  expect(layerRules(aLayer({ isPure: true })).map(({ to }) => to)).toEqual([{ pathNot: ['^src/jobs/'] }]));

test('the table says what the rules allow', () => {
  const layer = aLayer({ imports: ['rules', 'store'], types: ['site'], also: [{ files: '^src/a\\.ts$', name: '`a.ts`' }] });
  expect(mayImport(layer)).toBe('rules, store, `a.ts`; _types_ of site');
  expect(layerTable([layer]).split('\n')).toEqual([
    '| folder     | holds           | may import                            |',
    '| ---------- | --------------- | ------------------------------------- |',
    '| `src/jobs` | what runs later | rules, store, `a.ts`; _types_ of site |',
  ]);
});
