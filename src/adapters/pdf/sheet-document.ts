import { Document, type DocumentProps, Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import type { Sheet } from '#src/rules/print/sheet.ts';
import { MARKS, type MarkInk, type MarkShape } from '#src/rules/theme/marks.ts';
import { sheetFacts, sheetWords } from './sheet-facts.ts';
import { sheetFoot } from './sheet-foot.ts';
import type { SheetOrder } from './sheet-order.ts';
import { type SheetStyles, sheetStyles } from './sheet-styles.ts';
import type { SheetTheme } from './sheet-theme.ts';

/**
 * A vehicle on one page of A4. All parts but the photo are as high as their text, which is shortened beforehand; the photo takes the remaining
 * height, so a sheet with much text has a smaller photo and never a second page.
 */
export function sheetDocument({ sheet, shell, picture }: SheetOrder): ReactElement<DocumentProps> {
  const styles = sheetStyles(shell);
  const name = [sheet.title, sheet.badge].filter((part) => part !== null).join(' ');
  // No dates in the file: the same sheet has the same bytes wherever it is made.
  const made = new Date(0);
  return h(
    Document,
    {
      title: name,
      author: sheet.siteName,
      language: 'en-AU',
      creator: 'Forecourt',
      producer: 'Forecourt',
      creationDate: made,
      modificationDate: made,
    },
    h(
      Page,
      // A page that may not wrap is as high as its content: the view inside keeps it at A4.
      { size: 'A4', wrap: false },
      h(
        View,
        { style: styles.paper },
        h(View, { style: styles.strip }),
        masthead(sheet, shell, styles),
        h(
          View,
          { style: styles.main },
          photo(picture, styles),
          nameRow(sheet, styles),
          sheetFacts(sheet.facts, styles),
          ...sheetWords(sheet, shell, styles),
        ),
        sheetFoot(sheet, shell, styles),
      ),
    ),
  );
}

function masthead(sheet: Sheet, shell: SheetTheme, styles: SheetStyles) {
  return h(
    View,
    { style: styles.masthead },
    h(View, { style: styles.brand }, mark(shell), h(Text, { style: styles.siteName }, sheet.siteName)),
    sheet.phone === null ? null : h(Text, { style: styles.phone }, sheet.phone),
  );
}

/** The dealer's logo; a site whose logo is only an initial shows its name. */
function mark({ mark: name, colours }: SheetTheme) {
  if (name === 'initial') return null;
  const inks: Readonly<Record<MarkInk, string>> = {
    primary: colours.primary,
    'on-primary': colours['on-primary'],
    accent: colours.accent,
    words: colours.ink,
    ground: '#ffffff',
  };
  const shapes: readonly MarkShape[] = MARKS[name];
  return h(
    Svg,
    { viewBox: '0 0 36 36', width: 26, height: 26 },
    ...shapes.map(({ path, fill, stroke, width }) =>
      h(Path, {
        key: path,
        d: path,
        fill: fill === undefined ? 'none' : inks[fill],
        ...(stroke === undefined ? {} : { stroke: inks[stroke], strokeWidth: width ?? 1, strokeLineCap: 'round' }),
      }),
    ),
  );
}

function photo(picture: Uint8Array | null, styles: SheetStyles) {
  return h(
    View,
    { style: styles.photo },
    picture === null
      ? h(View, { style: styles.noPhoto }, h(Text, null, 'No photo'))
      : h(Image, { src: { data: Buffer.from(picture), format: 'jpg' }, style: styles.picture }),
  );
}

/** A longer name is set smaller, so that it fits on two lines. */
const LONG = 34;

function nameRow({ title, badge, price, soldText }: Sheet, styles: SheetStyles) {
  return h(
    View,
    { style: styles.nameRow },
    h(
      View,
      { style: styles.names },
      h(Text, { style: title.length > LONG ? [styles.title, styles.longTitle] : styles.title }, title),
      badge === null ? null : h(Text, { style: styles.badge }, badge),
    ),
    soldText === null ? null : h(Text, { style: styles.sold }, soldText),
    price === null ? null : money(price, styles),
  );
}

/** A price says what it is (ledger K1); a price in words needs no label. */
function money({ text, was, meaning }: NonNullable<Sheet['price']>, styles: SheetStyles) {
  return h(
    View,
    { style: styles.money },
    h(Text, { style: meaning === null ? styles.priceWords : styles.price }, text),
    was === null ? null : h(Text, { style: styles.was }, was),
    meaning === null ? null : h(Text, { style: styles.meaning }, meaning),
  );
}
