import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { WorkQueue } from '#src/adapters/work/work-queue.ts';
import { isOverloaded } from '#src/rules/load/overloaded.ts';
import type { SheetOrder } from './sheet-order.ts';

/** A sheet before its picture has been fetched; the address stands for the picture, whose content never changes under it. */
export interface SheetWanted extends Omit<SheetOrder, 'picture'> {
  readonly pictureAddress: string | null;
}

/** What came of a wish for a sheet: there may be nothing to print, or it could not be printed. */
export type SheetMade =
  | { readonly kind: 'printed'; readonly pdf: Uint8Array }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' };

export interface SheetPressOptions {
  readonly cacheBytes: number;
  /** Bounds how many sheets are under way and wait. */
  readonly queue: WorkQueue;
  /** A picture of the platform's own as a JPEG, asked for inside the process; null where there is none. */
  readonly pictureOf: (address: string) => Promise<Uint8Array | null>;
  readonly print: (order: SheetOrder) => Promise<Uint8Array>;
  readonly onFailure: (error: unknown) => void;
}

/** How many names of sheets are remembered. */
const NAMES = 10_000;

/**
 * Finished sheets, under a bound: the least used leave first. A sheet is kept under everything that is printed on it, so one of a vehicle
 * whose price has changed is another sheet, and a wrong one cannot be handed out. A name, such as a showroom's edition and a vehicle's
 * slug, stands for one content: by it a sheet is found again, or waited for, without working out what is on it.
 */
export class SheetPress {
  readonly #options: SheetPressOptions;
  readonly #sheets: LRUCache<string, Uint8Array>;
  readonly #contents = new LRUCache<string, string>({ max: NAMES });
  readonly #underWay = new Map<string, Promise<SheetMade>>();

  constructor(options: SheetPressOptions) {
    this.#options = options;
    this.#sheets = new LRUCache({ maxSize: options.cacheBytes, sizeCalculation: ({ length }) => length + 256 });
  }

  /** The sheet of a name, where it costs nothing more: it is kept, or being made already. */
  ready(name: string): Promise<SheetMade> | null {
    const content = this.#contents.get(name);
    const pdf = content === undefined ? undefined : this.#sheets.get(content);
    return pdf === undefined ? (this.#underWay.get(name) ?? null) : Promise.resolve({ kind: 'printed', pdf });
  }

  /** The sheet of a name, made now where it is not there: once, however many ask for it. Throws Overloaded where too many are waiting. */
  sheet(name: string, wanted: () => Promise<SheetWanted | null>): Promise<SheetMade> {
    const ready = this.ready(name);
    if (ready !== null) return ready;
    const making = this.#options.queue.run(() => this.#make(name, wanted)).finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, making);
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
      // A sheet is not printed, and then kept, without the picture that only had to wait.
      if (isOverloaded(error)) throw error;
      onFailure(error);
      return null;
    };
    // A picture that cannot be had costs the sheet its picture, not the shopper the sheet.
    const picture = pictureAddress === null ? null : await pictureOf(pictureAddress).catch(failed);
    return print({ sheet, shell, picture }).catch(failed);
  }
}
