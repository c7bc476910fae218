import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHttpServer } from '#src/server/http/http-server.ts';
import { RequestCounts } from '#src/server/http/request-counts.ts';
import { bytesOf, readOut } from './read-body.ts';

const MOST = 1024 * 1024;
const server = () =>
  createHttpServer({
    answer: async (request) => {
      const isStated = request.headers.has('content-length');
      if (isStated) await readOut(request, MOST);
      return new Response(null, { status: isStated || (await bytesOf(request, MOST)) === null ? 413 : 204 });
    },
    answerHot: () => false,
    log: pino({ level: 'silent' }),
    counts: new RequestCounts(),
    requestMs: 60_000,
    keepAliveMs: 60_000,
    headerBytes: 16_384,
    headerCount: 100,
    connections: 10,
    connectionsPerAddress: 10,
    isTrustedProxy: () => false,
  });

let running: ReturnType<typeof server>;
beforeEach(async () => {
  running = server().listen(0, '127.0.0.1');
  await once(running, 'listening');
});
afterEach(() => {
  running.closeAllConnections();
  running.close();
});

/** Sends a body, in pieces where its length is not said beforehand, and reads nothing before all of it is sent, as many programs do. */
async function sentBeforeReading(bytes: number, isStated = false): Promise<string> {
  const address = running.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1').pause();
  await once(socket, 'connect');
  const kind = isStated ? `Content-Length: ${bytes}` : 'Transfer-Encoding: chunked';
  socket.write(`POST / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n${kind}\r\n\r\n`);
  const piece = 'x'.repeat(16_384);
  for (let sent = 0; sent < bytes; sent += piece.length) {
    const isRoom = socket.write(isStated ? piece : `${piece.length.toString(16)}\r\n${piece}\r\n`);
    if (!isRoom) await once(socket, 'drain');
  }
  if (!isStated) socket.write('0\r\n\r\n');
  let answer = '';
  for await (const part of socket) answer += String(part);
  return answer;
}

test.each([
  ['up to the limit', MOST, 204],
  ['of less than twice the limit', MOST * 1.5, 413],
  ['of ten times the limit', MOST * 10, 413],
])('J7 whoever sends a body %s before reading anything is told what became of it', async (_size, bytes, status) =>
  expect(await sentBeforeReading(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `)),
);

test('J7 whoever states too great a length, and sends all of it before reading, is told that it is too large', async () =>
  expect(await sentBeforeReading(MOST * 9, true)).toMatch(/^HTTP\/1\.1 413 /));

test('J7 a body without end is broken off, however patiently it is sent', async () =>
  await expect(sentBeforeReading(Number.POSITIVE_INFINITY)).rejects.toThrow(/EPIPE|ECONNRESET|socket/));
