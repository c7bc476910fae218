import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { hostOf, PROXY } from '#tests/e2e/address.ts';
import { type Asking, fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { makeSite } from '#tests/e2e/make-site.ts';

const STOCK = '/search/new-used-and-demo-cars/';
const VISITORS: readonly Asking[] = [
  {},
  { headers: { cookie: 'session=alice; favourites=1.2.3', 'user-agent': 'Mozilla/5.0 (iPhone)', 'accept-language': 'fr' } },
  {
    headers: {
      cookie: 'session=bob',
      authorization: 'Bearer bob',
      referer: 'https://evil.example/?bob',
      'x-forwarded-for': '10.9.8.7',
    },
  },
  {
    headers: {
      'user-agent': 'Googlebot',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'save-data': 'on',
      dnt: '1',
    },
  },
];

/** A page of each kind, and what a search asks for when it changes in place. */
async function pages(): Promise<string[]> {
  const [car = ''] = await vehicleLinks('harbour');
  return ['/', STOCK, '/search/used-cars', car, '/api/results/used-cars', '/api/results/new-used-and-demo-cars?page=2'];
}

test('P11.8 Visitors with different cookies, browsers and languages get the same bytes, and no cookie', async () => {
  for (const path of await pages()) {
    const [plain, ...others] = await Promise.all(VISITORS.map((asking) => fetchSite('harbour', path, asking)));
    expect([path, plain?.status]).toEqual([path, 200]);
    for (const { bytes, headers } of others) {
      expect(bytes.equals(plain?.bytes ?? Buffer.alloc(0)), `The bytes of ${path}`).toBe(true);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['cache-control']).toBe('public, no-cache');
      expect(headers.etag).toBe(plain?.headers.etag);
    }
  }
});

test('Parameters that a page does not know change nothing and are not repeated in it', async () => {
  const marks = 'utm_source=flyer&utm_campaign=spring-sale&gclid=abc123&fbclid=zzz';
  for (const path of await pages()) {
    const plain = await fetchSite('harbour', path);
    const marked = await fetchSite('harbour', `${path}${path.includes('?') ? '&' : '?'}${marks}`);
    expect(marked.text).not.toMatch(/utm_source|flyer|spring-sale|abc123|zzz/);
    expect(marked.bytes.equals(plain.bytes), `The bytes of ${path}`).toBe(true);
  }
});

test('A visitor who has the page already is told so in a few bytes', async () => {
  for (const path of await pages()) {
    const { headers } = await fetchSite('harbour', path);
    const again = await fetchSite('harbour', path, { headers: { 'if-none-match': `"other", ${String(headers.etag)}` } });
    expect([path, again.status, again.bytes.length]).toEqual([path, 304, 0]);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await fetchSite('harbour', path, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
  }
});

test('Pages and files come compressed to those who take it', async () => {
  const { text: home } = await fetchSite('harbour', '/');
  const script = /"(\/assets\/[^"]+\.js)"/.exec(home)?.[1] ?? '';
  for (const path of [...(await pages()), script]) {
    const plain = await fetchSite('harbour', path);
    if (plain.bytes.length < 1024) continue;
    const br = await fetchSite('harbour', path, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const zip = await fetchSite('harbour', path, { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect([path, br.headers['content-encoding'], zip.headers['content-encoding']]).toEqual([path, 'br', 'gzip']);
    expect(brotliDecompressSync(br.bytes).equals(plain.bytes)).toBe(true);
    expect(gunzipSync(zip.bytes).equals(plain.bytes)).toBe(true);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers.vary).toMatch(/Accept-Encoding/i);
  }
});

test('HEAD answers as GET does, without the page', async () => {
  for (const path of ['/', STOCK, '/nothing-here', '/healthz']) {
    const [get, head] = await Promise.all([fetchSite('harbour', path), fetchSite('harbour', path, { method: 'HEAD' })]);
    expect([path, head.status, head.bytes.length]).toEqual([path, get.status, 0]);
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.headers['content-length']).toBe(String(get.bytes.length));
  }
});

test('Files named by their content may be kept for ever', async () => {
  const { text } = await fetchSite('harbour', '/');
  const files = new Set([...text.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file));
  expect(files.size).toBeGreaterThan(1);
  for (const file of files) {
    const { status, headers } = await fetchSite('summit', file);
    expect([file, status, headers['cache-control']]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    expect(headers['content-type']).toMatch(file.endsWith('.css') ? /^text\/css/ : /^text\/javascript/);
  }
});

test('H8 HSTS is sent exactly over https, whoever asked for the page first', async () => {
  const yard = await makeSite('hsts');
  const ask = (path: string, protocol: 'http' | 'https') =>
    fetchSite(yard.slug, path, {
      from: PROXY,
      headers: { 'x-forwarded-proto': protocol, 'x-forwarded-host': hostOf(yard.slug) },
    });
  const orders = [
    { path: '/', order: ['http', 'https', 'http'] },
    { path: '/search/used-cars', order: ['https', 'http', 'https'] },
    { path: '/api/results/used-cars', order: ['https', 'http'] },
    { path: '/api/search', order: ['http', 'https'] },
    { path: '/favicon.svg', order: ['https', 'http'] },
    { path: '/nothing-here', order: ['https', 'http'] },
  ] as const;
  for (const { path, order } of orders) {
    const answers = [];
    for (const protocol of order) answers.push(await ask(path, protocol));
    expect([path, ...answers.map(({ headers }) => headers['strict-transport-security'] ?? null)]).toEqual([
      path,
      ...order.map((protocol) => (protocol === 'https' ? 'max-age=31536000' : null)),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size, `The page ${path} is the same over both`).toBe(1);
  }
});

test('H8 a stranger who is no trusted proxy cannot say that a request came by https', async () => {
  const { headers } = await fetchSite('harbour', '/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBeUndefined();
});
