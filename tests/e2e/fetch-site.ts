import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { hostOf, PORT } from '#tests/e2e/address.ts';

/** What differs from a plain GET; a `host` among the headers asks as a host that is no site's. */
export interface Asking {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** An answer as it came over the wire, redirects not followed and nothing decompressed. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

/** Asks a site without a browser. Node does not resolve `*.localhost` and fetch may not set Host, so this asks 127.0.0.1 itself. */
export function fetchSite(slug: string | null, path: string, asking: Asking = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port: PORT,
      path,
      method: asking.method ?? 'GET',
      headers: { host: hostOf(slug), ...asking.headers },
      agent: false,
    });
    asked.once('error', reject).once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject).once('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString('utf8') });
      });
    });
    asked.end(asking.body);
  });
}
