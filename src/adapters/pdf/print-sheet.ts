import { renderToBuffer } from '@react-pdf/renderer';
import { sheetDocument } from './sheet-document.ts';
import { keepWordsWhole, registerFont } from './sheet-fonts.ts';
import type { SheetOrder } from './sheet-order.ts';

keepWordsWhole();

/** A sheet as a PDF of one page. Heavy to load and to run: only the printing thread does. */
export function printSheet(order: SheetOrder): Promise<Buffer> {
  registerFont(order.shell.head);
  registerFont(order.shell.body);
  return renderToBuffer(sheetDocument(order));
}
