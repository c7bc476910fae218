import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { until } from '#tests/faults/processes.ts';
import { aPost } from './hostile-sites.ts';
import { PAYLOADS } from './scripts.ts';
import type { Target } from './target.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Names and references, which say what the rest means. */
const STRUCTURE = /^(?:\$schema|slug|template|brand|group|domains|block|state|postcode|stocknum|car_type)$/;
const MOST_ROUNDS = 8;

let texts = 0;
/** The next payload, so that every payload is in many places. */
const payload = (): string => {
  texts += 1;
  return PAYLOADS[texts % PAYLOADS.length] ?? '';
};

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
  value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.slug === 'string' ? value.slug : null;

/** A document with a payload in place of every text, except where `keeps` says that it must stay as it is. */
function poisoned(value: Json, keeps: (at: Place) => boolean, at: Place = { byNumber: '', bySlug: '' }): Json {
  if (typeof value === 'string') return keeps(at) ? value : payload();
  if (Array.isArray(value))
    return value.map((one, index) => poisoned(one, keeps, within(at, String(index), slugOf(one) ?? String(index))));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, STRUCTURE.test(key) ? one : poisoned(one, keeps, within(at, key, key))]),
  );
}

/** A site with a payload in every text that its file may hold, the demo's own being the pattern; gives how many texts it has. */
export async function applyHostileTexts(target: Target, slug: string, pattern: string): Promise<number> {
  const sitesDir = path.join(path.dirname(target.dataDir), `sites-${slug}`);
  for (const folder of ['templates', `posts/${slug}`]) mkdirSync(path.join(sitesDir, folder), { recursive: true });
  const template = JSON.stringify({ switches: {} });
  const own = JSON.parse(readFileSync(path.join(target.sitesDir, `${pattern}.json`), 'utf8').replaceAll(pattern, slug)) as Record<
    string,
    Json
  >;
  writeFileSync(path.join(sitesDir, 'templates', `${String(own.template)}.json`), template);
  writeFileSync(
    path.join(sitesDir, 'posts', slug, 'words.md'),
    aPost(PAYLOADS.map((one) => `${one}\n\n**${one}** [a](${one})`).join('\n\n')).replace(
      'An article',
      `An article ${payload()}`,
    ),
  );
  const kept = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const isKept = (at: Place) =>
      [...kept].some((key) => Object.values(at).some((place) => place === key || place.startsWith(`${key}.`)));
    const before = texts;
    writeFileSync(path.join(sitesDir, `${slug}.json`), JSON.stringify(poisoned(own, isKept)));
    const { stdout, stderr } = await target.forecourt(['site', 'apply'], sitesDir);
    if (new RegExp(`^applied +${slug}$`, 'm').test(stdout)) {
      await until(`${slug} is served`, async () => (await target.ask(slug, '/')).status === 200);
      return texts - before;
    }
    // What is refused with a payload stays as the demo has it.
    const refused = [...`${stdout}\n${stderr}`.matchAll(new RegExp(`${slug}\\.json: ([\\w.$-]+): `, 'g'))].map(
      ([, key = '']) => key,
    );
    if (refused.every((key) => kept.has(key))) throw new Error(`The site cannot be applied: ${stdout}${stderr}`.slice(0, 600));
    for (const key of refused) kept.add(key);
  }
  throw new Error('The site is refused over and over.');
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
