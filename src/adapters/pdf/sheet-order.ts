import type { Sheet } from '#src/rules/print/sheet.ts';
import type { SheetTheme } from './sheet-theme.ts';

/** Everything a sheet is printed from: plain values, which can be passed to another thread. */
export interface SheetOrder {
  readonly sheet: Sheet;
  readonly shell: SheetTheme;
  /** A JPEG; null when the vehicle has no photo of the platform's own. */
  readonly picture: Uint8Array | null;
}
