import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { slugOf } from '#src/rules/text/slug.ts';
import { siteOrWebAddress, slugSchema } from '#src/site/fields.ts';
import { detailFields } from './model-details.ts';
import { plainError } from './plain-error.ts';
import { faultText, keyOf } from './read-site-files.ts';

const words = z.string().min(1).nullable().optional();

/** A model; manufacturers' own lists are accepted with the names they use (ledger N2). */
const model = z
  .strictObject({
    name: z.string().min(1),
    slug: slugSchema.optional(),
    override_url: siteOrWebAddress.nullable().default(null),
    manufacturer_name: words,
    status: z.enum(['current', 'coming_soon']).default('current'),
    image_url: siteOrWebAddress.nullable().default(null),
    image: z.strictObject({ url: siteOrWebAddress.nullable() }).nullable().optional(),
    cloudfront_new_image_url: siteOrWebAddress.nullable().optional(),
    bodies: z.array(z.string().min(1)).max(3).default([]),
    manufacturer_body: words,
    manufacturer_body2: words,
    manufacturer_body3: words,
    ...detailFields,
  })
  .transform(({ slug, override_url, status, image_url, bodies, variants, colours, interiors, ...input }) => {
    const named = [input.manufacturer_body, input.manufacturer_body2, input.manufacturer_body3].flatMap((body) => body ?? []);
    return {
      name: input.name,
      ...(slug === undefined ? {} : { slug }),
      override_url,
      status,
      // The newest picture first.
      image_url: input.cloudfront_new_image_url ?? input.image?.url ?? image_url,
      bodies: named.length > 0 ? named : bodies,
      ...(input.manufacturer_name == null ? {} : { manufacturer_name: input.manufacturer_name }),
      ...(variants === undefined ? {} : { variants }),
      ...(colours === undefined ? {} : { colours }),
      ...(interiors === undefined ? {} : { interiors }),
    };
  });
const make = z.strictObject({
  name: z.string().min(1),
  /** Other names that feeds use for it. */
  also: z.array(z.string().min(1)).optional(),
  logo_url: siteOrWebAddress.nullable().default(null),
  models: z.array(model).default([]),
});
const named = (things: readonly { readonly name: string; readonly slug?: string | undefined }[]) =>
  new Set(things.map(modelSlug)).size === things.length;
const isOwn = ({ name, models }: z.output<typeof make>) =>
  models.every(({ manufacturer_name: maker }) => maker === undefined || slugOf(maker) === slugOf(name));
/** Addresses name a variant by its id alone, whatever its make. */
const areVariantsOnce = (makes: readonly z.output<typeof make>[]) => {
  const ids = makes.flatMap(({ models }) => models.flatMap(({ variants = [] }) => variants.map(({ id }) => id)));
  return new Set(ids).size === ids.length;
};
const catalogueSchema = z
  .array(
    make
      .refine(({ models }) => named(models), 'two models have the same address')
      .refine(isOwn, 'a model names a different manufacturer from the one it is listed under'),
  )
  .refine(named, 'two makes have the same address')
  .refine(areVariantsOnce, 'two variants have the same id');

export type Catalogue = z.output<typeof catalogueSchema>;

/** The catalogue cannot be used; the message is for the person who maintains it. */
export class InvalidCatalogue extends Error {}

/** The makes and models of all sites, from `catalogue.json` beside the site files (ledger P8); empty if there is no such file. */
export async function readCatalogue(folder: string): Promise<Catalogue> {
  const file = path.join(folder, 'catalogue.json');
  if (!existsSync(file)) return [];
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new InvalidCatalogue(`catalogue.json: it cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = catalogueSchema.safeParse(raw, { error: plainError });
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) =>
    faultText({ file: 'catalogue.json', key: keyOf(issue), reason: issue.message }),
  );
  throw new InvalidCatalogue(faults.join('\n'));
}

export const makeSlug = ({ name }: { readonly name: string }): string => slugOf(name);

/** A model's slug in addresses: its own, or else its name's. */
export function modelSlug({ name, slug }: { readonly name: string; readonly slug?: string | undefined }): string {
  return slug ?? slugOf(name);
}
