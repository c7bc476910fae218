import { afterAll, expect, test } from 'vitest';
import { SheetPrinter } from '#src/adapters/pdf/sheet-printer.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { aSheet } from '#tests/factories/a-sheet.ts';
import { readPdf } from '#tests/factories/read-pdf.ts';
import { sheetTheme } from './sheet-theme.ts';

const order = {
  sheet: aSheet(),
  shell: sheetTheme(themeSchema.parse({ brand: '#075E6B', accent: '#F2B134' })),
  picture: null,
};
const printer = new SheetPrinter();
afterAll(() => printer.stop());

test('V18q a separate thread prints; one sheet that fails does not affect the next', async () => {
  const broken = printer.print({ ...order, shell: { ...order.shell, head: 'nothing' as 'onest' } });
  await expect(broken).rejects.toThrow('could not be printed');
  expect(readPdf(await printer.print(order)).text).toContain('2022 Toyota Corolla');
});

test('V18s a printer whose thread has ended starts another', async () => {
  await printer.stop();
  expect(readPdf(await printer.print(order)).pages).toBe(1);
});
