import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Icons } from '#src/adapters/images/icons.ts';
import { ImageCache } from '#src/adapters/images/image-cache.ts';
import { paintPicture } from '#src/adapters/images/paint-picture.ts';
import { isStudio } from '#src/adapters/images/studios.ts';
import { readImageAddress } from '#src/rules/images/image-address.ts';
import { problemAnswer } from '#src/use-cases/problem-answer.ts';

export interface ImageRouteOptions {
  readonly picturesDir: string;
  readonly cacheDir: string;
  readonly cacheBytes: number;
}

/** Answers addresses under /images/: the platform's own pictures in any width, quality, format, paint and studio, and tinted icons (ledger N5). */
export class ImageRoute {
  readonly #options: ImageRouteOptions;
  readonly #cache: ImageCache;
  readonly #icons = new Icons();
  /** Changes with the pictures: an address that carries it never changes its content. */
  readonly version: string;

  constructor(options: ImageRouteOptions) {
    this.#options = options;
    this.#cache = new ImageCache(options.cacheDir, options.cacheBytes);
    this.version = versionOf(options.picturesDir);
  }

  /** The image at an address, or a 404 that says no more than that. */
  async answer(url: URL, accept: string): Promise<Response> {
    const order = readImageAddress(url, accept);
    if (order === null) return this.#nothing();
    const caching = order.version === this.version ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    if (order.kind === 'icon') {
      const svg = this.#icons.icon(order.name, order.tint);
      return svg === null ? this.#nothing() : this.#image(Buffer.from(svg), 'image/svg+xml', caching);
    }
    const { body: name, view, paint, studio, width, quality, format } = order;
    if (!isStudio(studio) || this.version === 'none') return this.#nothing();
    const key = [this.version, name, view, paint, studio, width, quality, format].join(' ');
    const picture = await this.#cache.picture(key, () =>
      paintPicture(this.#options.picturesDir, {
        name,
        view,
        paint: `#${paint}`,
        studio,
        width,
        quality,
        format,
      }),
    );
    return picture === null ? this.#nothing() : this.#image(picture, `image/${format}`, caching);
  }

  /** The bytes of a picture of the platform's own, for whoever needs it inside the process; null where there is none at the address. */
  async picture(address: string): Promise<Uint8Array | null> {
    const answer = await this.answer(new URL(address, 'http://own'), '');
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  }

  #image(bytes: Buffer, type: string, caching: string): Response {
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': type,
        'Content-Length': String(bytes.length),
        'Cache-Control': caching,
        Vary: 'Accept',
        'X-Content-Type-Options': 'nosniff',
        // An image opened by itself is a document: it may run and load nothing.
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    });
  }

  #nothing(): Response {
    return problemAnswer(404, 'There is no such image.');
  }
}

/** A deployment without pictures of its own has none to serve; its version says so. */
function versionOf(folder: string): string {
  if (!existsSync(folder)) return 'none';
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  for (const name of files) hash.update(`${name} ${statSync(path.join(folder, name)).size}\n`);
  return hash.digest('base64url').slice(0, 10);
}
