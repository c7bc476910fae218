import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aWebServer, type WebServer } from '#tests/factories/a-web-server.ts';

let server: WebServer;
beforeEach(async () => {
  server = await aWebServer();
});
afterEach(() => server.close());

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const headerOf = (answer: string, name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(answer)?.[1];
const get = (target: string, ...headers: readonly string[]) =>
  [`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');

/** The result of a request: the answer's status, its lines in the log, and whether its type may be guessed. */
async function outcome(bytes: string) {
  const before = server.lines.length;
  const answer = await server.send(bytes);
  const id = headerOf(answer, 'x-request-id');
  return {
    status: statusOf(answer),
    logged: server.lines.slice(before).map(({ requestId, status }) => ({ isSameId: requestId === id, status })),
    sniffing: headerOf(answer, 'x-content-type-options'),
  };
}
/** A refusal, logged once with the id in the answer. */
const refusal = (status: number) => ({ status, logged: [{ isSameId: true, status }], sniffing: 'nosniff' });

test.each([
  'x:99999',
  'a b',
  'user@host',
  'x:abc',
  'x:-1',
  '[::1',
  ']',
  'h\u00E9te',
  '%',
  'a/b',
  'a\\b',
  '<x>',
  'x'.repeat(5_000),
])('H8 the Host %j is answered with 400 and logged', async (host) =>
  expect(await outcome(get('/', `Host: ${host}`))).toEqual(refusal(400)),
);
test.each([
  ['no Host', get('/'), 400],
  ['an empty Host', get('/', 'Host:'), 404],
  ['a Host that nobody has', get('/', 'Host: *'), 404],
  ['two Hosts', get('/', 'Host: a.example', 'Host: b.example'), 400],
  ['two equal Hosts', get('/', 'Host: a.example', 'host: a.example'), 400],
  ['a URL of another host', get('http://b.example/', 'Host: a.example'), 400],
  ['a URL with a bad port', get('http://a.example:99999/', 'Host: a.example'), 400],
  ['a URL of the same host', get('http://a.example/', 'Host: a.example'), 404],
  ['a URL that is none', get('foo:bar', 'Host: a.example'), 400],
  ['two slashes', get('//evil.example/x', 'Host: a.example'), 404],
  ['a broken escape', get('/%E0%A4%A', 'Host: a.example'), 404],
  ['an escaped zero byte', get('/%00', 'Host: a.example'), 404],
  ['bytes that are no URL', get('/\u00E9', 'Host: a.example'), 400],
  ['no HTTP at all', '\u0016\u0003\u0001\r\n\r\n', 400],
  ['a tunnel', 'CONNECT a.example:443 HTTP/1.1\r\nHost: a.example\r\n\r\n', 405],
  ['an expectation', get('/', 'Host: a.example', 'Expect: tea'), 404],
  ['a head beyond the limit', get(`/${'a'.repeat(17_000)}`, 'Host: a.example'), 431],
  ['101 headers', get('/', 'Host: a.example', ...Array.from({ length: 99 }, (_, at) => `X-${at}: 1`)), 431],
  ['2000 headers', get('/', 'Host: a.example', ...Array.from({ length: 2000 }, (_, at) => `X${at}:`)), 431],
])('H8 a request with %s is refused and logged', async (_, bytes, status) =>
  expect(await outcome(bytes)).toEqual(refusal(status)),
);

test('H8 no Host and no target, whatever is in them, gets anything but a logged refusal', async () => {
  const bytes = fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)), maxLength: 40 });
  const hostLike = fc.string({ unit: fc.constantFrom(...'ab.:0919[]%@/\\*-_ '.split('')), maxLength: 20 });
  const target = fc.string({ unit: fc.constantFrom(...'/%E0A4.:?#@\\a0'.split('')), maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.oneof(bytes, hostLike), fc.oneof(bytes, target), async (host, path) => {
      const got = await outcome(get(`/${path}`, `Host: ${host}`));
      expect([400, 404]).toContain(got.status);
      expect(got).toEqual(refusal(got.status));
    }),
    { numRuns: 200 },
  );
});

/** Sends the head of a request at once and then a byte at a time until the connection is closed; returns what came back. */
async function trickle(port: number, head: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('latin1').on('data', (text: string) => (answer += text));
  // A byte that is sent after the connection was closed is an error, which tells nothing: the close is waited for.
  socket.on('error', () => {}).write(head);
  const drip = setInterval(() => socket.writable && socket.write('x'), 20);
  await new Promise<void>((resolve) => void socket.on('close', () => resolve()));
  clearInterval(drip);
  return answer;
}

/** A server that gives a request 300 ms to arrive, and whose pictures are never ready. */
const anImpatientServer = () =>
  aWebServer({
    wire: { requestMs: 300, checkMs: 50 },
    edge: { images: { own: ownImages(), answer: () => new Promise(() => {}) } },
  });

test.each([
  ['body', 'GET /images/x HTTP/1.1\r\nHost: a.example\r\nContent-Length: 100000\r\n\r\n'],
  ['head', 'GET /images/x HTTP/1.1\r\nHost: a.example\r\nX-Slow: '],
])('H8.2 a %s that trickles in is answered with 408, logged once, and its connection closed', async (_, head) => {
  const slow = await anImpatientServer();
  const answer = await trickle(slow.port, head);
  expect([statusOf(answer), headerOf(answer, 'connection')]).toEqual([408, 'close']);
  expect(slow.lines.map(({ status, requestId }) => [status, requestId])).toEqual([[408, headerOf(answer, 'x-request-id')]]);
  await slow.close();
});

test('H8 a request that has arrived may take longer to answer than it may take to arrive', async () => {
  const ready = Promise.withResolvers<Response>();
  const slow = await aWebServer({
    wire: { requestMs: 100, checkMs: 20 },
    edge: { images: { own: ownImages(), answer: () => ready.promise } },
  });
  const other = trickle(slow.port, 'GET /images/x HTTP/1.1\r\nHost: a.example\r\nX-Slow: ');
  const answer = slow.send(get('/images/x', 'Host: a.example'));
  // Another request has been cut off by now: the time is over.
  expect(statusOf(await other)).toBe(408);
  ready.resolve(new Response('a picture'));
  expect(statusOf(await answer)).toBe(200);
  await slow.close();
});

/** Opens connections one after the other; each is open or has been closed by the server before the next is tried. */
async function open(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {}).resume();
    sockets.push(socket);
    await once(socket, 'connect');
    socket.write('GET /healthz HTTP/1.1\r\nHost: a.example\r\n\r\n');
    await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  }
  return sockets;
}
const isOpen = (socket: Socket) => !socket.destroyed && !socket.closed;

test('H8.2 an address with its limit of connections gets no other until one is closed', async () => {
  const limited = await aWebServer({ wire: { connectionsPerAddress: 3 } });
  const sockets = await open(limited.port, 5);
  expect(sockets.map(isOpen)).toEqual([true, true, true, false, false]);
  sockets[0]?.destroy();
  await expect.poll(() => limited.connections()).toBe(2);
  expect((await open(limited.port, 2)).map(isOpen)).toEqual([true, false]);
  await limited.close();
});

test('H8 a trusted proxy may have more connections than one address', async () => {
  const limited = await aWebServer({ wire: { connectionsPerAddress: 1, isTrustedProxy: (ip) => ip === '127.0.0.1' } });
  expect((await open(limited.port, 4)).map(isOpen)).toEqual([true, true, true, true]);
  await limited.close();
});

test('H8.2 all addresses together have no more connections than the server may have', async () => {
  const limited = await aWebServer({ wire: { connections: 2, isTrustedProxy: () => true } });
  expect((await open(limited.port, 4)).map(isOpen)).toEqual([true, true, false, false]);
  await limited.close();
});

test('H8 a flood of connections is one line in the log', async () => {
  const limited = await aWebServer({ wire: { connectionsPerAddress: 1 } });
  await open(limited.port, 10);
  expect(limited.lines.filter(({ level }) => level === 40)).toHaveLength(1);
  await limited.close();
});
