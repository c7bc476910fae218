import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';

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
const catalogueSchema = z.array(make);

export type Catalogue = z.output<typeof catalogueSchema>;

/** The makes and models that sites are about, from `catalogue.json` beside the site files (ledger P8); none where there is no such file. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const text = await readFile(path.join(folder, 'catalogue.json'), 'utf8').catch(() => '[]');
  return catalogueSchema.parse(JSON.parse(text));
}

/** A make's slug in addresses. */
export const makeSlug = ({ name }: { readonly name: string }): string => slugOf(name);
