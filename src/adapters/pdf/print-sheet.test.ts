import { Font } from '@react-pdf/renderer';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { printSheet, registerFont } from '#src/adapters/pdf/print-sheet.ts';
import { printableText } from '#src/rules/print/printable-text.ts';
import { fitSheet, type Sheet } from '#src/rules/print/sheet.ts';
import { FONT_NAMES, FONTS, type LibraryFont } from '#src/site/theme/fonts.ts';
import { themeSchema } from '#src/site/theme/theme.ts';
import { aSheet } from '#tests/factories/a-sheet.ts';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';
import { readPdf } from '#tests/factories/read-pdf.ts';
import { sheetTheme } from './sheet-theme.ts';

const theme = themeSchema.parse({ brand: '#075E6B', accent: '#F2B134', fonts: { head: 'onest', body: 'hanken-grotesk' } });
const shell = sheetTheme(theme);
const printed = async (sheet: Partial<Sheet> = {}, picture: Uint8Array | null = null) =>
  readPdf(await printSheet({ sheet: fitSheet(aSheet(sheet)), shell, picture }));

test('V18e a sheet is one page of A4', async () => {
  const { pages, size } = await printed();
  expect([pages, size.map(Math.round)]).toEqual([1, [595, 842]]);
});

test('V18f name, price with its meaning, facts, stock number, day and the dealer are on it', async () => {
  const { text } = await printed({ price: { text: '$25,000', was: '$27,000', meaning: 'Drive away' } });
  for (const words of [
    '2022 Toyota Corolla',
    'Ascent Sport',
    '$25,000',
    '$27,000',
    'Drive away',
    '41,280 km',
    'Reversing camera',
  ])
    expect(text).toContain(words);
  for (const words of ['One owner.', 'Harbour Toyota', '1 Wharf Road', '02 4900 0000', '8.30 am to 5 pm', 'Prices may change.'])
    expect(text).toContain(words);
  expect(text).toMatch(/Stock number A1.*Correct at 15 Nov 2026.*Dealer licence MD1/);
});

test('V18g the code is a link to the vehicle’s page', async () =>
  expect((await printed()).links).toEqual(['https://harbour.example/cars/a1']));

test('V18h the photograph is on it; without one it says so', async () => {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  const [pictured, bare] = [await printed({}, photo), await printed()];
  expect([pictured.images, pictured.text.includes('No photo')]).toEqual([1, false]);
  expect([bare.images, bare.text.includes('No photo')]).toEqual([0, true]);
});

test('V18i Māori is printed letter by letter', async () =>
  expect((await printed({ dealer: 'Whangārei Motors' })).text).toContain('Whangārei Motors'));

test('V18j whatever a feed sends, the sheet is one page and does not fail', async () => {
  const words = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 2000 }), fc.constantFrom(...NAUGHTY_STRINGS));
  const sheets = fc.record({
    title: words,
    badge: words,
    comments: words,
    dealer: words,
    disclaimer: words,
    features: fc.array(words, { maxLength: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(sheets, async (sheet) => {
      expect((await printed(sheet)).pages).toBe(1);
    }),
    { numRuns: 12 },
  );
});

test('V18k the same sheet is the same bytes', async () => {
  const order = { sheet: aSheet(), shell, picture: null };
  expect(await printSheet(order)).toEqual(await printSheet(order));
});

const EVERY = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => printableText(letter) === letter,
);

test.each(Object.keys(FONTS) as LibraryFont[])('V18a %s has a glyph for every character that is printed', async (fontFamily) => {
  registerFont(fontFamily);
  for (const fontWeight of [400, 700]) {
    await Font.load({ fontFamily, fontWeight });
    const font = Font.getFont({ fontFamily, fontWeight }).data;
    const hasGlyph = (letter: string) => font?.hasGlyphForCodePoint?.(letter.codePointAt(0) ?? 0) === true;
    expect(EVERY.filter((letter) => !hasGlyph(letter))).toEqual([]);
  }
});

test.each(FONT_NAMES)('V18l a site that uses %s has its sheets in one of our fonts', (head) =>
  expect(Object.keys(FONTS)).toContain(sheetTheme({ ...theme, fonts: { head, body: 'system' } }).head),
);
