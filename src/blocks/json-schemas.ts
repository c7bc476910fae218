import { z } from 'zod';
import { dateFields } from '#src/site/fields.ts';
import { type JsonSchema, jsonSchemaOf } from '#src/site/files/json-schema.ts';
import { siteJsonSchemas } from '#src/site/files/site-json-schemas.ts';
import { blocks } from './registry.generated.ts';

/**
 * The JSON Schema of everything a site's file can hold, so that an editor can complete and check it and a page editor build its forms:
 * a document for the file, its theme, menu and switches, one for any block and one for each. Each is named as its file is, without the
 * ending; they refer to each other by these names.
 */
export function jsonSchemas(): ReadonlyMap<string, JsonSchema> {
  return new Map([
    ...Object.entries(siteJsonSchemas()),
    ['blocks', anyBlock()],
    ...Object.entries(blocks).map(([name, { schema }]): [string, JsonSchema] => [`blocks/${name}`, oneBlock(name, schema)]),
  ]);
}

const DATES = jsonSchemaOf(z.strictObject(dateFields), '../').properties;

/** A block on a page: its fields, its name, and the dates that any block may have (ledger O8). */
function oneBlock(name: string, schema: z.ZodType): JsonSchema {
  const { properties, required, ...rest } = jsonSchemaOf(schema, '../');
  return {
    ...rest,
    properties: { block: { title: 'Block', description: 'Which block this is.', const: name }, ...properties, ...DATES },
    required: ['block', ...(Array.isArray(required) ? required : [])],
  };
}

/** Any block: its name decides its other fields, so that errors are about that block alone. */
function anyBlock(): JsonSchema {
  const names = Object.keys(blocks);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A block',
    description: 'A section of a page. Its name decides which fields it has.',
    type: 'object',
    properties: { block: { title: 'Block', description: 'Which block this is.', enum: names } },
    required: ['block'],
    // "Unless it is another": an object with a property called `then` is mistaken for a promise when it is awaited.
    allOf: names.map((name) => ({
      if: { not: { properties: { block: { const: name } }, required: ['block'] } },
      else: { $ref: `blocks/${name}.json` },
    })),
  };
}
