import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { siteJsonSchemas } from './site-json-schemas.ts';

function labels({ properties = {}, items, anyOf, additionalProperties }: JsonSchema): string[] {
  const parts = [items, anyOf, additionalProperties].flat().filter((part) => typeof part === 'object' && part !== null);
  return [
    ...Object.values(properties).flatMap((property) => [String(property.title), ...labels(property)]),
    ...parts.flatMap((part) => labels(part as JsonSchema)),
  ];
}

test.each(Object.entries(siteJsonSchemas()))('every label of %s is in words that a dealer knows', (_name, schema) => {
  expect(labels(schema).length).toBeGreaterThan(0);
  expect(labels(schema).filter((label) => /^(?:is|has|shows)\b|\b(?:href|url|alt|vdp)\b|[_$]/i.test(label))).toEqual([]);
});
