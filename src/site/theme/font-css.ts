import { FONTS, type FontFace, type LibraryFont, standInName } from './fonts.ts';
import type { Theme } from './theme.ts';

/** Where the file of each font is. */
export type FontFiles = Readonly<Record<LibraryFont, string>>;

/** Faces that nearly every machine has one of, by kind: they stand in, sized like the font that is still on its way. */
const STAND_INS: Readonly<Record<FontFace['generic'], readonly string[]>> = {
  'sans-serif': ['Arial', 'Arimo', 'Liberation Sans'],
  serif: ['Times New Roman', 'Tinos', 'Liberation Serif'],
};

/** The fonts a site's pages load: one where head and body are alike, none where both are the machine's own. */
export function themeFonts({ fonts }: Pick<Theme, 'fonts'>): LibraryFont[] {
  return [...new Set([fonts.head, fonts.body])].filter((name) => name !== 'system');
}

/**
 * The font faces of a site and no other's: a visitor never loads what the page does not wear. Each is preloaded and optional: one that comes too
 * late for the first paint is worn from the next page on, so that no text is set twice and nothing moves (ledger W).
 */
export function fontCss(theme: Pick<Theme, 'fonts'>, files: FontFiles): string {
  return themeFonts(theme)
    .map((name) => faceRule(name, files[name]) + standInRule(name))
    .join('');
}

function faceRule(name: LibraryFont, file: string): string {
  const { family, stretch }: FontFace = FONTS[name];
  const widths = stretch === null ? '' : `font-stretch:${stretch[0]}% ${stretch[1]}%;`;
  return `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:100 900;${widths}font-display:optional}`;
}

function standInRule(name: LibraryFont): string {
  const { generic, standIn }: FontFace = FONTS[name];
  const sources = STAND_INS[generic].map((one) => `local("${one}")`).join(',');
  return `@font-face{font-family:"${standInName(name)}";src:${sources};size-adjust:${standIn.size}%;ascent-override:${standIn.ascent}%;descent-override:${standIn.descent}%;line-gap-override:0%}`;
}
