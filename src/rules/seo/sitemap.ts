import { addressPath } from '#src/rules/addresses/addresses.ts';
import { escapeMarkup } from '#src/rules/text/escape-markup.ts';

/** The lists that a site's sitemap consists of. */
export const SITEMAP_LISTS = ['pages', 'cars', 'makes', 'models', 'bodies', 'places', 'articles'] as const;
export type SitemapList = (typeof SITEMAP_LISTS)[number];

/** The most addresses that one file may have, by the sitemaps' protocol. */
export const SITEMAP_LIMIT = 50_000;

/** A page that search engines may list. Addresses are absolute; times in milliseconds since 1970. */
export interface SitemapEntry {
  readonly url: string;
  /** When what the page shows last changed; null when nobody knows. */
  readonly changedAt: number | null;
  readonly image?: string | null;
}

/** One file of the sitemap: a list, or from 2 on a further part of it. */
export interface SitemapFile {
  readonly list: SitemapList;
  readonly number: number;
}

/** The file at an address such as cars.xml or cars-2.xml; null when there can be none. */
export function readSitemapFile(name: string): SitemapFile | null {
  const [, word, digits = '1'] = /^([a-z]+)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(name) ?? [];
  const list = SITEMAP_LISTS.find((one) => one === word);
  return list === undefined ? null : { list, number: Number(digits) };
}

export const sitemapPath = ({ list, number }: SitemapFile): string =>
  addressPath('sitemapPart', { file: number === 1 ? `${list}.xml` : `${list}-${number}.xml` });

/** What a list of so many addresses is split into; an empty list has no file. */
export const sitemapFiles = (list: SitemapList, count: number): readonly SitemapFile[] =>
  Array.from({ length: Math.ceil(count / SITEMAP_LIMIT) }, (_, at) => ({ list, number: at + 1 }));

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1';

export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}" xmlns:image="${IMAGES}">\n${entries.map(urlXml).join('')}</urlset>\n`;

export const sitemapIndexXml = (files: readonly string[]): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${files
    .map((url) => `<sitemap>${addressXml({ url, changedAt: null })}</sitemap>\n`)
    .join('')}</sitemapindex>\n`;

const urlXml = (entry: SitemapEntry): string => `<url>${addressXml(entry)}${imageXml(entry)}</url>\n`;

const addressXml = ({ url, changedAt }: Pick<SitemapEntry, 'url' | 'changedAt'>): string =>
  `<loc>${escapeMarkup(url)}</loc>${changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`}`;

const imageXml = ({ image = null }: SitemapEntry): string =>
  image === null ? '' : `<image:image><image:loc>${escapeMarkup(image)}</image:loc></image:image>`;
