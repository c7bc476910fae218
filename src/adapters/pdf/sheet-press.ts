import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import type { SheetOrder } from './sheet-order.ts';

/** A sheet before its picture has been read; the content at the picture's address never changes. */
export interface SheetWanted extends Omit<SheetOrder, 'picture'> {
  readonly pictureAddress: string | null;
}

/** The result of printing a sheet: there may be nothing to print, or it could not be printed. */
export type SheetMade =
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

export interface SheetPressOptions {
  readonly cacheBytes: number;
  /** Limits how many sheets are printed or wait. */
  readonly queue: WorkQueue;
  /** One of the platform's own pictures as a JPEG, from inside the process; null when there is none. */
  readonly pictureOf: (address: string) => Promise<Uint8Array | null>;
  readonly print: (order: SheetOrder) => Promise<Uint8Array>;
  readonly onFailure: (error: unknown) => void;
}

/** How many names of sheets are remembered. */
const NAMES = 10_000;

/**
 * Finished sheets, up to a limit: the least used are dropped first. A sheet is cached by everything that is printed on it, so after a change of
 * price it is another sheet, and an outdated one cannot be served. A name, such as a showroom's edition and a vehicle's slug, identifies one
 * content: with it a cached sheet, or one in progress, is found without working out its content.
 */
export class SheetPress {
  readonly #options: SheetPressOptions;
  readonly #sheets: LRUCache<string, Uint8Array>;
  readonly #contents = new LRUCache<string, string>({ max: NAMES });
  readonly #inProgress = new Map<string, Promise<SheetMade>>();

  constructor(options: SheetPressOptions) {
    this.#options = options;
    this.#sheets = new LRUCache({ maxSize: options.cacheBytes, sizeCalculation: ({ length }) => length + 256 });
  }

  /** The sheet of a name if it is cached or already in progress. */
  ready(name: string): Promise<SheetMade> | null {
    const content = this.#contents.get(name);
    const pdf = content === undefined ? undefined : this.#sheets.get(content);
    return pdf === undefined ? (this.#inProgress.get(name) ?? null) : Promise.resolve({ kind: 'printed', pdf });
  }

  /** The sheet of a name. If there is none it is made, once for all requests that wait for it. Throws Overloaded when too many are waiting. */
  sheet(name: string, wanted: () => Promise<SheetWanted | null>): Promise<SheetMade> {
    const ready = this.ready(name);
    if (ready !== null) return ready;
    const making = this.#options.queue.run(() => this.#make(name, wanted)).finally(() => this.#inProgress.delete(name));
    this.#inProgress.set(name, making);
    return making;
  }

  async #make(name: string, wanted: () => Promise<SheetWanted | null>): Promise<SheetMade> {
    const known = await wanted();
    if (known === null) return { kind: 'missing' };
    const content = createHash('sha256').update(JSON.stringify(known)).digest('base64url');
    const pdf = this.#sheets.get(content) ?? (await this.#print(known));
    if (pdf === null) return { kind: 'failed' };
    this.#sheets.set(content, pdf);
    this.#contents.set(name, content);
    return { kind: 'printed', pdf };
  }

  async #print({ sheet, shell, pictureAddress }: SheetWanted): Promise<Uint8Array | null> {
    const { pictureOf, print, onFailure } = this.#options;
    const failed = (error: unknown) => {
      // Under load the picture may only have to wait: a sheet without it must not be printed and cached.
      if (isOverloaded(error)) throw error;
      onFailure(error);
      return null;
    };
    // When the picture cannot be made, the shopper gets the sheet without it.
    const picture = pictureAddress === null ? null : await pictureOf(pictureAddress).catch(failed);
    return print({ sheet, shell, picture }).catch(failed);
  }
}
