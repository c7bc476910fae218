import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';

const DEMO = path.resolve(import.meta.dirname, '../../sites');
/** A dealer's file as dealers have them: fifty kilobytes, with every page of a demo site. */
const PATTERN = readFileSync(path.join(DEMO, 'harbour.json'), 'utf8');

/** The slug of the nth site. */
export const slugOfSite = (nth: number): string => `dealer-${nth}`;

/** Writes a folder of so many sites, each a dealer of its own, with the demo's layers, lenders and catalogue. */
export function laySites(folder: string, count: number): void {
  for (const part of ['templates', 'brands', 'groups', 'catalogue.json', 'lenders.json'])
    cpSync(path.join(DEMO, part), path.join(folder, part), { recursive: true });
  mkdirSync(folder, { recursive: true });
  for (let nth = 1; nth <= count; nth += 1) laySite(folder, nth, `Dealer ${nth}`);
}

/** Writes the file of one site, under this name. */
export function laySite(folder: string, nth: number, name: string): void {
  const slug = slugOfSite(nth);
  const site = JSON.parse(PATTERN) as SiteFileFacts;
  const dealerships = site.dealerships.map((one, at) => (typeof one === 'string' ? one : { ...one, slug: `${slug}-${at}` }));
  writeFileSync(
    path.join(folder, `${slug}.json`),
    JSON.stringify({ ...site, slug, name, domains: [`www.${slug}.example`], dealerships }, null, 2),
  );
}
