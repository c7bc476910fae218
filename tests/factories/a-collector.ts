import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type ReceivedSpan, readSpans } from './otlp-spans.ts';

export interface Collector {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** All it was sent, as text, whatever it means. */
  readonly text: () => string;
  readonly requests: readonly { readonly path: string; readonly headers: IncomingHttpHeaders }[];
}

/** An OpenTelemetry collector that takes traces by OTLP over HTTP, until the test is over. A test may answer in its own way. */
export async function aCollector(answer: (response: ServerResponse) => void = (response) => response.end()): Promise<Collector> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      bodies.push(body);
      requests.push({ path: request.url ?? '', headers: request.headers });
      spans.push(...readSpans(body));
      answer(response);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    requests,
    text: () => Buffer.concat(bodies).toString('latin1'),
  };
}
