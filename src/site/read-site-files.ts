import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { Lender } from '#src/rules/finance/lender.ts';
import { badSwitches } from './layers.ts';
import { lendersSchema } from './lenders-file.ts';
import { plainIssues } from './plain-issues.ts';
import { layerFileSchema, type SiteFile, siteFileSchema } from './site-file.ts';
import { themeCss } from './theme-css.ts';

/** A file that may not be used: which, where in it, and why (ledger P4). */
export interface Refusal {
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
  readonly sites: readonly { readonly file: string; readonly site: SiteFile }[];
  readonly layers: readonly LayerFile[];
  /** The lenders that sites may choose from; null where their file is missing or refused, and those there were stand. */
  readonly lenders: readonly Lender[] | null;
  readonly refused: readonly Refusal[];
}

const LENDERS = 'lenders.json';
/** Files beside those of the sites that are none of them. */
const OTHERS: readonly string[] = ['catalogue.json', LENDERS];
const LAYERS = { template: 'templates', brand: 'brands', group: 'groups' } as const;

/** Says a refusal in one line. */
export const refusalSentence = ({ file, key, reason }: Refusal): string => `${file}: ${key === '' ? '' : `${key}: `}${reason}`;

/** Reads every site file and layer file of a folder; those that are wrong are refused, the others stand. */
export async function readSiteFiles(folder: string): Promise<SiteFiles> {
  const refused: Refusal[] = [];
  const sites: { file: string; site: SiteFile }[] = [];
  const layers: LayerFile[] = [];
  for (const kind of ['template', 'brand', 'group'] as const) {
    for (const file of await jsonFiles(folder, LAYERS[kind])) {
      const found = await parsed(folder, file, layerFileSchema, refused);
      if (found === null) continue;
      const bad = badSwitches(found.switches, 'site').map(({ name, reason }) => ({ file, key: `switches.${name}`, reason }));
      refused.push(...bad);
      if (bad.length === 0) layers.push({ kind, name: path.basename(file, '.json'), switches: found.switches });
    }
  }
  const hasLenders = existsSync(path.join(folder, LENDERS));
  const lenders = hasLenders ? await parsed(folder, LENDERS, lendersSchema, refused) : null;
  for (const file of await jsonFiles(folder, '')) {
    const site = await parsed(folder, file, siteFileSchema, refused);
    if (site === null) continue;
    const bad = siteFaults(site).map(({ key, reason }) => ({ file, key, reason }));
    refused.push(...bad);
    if (bad.length === 0) sites.push({ file, site });
  }
  return { sites, layers, lenders, refused };
}

function siteFaults(site: SiteFile): { key: string; reason: string }[] {
  const theme = themeCss(site.theme);
  return [
    ...badSwitches(site.switches, 'site').map(({ name, reason }) => ({ key: `switches.${name}`, reason })),
    ...site.dealerships.flatMap((dealership) =>
      typeof dealership === 'string'
        ? []
        : badSwitches(dealership.switches, 'dealership').map(({ name, reason }) => ({
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
  refused: Refusal[],
): Promise<z.output<T> | null> {
  let raw: unknown;
  try {
    raw = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  } catch (error) {
    refused.push({ file, key: '', reason: `it is not JSON: ${error instanceof Error ? error.message : String(error)}` });
    return null;
  }
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  refused.push(...plainIssues(result.error.issues).map((issue) => ({ file, key: keyOf(issue), reason: reasonOf(issue) })));
  return null;
}

/** Of a key that may not stand, what is wrong with it, not only that it is. */
const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_key' ? (issue.issues[0]?.message ?? issue.message) : issue.message;

/** Where in a file the fault is; a key that may not be there is itself the place. */
export function keyOf(issue: z.core.$ZodIssue): string {
  return [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
}
