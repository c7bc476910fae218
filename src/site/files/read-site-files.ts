import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { Lender } from '#src/rules/finance/lender.ts';
import { jsonShape } from '#src/rules/input/json-shape.ts';
import { MAX_JSON_DEPTH } from '#src/rules/input/limits.ts';
import { switchFaults } from '#src/site/layers.ts';
import { themeCss } from '#src/site/theme/theme-css.ts';
import { jsonFault } from './json-fault.ts';
import { lendersSchema } from './lenders-file.ts';
import { plainError, plainIssues } from './plain-error.ts';
import type { PostFile } from './post-file.ts';
import { readPosts, strayPosts } from './read-posts.ts';
import { layerFileSchema, type SiteFile, siteFileSchema } from './site-file.ts';
import { unstorableAt } from './unstorable-text.ts';

/** A fault in a file: which file, where in it, and why (ledger P4). */
export interface FileFault {
  readonly file: string;
  readonly key: string;
  readonly reason: string;
}

export interface LayerFile {
  readonly kind: 'template' | 'brand' | 'group';
  readonly name: string;
  readonly switches: Readonly<Record<string, unknown>>;
}

export interface SiteFiles {
  /** Each with its posts, which are part of it: if one of them is wrong, the whole site is refused. */
  readonly sites: readonly { readonly file: string; readonly site: SiteFile; readonly posts: readonly PostFile[] }[];
  readonly layers: readonly LayerFile[];
  /** The lenders that sites can choose from; null if their file is missing or refused, and the stored ones stay. */
  readonly lenders: readonly Lender[] | null;
  readonly refused: readonly FileFault[];
  /** Every site that has a file, also if the file is refused. */
  readonly slugs: readonly string[];
}

const LENDERS = 'lenders.json';
/** Files in the sites folder that are not sites. */
const OTHERS: readonly string[] = ['catalogue.json', LENDERS];
const LAYERS = { template: 'templates', brand: 'brands', group: 'groups' } as const;

export const faultText = ({ file, key, reason }: FileFault): string => `${file}: ${key === '' ? '' : `${key}: `}${reason}`;

/** Reads every site file and layer file of a folder; wrong ones are refused, the others are returned. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const refused: FileFault[] = [];
  const sites: { file: string; site: SiteFile; posts: readonly PostFile[] }[] = [];
  const slugs: string[] = [];
  const layers: LayerFile[] = [];
  for (const kind of ['template', 'brand', 'group'] as const) {
    for (const file of await jsonFiles(folder, LAYERS[kind])) {
      const found = await parsed(folder, file, layerFileSchema, refused);
      if (found === null) continue;
      const bad = switchFaults(found.switches, 'site').map(({ name, reason }) => ({ file, key: `switches.${name}`, reason }));
      refused.push(...bad);
      if (bad.length === 0) layers.push({ kind, name: path.basename(file, '.json'), switches: found.switches });
    }
  }
  const hasLenders = existsSync(path.join(folder, LENDERS));
  const lenders = hasLenders ? await parsed(folder, LENDERS, lendersSchema, refused) : null;
  for (const file of await jsonFiles(folder, '')) {
    const site = await parsed(folder, file, siteFileSchema, refused);
    slugs.push(site?.slug ?? path.basename(file, '.json'));
    if (site === null) continue;
    const { posts, refused: badPosts } = await readPosts(folder, site.slug);
    const own = [...nameFaults(file, site), ...siteFaults(site)];
    const bad = [...own.map(({ key, reason }) => ({ file, key, reason })), ...badPosts];
    refused.push(...bad);
    if (bad.length === 0) sites.push({ file, site, posts });
  }
  const stray = await strayPosts(folder, slugs);
  refused.push(...stray.map((file) => ({ file, key: '', reason: 'there is no site of this name to publish these articles' })));
  return { sites, layers, lenders, refused, slugs };
}

/** A copied file whose slug was not changed would replace the site it was copied from. */
function nameFaults(file: string, { slug }: SiteFile): { key: string; reason: string }[] {
  const name = path.basename(file, '.json');
  return slug === name
    ? []
    : [{ key: 'slug', reason: `the file is ${file}, so it must be "${name}"; or rename the file to ${slug}.json` }];
}

function siteFaults(site: SiteFile): { key: string; reason: string }[] {
  const theme = themeCss(site.theme);
  return [
    ...switchFaults(site.switches, 'site').map(({ name, reason }) => ({ key: `switches.${name}`, reason })),
    ...site.dealerships.flatMap((dealership) =>
      typeof dealership === 'string'
        ? []
        : switchFaults(dealership.switches, 'dealership').map(({ name, reason }) => ({
            key: `dealerships.${dealership.slug}.switches.${name}`,
            reason,
          })),
    ),
    ...(theme.ok ? [] : [{ key: 'theme', reason: theme.reason }]),
  ];
}

async function jsonFiles(folder: string, under: string): Promise<string[]> {
  const names = await readdir(path.join(folder, under)).catch(() => []);
  return names
    .filter((name) => name.endsWith('.json') && !(under === '' && OTHERS.includes(name)))
    .toSorted()
    .map((name) => path.join(under, name));
}

async function parsed<T extends z.ZodType>(
  folder: string,
  file: string,
  schema: T,
  refused: FileFault[],
): Promise<z.output<T> | null> {
  const text = await readFile(path.join(folder, file), 'utf8');
  if (jsonShape(text).depth > MAX_JSON_DEPTH) {
    refused.push({ file, key: '', reason: `lists and objects are nested more than ${MAX_JSON_DEPTH} deep` });
    return null;
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    refused.push({ file, key: '', reason: jsonFault(text, error) });
    return null;
  }
  const unstorable = unstorableAt(raw);
  if (unstorable !== null) {
    refused.push({ file, key: unstorable, reason: 'it has a character that cannot be stored, such as \\u0000; write it again' });
    return null;
  }
  const result = schema.safeParse(raw, { error: plainError });
  if (result.success) return result.data;
  refused.push(...plainIssues(result.error.issues).map((issue) => ({ file, key: keyOf(issue), reason: reasonOf(issue) })));
  return null;
}

/** For an invalid key, what is wrong with it and not only that it is invalid. */
const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;

/** Where in a file the fault is, including a key that is not allowed. */
export function keyOf(issue: z.core.$ZodIssue): string {
  return [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
}
