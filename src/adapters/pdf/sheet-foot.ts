import { Link, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { Sheet } from '#src/rules/print/sheet.ts';
import { qrCode } from './qr-code.ts';
import type { SheetStyles } from './sheet-styles.ts';
import type { SheetTheme } from './sheet-theme.ts';

/** Who sells the vehicle and how to reach them, the link to its page, and the mandatory text. */
export function sheetFoot(sheet: Sheet, shell: SheetTheme, styles: SheetStyles) {
  const facts = [`Stock number ${sheet.stockNumber}`, `Correct at ${sheet.day}`, ...sheet.licences];
  return h(
    View,
    { style: styles.foot },
    h(View, { style: styles.contact }, dealer(sheet, styles), hours(sheet, styles), code(sheet.address, shell, styles)),
    h(Text, { style: styles.small }, sheet.disclaimer),
    h(Text, { style: styles.line }, facts.join('   ·   ')),
  );
}

function dealer(sheet: Sheet, styles: SheetStyles) {
  return h(
    View,
    { style: styles.column },
    h(Text, { style: styles.dealer }, sheet.dealer),
    ...sheet.place.map((line) => h(Text, { key: line }, line)),
    sheet.phone === null ? null : h(Text, { style: { fontWeight: 700 } }, sheet.phone),
  );
}

function hours(sheet: Sheet, styles: SheetStyles) {
  if (sheet.hours.length === 0) return null;
  return h(
    View,
    { style: styles.hours },
    ...sheet.hours.map(({ days, hours: open }) =>
      h(View, { key: days, style: styles.hoursRow }, h(Text, { style: styles.onTint }, days), h(Text, null, open)),
    ),
  );
}

/** On paper the code leads to the page, on screen the link behind it. */
function code(address: string, { colours }: SheetTheme, styles: SheetStyles) {
  const { size, path } = qrCode(address);
  return h(
    Link,
    { src: address, style: styles.qr },
    h(
      View,
      { style: styles.qrPaper },
      h(Svg, { viewBox: `0 0 ${size} ${size}`, width: 66, height: 66 }, h(Path, { d: path, fill: colours.ink })),
    ),
    h(Text, { style: styles.qrWords }, 'Scan to see it online'),
  );
}
