import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { hostOf, PORT } from '#tests/e2e/address.ts';

/** What differs from a plain GET; a `host` among the headers asks as a host that is no site's. */
export interface Asking {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The address of this machine to call from. */
  readonly from?: string;
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
      localAddress: asking.from,
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

/** The addresses of the vehicles on a page of a site, each once, in the page's order. */
export async function vehicleLinks(slug: string, path = '/search/new-used-and-demo-cars/'): Promise<string[]> {
  const { text } = await fetchSite(slug, path);
  return [...new Set([...text.matchAll(/href="(\/(?:cars|vehicles)\/[^"]+)"/g)].map(([, href = '']) => href))];
}

/** The address of the first listed vehicle of a site whose address has these words. */
export async function vehicleLink(slug: string, words: string): Promise<string> {
  const links = await vehicleLinks(slug);
  const found = links.find((href) => href.includes(words));
  if (found === undefined) throw new Error(`No vehicle of ${slug} has "${words}" in its address: ${links.join(', ')}`);
  return found;
}
