import { addressList, matchAddress } from '#src/rules/addresses/match-address.ts';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import type { DemoSite } from '#tests/e2e/fleet.ts';

/** Whether every kind of page of every site is looked at (`npm run test:axe`, `npm run test:weight`) or a few on each site. */
export const isWhole = process.env.KINDS === 'whole';

/** Every so manyth of a site's kinds of page, others on each site; all of them when the whole is asked for. */
export const spread = <Kind>(kinds: readonly Kind[], step: number, index: number): readonly Kind[] =>
  isWhole ? kinds : kinds.filter((_, at) => at % step === index % step);

/** Pages that answer a developer's own machine only. */
const isForDevelopers = (path: string) => path.startsWith('__');

/** How many addresses of one kind are read for their links. */
const MOST_READ = 4;

/** The addresses that the table states in full, such as /watchlist: they are pages of every site, linked or not. */
const STATED = addressList
  .filter(({ kind, path }) => kind === 'page' && !/[:*]/.test(path) && !isForDevelopers(path))
  .map(({ path }) => `/${path}`);

/** A page of a site that stands for its kind. */
export interface KindOfPage {
  /** Its name in the address table. */
  readonly name: string;
  /** The name, and what else tells pages of that name apart: a form, a step, one of the site's own pages. */
  readonly kind: string;
  readonly path: string;
}

/**
 * One page of each kind that a site has, found by following links from its first page, its sitemaps and every address that the table
 * states in full. `own` are the addresses of its own pages, each of which is a kind; `cookie` is of someone who is signed in.
 */
export async function pageKinds(slug: string, own: readonly string[], cookie?: string): Promise<KindOfPage[]> {
  const found = new Set(['/', ...STATED, ...own.map((address) => `/${address}`), ...(await inSitemaps(slug))]);
  const read = new Map<string, number>();
  const kinds = new Map<string, KindOfPage>();
  // A set is walked in the order of insertion, with what is added meanwhile.
  for (const address of found) {
    const page = kindOf(slug, address, own);
    const count = page === null ? MOST_READ : (read.get(page.kind) ?? 0);
    if (page === null || count >= MOST_READ) continue;
    const { status, headers, text } = await fetchSite(slug, address, cookie === undefined ? {} : { headers: { cookie } });
    const to = headers.location;
    if (status >= 300 && status < 400 && to !== undefined) found.add(ownPath(slug, address, to) ?? '/');
    if (status !== 200 || headers['content-type']?.startsWith('text/html') !== true) continue;
    read.set(page.kind, count + 1);
    if (!kinds.has(page.kind)) kinds.set(page.kind, page);
    for (const [, href = ''] of text.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) found.add(ownPath(slug, address, href) ?? '/');
  }
  return [...kinds.values()];
}

/** Every kind of page of a site: those for anybody, and those that only someone who is signed in gets, who sends `cookie`. */
export async function everyKind(
  { slug, pages }: Pick<DemoSite, 'slug' | 'pages'>,
  cookie: string,
): Promise<{ readonly forAnybody: readonly KindOfPage[]; readonly signedIn: readonly KindOfPage[] }> {
  const forAnybody = await pageKinds(slug, pages);
  const known = new Set(forAnybody.map(({ kind }) => kind));
  const found = await pageKinds(slug, pages, cookie);
  return { forAnybody, signedIn: found.filter(({ kind }) => !known.has(kind)) };
}

function kindOf(slug: string, address: string, own: readonly string[]): KindOfPage | null {
  const { pathname, search } = new URL(address, site(slug));
  const match = matchAddress(pathname);
  if (match?.address.kind !== 'page' || isForDevelopers(match.address.path)) return null;
  const { name, path } = match.address;
  const [form] = /:form|:step/.test(path) ? pathname.split('/').slice(-1) : [];
  const isOwn = name === 'page' && own.includes(pathname.slice(1));
  const detail = isOwn ? pathname : [form, search === '' ? undefined : 'with a query'].filter(Boolean).join(' ');
  return { name, kind: detail === '' ? name : `${name} ${detail}`, path: address };
}

/** The pages that a site's sitemaps list. */
async function inSitemaps(slug: string): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await fetchSite(slug, path)).text.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(
      ([, href = '']) => ownPath(slug, path, href) ?? [],
    );
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

/** The path of a link that stays on the site; null for any other. */
function ownPath(slug: string, from: string, href: string): string | null {
  const base = `${site(slug)}${from}`;
  const plain = href.replaceAll('&amp;', '&');
  if (!URL.canParse(plain, base)) return null;
  const { origin, pathname, search } = new URL(plain, base);
  return origin === new URL(base).origin ? pathname + search : null;
}
