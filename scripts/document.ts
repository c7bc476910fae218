import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { jsonSchemas } from '#src/blocks/json-schemas.ts';
import { blocks } from '#src/blocks/registry.generated.ts';
import { settingsSchema } from '#src/server/settings/settings.ts';
import { SWITCH_NAMES, switchDefault, switchMeta, switchSchema } from '#src/site/switches/switches.ts';
import { layerTable } from './arrows/layer-rules.ts';
import { LAYERS } from './arrows/layers.ts';

/** Writes the documents that are generated from the code, or with --check says which are out of date. */
const MADE = '<!-- Made by `npm run docs` from the declarations in the code. Do not edit. -->';
const cell = (text: string) => text.replaceAll('|', '\\|');
const code = (value: unknown) => `\`${cell(JSON.stringify(value))}\``;

function switches(): string {
  const rows = SWITCH_NAMES.map((name) => {
    const { title, description, audience, perDealership, secret } = switchMeta(name);
    const type = typeOf(switchSchema.shape[name]);
    return `| \`${name}\` | ${cell(title)} | ${cell(type)} | ${code(switchDefault(name))} | ${audience}${perDealership === true ? ', per dealership' : ''}${secret === true ? ', secret' : ''} | ${cell(description)} |`;
  });
  return [
    MADE,
    '# Switches',
    '',
    'What differs between sites. A site sets only what differs; the rest comes from its group, its brand, its template and finally the',
    'platform: `forecourt site show SLUG` names the layer of each value. A `page` value may reach a browser, a `server` value never does,',
    'and no command shows a `secret`. A switch marked `per dealership` can also be set by a dealership, over its site.',
    '',
    '| switch | title | type | default | for | what it does |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function settings(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const { description = '', mustBe = '' } = schema.meta() as { description?: string; mustBe?: string };
    const fallback = schema.safeParse(undefined);
    return `| \`${name}\` | ${cell(mustBe)} | ${fallback.success && fallback.data !== undefined ? code(fallback.data) : ''} | ${cell(description)} |`;
  });
  return [
    MADE,
    '# Settings',
    '',
    'What differs between deployments: environment variables, checked at every start. An empty value counts as unset.',
    '',
    '| setting | must be | default | what it does |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** A type in the words of JSON Schema, short. */
function typeOf(schema: z.ZodType): string {
  return words(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function words({ type, enum: values, const: value, anyOf, oneOf, items }: Shape): string {
  if (values !== undefined) return values.map((one) => JSON.stringify(one)).join(' or ');
  if (value !== undefined) return JSON.stringify(value);
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return [...new Set(choices.map(words))].join(' or ');
  if (type === 'array') return `list of ${items === undefined ? 'any' : words(items)}`;
  return [type ?? 'any'].flat().join(' or ').replace('null', 'empty');
}

interface Shape {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly items?: Shape;
}

/** CONTRIBUTING.md with its table of layers; the rest of it is written by hand. */
function contributing(): string {
  const [begin, end] = ['<!-- Made by `npm run docs` from scripts/arrows/layers.ts. -->', '<!-- End of the table. -->'];
  const text = readFileSync('CONTRIBUTING.md', 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`CONTRIBUTING.md must have its table between "${begin}" and "${end}".`);
  return `${text.slice(0, from + begin.length)}\n\n${layerTable(LAYERS)}\n\n${text.slice(to)}`;
}

/** What the blocks need, where src/site can read it. */
function blockNeeds(): string {
  const needs = Object.entries(blocks).flatMap(([name, block]) =>
    block.needs.length === 0 ? [] : [[name, block.needs] as const],
  );
  return [
    '// Made by `npm run docs` from the declarations in src/blocks. Do not edit.',
    '',
    `export const BLOCK_NEEDS = ${JSON.stringify(Object.fromEntries(needs), null, 2)} as const;`,
    '',
  ].join('\n');
}

/** The JSON Schemas that site files name, so that editors complete and check them. */
const schemaFiles = [...jsonSchemas()].map(([name, schema]) => [
  `docs/schema/${name}.json`,
  `${JSON.stringify(schema, null, 2)}\n`,
]);
const pages: Readonly<Record<string, string>> = {
  'docs/switches.md': switches(),
  'docs/settings.md': settings(),
  'CONTRIBUTING.md': contributing(),
  'src/site/block-needs.generated.ts': blockNeeds(),
  ...Object.fromEntries(schemaFiles),
};
const stale = Object.entries(pages).filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
const left = globSync('docs/schema/**/*.json').filter((file) => !Object.hasOwn(pages, file));
if (process.argv.includes('--check')) {
  for (const [file] of stale) process.stderr.write(`${file} is out of date: run npm run docs.\n`);
  for (const file of left) process.stderr.write(`${file} is no longer generated: run npm run docs.\n`);
  process.exitCode = stale.length + left.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    process.stdout.write(`${file} written.\n`);
  }
  for (const file of left) rmSync(file);
}
