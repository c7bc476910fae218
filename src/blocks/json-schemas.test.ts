import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { jsonSchemas } from './json-schemas.ts';

/** What somebody else's validator makes of a document, by the schemas as they are written to files. */
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
for (const [name, schema] of jsonSchemas()) ajv.addSchema(JSON.parse(JSON.stringify(schema)) as object, `/${name}.json`);
const faults = (name: string, given: unknown): string[] => {
  const check = ajv.getSchema(`/${name}.json`);
  if (check === undefined) throw new Error(`There is no schema ${name}.`);
  return check(given) === true ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

const read = (file: string): unknown => JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../sites', file), 'utf8'));

test.each(['harbour', 'summit', 'coastline-mg', 'redgum', 'swiftlane'])(
  'P4u the file of %s fits the schema that editors are given',
  (slug) => expect(faults('site', read(`${slug}.json`))).toEqual([]),
);

test.each(['templates/classic', 'templates/network', 'templates/touring', 'brands/mg', 'groups/summit'])(
  'P4v the layer %s fits the schema that editors are given',
  (layer) => expect(faults('layer', read(`${layer}.json`))).toEqual([]),
);

const onPage = (block: SiteFileFacts['pages'][string]['blocks'][number]) => ({
  pages: { home: { title: 'Home', blocks: [block] } },
});
test.each<[what: string, wrong: Record<string, unknown>, at: string]>([
  ['a block that is not there', onPage({ block: 'carousel' }), '/pages/home/blocks/0/block must be equal to one of'],
  [
    'a block without what it needs',
    onPage({ block: 'hero', heading: 'Hello' }),
    "/pages/home/blocks/0 must have required property 'primary'",
  ],
  [
    'a property that no block has',
    onPage({ block: 'vehicle-rail', heading: 'Stock', colour: 'red' }),
    '/pages/home/blocks/0 must NOT have additional',
  ],
  ['a switch that is not there', { switches: { cardsPerRoww: 4 } }, '/switches must NOT have additional properties'],
  ['a switch’s value of the wrong type', { switches: { cardsPerRow: '4' } }, '/switches/cardsPerRow'],
  ['a theme without its colours', { theme: {} }, "/theme must have required property 'brand'"],
  [
    'a menu that leads out in the clear',
    { menu: { header: [{ label: 'Away', href: 'http://plain.example' }] } },
    '/menu/header/0/href',
  ],
])('P4w the schema that editors are given refuses %s, and says where', (_what, wrong, at) => {
  expect(faults('site', aSiteFile())).toEqual([]);
  expect(faults('site', { ...aSiteFile(), ...wrong })).toContainEqual(expect.stringContaining(at));
});

test('O8j any block may carry dates by the schema that editors are given', () =>
  expect(
    faults('site', {
      ...aSiteFile(),
      ...onPage({ block: 'vehicle-rail', heading: 'Sale', from: '2025-07-01T00:00:00+10:00', until: null }),
    }),
  ).toEqual([]));

test('P3o a dealership’s switches are those that it may set over its site, and no others', () => {
  expect(faults('dealership-switches', { includeSoldCarsDays: 7 })).toEqual([]);
  expect(faults('dealership-switches', { cardsPerRow: 4 })).toHaveLength(1);
});

test('P3p a switch’s schema has a label, a sentence, its default and the layers that may set it', () =>
  expect(jsonSchemas().get('switches')?.properties?.includeSoldCarsDays).toMatchObject({
    title: 'Days that sold vehicles stay listed',
    description: expect.stringMatching(/^How many days/),
    type: 'integer',
    maximum: 31,
    default: 3,
    'x-audience': 'server',
    'x-layers': ['template', 'brand', 'group', 'site', 'dealership'],
  }));

test('P4x what JSON Schema cannot check is told in the description, in the words of the refusal', () => {
  expect(jsonSchemas().get('switches')?.properties?.timeZone?.description).toContain(
    '“must be a time zone such as Australia/Sydney”',
  );
  expect(jsonSchemas().get('blocks/embed-tabs')?.properties?.services?.description).toContain('two services have the same name');
});
