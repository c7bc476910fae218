import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { plainError } from './plain-error.ts';
import { keyOf, refusalSentence } from './read-site-files.ts';

const model = z.strictObject({
  name: z.string().min(1),
  override_url: z.string().nullable().default(null),
  status: z.enum(['current', 'coming_soon']).default('current'),
  image_url: z.string().nullable().default(null),
  bodies: z.array(z.string()).max(3).default([]),
});
const make = z.strictObject({
  name: z.string().min(1),
  logo_url: z.string().nullable().default(null),
  models: z.array(model).default([]),
});
const named = (things: readonly { readonly name: string }[]) =>
  new Set(things.map(({ name }) => slugOf(name))).size === things.length;
const catalogueSchema = z
  .array(make.refine(({ models }) => named(models), 'two models have one address'))
  .refine(named, 'two makes have one address');

export type Catalogue = z.output<typeof catalogueSchema>;

/** The catalogue cannot be used; the message is a sentence for the person who keeps it. */
export class CatalogueUnfit extends Error {}

/** The makes and models that sites are about, from `catalogue.json` beside the site files (ledger P8); none where there is no such file. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const file = path.join(folder, 'catalogue.json');
  if (!existsSync(file)) return [];
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CatalogueUnfit(`catalogue.json: it cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = catalogueSchema.safeParse(raw, { error: plainError });
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) =>
    refusalSentence({ file: 'catalogue.json', key: keyOf(issue), reason: issue.message }),
  );
  throw new CatalogueUnfit(faults.join('\n'));
}

/** A make's slug in addresses. */
export const makeSlug = ({ name }: { readonly name: string }): string => slugOf(name);
