import { createHash } from 'node:crypto';
import { PageBodies } from './page-bodies.ts';

/** A finished answer that is the same for every visitor. */
export interface Page {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
  readonly etag: string;
  /** Whether its format is compressed already, as those of fonts and photographs are. */
  readonly isPacked: boolean;
  readonly bodies: PageBodies;
}

/** Reads an answer to its end, so that it can be sent any number of times. */
export async function pageOf(response: Response): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const isPacked = PACKED.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: [...response.headers], body, etag, isPacked, bodies: new PageBodies(body) };
}

const PACKED = /^(?:font\/woff2|image\/(?:png|avif|webp|jpeg))$/;
