import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Edition } from '#src/adapters/outside/edition.ts';
import type { GetOptions } from '#src/adapters/outside/get-outside.ts';
import { GetRefused } from '#src/adapters/outside/get-refused.ts';
import { aPhotoServer, type PhotoServer, redirectTo } from '#tests/factories/a-photo-server.ts';
import { fetchPhoto } from './fetch-photo.ts';

const BYTES = Buffer.from('a photo');
let server: PhotoServer;
/** Stands for a machine of our own network: nobody may be sent there. */
let inside: PhotoServer;
beforeAll(async () => {
  [server, inside] = [await aPhotoServer(), await aPhotoServer()];
  inside.has('/secret', BYTES);
});
afterAll(() => Promise.all([server.stop(), inside.stop()]));
beforeEach(() => server.has('/a.jpg', BYTES));

type Options = Partial<Pick<GetOptions, 'find' | 'timeoutMs'>>;
const fetched = (url: string, known: Edition | null = null, options: Options = {}) =>
  fetchPhoto(url, known, { ownOrigins: new Set([server.origin]), ...options });
const at = (path: string, known?: Edition | null, options?: Options) => fetched(`${server.origin}${path}`, known, options);
const refusal = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => (error instanceof GetRefused ? { says: error.message, isFinal: error.isFinal } : error),
  );

test('J10 a photo is fetched with what its server says of its edition', async () => {
  server.has('/a.jpg', (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'image/jpeg', ETag: '"e1"', 'Last-Modified': 'Mon, 02 Nov 2026 00:00:00 GMT' })
      .end(BYTES),
  );
  expect(await at('/a.jpg')).toEqual({
    bytes: BYTES,
    edition: { etag: '"e1"', lastModified: 'Mon, 02 Nov 2026 00:00:00 GMT' },
  });
});

test('J10 a server that says that a photo has not changed since is believed', async () => {
  server.has('/a.jpg', ({ headers }, response) =>
    response.writeHead(headers['if-none-match'] === '"e1"' ? 304 : 200, { 'Content-Type': 'image/jpeg' }).end(),
  );
  expect(await at('/a.jpg', { etag: '"e1"', lastModified: null })).toBeNull();
  expect(await at('/a.jpg', { etag: '"e0"', lastModified: null })).not.toBeNull();
});

test('J10 three redirects are followed and a fourth is not', async () => {
  for (const [from, to] of ['/4>/3', '/3>/2', '/2>/1', '/1>/a.jpg'].map((hop) => hop.split('>')))
    server.has(from ?? '', redirectTo(to ?? ''));
  expect((await at('/3'))?.bytes).toEqual(BYTES);
  expect(await refusal(at('/4'))).toMatchObject({ says: 'The photo redirects too many times.' });
});

const PRIVATE = 'The photo’s address is not on the public internet.';
test.each([
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[fd00::1]/',
  'https://0x7f.1/',
  'https://2130706433/',
  'https://localhost/',
])('J10 %s is refused at once, whether a feed names it or a redirect leads there', async (address) => {
  server.has('/away', redirectTo(address));
  expect(await refusal(fetched(address))).toEqual({ says: PRIVATE, isFinal: true });
  expect(await refusal(at('/away'))).toEqual({ says: PRIVATE, isFinal: true });
});

test('J10 a redirect to another port of this machine is refused and nobody there is asked', async () => {
  server.has('/away', redirectTo(`${inside.origin}/secret`));
  expect(await refusal(at('/away'))).toEqual({ says: PRIVATE, isFinal: true });
  expect(await refusal(fetched(`${inside.origin}/secret`))).toEqual({ says: PRIVATE, isFinal: true });
  expect(inside.asked).toEqual([]);
});

test('J10 a name of which one address is private is refused', async () => {
  const find = () => Promise.resolve([{ address: '1.1.1.1' }, { address: '192.168.0.5' }]);
  expect(await refusal(fetched('https://photos.example/a.jpg', null, { find }))).toEqual({ says: PRIVATE, isFinal: true });
});

test('J10 a name is looked up once, and the address that was checked is the one that is called', async () => {
  const { port } = new URL(server.origin);
  const answers = ['127.0.0.1', '127.0.0.9'];
  let lookups = 0;
  const find = () => Promise.resolve([{ address: answers[lookups++] ?? '' }]);
  const ownOrigins = new Set([`http://photos.example:${port}`]);
  const photo = await fetchPhoto(`http://photos.example:${port}/a.jpg`, null, { ownOrigins, find });
  expect([photo?.bytes, lookups]).toEqual([BYTES, 1]);
});

test('J10 a photo of the public internet is asked for by https only', async () =>
  expect(await refusal(fetched('http://1.1.1.1/a.jpg'))).toEqual({
    says: 'The photo’s address must begin with https.',
    isFinal: true,
  }));

test.each([
  ['text/html; charset=utf-8', 'The photo’s address answered with text/html.'],
  ['image/svg+xml', 'The photo’s address answered with image/svg+xml.'],
  ['application/json', 'The photo’s address answered with application/json.'],
  ['application/octet-stream', null],
  ['image/webp', null],
  ['', null],
])('J10 an answer of type "%s" is refused or read', async (type, says) => {
  server.has('/typed', (_request, response) => response.writeHead(200, type === '' ? {} : { 'Content-Type': type }).end(BYTES));
  expect(await refusal(at('/typed'))).toEqual(says === null ? null : { says, isFinal: false });
});

test('J10 a body without an end is cut off at the limit, and one that says it is too large is not read', async () => {
  const sent = { bytes: 0 };
  server.has('/endless', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' });
    const part = Buffer.alloc(1024 * 1024);
    const more = (): void => {
      if (response.destroyed) return;
      sent.bytes += part.length;
      response.write(part, more);
    };
    more();
  });
  const TOO_LARGE = { says: 'The photo is larger than 15 MB.', isFinal: true };
  expect(await refusal(at('/endless'))).toEqual(TOO_LARGE);
  expect(sent.bytes).toBeLessThan(64 * 1024 * 1024);
  server.has('/vast', (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': String(2 ** 40) }).flushHeaders(),
  );
  expect(await refusal(at('/vast'))).toEqual(TOO_LARGE);
});

test('J10 a server that answers drop by drop is left when the time is up', async () => {
  server.has('/slow', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg' });
    const drip = setInterval(() => response.write('.'), 5);
    response.on('close', () => clearInterval(drip));
  });
  expect(await refusal(at('/slow', null, { timeoutMs: 60 }))).toEqual({
    says: 'The photo did not arrive within 0.06 seconds.',
    isFinal: false,
  });
});

test('J10 what may be mended is tried again: a missing photo, a failing server, an answer that breaks off', async () => {
  server.has('/failing', (_request, response) => response.writeHead(503).end());
  server.has('/broken', (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': '100' });
    response.write('some', () => response.destroy());
  });
  expect(await refusal(at('/none.jpg'))).toEqual({ says: 'The photo’s address answered 404.', isFinal: false });
  expect(await refusal(at('/failing'))).toEqual({ says: 'The photo’s address answered 503.', isFinal: false });
  expect(await refusal(at('/broken'))).toEqual({
    says: expect.stringMatching(/^The photo’s address could not be reached \(.+\)\.$/),
    isFinal: false,
  });
});

test('J10 what is no address is refused', async () => {
  expect(await refusal(fetched('https://'))).toEqual({ says: 'The photo’s address is not valid.', isFinal: true });
});
