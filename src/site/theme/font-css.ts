import { FONTS, type FontFace, fallbackFamily, fallbackName, type LibraryFont, NORMAL_WIDTH, WEIGHTS } from './fonts.ts';
import type { Theme } from './theme.ts';

/** The addresses of one font's files. Narrow and wide letters are in files of their own, which hold those of normal width too. */
interface FontCuts {
  readonly normal: string;
  readonly narrow?: string;
  readonly wide?: string;
}
export type FontFiles = Readonly<Record<LibraryFont, FontCuts>>;

type FontTheme = Pick<Theme, 'fonts' | 'headStretch' | 'priceFont'>;

/** From this weight on text is drawn in a fallback's bold: half-bold headings look bolder than a fallback's regular letters. */
const BOLD = 550;

/** Fonts that nearly every machine has one of, by kind; they are sized like the font that is still loading. */
const FALLBACKS: Readonly<Record<FontFace['generic'], readonly string[]>> = {
  'sans-serif': ['Arial', 'Arimo', 'Liberation Sans'],
  serif: ['Times New Roman', 'Tinos', 'Liberation Serif'],
};

/** The fonts that a site's pages load: one if headings and text share it, none if both use system fonts. */
export function themeFonts({ fonts }: Pick<Theme, 'fonts'>): LibraryFont[] {
  return [...new Set([fonts.head, fonts.body])].filter((name) => name !== 'system');
}

/** The address of the file of one of a site's fonts: a narrow or wide one only if the site's headings are. */
export const fontFile = (name: LibraryFont, theme: FontTheme, files: FontFiles): string => faceOf(name, theme, files).file;

/**
 * The font faces of a site and no other's, so that a visitor never loads an unused font. Each is optional: one that arrives too late for
 * the first paint is used from the next page on, so that no text is drawn twice and nothing moves (ledger W). A phone does not even
 * ask for them on its first page, see phone-fonts.ts.
 */
export function fontCss(theme: FontTheme, files: FontFiles): string {
  const faces = themeFonts(theme).map((name) => faceRule(name, faceOf(name, theme, files)) + fallbackRule(name));
  return faces.length === 0 ? '' : faces.join('') + phoneRule(theme);
}

/** More specific than the theme's own rule, so it wins wherever it stands. */
function phoneRule({ fonts, priceFont }: FontTheme): string {
  const families = { 'font-head': fonts.head, 'font-body': fonts.body, 'price-font': fonts[priceFont] };
  const values = Object.entries(families).map(([property, name]) => `--tenant-${property}:${fallbackFamily(name)}`);
  return `@media (width<56.25rem){:root:not([data-fonts]){${values.join(';')}}}`;
}

interface Face {
  readonly file: string;
  readonly widths: readonly [narrowest: number, widest: number] | null;
}

function faceOf(name: LibraryFont, { fonts, headStretch }: FontTheme, files: FontFiles): Face {
  const { stretch }: FontFace = FONTS[name];
  const { normal, narrow = normal, wide = normal } = files[name];
  if (stretch === null || name !== fonts.head || headStretch === NORMAL_WIDTH) return { file: normal, widths: null };
  return headStretch < NORMAL_WIDTH
    ? { file: narrow, widths: [stretch[0], NORMAL_WIDTH] }
    : { file: wide, widths: [NORMAL_WIDTH, stretch[1]] };
}

function faceRule(name: LibraryFont, { file, widths }: Face): string {
  const [lightest, heaviest] = WEIGHTS;
  // Without its own the fallback's bullet is drawn, which is round.
  const bullet = FONTS[name].hasSquareBullet ? 'unicode-range:U+0-2021,U+2023-10FFFF;' : '';
  const stretch = widths === null ? '' : `font-stretch:${widths[0]}% ${widths[1]}%;`;
  return `@font-face{font-family:"${FONTS[name].family}";src:url("${file}") format("woff2");font-weight:${lightest} ${heaviest};${stretch}${bullet}font-display:optional}`;
}

function fallbackRule(name: LibraryFont): string {
  const { generic, fallback }: FontFace = FONTS[name];
  const face = (ending: string, weights: string, size: number) => {
    const sources = FALLBACKS[generic].map((one) => `local("${one}${ending}")`).join(',');
    // These are parts of the letters' size, so that a line is as high in either weight.
    const [ascent, descent] = [fallback.ascent, fallback.descent].map((part) => ((part * fallback.size) / size).toFixed(1));
    return `@font-face{font-family:"${fallbackName(name)}";src:${sources};font-weight:${weights};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
  };
  // Without a bold of its own the browser would smear the regular letters.
  return face('', `${WEIGHTS[0]} ${BOLD - 1}`, fallback.size) + face(' Bold', `${BOLD} ${WEIGHTS[1]}`, fallback.bold);
}
