/** The weights that a theme can use. The fonts' files hold these and no others (`npm run fonts`). */
export const WEIGHTS: readonly [lightest: number, heaviest: number] = [400, 900];

/** The width of all text but headings, in percent. */
export const NORMAL_WIDTH = 100;

/** A font of the platform's library. A theme can only use these names, so nothing a dealer types becomes part of a style. */
export interface FontFace {
  readonly family: string;
  /** The fallback until the file has loaded, or if it never does. */
  readonly generic: 'sans-serif' | 'serif';
  /** Its range of widths in percent; null for a font without that axis. */
  readonly stretch: readonly [narrowest: number, widest: number] | null;
  /** The metrics of the fallback, in percent, so that nothing moves when the file arrives; `bold` is the size of its bold letters. */
  readonly fallback: { readonly size: number; readonly bold: number; readonly ascent: number; readonly descent: number };
  /** Whether its figures of equal width have a stroke through the zero, which reads as an eight in a price. */
  readonly slashesTabularZeros: boolean;
  /** Whether its bullet is a square: a masked phone number would be a row of boxes. */
  readonly hasSquareBullet: boolean;
}

const face = (
  family: string,
  [size, bold]: readonly [size: number, bold: number],
  [ascent, descent]: readonly [ascent: number, descent: number],
  rest: Partial<FontFace> = {},
): FontFace => ({
  family,
  generic: 'sans-serif',
  stretch: null,
  fallback: { size, bold, ascent, descent },
  slashesTabularZeros: false,
  hasSquareBullet: false,
  ...rest,
});

/** The library. The numbers were measured on English text against Arial, and against Times New Roman for the serif. */
export const FONTS = {
  'bricolage-grotesque': face('Bricolage Grotesque', [111.7, 101.9], [83.3, 24.2]),
  'hanken-grotesk': face('Hanken Grotesk', [101.4, 95], [98.6, 29.9], { hasSquareBullet: true }),
  archivo: face('Archivo', [98.6, 98], [89, 21.3], { stretch: [62, 125] }),
  'mona-sans': face('Mona Sans', [105.1, 101.5], [103.7, 30.5], { stretch: [75, 125], slashesTabularZeros: true }),
  fraunces: face('Fraunces', [119.9, 114], [81.6, 21.3], { generic: 'serif' }),
  'source-sans-3': face('Source Sans 3', [94.3, 91.5], [108.6, 42.4]),
  onest: face('Onest', [106.5, 101.3], [91.1, 28.6]),
} as const satisfies Readonly<Record<string, FontFace>>;

export type LibraryFont = keyof typeof FONTS;
/** A font that a theme can name; 'system' is the visitor's system font, which loads nothing. */
export type FontName = LibraryFont | 'system';

export const FONT_NAMES = [...(Object.keys(FONTS) as LibraryFont[]), 'system'] as const satisfies readonly FontName[];

/** How figures of equal width are asked for: not at all in a font that draws them badly. */
export const tabularFigures = (names: readonly FontName[]): 'tabular-nums' | 'proportional-nums' =>
  names.some((name) => name !== 'system' && FONTS[name].slashesTabularZeros) ? 'proportional-nums' : 'tabular-nums';

const SYSTEM = "ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The name of the fallback face of a font. */
export const fallbackName = (font: LibraryFont): string => `${FONTS[font].family} stand-in`;

/** A font as a font-family value: the font, its fallback face, then a generic font. */
export const fontFamily = (name: FontName): string =>
  name === 'system' ? SYSTEM : `"${FONTS[name].family}",${fallbackFamily(name)}`;

/** What a font-family value is without the font itself. */
export const fallbackFamily = (name: FontName): string =>
  name === 'system' ? SYSTEM : `"${fallbackName(name)}",${FONTS[name].generic}`;
