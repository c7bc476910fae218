import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { JsonSchema } from '#src/site/files/json-schema.ts';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { jsonSchemas } from './json-schemas.ts';
import { blocks } from './registry.generated.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAMES = Object.keys(blocks);

/** The modules of src/ui that a file takes something to show from, by their paths. */
function shownBy(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  return [...text.matchAll(/^(?:import (?!type)|export \{)[^;]*?['"]([^'"]+\.tsx)['"]/gms)].map(([, from = '']) =>
    from.startsWith('#src/') ? from.slice(1) : path.join(path.dirname(file), from),
  );
}

const onShow = new Set(globSync('src/showcase/*.tsx', { cwd: ROOT }).flatMap(shownBy));

test.each(NAMES)('what the block %s is made of stands on the page of components', (name) => {
  const view = `src/blocks/${name}/view.tsx`;
  const parts = [view, ...shownBy(view)];
  expect(parts.filter((part) => onShow.has(part))).not.toEqual([]);
});

const sites = globSync('sites/*.json', { cwd: ROOT })
  .map((file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Partial<SiteFileFacts>)
  .flatMap(({ pages }) => Object.values(pages ?? {}));
const used = new Set(sites.flatMap(({ blocks }) => blocks.map(({ block }) => block)));

/** Frames of another website would be empty on a demo site. Tests of the browser make a site that has one. */
const FRAMES: readonly string[] = ['embed', 'embed-tabs'];

test.each(NAMES.filter((name) => !FRAMES.includes(name)))('the block %s is on a page of a demo site', (name) =>
  expect(used).toContain(name),
);

/** The properties of a schema, however deep, that tell nobody what they are for. */
function untold(schema: JsonSchema, at: string): string[] {
  const { properties = {}, items, anyOf, oneOf, additionalProperties } = schema;
  const parts = [items, additionalProperties, anyOf, oneOf].flat().filter((part) => typeof part === 'object' && part !== null);
  return [
    ...Object.entries(properties).flatMap(([name, property]) => [
      ...(property.description === undefined && property.allOf === undefined ? [`${at}.${name}`] : []),
      ...untold(property, `${at}.${name}`),
    ]),
    ...parts.flatMap((part) => untold(part as JsonSchema, at)),
  ];
}

test.each([...jsonSchemas().keys()].filter((name) => !name.endsWith('switches')))(
  'every property of %s says what it is for, as a form must: add .describe() to it',
  (name) => expect(untold(jsonSchemas().get(name) ?? {}, name)).toEqual([]),
);
