import type { Sheet } from '#src/rules/print/sheet.ts';
import type { SheetTheme } from './sheet-theme.ts';

/** Everything a sheet is printed from: plain values, which can be handed to another thread. */
export interface SheetOrder {
  readonly sheet: Sheet;
  readonly shell: SheetTheme;
  /** A JPEG; null where the vehicle has no photograph that we hold ourselves. */
  readonly picture: Uint8Array | null;
}
