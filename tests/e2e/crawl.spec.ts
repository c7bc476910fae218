import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

/** Kinds of addresses of which there are many alike: a few of each are enough. */
const MANY: readonly { readonly of: RegExp; readonly most: number }[] = [
  { of: /^\/(?:cars|vehicles)\/[^/]+$/, most: 3 },
  { of: /^\/(?:cars|vehicles)\/[^/]+\/[^/]+$/, most: 2 },
  { of: /^\/(?:search|used-car)\/.*\?/, most: 3 },
  { of: /^\/(?:search|used-car)\//, most: 12 },
  { of: /^\/offers\//, most: 6 },
];
/** What is no page: files, pictures, interfaces, and what an outside booking page stands in for. */
const NO_PAGE = /^\/(?:images|assets|api|favicon)\b|\.(?:pdf|xml|json|svg|ico|css|js)$/;

interface Seen {
  readonly path: string;
  readonly status: number;
  readonly title: string;
  readonly faults: readonly string[];
}

for (const { slug, pages: own } of FLEET) {
  test(`N4t every link of ${slug} leads to a page with a title of its own, a heading, a description and no empty part`, async () => {
    test.slow();
    const seen = await crawled(slug, ['/', ...own.map((address) => `/${address}`)]);
    expect(seen.length).toBeGreaterThan(15);
    expect(seen.filter(({ status }) => status >= 400).map(({ path, status }) => `${status} ${path}`)).toEqual([]);
    expect(seen.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))).toEqual([]);
    const pages = seen.filter(({ path, status }) => status === 200 && !/[?]/.test(path));
    const twice = pages.filter(({ title, path }) => pages.some((other) => other.title === title && other.path < path));
    expect(twice.map(({ title, path }) => `${title} (${path})`)).toEqual([]);
  });
}

for (const { slug, pages: own } of FLEET) {
  test(`N4u the pages of ${slug} raise no complaint in a browser`, async ({ page }) => {
    test.slow();
    for (const address of own.filter((one) => !ELSEWHERE.includes(one))) {
      await page.goto(`${site(slug)}/${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.waitForFunction(() => customElements.get('fc-island') !== undefined);
    }
  });
}

/** The page that shows another website, which is not there when tests run. */
const ELSEWHERE = ['service'];

/** Reads a site from its first pages on, following every link that stays on it. */
async function crawled(slug: string, first: readonly string[]): Promise<Seen[]> {
  const waiting = [...first];
  const known = new Set(waiting);
  const counts = new Map<RegExp, number>();
  const seen: Seen[] = [];
  const isWanted = (path: string) => {
    const kind = MANY.find(({ of }) => of.test(path));
    if (kind === undefined) return true;
    const count = counts.get(kind.of) ?? 0;
    counts.set(kind.of, count + 1);
    return count < kind.most;
  };
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 6);
    const answers = await Promise.all(batch.map((path) => read(slug, path)));
    for (const { links, ...one } of answers) {
      seen.push(one);
      for (const link of links.filter((path) => !known.has(path))) {
        known.add(link);
        if (isWanted(link)) waiting.push(link);
      }
    }
  }
  return seen;
}

async function read(slug: string, path: string): Promise<Seen & { readonly links: readonly string[] }> {
  const { status, headers, text } = await fetchSite(slug, path);
  if (status >= 300) {
    const to = status < 400 ? ownPath(slug, path, headers.location ?? '') : null;
    return { path, status, title: '', faults: [], links: to === null ? [] : [to] };
  }
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return {
    path,
    status,
    title: /<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '',
    faults: [
      ...(/<title>[^<]+<\/title>/.test(text) ? [] : ['no title']),
      ...(main.match(/<h1[\s>]/g)?.length === 1 ? [] : ['not one heading of the first level']),
      ...(/<meta name="description" content="[^"]{15,}"/.test(text) || /name="robots" content="noindex"/.test(text)
        ? []
        : ['no description']),
      ...emptyParts(main),
    ],
    links: [...text.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].flatMap(([, href = '']) => ownPath(slug, path, href) ?? []),
  };
}

/** The sections without a word. */
function emptyParts(main: string): string[] {
  return [...main.matchAll(/<section\b([^>]*)>([\s\S]*?)<\/section>/g)]
    .filter(([, , inner = '']) => inner.replaceAll(/<[^>]*>/g, '').trim() === '')
    .map(([, attributes = '']) => `an empty section${attributes.slice(0, 80)}`);
}

/** The path of a link that stays on the site, without a place on the page; null for any other. */
function ownPath(slug: string, from: string, href: string): string | null {
  const base = `${site(slug)}${from}`;
  const plain = href.replaceAll('&amp;', '&');
  if (!URL.canParse(plain, base)) return null;
  const url = new URL(plain, base);
  if (url.origin !== new URL(base).origin || NO_PAGE.test(url.pathname)) return null;
  return url.pathname + url.search;
}
