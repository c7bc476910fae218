import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Directory } from '#src/showroom/directory.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { Showrooms } from '#src/showroom/showrooms.ts';
import { askRaw, bothWays, headerOf, LONG_WAY, type RawRequest } from '#tests/factories/a-raw-answer.ts';
import { aWebServer, type WebServer } from '#tests/factories/a-web-server.ts';
import type { EdgeOptions } from './edge.ts';
import { pageOf } from './page.ts';
import { RenderTurns } from './render-turns.ts';

const HARBOUR = { id: 1, slug: 'harbour', name: 'Harbour', canonicalHost: 'harbour.localhost' };
/** Words in an order without a pattern, so that the qualities of compression differ. */
const TEXT = Array.from({ length: 2_000 }, (_, at) => `word-${(at * at * 7919) % 997}`).join(' ');
const FILE = '/assets/code-1.js';

/** A site whose pages say where they are, and the edition that a test sets. */
async function aSite(proxies: readonly string[] = []) {
  const state = { edition: '1.1', isLoaded: true };
  const showroom = () =>
    ({ edition: state.edition, asOf: 0, models: [], site: { id: 1, pages: {}, switches: {} } }) as unknown as Showroom;
  const inMemory = () => (state.isLoaded ? showroom() : null);
  const server = await aWebServer({
    proxies,
    edge: {
      directory: {
        isLocal: true,
        sites: [HARBOUR],
        siteOf: (host: string) => (/^(?:www\.)?harbour\.localhost(?::\d+)?\.?$/i.test(host) ? HARBOUR : null),
      } as unknown as Directory,
      showrooms: { inMemory, of: () => Promise.resolve(showroom()) } as unknown as Showrooms,
      turns: new RenderTurns(10),
      files: new Map([[FILE, await pageOf(new Response(TEXT, { headers: { 'Content-Type': 'text/javascript' } }))]]),
      render: (request) => Promise.resolve(answered(new URL(request.url), state.edition)),
    } as Partial<EdgeOptions>,
  });
  return { server, state };
}

function answered({ pathname, search }: URL, edition: string): Response {
  const headers: Record<string, string> = { 'Content-Type': 'text/html; charset=utf-8' };
  if (pathname === '/secret') headers['Cache-Control'] = 'no-store';
  if (pathname === '/cookie') headers['Set-Cookie'] = 'a=b';
  return new Response(`${pathname}${search} of edition ${edition}. ${TEXT}`, {
    status: pathname === '/nothing' ? 404 : 200,
    headers,
  });
}

let server: WebServer;
let state: { edition: string; isLoaded: boolean };
beforeEach(async () => {
  ({ server, state } = await aSite());
});
afterEach(() => server.close());

const encodings = ['br', 'gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip', 'br;q=0', 'identity', '*', ''];
test.each(
  [FILE, '/', '/contact-us', '/search/used-cars?page=2', '/?utm_source=a&gclid=b', '/a/../contact-us', '/Contact'].flatMap(
    (target) => ['GET', 'HEAD'].flatMap((method) => encodings.map((accepted) => [method, target, accepted] as const)),
  ),
)('%s %s with Accept-Encoding “%s” gets the same bytes and headers both ways', async (method, target, accepted) => {
  const { hot, long, way } = await bothWays(server, { method, target, head: [`Accept-Encoding: ${accepted}`] });
  expect(way).toBe('hot');
  expect(hot.status).toBe(200);
  expect(long).toContainEqual(hot);
});

test('the body is in the encoding that its header names', async () => {
  const read = async (accepted: string) => {
    const { hot } = await bothWays(server, { target: '/', head: [`Accept-Encoding: ${accepted}`] });
    return { encoding: headerOf(hot, 'content-encoding'), body: Buffer.from(hot.body, 'latin1') };
  };
  const [br, gzip, plain] = [await read('br'), await read('gzip'), await read('')];
  expect([br.encoding, gzip.encoding, plain.encoding]).toEqual(['br', 'gzip', undefined]);
  expect(brotliDecompressSync(br.body)).toEqual(plain.body);
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
});

test('a page that is read again is soon sent as small as Brotli makes it, with the same tag', async () => {
  const asked = { target: '/', head: ['Accept-Encoding: br'] };
  const first = await askRaw(server, asked);
  const plain = Buffer.from((await askRaw(server, { target: '/' })).body, 'latin1');
  const smallest = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  expect(first.body.length).toBeGreaterThan(smallest);
  const hot = async () => ({ length: (await askRaw(server, asked)).body.length, way: server.ways.at(-1) });
  await expect.poll(hot).toEqual({ length: smallest, way: 'hot' });
  const { hot: last, long } = await bothWays(server, asked);
  expect([headerOf(last, 'content-length'), headerOf(last, 'etag')]).toEqual([String(smallest), headerOf(first, 'etag')]);
  expect(long).toEqual([last, last]);
});

