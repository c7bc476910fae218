import { expect, test } from 'vitest';
import { PageCache, pageOf } from '#src/server/http/page-cache.ts';
import { withSecurityHeaders } from '#src/server/http/security-headers.ts';

/** How often an answer is made when it is asked for twice. */
async function madeFor(headers: Record<string, string>): Promise<number> {
  const cache = new PageCache(1_000_000);
  let made = 0;
  const make = async () => {
    made += 1;
    return withSecurityHeaders(await pageOf(new Response('{}', { headers })), { hasPolicy: false });
  };
  await cache.answer('key', make);
  await cache.answer('key', make);
  return made;
}

test('L11v an answer that says no-store is made anew each time', async () =>
  expect(await madeFor({ 'Cache-Control': 'no-store' })).toBe(2));
test('an answer that sets a cookie is made anew each time', async () => expect(await madeFor({ 'Set-Cookie': 'a=b' })).toBe(2));
test('any other success is made once', async () => expect(await madeFor({})).toBe(1));

test('L11w an answer that says no-store says so to the browser too', async () => {
  const page = withSecurityHeaders(await pageOf(new Response('{}', { headers: { 'Cache-Control': 'no-store' } })), {
    hasPolicy: false,
  });
  expect(new Headers(page.headers.map(([name, value]): [string, string] => [name, value])).get('cache-control')).toBe('no-store');
});
