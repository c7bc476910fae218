import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** A process that is being replaced may hold the port a little longer. */
const AGAIN_MS = 2_000;
const CONNECTIONS = 20;

/**
 * Serves /metrics on a port of its own, so that no site's host leads there. A port that is taken is tried again and keeps nothing else from
 * starting. Returns a function that stops it.
 */
export function serveMetrics(read: () => Promise<string>, address: MetricsAddress, log: Logger): () => Promise<void> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [path] = (request.url ?? '').split('?');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    try {
      if (path !== '/metrics') send(response, 404, 'Metrics are at /metrics.\n');
      else if (!isReading) send(response, 405, 'Metrics are read-only.\n', { Allow: 'GET, HEAD' });
      else send(response, 200, await read(), { 'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE });
    } catch (error) {
      log.error({ err: error }, 'The metrics could not be read.');
      send(response, 500, 'The metrics could not be read; the log says why.\n');
    }
  };
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000, maxHeaderSize: 8_192 }, (request, response) => {
    void answer(request, response);
  });
  server.maxConnections = CONNECTIONS;
  let again: NodeJS.Timeout | undefined;
  let hasComplained = false;
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (!hasComplained) log.error({ ...address, code: error.code }, 'The metrics cannot be served yet; this is tried again.');
    hasComplained = true;
    again = setTimeout(() => server.listen(address), AGAIN_MS);
  });
  server.on('listening', () => {
    hasComplained = false;
    log.info({ ...address }, 'Metrics are served at /metrics.');
  });
  server.listen(address);
  return () => {
    clearTimeout(again);
    return new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  };
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  response.end(body);
}
