import { expect } from '@playwright/test';
import { crawled } from '#tests/e2e/crawled.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { aMobile, signedIn } from '#tests/e2e/signed-in.ts';

for (const { slug, pages } of FLEET)
  test(`A8 whoever is signed in gets the pages of ${slug} that everyone gets, and what is theirs is in no answer that may be cached`, async () => {
    test.setTimeout(process.env.CRAWL === 'whole' ? 5_400_000 : 300_000);
    const phone = aMobile();
    const { token } = await signedIn(null, slug, phone);
    const cookie = `session=${token}; signed_in=1`;
    const own = [
      '/watchlist',
      '/my-garage',
      '/mymotorama',
      '/mybigboxcars',
      '/myblinkr',
      '/myservco',
      '/sign-in',
      '/api/me',
      '/api/me/details',
      '/my-data/download',
      '/my-data/erase',
      '/my-data/erased',
    ];
    const wrong: string[] = [];
    for (const address of await crawled(slug, ['/', ...own, ...pages.map((name) => `/${name}`)])) {
      const [out, into] = [await fetchSite(slug, address), await fetchSite(slug, address, { headers: { cookie } })];
      if (into.headers['cache-control'] === 'no-store') continue;
      const isPersonal = into.text.includes(phone.slice(3)) || into.headers['set-cookie'] !== undefined;
      const isPublic = into.status === out.status && into.bytes.equals(out.bytes) && out.headers['set-cookie'] === undefined;
      if (isPersonal || !isPublic) wrong.push(address);
    }
    expect(wrong).toEqual([]);
    expect((await fetchSite(slug, '/api/me', { headers: { cookie } })).text).toContain(phone);
  });
