import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '#tests/faults/processes.ts';
import { aPost } from './hostile-sites.ts';
import { PAYLOADS } from './scripts.ts';
import type { Target } from './target.ts';

type Json = undefined | string | number | boolean | null | Json[] | { [key: string]: Json };

/** Names and references, which say what the rest means. */
const STRUCTURE = /^(?:\$schema|slug|template|brand|group|domains|block|manufacturers?|make|state|postcode|stocknum|car_type)$/;
const MOST_ROUNDS = 8;

let texts = 0;
/** The next payload, so that every payload is in many places. */
const payload = (): string => {
  texts += 1;
  return PAYLOADS[texts % PAYLOADS.length] ?? '';
};

/** What is refused with a payload stays as the demo has it, and what is refused even then is left out. */
type Fate = 'poison' | 'keep' | 'leave out';

/** Where a text stands: faults name a part of a list by its number or by its slug. */
interface Place {
  readonly byNumber: string;
  readonly bySlug: string;
}

const within = ({ byNumber, bySlug }: Place, number: string, slug: string): Place => ({
  byNumber: byNumber === '' ? number : `${byNumber}.${number}`,
  bySlug: bySlug === '' ? slug : `${bySlug}.${slug}`,
});

const slugOf = (value: Json): string | null =>
  value !== undefined && value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.slug === 'string'
    ? value.slug
    : null;

/** A document with a payload in place of every text, except where `fateOf` says otherwise. */
function poisoned(value: Json, fateOf: (at: Place) => Fate, at: Place = { byNumber: '', bySlug: '' }): Json {
  const fate = fateOf(at);
  if (fate === 'leave out') return undefined;
  if (typeof value === 'string') return fate === 'keep' ? value : payload();
  if (Array.isArray(value))
    return value.map((one, index) => poisoned(one, fateOf, within(at, String(index), slugOf(one) ?? String(index))));
  if (value === undefined || value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, STRUCTURE.test(key) ? one : poisoned(one, fateOf, within(at, key, key))]),
  );
}

/** A site with a payload in every text that its file may hold, the demo's own being the pattern; gives how many texts it has. */
export async function applyHostileTexts(target: Target, slug: string, pattern: string): Promise<number> {
  const sitesDir = path.join(path.dirname(target.dataDir), `sites-${slug}`);
  mkdirSync(path.join(sitesDir, 'posts', slug), { recursive: true });
  for (const shared of ['templates', 'brands', 'groups', 'catalogue.json', 'lenders.json'])
    cpSync(path.join(target.sitesDir, shared), path.join(sitesDir, shared), { recursive: true });
  const own = JSON.parse(readFileSync(path.join(target.sitesDir, `${pattern}.json`), 'utf8').replaceAll(pattern, slug)) as Record<
    string,
    Json
  >;
  writeFileSync(
    path.join(sitesDir, 'posts', slug, 'words.md'),
    aPost(PAYLOADS.map((one) => `${one}\n\n**${one}** [a](${one})`).join('\n\n')).replace(
      'An article',
      `An article ${payload()}`,
    ),
  );
  const [kept, leftOut] = [new Set<string>(), new Set<string>()];
  const isIn = (keys: ReadonlySet<string>, at: Place) =>
    [...keys].some((key) => Object.values(at).some((place: string) => place === key || place.startsWith(`${key}.`)));
  const fateOf = (at: Place): Fate => (isIn(leftOut, at) ? 'leave out' : isIn(kept, at) ? 'keep' : 'poison');
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = texts;
    writeFileSync(path.join(sitesDir, `${slug}.json`), JSON.stringify(poisoned(own, fateOf)));
    const { stdout, stderr } = await target.forecourt(['site', 'apply'], sitesDir);
    if (new RegExp(`^applied +${slug}$`, 'm').test(stdout)) {
      await until(`${slug} is served`, async () => (await target.ask(slug, '/')).status === 200);
      return texts - before;
    }
    const refused = faultyKeys(`${stdout}\n${stderr}`, slug);
    if (refused.length === 0 && stdout !== '') throw new Error(`The site cannot be applied: ${stdout}${stderr}`.slice(0, 600));
    for (const key of refused) (kept.has(key) ? leftOut : kept).add(key);
  }
  throw new Error('The site is refused over and over.');
}

/** Where faults are: `key: reason`, or for a block `key: block.part: reason; block.part: reason`. */
function faultyKeys(told: string, slug: string): string[] {
  return [...told.matchAll(new RegExp(`${slug}\\.json: ([\\w./$-]+): (.*)`, 'g'))].flatMap(([, key = '', reasons = '']) => {
    const parts = reasons.split('; ').flatMap((reason) => /^[a-z-]+\.([\w.]+): /.exec(reason)?.[1] ?? []);
    return parts.length === 0 ? [key] : parts.map((part) => `${key}.${part}`);
  });
}

/** Vehicles of which each has a payload in one field, the demo's first vehicle being the pattern; gives how many were taken. */
export async function importHostileStock(target: Target, dealership: string): Promise<{ tried: number; taken: number }> {
  const row: Readonly<Record<string, Json>> = {
    year: 2022,
    make: 'Mazda',
    model: 'CX-5',
    badge: 'Touring',
    series: 'KF',
    car_type: 'used',
    price: 38_990,
    km: 41_280,
    colour: 'Blue',
    interior_colour: 'Black',
    simple_body: 'SUV',
    body: 'Wagon',
    trans: 'Automatic',
    fuel: 'Petrol',
    drive: 'AWD',
    engine: '2.5L',
    price_type: 'Drive away',
    dealercomments: '<p>Words.</p>',
    standardEquipment: ['Airbags'],
    optionalEquipment: ['Towbar'],
    video: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  };
  const names = Object.keys(row).filter((name) => typeof row[name] === 'string' || Array.isArray(row[name]));
  const rows = names.flatMap((name, field) =>
    PAYLOADS.slice(0, target.count(PAYLOADS.length, 3)).map((one, at) => ({
      ...row,
      stocknum: `H${field}-${at}`,
      [name]: Array.isArray(row[name]) ? [one] : one,
    })),
  );
  const feed = path.join(path.dirname(target.dataDir), 'hostile.json');
  writeFileSync(feed, JSON.stringify(rows));
  const { stdout } = await target.forecourt(['stock', 'import', feed, '--dealership', dealership]);
  return { tried: rows.length, taken: Number(/^(\d+) added/m.exec(stdout)?.[1] ?? 0) };
}
