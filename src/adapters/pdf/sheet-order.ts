import type { Sheet } from '#src/rules/print/sheet.ts';
import type { SheetDress } from './sheet-dress.ts';

/** Everything a sheet is printed from: plain values, which can be handed to another thread. */
export interface SheetOrder {
  readonly sheet: Sheet;
  readonly dress: SheetDress;
  /** A JPEG; null where the vehicle has no photograph that we hold ourselves. */
  readonly picture: Uint8Array | null;
}
