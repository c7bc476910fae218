/** Cuts the library's fonts down to what themes can ask for: `npm run fonts`, after a font or its package has changed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FONTS, type FontFace, type LibraryFont, NORMAL_WIDTH, WEIGHTS } from '#src/site/theme/fonts.ts';

type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
interface Cut {
  readonly targetFormat: 'truetype' | 'woff2';
  readonly variationAxes?: Axes;
  readonly noHinting?: boolean;
  readonly keepAllGlyphs?: boolean;
}
const require = createRequire(import.meta.url);
const cutFont = require('subset-font') as (font: Buffer, text: string | undefined, cut: Cut) => Promise<Buffer>;

const FOLDER = path.join(import.meta.dirname, '../src/ui/site/fonts');

const SOURCES: Readonly<Record<LibraryFont, string>> = {
  archivo: import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  'bricolage-grotesque': import.meta.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  ),
  fraunces: import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2'),
  'hanken-grotesk': import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
  'mona-sans': import.meta.resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'),
  onest: import.meta.resolve('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
  'source-sans-3': import.meta.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
};

/** Axes that no theme changes: Fraunces is always drawn with its soft corners. */
const PINNED: Readonly<Partial<Record<LibraryFont, Axes>>> = { fraunces: { SOFT: 100 } };

/** Names that the licence keeps for the unchanged fonts. A changed one must not carry them. */
const RESERVED: Readonly<Partial<Record<LibraryFont, string>>> = { 'mona-sans': 'Mona', 'source-sans-3': 'Source' };
const OUR_NAME = 'Forecourt';

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** All of Latin-1, and the punctuation, arrows and fractions of English text. The fallback draws any other character. */
const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  range(0x2009, 0x200a),
  range(0x2010, 0x2027),
  range(0x202f, 0x203a),
  'ıŒœŠšŸŽžˆ˚˜⁄€™←↑→↓−∕⅓⅔⅛⅜⅝⅞',
].join('');

mkdirSync(FOLDER, { recursive: true });
const sizes: Record<string, { 'before KB': string; 'after KB': string }> = {};
for (const name of Object.keys(FONTS) as LibraryFont[]) {
  const source = readFileSync(fileURLToPath(SOURCES[name]));
  const font = await renamed(source, RESERVED[name]);
  for (const [file, widths] of widthsOf(name)) {
    const axes = { ...PINNED[name], ...widths };
    const [min, max] = WEIGHTS;
    // A font that is drawn from a thin outline grows when its thin end is cut off.
    const made = await Promise.all([axes, { ...axes, wght: { min, max } }].map((one) => cut(font, one)));
    const smallest = made.reduce((least, one) => (one.length < least.length ? one : least));
    writeFileSync(path.join(FOLDER, `${file}.woff2`), smallest);
    sizes[file] = { 'before KB': kb(source), 'after KB': kb(smallest) };
  }
}
console.table(sizes);

/** A font with a width axis is cut in three: few headings are narrow or wide, and each side of the axis weighs as much as the font. */
function widthsOf(name: LibraryFont): readonly (readonly [file: string, axes: Axes])[] {
  const { stretch }: FontFace = FONTS[name];
  if (stretch === null) return [[name, {}]];
  return [
    [name, { wdth: NORMAL_WIDTH }],
    [`${name}-narrow`, { wdth: { min: stretch[0], max: NORMAL_WIDTH } }],
    [`${name}-wide`, { wdth: { min: NORMAL_WIDTH, max: stretch[1] } }],
  ];
}

function cut(font: Buffer, variationAxes: Axes): Promise<Buffer> {
  return cutFont(font, CHARACTERS, { targetFormat: 'woff2', noHinting: true, variationAxes });
}

/** The font with another name inside, of the same length, wherever it says the reserved one; its copyright stays as it is. */
async function renamed(source: Buffer, reserved: string | undefined): Promise<Buffer> {
  if (reserved === undefined) return source;
  const font = await cutFont(source, undefined, { targetFormat: 'truetype', keepAllGlyphs: true });
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + 16 * at);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'name');
  if (entry === undefined) throw new Error('The font has no names.');
  const table = font.readUInt32BE(entry + 8);
  const texts = table + font.readUInt16BE(table + 4);
  const [was, is] = [reserved, OUR_NAME.slice(0, reserved.length)].map((text) => Buffer.from(text, 'utf16le').swap16());
  for (let record = 0; record < font.readUInt16BE(table + 2); record += 1) {
    const at = table + 6 + 12 * record;
    const isCopyright = font.readUInt16BE(at + 6) === 0;
    const start = texts + font.readUInt16BE(at + 10);
    const text = font.subarray(start, start + font.readUInt16BE(at + 8));
    for (let found = text.indexOf(was ?? ''); !isCopyright && found >= 0; found = text.indexOf(was ?? '')) is?.copy(text, found);
  }
  return font;
}

function kb(bytes: Buffer): string {
  return (bytes.length / 1024).toFixed(1);
}
