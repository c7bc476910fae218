import { expect } from '@playwright/test';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { type KindOfPage, pageKinds } from '#tests/e2e/page-kinds.ts';
import { signedIn } from '#tests/e2e/signed-in.ts';

/** A page of a site, and the ways to a person that it offers around its own content, in the order in which they are read. */
interface Offered {
  readonly path: string;
  readonly help: readonly string[];
}

/** Telephone numbers, and pages by which a person is reached. */
const HELP = /<a\b[^>]*\bhref="(tel:[^"]+|\/contact(?:-us)?(?:#[\w-]+)?)"/g;

function helpOf(html: string): string[] {
  const [head = '', rest = ''] = html.split('<main');
  const [, foot = ''] = rest.split('</main>');
  const found = (part: string, where: string) => [...part.matchAll(HELP)].map(([, href = '']) => `${where}: ${href}`);
  // A menu and its form for phones have the same link: where the first of them stands counts.
  return [...new Set([...found(head, 'head'), ...found(foot, 'foot')])];
}

/** Ways that stand in one order here and in another there. */
function swapped(pages: readonly Offered[]): string[] {
  const before = new Map<string, string>();
  const faults: string[] = [];
  for (const { path, help } of pages)
    for (const [at, one] of help.entries())
      for (const other of help.slice(at + 1)) {
        const there = before.get(`${other} < ${one}`);
        if (there !== undefined) faults.push(`${path}: “${one}” comes before “${other}”, on ${there} after it`);
        if (!before.has(`${one} < ${other}`)) before.set(`${one} < ${other}`, path);
      }
  return faults;
}

test('a list of ways to a person that changes its order is noticed', () => {
  const pages = [
    { path: '/', help: ['head: tel:1', 'foot: /contact'] },
    { path: '/a', help: ['foot: /contact', 'head: tel:1'] },
  ];
  expect(swapped(pages)).toHaveLength(1);
  expect(swapped(pages.slice(0, 1))).toEqual([]);
});

for (const { slug, pages } of FLEET)
  test(`W2 every kind of page of ${slug}, a shopper’s own and those that take money included, offers a way to a person, and in the same order`, async () => {
    test.slow();
    const { token } = await signedIn(null, slug);
    const cookie = `session=${token}; signed_in=1`;
    const strangers = await pageKinds(slug, pages);
    const known = new Set(strangers.map(({ kind }) => kind));
    const own = (await pageKinds(slug, pages, cookie)).filter(({ kind }) => !known.has(kind));
    const offered: Offered[] = [];
    const look = async ({ path, name }: KindOfPage, headers: Readonly<Record<string, string>>) => {
      // A sheet of paper has no header.
      if (name !== 'print') offered.push({ path, help: helpOf((await fetchSite(slug, path, { headers })).text) });
    };
    for (const one of strangers) await look(one, {});
    for (const one of own) await look(one, { cookie });
    expect(offered.length).toBeGreaterThan(20);
    expect(offered.filter(({ help }) => help.length === 0).map(({ path }) => path)).toEqual([]);
    expect(swapped(offered)).toEqual([]);
  });