test.each([
  ['its own', (tag: string) => tag, 304],
  ['its own among others', (tag: string) => `"x", ${tag}`, 304],
  ['another', () => 'W/"x"', 200],
  ['any', () => '*', 200],
])('a visitor who has %s edition of a page gets the same answer both ways', async (_, known, status) => {
  const tag = headerOf(await askRaw(server, { target: '/' }), 'etag') ?? '';
  for (const method of ['GET', 'HEAD']) {
    const { hot, long, way } = await bothWays(server, { target: '/', method, head: [`If-None-Match: ${known(tag)}`] });
    expect([way, hot.status]).toEqual(['hot', status]);
    expect(long).toContainEqual(hot);
  }
});

test.each<[string, RawRequest, number]>([
  ['a form', { target: '/contact-us', method: 'POST', head: ['Content-Length: 0', 'Origin: http://harbour.localhost'] }, 200],
  ['a form of another site', { target: '/contact-us', method: 'POST', head: ['Content-Length: 0', 'Origin: http://x'] }, 403],
  ['a question', { target: '/contact-us', method: 'OPTIONS' }, 405],
  ['a body', { target: '/contact-us', head: ['Content-Length: 3'], body: 'abc' }, 200],
  ['a body in chunks', { target: '/contact-us', head: ['Transfer-Encoding: chunked'], body: '0\r\n\r\n' }, 200],
  ['an expectation', { target: '/contact-us', head: ['Expect: tea'] }, 200],
  ['an expectation that Node meets', { target: '/contact-us', head: ['Expect: 100-continue'] }, 100],
  ['another protocol in mind', { target: '/contact-us', head: ['Connection: Upgrade', 'Upgrade: websocket'] }, 200],
  ['an old version', { target: '/contact-us', version: '1.0' }, 200],
  ['a whole URL', { target: 'http://harbour.localhost/contact-us' }, 200],
  ['a whole URL of another host', { target: 'http://other.localhost/contact-us' }, 400],
  ['a second Host', { target: '/contact-us', head: ['Host: harbour.localhost'] }, 400],
  ['a Host that is none', { target: '/contact-us', host: 'harbour.localhost:99999' }, 400],
  ['too many headers', { target: '/contact-us', head: Array.from({ length: 99 }, (_, at) => `X-${at}: 1`) }, 431],
  ['a host that nobody has', { target: '/contact-us', host: 'other.localhost' }, 404],
  ['another host of the site', { target: '/contact-us', host: 'www.harbour.localhost' }, 308],
  ['no page', { target: '/nothing' }, 404],
  ['a page that may not be stored', { target: '/secret' }, 200],
  ['a page that sets a cookie', { target: '/cookie' }, 200],
  ['an empty field of a form', { target: '/search/used-cars?query=' }, 302],
  ['a page for one visitor', { target: '/booking/1?key=a' }, 200],
  ['the health check', { target: '/healthz' }, 200],
  ['a file that is only read', { target: FILE, method: 'POST', head: ['Content-Length: 0'] }, 405],
  ['a file and made-up parameters', { target: `${FILE}?x=1` }, 200],
  ['no such file', { target: '/assets/none.js' }, 404],
])('a request with %s goes the long way although the page is in memory', async (_, asked, status) => {
  for (const target of ['/contact-us', FILE]) for (const _again of [1, 2]) await askRaw(server, { target });
  expect(server.ways.at(-1)).toBe('hot');
  for (const _again of [1, 2]) {
    const answer = await askRaw(server, asked);
    expect([answer.status, server.ways.at(-1)]).toEqual([status, 'long']);
  }
});

test.each(['harbour.localhost', 'harbour.localhost:8080', 'HARBOUR.localhost', 'harbour.localhost.'])(
  'I5.2 the host %s has the same page, either way',
  async (host) => {
    await askRaw(server, { target: '/' });
    const { hot, long, way } = await bothWays(server, { target: '/', host });
    expect(way).toBe('hot');
    expect(long).toContainEqual(hot);
  },
);

