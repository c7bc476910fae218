import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { SheetOrder } from './sheet-order.ts';

/** A sheet before its picture has been fetched; the address stands for the picture, whose content never changes under it. */
export interface SheetWanted extends Omit<SheetOrder, 'picture'> {
  readonly pictureAddress: string | null;
}

export interface SheetPressOptions {
  readonly cacheBytes: number;
  /** A picture of the platform's own as a JPEG, asked for inside the process; null where there is none. */
  readonly pictureOf: (address: string) => Promise<Uint8Array | null>;
  readonly print: (order: SheetOrder) => Promise<Uint8Array>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Finished sheets, under a bound: the least used leave first. A sheet is kept under everything that is printed on it, so one of a vehicle
 * whose price has changed is another sheet, and a wrong one cannot be handed out.
 */
export class SheetPress {
  readonly #options: SheetPressOptions;
  readonly #sheets: LRUCache<string, Uint8Array>;
  readonly #underWay = new Map<string, Promise<Uint8Array | null>>();

  constructor(options: SheetPressOptions) {
    this.#options = options;
    this.#sheets = new LRUCache({ maxSize: options.cacheBytes, sizeCalculation: ({ length }) => length + 256 });
  }

  /** The sheet as a PDF: the one that is kept, or one that is made now, once however many ask for it. Null when it cannot be made. */
  async sheet(wanted: SheetWanted): Promise<Uint8Array | null> {
    const key = createHash('sha256').update(JSON.stringify(wanted)).digest('base64url');
    const kept = this.#sheets.get(key);
    if (kept !== undefined) return kept;
    const underWay = this.#underWay.get(key);
    if (underWay !== undefined) return underWay;
    const making = this.#make(wanted).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, making);
    const pdf = await making;
    if (pdf !== null) this.#sheets.set(key, pdf);
    return pdf;
  }

  async #make({ sheet, dress, pictureAddress }: SheetWanted): Promise<Uint8Array | null> {
    const { pictureOf, print, onFailure } = this.#options;
    const failed = (error: unknown) => {
      onFailure(error);
      return null;
    };
    // A picture that cannot be had costs the sheet its picture, not the shopper the sheet.
    const picture = pictureAddress === null ? null : await pictureOf(pictureAddress).catch(failed);
    return print({ sheet, dress, picture }).catch(failed);
  }
}
