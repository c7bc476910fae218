import { expect, test } from 'vitest';
import { pageOf } from '#src/server/http/page.ts';
import { PageCache } from '#src/server/http/page-cache.ts';
import { withSecurityHeaders } from '#src/server/http/security-headers.ts';

/** How often an answer is made when it is requested twice. */
async function madeFor(headers: Record<string, string>): Promise<number> {
  const cache = new PageCache(1_000_000);
  let made = 0;
  const make = async () => {
    made += 1;
    return withSecurityHeaders(await pageOf(new Response('{}', { headers })), { hasPolicy: false });
  };
  await cache.answer('e1', '/', make);
  await cache.answer('e1', '/', make);
  return made;
}

test('L11v an answer that says no-store is made again each time', async () =>
  expect(await madeFor({ 'Cache-Control': 'no-store' })).toBe(2));
test('an answer that sets a cookie is made again each time', async () => expect(await madeFor({ 'Set-Cookie': 'a=b' })).toBe(2));
test('any other success is made once', async () => expect(await madeFor({})).toBe(1));

test('L11w an answer that says no-store says so to the browser too', async () => {
  const page = withSecurityHeaders(await pageOf(new Response('{}', { headers: { 'Cache-Control': 'no-store' } })), {
    hasPolicy: false,
  });
  expect(new Headers(page.headers.map(([name, value]): [string, string] => [name, value])).get('cache-control')).toBe('no-store');
});

/** Pages of a size in bytes, and how often each was made. */
function aCache() {
  const made: string[] = [];
  const cache = new PageCache(400_000);
  const ask = (address: string) =>
    cache.answer('e1', address, async () => {
      made.push(address);
      return pageOf(new Response('x'.repeat(10_000)));
    });
  return { ask, made };
}

test.each([
  ['made-up searches', (at: number) => `/search/used-cars?text=${at}`],
  ['pages far beyond the last', (at: number) => `/search/used-cars?page=${9_000 + at}`],
  ['other ways of writing an address', (at: number) => `/search/${at}%41`],
  ['capitals', (at: number) => `/Search/a${at}`],
])('H8 a flood of %s, each requested twice, does not push out the pages that are read', async (_, junk) => {
  const { ask, made } = aCache();
  const read = ['/', '/search/used-cars', '/cars/2022-toyota-corolla-7'];
  for (const address of read) await ask(address);
  for (let at = 0; at < 200; at += 1) {
    await ask(junk(at));
    await ask(junk(at));
  }
  for (const address of read) await ask(address);
  expect(made.filter((address) => read.includes(address))).toEqual(read);
});
test('H8 a search that is requested again soon is made once', async () => {
  const { ask, made } = aCache();
  for (const _ of [1, 2, 3]) await ask('/search/used-cars?text=rav4');
  expect(made).toHaveLength(1);
});
