import { expect } from '@playwright/test';
import { hostOf, PORT } from '#tests/e2e/address.ts';
import { type Asking, fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';

interface Kind extends Asking {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  /** Who may embed it. */
  readonly embedding: 'same-origin' | 'cross-origin';
}

/** An answer of every kind there is. */
async function kinds(): Promise<Kind[]> {
  const [car = ''] = await vehicleLinks('harbour');
  const { text } = await fetchSite('harbour', car);
  const first = (pattern: RegExp) => (pattern.exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
  const picture = first(/src="(\/images\/[^" ]+)/);
  const own = { embedding: 'same-origin', status: 200 } as const;
  const shown = { embedding: 'cross-origin', status: 200 } as const;
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  return [
    { what: 'a page', path: '/', ...own },
    { what: 'a search', path: '/search/used-cars', ...own },
    { what: 'a vehicle', path: car, ...own },
    { what: 'results', path: '/api/results/used-cars', ...own },
    { what: 'the API', path: '/api/search', ...own },
    { what: 'a counter', path: `${car}/view.json`, ...own },
    { what: 'a sheet', path: `${car}.pdf`, ...own },
    { what: 'a script', path: first(/"(\/assets\/[^"]+\.js)"/), ...own },
    { what: 'a stylesheet', path: first(/"(\/assets\/[^"]+\.css)"/), ...own },
    { what: 'a font', path: first(/"(\/assets\/[^"]+\.woff2)"/), ...own },
    { what: 'a picture', path: picture, ...shown },
    { what: 'an icon', path: '/favicon.svg', ...shown },
    { what: 'health', path: '/healthz', ...own },
    { what: 'readiness', path: '/readyz', ...own },
    { what: 'the list of sites', path: '/', ...own, headers: { host: hostOf(null) } },
    { what: 'a redirect', path: '/search', ...own, status: 308 },
    {
      what: 'another host of the site',
      path: '/',
      ...own,
      status: 308,
      headers: { host: `www.harbourcitymotors.example:${PORT}` },
    },
    { what: 'a missing page', path: '/nothing-here', ...own, status: 404 },
    { what: 'a missing picture', path: '/images/nothing', ...own, status: 404 },
    { what: 'a missing file', path: '/assets/none.js', ...own, status: 404 },
    { what: 'a missing API', path: '/api/nothing', ...own, status: 404 },
    { what: 'a host that nobody has', path: '/', ...own, status: 404, headers: { host: 'unknown.example' } },
    { what: 'a bad Host', path: '/', ...own, status: 400, headers: { host: 'x:99999' } },
    { what: 'a wrong method', path: '/', ...own, method: 'PROPFIND', status: 405 },
    { what: 'a wrong method of the API', path: '/api/leads', ...own, status: 405 },
    { what: 'a wrong method of a file', path: '/favicon.svg', ...own, method: 'POST', status: 405 },
    { what: 'another site’s form', path: '/', ...own, method: 'POST', status: 403, headers: { origin: 'https://evil.example' } },
    { what: 'a large body', path: '/api/leads', ...own, ...json, status: 413, body: 'x'.repeat(70_000) },
    { what: 'a strange body', path: '/api/leads', ...own, method: 'POST', status: 415 },
    { what: 'a wrong lead', path: '/api/call-reveal', ...own, ...json, status: 422, body: '{}' },
    { what: 'a head beyond the limit', path: `/${'a'.repeat(17_000)}`, ...own, status: 431 },
  ];
}

test('H8 every answer says that its type is not to be guessed, who may embed it and who may frame it', async () => {
  for (const { what, path, status, embedding, ...asking } of await kinds()) {
    const { status: got, headers } = await fetchSite('harbour', path, asking);
    expect({ what, status: got, ...pick(headers) }).toEqual({
      what,
      status,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': embedding,
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['x-request-id'], what).toBeDefined();
    expect(headers['x-inline-code'], what).toBeUndefined();
    expect(headers['content-security-policy'], what).toContain("frame-ancestors 'none'");
    if (status >= 400) expect(headers['cache-control'], what).toBe('no-store');
  }
});

test('H8 every answer with a body says its type, a text its character set too; none may be read by the pages of another origin', async () => {
  for (const { what, path, status, embedding: _, ...asking } of await kinds()) {
    const { headers, text } = await fetchSite('harbour', path, {
      ...asking,
      headers: { origin: 'https://evil.example', ...asking.headers },
    });
    const type = headers['content-type'] ?? '';
    if (text !== '') expect(type, what).toMatch(/^(?:[a-z]+\/[a-z0-9.+-]+)(?:; ?charset=utf-8)?$/i);
    if (type.startsWith('text/')) expect(type, what).toMatch(/charset=utf-8$/i);
    expect(
      Object.keys(headers).filter((name) => name.startsWith('access-control')),
      `${what} (${status})`,
    ).toEqual([]);
  }
});

test('H8 an unchanged file keeps the headers it was first sent with', async () => {
  for (const [path, embedding] of [
    ['/favicon.svg', 'cross-origin'],
    ['/', 'same-origin'],
  ] as const) {
    const { headers } = await fetchSite('harbour', path);
    const again = await fetchSite('harbour', path, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.status, again.headers['cross-origin-resource-policy']]).toEqual([304, embedding]);
    expect(pick(again.headers)).toEqual(pick(headers));
  }
});

const NAMES = [
  'x-content-type-options',
  'cross-origin-resource-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-frame-options',
];
const pick = (headers: Readonly<Record<string, unknown>>) => Object.fromEntries(NAMES.map((name) => [name, headers[name]]));
