import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import pino from 'pino';
import { createEdge, type EdgeOptions } from '#src/server/http/edge.ts';
import { HotAnswers } from '#src/server/http/hot-answers.ts';
import { createHttpServer, type HttpServerOptions } from '#src/server/http/http-server.ts';
import { PageCache } from '#src/server/http/page-cache.ts';
import { PageShrinker } from '#src/server/http/page-shrinker.ts';
import { RequestCounts } from '#src/server/http/request-counts.ts';
import { trustedRequests, visitedHosts } from '#src/server/http/trusted-request.ts';
import type { Directory } from '#src/showroom/directory.ts';

/** A line of the log. */
export type LogLine = Readonly<Record<string, unknown>>;

/** By the edge, or by what it answered before. */
type Way = 'long' | 'hot';

export interface WebServer {
  readonly port: number;
  readonly lines: readonly LogLine[];
  /** Which way each request was answered. */
  readonly ways: readonly Way[];
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Sends bytes over a connection of their own and returns all that comes back until it is closed. */
  send(bytes: string): Promise<string>;
  close(): Promise<void>;
}

/** The real HTTP server and edge on a free port, without any site, and whatever a test states. */
export async function aWebServer({
  wire = {},
  edge = {},
  proxies = [],
}: {
  readonly wire?: Partial<HttpServerOptions>;
  readonly edge?: Partial<EdgeOptions>;
  readonly proxies?: readonly string[];
} = {}): Promise<WebServer> {
  const lines: LogLine[] = [];
  const sink = new Writable({
    write(line: Buffer, _encoding, next) {
      lines.push(JSON.parse(line.toString()) as LogLine);
      next();
    },
  });
  const log = pino({ level: 'info' }, sink);
  const options = {
    directory: { siteOf: () => null, sites: [], isLocal: false } as unknown as Directory,
    readiness: { isReady: true } as EdgeOptions['readiness'],
    images: { version: 'none', answer: () => Promise.resolve(new Response(null, { status: 404 })) },
    files: new Map(),
    pages: new PageCache(1_000_000),
    render: () => Promise.reject(new Error('There is no page code in this test.')),
    hasPolicy: true,
    counts: new RequestCounts(),
    port: 0,
    ...edge,
    originOf: trustedRequests(proxies),
    log,
  } as EdgeOptions;
  const { directory, showrooms, pages, hasPolicy, counts, traces = null } = options;
  const shrinker = new PageShrinker(() => {});
  const hot = new HotAnswers({
    directory,
    showrooms,
    pages,
    shrinker,
    visitedHost: visitedHosts(proxies),
    log,
    counts,
    hasPolicy,
    traces,
  });
  const ways: Way[] = [];
  const answer = createEdge({ ...options, hot });
  const server = createHttpServer({
    answer: (...asked) => {
      ways.push('long');
      return answer(...asked);
    },
    answerHot: (request, response) => {
      const isAnswered = hot.answer(request, response);
      if (isAnswered) ways.push('hot');
      return isAnswered;
    },
    log,
    counts,
    requestMs: 30_000,
    keepAliveMs: 5_000,
    headerBytes: 16_384,
    headerCount: 100,
    connections: 1_000,
    connectionsPerAddress: 1_000,
    isTrustedProxy: () => false,
    ...wire,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    lines,
    ways,
    connections: () =>
      new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count)))),
    send: (bytes) => exchange(port, bytes),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function exchange(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  // A server that refuses a request may close the connection while we still write.
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => {});
  socket.write(Buffer.from(bytes, 'latin1'));
  await once(socket, 'close');
  return Buffer.concat(parts).toString('latin1');
}
