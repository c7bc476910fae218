/** A typeface of the platform's library. Only these names may stand in a theme, so nothing a dealer types becomes part of a style. */
export interface FontFace {
  readonly family: string;
  /** What is drawn until the file is there, and in its place where it never comes. */
  readonly generic: 'sans-serif' | 'serif';
  /** The widths the file can be set in; null for a file without that axis. */
  readonly stretch: readonly [narrowest: number, widest: number] | null;
  /** Axes of its own that headings are set with. */
  readonly settings: string | null;
  /** How the stand-in is sized, in percent, so that nothing moves when the file arrives. */
  readonly standIn: { readonly size: number; readonly ascent: number; readonly descent: number };
}

const face = (family: string, size: number, ascent: number, descent: number, rest: Partial<FontFace> = {}): FontFace => ({
  family,
  generic: 'sans-serif',
  stretch: null,
  settings: null,
  standIn: { size, ascent, descent },
  ...rest,
});

/** The library. The numbers were measured on English text against Arial, and against Times New Roman for the serif. */
export const FONTS = {
  'bricolage-grotesque': face('Bricolage Grotesque', 111.7, 83.3, 24.2),
  'hanken-grotesk': face('Hanken Grotesk', 101.4, 98.6, 29.9),
  archivo: face('Archivo', 98.6, 89, 21.3, { stretch: [62, 125] }),
  'mona-sans': face('Mona Sans', 105.1, 103.7, 30.5, { stretch: [75, 125] }),
  fraunces: face('Fraunces', 119.9, 81.6, 21.3, { generic: 'serif', settings: '"SOFT" 100' }),
  'source-sans-3': face('Source Sans 3', 94.3, 108.6, 42.4),
  onest: face('Onest', 106.5, 91.1, 28.6),
} as const satisfies Readonly<Record<string, FontFace>>;

/** A typeface that is sent to the browser. */
export type LibraryFont = keyof typeof FONTS;
/** What a theme may ask for; 'system' is whatever the visitor's machine reads best in, and costs nothing. */
export type FontName = LibraryFont | 'system';

/** Every name a theme may use. */
export const FONT_NAMES = [...(Object.keys(FONTS) as LibraryFont[]), 'system'] as const satisfies readonly FontName[];

const SYSTEM = "ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** The name of the face that stands in for a font until it has come. */
export const standInName = (font: LibraryFont): string => `${FONTS[font].family} stand-in`;

/** A font as a font-family value: the font, its stand-in, then what the machine has. */
export function fontFamily(name: FontName): string {
  if (name === 'system') return SYSTEM;
  return `"${FONTS[name].family}","${standInName(name)}",${FONTS[name].generic}`;
}