test('a new edition is answered from the next request on, and an old one never again', async () => {
  await bothWays(server, { target: '/' });
  state.edition = '1.2';
  const next = await askRaw(server, { target: '/' });
  expect(next.body).toContain('of edition 1.2');
  expect((await bothWays(server, { target: '/' })).hot.body).toContain('of edition 1.2');
});

test('a site that is not in memory goes the long way, where it is loaded', async () => {
  await bothWays(server, { target: '/' });
  state.isLoaded = false;
  expect((await askRaw(server, { target: '/' })).status).toBe(200);
  expect(server.ways.at(-1)).toBe('long');
});

test('H8 what is asked for on one connection before the last answer is answered in its order', async () => {
  await bothWays(server, { target: '/' });
  const line = (target: string, ...head: readonly string[]) =>
    ['GET ', target, ' HTTP/1.1\r\nHost: harbour.localhost\r\n', ...head.map((one) => `${one}\r\n`), '\r\n'].join('');
  const answers = await server.send(line('/new-page') + line('/') + line('/healthz', 'Connection: close'));
  const bodies = answers.split(/HTTP\/1\.1 200/).slice(1);
  expect(bodies.map((one) => /(\S+) of edition|\r\n(ok)\n/.exec(one)?.slice(1).join(''))).toEqual(['/new-page', '/', 'ok']);
});

test('H8 a request that cannot be read does not cost those ahead of it on its connection their answers', async () => {
  await bothWays(server, { target: '/' });
  const line = (target: string) => `GET ${target} HTTP/1.1\r\nHost: harbour.localhost\r\n\r\n`;
  const answers = await server.send(`${line('/new-page')}${line('/')}no request at all\r\n\r\n`);
  expect([...answers.matchAll(/(\S+) of edition/g)].map(([, path]) => path)).toEqual(['/new-page', '/']);
});

test('J4 the line in the log is the same both ways', async () => {
  const asked = { target: '/a/../contact-us?email=jo%40example.com', head: ['Accept-Encoding: br'] };
  await bothWays(server, asked);
  const [long, hot] = server.lines.slice(1, 3).map(({ time, requestId, ms, ...line }) => ({
    ...line,
    types: [typeof time, typeof requestId, typeof ms],
  }));
  expect(server.ways.slice(1, 3)).toEqual(['long', 'hot']);
  expect(hot).toEqual(long);
  expect(hot).toMatchObject({ site: 'harbour', method: 'GET', path: '/contact-us', status: 200, msg: 'request' });
  const answer = await server.send(`GET / HTTP/1.1\r\nHost: harbour.localhost\r\nConnection: close\r\n\r\n`);
  expect(answer).toContain(`x-request-id: ${String(server.lines.at(-1)?.requestId)}\r\n`);
});

test('H10 what a trusted proxy forwards decides host, protocol and id on the hot way too', async () => {
  const { server: proxied } = await aSite(['127.0.0.1']);
  const ask = (host: string, protocol: string) =>
    bothWays(proxied, {
      target: '/',
      host: 'inner:3000',
      head: [`X-Forwarded-Host: ${host}`, `X-Forwarded-Proto: ${protocol}`, 'X-Request-Id: from-the-proxy'],
    });
  for (const [protocol, hsts] of [
    ['https', 'max-age=31536000'],
    ['http', undefined],
    ['https', 'max-age=31536000'],
  ] as const) {
    const { hot, long, way } = await ask('harbour.localhost', protocol);
    expect([way, headerOf(hot, 'strict-transport-security')]).toEqual(['hot', hsts]);
    expect(long).toContainEqual(hot);
  }
  expect(proxied.lines.at(-2)).toMatchObject({ requestId: 'from-the-proxy' });
  const other = await ask('www.harbour.localhost', 'https');
  expect([other.way, other.hot.status]).toEqual(['long', 308]);
  await proxied.close();
});

test('H9 what anyone else forwards is ignored on the hot way too', async () => {
  const head = ['X-Forwarded-Host: other.localhost', 'X-Forwarded-Proto: https', 'X-Request-Id: invented'];
  const { hot, long, way } = await bothWays(server, { target: '/', head });
  expect([way, hot.status, headerOf(hot, 'strict-transport-security')]).toEqual(['hot', 200, undefined]);
  expect(long).toContainEqual(hot);
  expect(JSON.stringify(server.lines)).not.toContain('invented');
});

test('a request that forces the long way is answered like any other', async () => {
  await bothWays(server, { target: '/' });
  await askRaw(server, { target: '/', head: [LONG_WAY] });
  expect(server.ways.at(-1)).toBe('long');
});
