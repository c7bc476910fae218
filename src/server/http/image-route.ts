import { badgePicture } from '#src/adapters/images/badge-picture.ts';
import { Icons } from '#src/adapters/images/icons.ts';
import { ImageCache } from '#src/adapters/images/image-cache.ts';
import type { OwnImages } from '#src/adapters/images/own-images.ts';
import type { WantedPicture } from '#src/adapters/images/paint-picture.ts';
import { hasPicture } from '#src/adapters/images/picture-index.ts';
import { sharePicture } from '#src/adapters/images/share-picture.ts';
import { shrinkPhoto } from '#src/adapters/images/shrink-photo.ts';
import { isStudio } from '#src/adapters/images/studios.ts';
import type { PhotoStore } from '#src/adapters/photos/photo-store.ts';
import type { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { problemAnswer } from '#src/http/problem-answer.ts';
import { type ImageRequest, readImageAddress } from '#src/rules/images/image-address.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import { noteFailure } from './failure-notes.ts';

export interface ImageRouteOptions {
  readonly picturesDir: string;
  readonly cacheDir: string;
  readonly cacheBytes: number;
  /** Knows the addresses that the platform wrote; its version is null when there are no pictures. */
  readonly own: OwnImages;
  readonly paint: (wanted: WantedPicture) => Promise<Uint8Array | null>;
  /** Dealers' photos. */
  readonly photos: Pick<PhotoStore, 'read'>;
  /** Limits how many pictures are made at once. */
  readonly queue: WorkQueue;
}

/** When to ask again for a picture that could not be made. */
const BROKEN_SECONDS = 30;

type IconOrder = Extract<ImageRequest, { kind: 'icon' }>;
type DrawnOrder = Extract<ImageRequest, { kind: 'vehicle' }>;
type PhotoOrder = Extract<ImageRequest, { kind: 'photo' }>;
type BadgeOrder = Extract<ImageRequest, { kind: 'badge' }>;
type ShareOrder = Extract<ImageRequest, { kind: 'share' }>;

/**
 * Answers addresses under /images/: the platform's own pictures and dealers' photos in some widths, qualities and formats, tinted icons (ledger N5) and sites' own badges. Only
 * addresses that the platform itself wrote are answered; any other gets a 404 before any work is done (ledger H8).
 */
export class ImageRoute {
  readonly #options: ImageRouteOptions;
  readonly #cache: ImageCache;
  readonly #icons = new Icons();

  constructor(options: ImageRouteOptions) {
    this.#options = options;
    this.#cache = new ImageCache(options.cacheDir, options.cacheBytes);
  }

  get own(): OwnImages {
    return this.#options.own;
  }

  /** The image at an address, or a plain 404. */
  async answer(url: URL, accept: string): Promise<Response> {
    const { own } = this.#options;
    const order = readImageAddress(url, accept);
    if (order === null || !own.isSigned(order)) return nothing();
    // What is kept under a photo's hash never changes.
    const isCurrent = order.kind === 'photo' || (order.version !== null && order.version === own.version);
    const caching = isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    try {
      const picture = await this.#made(order);
      return picture === null ? nothing() : image(picture, typeOf(order), caching);
    } catch (error) {
      if (isOverloaded(error))
        return later('Too many pictures are being made. Please try again in a moment.', error.retryAfterSeconds);
      // The store of photos does not answer, or what it keeps is no picture any more: nobody may keep that answer.
      noteFailure(error, 'A picture could not be made.');
      return later('This picture cannot be shown at the moment.', BROKEN_SECONDS);
    }
  }

  /** The bytes of one of the platform's pictures, for use inside the process; null when there is none at the address. Throws Overloaded. */
  async picture(address: string): Promise<Uint8Array | null> {
    const order = readImageAddress(new URL(address, 'http://own'), '');
    return order === null || order.kind === 'icon' ? null : this.#made(order);
  }

  #made(order: ImageRequest): Promise<Uint8Array | null> {
    if (order.kind === 'icon') return this.#tinted(order);
    if (order.kind === 'badge') return this.#badge(order);
    if (order.kind === 'share') return this.#shared(order);
    return order.kind === 'photo' ? this.#shrunk(order) : this.#painted(order);
  }

  #tinted({ name, tint }: IconOrder): Promise<Uint8Array | null> {
    const { own, queue } = this.#options;
    return this.#cache.picture(['icon', own.version, name, tint].join(' '), () =>
      queue.run(async () => {
        const svg = await this.#icons.icon(name, tint);
        return svg === null ? null : Buffer.from(svg);
      }),
    );
  }

  #badge({ badge, format, version }: BadgeOrder): Promise<Uint8Array | null> {
    return this.#cache.picture(`badge ${version} ${format} ${JSON.stringify(badge)}`, () =>
      this.#options.queue.run(() => badgePicture(badge, format)),
    );
  }

  #shared({ card, version }: ShareOrder): Promise<Uint8Array | null> {
    return this.#cache.picture(`share ${version} ${JSON.stringify(card)}`, async () => {
      // Before its own turn: the photo may have to wait for one too.
      const photo = card.photo === null ? null : await this.#photoOf(card.photo);
      return this.#options.queue.run(() => sharePicture(card, photo));
    });
  }

  /** A card shows no other card. */
  #photoOf(address: string): Promise<Uint8Array | null> {
    const order = readImageAddress(new URL(address, 'http://own'), '');
    return order?.kind === 'vehicle' || order?.kind === 'photo' ? this.#made(order) : Promise.resolve(null);
  }

  #shrunk({ hash, width, quality, format }: PhotoOrder): Promise<Uint8Array | null> {
    const { photos, queue } = this.#options;
    return this.#cache.picture(['photo', hash, width, quality, format].join(' '), () =>
      queue.run(async () => {
        const master = await photos.read(hash);
        return master === null ? null : shrinkPhoto(master, { width, quality, format });
      }),
    );
  }

  async #painted({ body: name, view: angle, paint, studio, width, quality, format }: DrawnOrder): Promise<Uint8Array | null> {
    const { own, picturesDir, paint: make, queue } = this.#options;
    if (own.version === null || !isStudio(studio) || !hasPicture(picturesDir, name, angle)) return null;
    const key = [own.version, name, angle, paint, studio, width, quality, format].join(' ');
    const wanted = { name, angle, paint: `#${paint}`, studio, width, quality, format };
    return this.#cache.picture(key, () => queue.run(() => make(wanted)));
  }
}

function typeOf(order: ImageRequest): string {
  if (order.kind === 'icon' || (order.kind === 'badge' && order.format === 'svg')) return 'image/svg+xml';
  return `image/${order.kind === 'share' ? 'jpeg' : order.format}`;
}

function image(bytes: Uint8Array, type: string, caching: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Length': String(bytes.length),
      'Cache-Control': caching,
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
      // An image opened by itself is a document: it may run and load nothing.
      'Content-Security-Policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}

const later = (detail: string, seconds: number): Response =>
  problemAnswer(503, detail, { headers: { 'Retry-After': String(seconds), 'Cache-Control': 'no-store' } });

const nothing = (): Response => problemAnswer(404, 'There is no such image.');
