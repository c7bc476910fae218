import { STATUS_CODES } from 'node:http';
import { z } from 'zod';
import { type Address, addressList } from '#src/rules/addresses/match-address.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { problem } from './answer-schemas.ts';
import type { ApiDescription, Parameter, Schema } from './api-description.ts';
import { API_DESCRIPTIONS } from './api-descriptions.ts';

/** What any address can answer: a method it does not take, an error of ours, and that there is no capacity just now. */
const ALWAYS = [405, 500, 503];

/** The description of a site's public API in OpenAPI 3.1, made from the schemas that check what is sent to it (ledger W6). */
export function openApiDocument(context: PageContext) {
  const described = addressList.flatMap((address) => {
    const found = describedBy(address.name);
    return found !== null && found.isOffered?.(context) !== false ? [{ address, found }] : [];
  });
  const schemas = described.flatMap(({ found: { answer } }) =>
    answer === null ? [] : [[answer.name, jsonSchema(answer.schema)] as const],
  );
  return {
    openapi: '3.1.0',
    info: {
      title: context.site.name,
      version: '1',
      description: 'What the pages of this site show, for programs. Money is in Australian dollars.',
    },
    servers: [{ url: context.origin }],
    paths: Object.fromEntries(
      described.map(({ address, found }) => [
        `/${address.path.replaceAll(/:(\w+)/g, '{$1}')}`,
        { [(address.method ?? 'GET').toLowerCase()]: operation(context, address, found) },
      ]),
    ),
    components: { schemas: { ...Object.fromEntries(schemas), Problem: jsonSchema(problem) } },
  };
}

const describedBy = (name: string): ApiDescription | null =>
  Object.hasOwn(API_DESCRIPTIONS, name) ? API_DESCRIPTIONS[name as keyof typeof API_DESCRIPTIONS] : null;

function operation(context: PageContext, address: Address, found: ApiDescription): Schema {
  const { summary, description, key, query, body, statuses = [200], problems } = found;
  const { method = 'GET' } = address;
  const parameters = [
    ...(key === undefined
      ? []
      : [{ name: 'key', in: 'path', required: true, description: key, schema: { type: 'string', minLength: 1 } }]),
    ...parametersOf(query, context).map((parameter) => ({ ...parameter, in: 'query' })),
  ];
  return {
    operationId: address.name,
    summary,
    ...(description === undefined ? {} : { description }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: body(context) } } } }),
    responses: {
      ...Object.fromEntries(statuses.map((status) => [status, { description: titleOf(status), content: contentOf(found) }])),
      // What answers everybody alike is cached, and says whether it has changed.
      ...(method === 'GET' && address.forVisitor !== true ? { 304: { description: titleOf(304) } } : {}),
      ...Object.fromEntries([...problems, ...ALWAYS].map((status) => [status, problemOf(status)])),
    },
  };
}

const contentOf = ({ answer }: ApiDescription): Schema =>
  answer === null
    ? { 'text/plain': { schema: { type: 'string' } } }
    : { 'application/json': { schema: { $ref: `#/components/schemas/${answer.name}` } } };

const problemOf = (status: number): Schema => ({
  description: titleOf(status),
  ...(status === 429 || status === 503
    ? { headers: { 'Retry-After': { description: 'The seconds to wait.', schema: { type: 'integer', minimum: 1 } } } }
    : {}),
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const titleOf = (status: number): string => STATUS_CODES[status] ?? 'Error';

function parametersOf(query: ApiDescription['query'], context: PageContext): readonly Parameter[] {
  if (query === undefined) return [];
  if (typeof query === 'function') return query(context);
  const { properties = {}, required = [] } = jsonSchema(query) as {
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name: inSnakeCase(name),
    required: required.includes(name),
    ...(typeof description === 'string' ? { description } : {}),
    schema,
  }));
}

const inSnakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A schema as JSON Schema, without the bounds of all integers that nobody wants to read. */
function jsonSchema(schema: z.ZodType): Schema {
  const { $schema: _dialect, ...made } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ jsonSchema: part }) => {
      if (part.maximum === Number.MAX_SAFE_INTEGER) delete part.maximum;
      if (part.minimum === Number.MIN_SAFE_INTEGER) delete part.minimum;
    },
  });
  return made;
}
