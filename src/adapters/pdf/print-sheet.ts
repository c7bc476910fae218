import { Font, renderToBuffer } from '@react-pdf/renderer';
import { type PaperFont, paperFontFile } from './paper-fonts.ts';
import { sheetDocument } from './sheet-document.ts';
import type { SheetOrder } from './sheet-order.ts';

// Words are never hyphenated: a model's name with a hyphen would read as another.
Font.registerHyphenationCallback((word) => [word]);

/** A sheet as a PDF of one page. Expensive to load and to run, so only the printing thread does it. */
export function printSheet(order: SheetOrder): Promise<Buffer> {
  registerFont(order.shell.head);
  registerFont(order.shell.body);
  return renderToBuffer(sheetDocument(order));
}

const known = new Set<PaperFont>();

/** Registers a font with the printer: its files are read when a sheet first uses it. */
export function registerFont(font: PaperFont): void {
  if (known.has(font)) return;
  known.add(font);
  const weights = [400, 700] as const;
  Font.register({ family: font, fonts: weights.map((fontWeight) => ({ src: paperFontFile(font, fontWeight), fontWeight })) });
}
