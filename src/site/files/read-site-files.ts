import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
import { POSTS, postBytes, postFiles, postFolders, readPosts } from './read-posts.ts';
import { layerFileSchema, type SiteFile, siteFileSchema } from './site-file.ts';
import { factsOf, type SiteFacts, type SiteNote, type SiteNotes } from './site-note.ts';
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

/** A site's file with its posts, which are part of it: if one of them is wrong, the whole site is refused. */
export interface WholeSite {
  readonly site: SiteFile;
  readonly posts: readonly PostFile[];
}

/** A site's file that is right as far as can be told without the others. Thousands of them are never in memory at once. */
export interface SiteInFile {
  readonly file: string;
  readonly facts: SiteFacts;
  /** The hash of everything that it is judged by. */
  readonly mark: string;
  /** What the file system says of it and of its posts, if that can tell the next change; otherwise empty. */
  readonly seen: string;
  /** What is remembered of it; null if that was of another edition of it, or of what it is judged by. */
  readonly note: SiteNote | null;
  /** The file itself; null if it was changed for the worse since it was first looked at. */
  whole(): Promise<WholeSite | null>;
}

export interface SiteFiles {
  readonly sites: readonly SiteInFile[];
  readonly layers: readonly LayerFile[];
  /** The lenders that sites can choose from; null if their file is missing or refused, and the stored ones stay. */
  readonly lenders: readonly Lender[] | null;
  readonly refused: readonly FileFault[];
  /** Every site that has a file, also if the file is refused. */
  readonly slugs: readonly string[];
}

/** What is remembered from an earlier look at the files, and by which code they are judged now. */
export interface Remembered {
  readonly notes: SiteNotes;
  readonly code: string;
}

const NOTHING: Remembered = { notes: new Map(), code: '' };
const LENDERS = 'lenders.json';
const CATALOGUE = 'catalogue.json';
/** Files in the sites folder that are not sites. */
const OTHERS: readonly string[] = [CATALOGUE, LENDERS];
const LAYERS = { template: 'templates', brand: 'brands', group: 'groups' } as const;
/** What is said of a file that somebody was writing meanwhile. */
export const CHANGED = 'it was changed while it was being read; apply it again';
const SETTLED_MS = 2_000;
/** So many files that had to be read stay in memory until they are applied; others are read again then. */
const KEPT = 100;

export const faultText = ({ file, key, reason }: FileFault): string => `${file}: ${key === '' ? '' : `${key}: `}${reason}`;

/**
 * Looks at every site file and layer file of a folder; wrong ones are refused, the others are returned. A file that is remembered as right, and
 * has not changed since, is only compared: of five thousand files, those that somebody has changed take the time.
 */
export async function readSiteFiles(folder: string, { notes, code }: Remembered = NOTHING): Promise<SiteFiles> {
  const refused: FileFault[] = [];
  const sites: SiteInFile[] = [];
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
  const around = hashOf([code, JSON.stringify(layers), JSON.stringify(lenders), bytesOf(folder, CATALOGUE)]);
  const withPosts = new Set(await postFolders(folder));
  const markOf = (file: string, name: string) =>
    `${around} ${hashOf([bytesOf(folder, file), ...(withPosts.has(name) ? postBytes(folder, name) : [])])}`;
  let kept = 0;
  for (const file of await jsonFiles(folder, '')) {
    const name = path.basename(file, '.json');
    const note = notes.get(name);
    const seen = seenOf([path.join(folder, file), ...(withPosts.has(name) ? postFiles(folder, name) : [])]);
    const isAsSeen = seen !== '' && seen === note?.seen && note.mark.startsWith(`${around} `);
    const mark = isAsSeen ? note.mark : markOf(file, name);
    const look = async () => {
      const read = await readWhole(folder, file);
      // What is remembered under a mark must be what was read.
      return markOf(file, name) === mark ? read : { ...read, whole: null, faults: [{ file, key: '', reason: CHANGED }] };
    };
    const readAgain = async () => (await look()).whole;
    if (note?.mark === mark) {
      slugs.push(name);
      sites.push({ file, facts: note.facts, mark, seen, note, whole: readAgain });
      continue;
    }
    const { slug, whole, faults } = await look();
    slugs.push(slug ?? name);
    refused.push(...faults);
    if (whole === null) continue;
    kept += 1;
    sites.push({ file, facts: factsOf(whole.site), mark, seen, note: null, whole: kept <= KEPT ? keeping(whole) : readAgain });
  }
  const known = new Set(slugs);
  const stray = [...withPosts].filter((name) => !known.has(name)).toSorted();
  refused.push(
    ...stray.map((name) => ({
      file: path.join(POSTS, name),
      key: '',
      reason: 'there is no site of this name to publish these articles',
    })),
  );
  return { sites, layers, lenders, refused, slugs };
}

/** A function of its own: one written where the file is read would keep it in memory for the others that are written there. */
const keeping = (whole: WholeSite) => () => Promise.resolve(whole);

interface Look {
  /** What it says its site is called; null if it cannot be read. */
  readonly slug: string | null;
  /** Null if anything is wrong with it. */
  readonly whole: WholeSite | null;
  readonly faults: readonly FileFault[];
}

async function readWhole(folder: string, file: string): Promise<Look> {
  const faults: FileFault[] = [];
  const site = await parsed(folder, file, siteFileSchema, faults);
  if (site === null) return { slug: null, whole: null, faults };
  const { posts, refused } = await readPosts(folder, site.slug);
  const own = [...nameFaults(file, site), ...siteFaults(site)];
  faults.push(...own.map(({ key, reason }) => ({ file, key, reason })), ...refused);
  return { slug: site.slug, whole: faults.length === 0 ? { site, posts } : null, faults };
}

/** One after the other, each with its length, so that no two lists have the same. */
function hashOf(parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${typeof part === 'string' ? Buffer.byteLength(part) : part.byteLength}:`).update(part);
  return hash.digest('base64url');
}

/**
 * What the file system says of files: their size, their inode and the instant of the last change, which no program can set back. It takes a tenth of
 * the time that reading them would. A file that was changed a moment ago could be changed again within the same tick of the clock: of it nothing is said.
 */
function seenOf(files: readonly string[]): string {
  const stats = files.map((file) => statSync(file, { bigint: true, throwIfNoEntry: false }));
  const settled = BigInt(Date.now() - SETTLED_MS);
  if (stats.some((stat) => stat === undefined || stat.ctimeMs > settled)) return '';
  return hashOf(
    stats.map((stat, at) => `${files[at]} ${stat?.dev} ${stat?.ino} ${stat?.size} ${stat?.mtimeNs} ${stat?.ctimeNs}`),
  );
}

/** A file's bytes at once: to wait for each of thousands would take several times as long. */
const bytesOf = (folder: string, file: string): Uint8Array => {
  const at = path.join(folder, file);
  return existsSync(at) ? readFileSync(at) : new Uint8Array();
};

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
