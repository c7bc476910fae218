import { renderToBuffer } from '@react-pdf/renderer';
import { sheetDocument } from './sheet-document.ts';
import { keepWordsWhole, registerFont } from './sheet-fonts.ts';
import type { SheetOrder } from './sheet-order.ts';

keepWordsWhole();

/** A sheet as a PDF of one page. Expensive to load and to run, so only the printing thread does it. */
export function printSheet(order: SheetOrder): Promise<Buffer> {
  registerFont(order.shell.head);
  registerFont(order.shell.body);
  return renderToBuffer(sheetDocument(order));
}
