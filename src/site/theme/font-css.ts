import { FONTS, type FontFace, fallbackName, type LibraryFont } from './fonts.ts';
import type { Theme } from './theme.ts';

/** The address of each font's file. */
export type FontFiles = Readonly<Record<LibraryFont, string>>;

/** Fonts that nearly every machine has one of, by kind; they are sized like the font that is still loading. */
const FALLBACKS: Readonly<Record<FontFace['generic'], readonly string[]>> = {
  'sans-serif': ['Arial', 'Arimo', 'Liberation Sans'],
  serif: ['Times New Roman', 'Tinos', 'Liberation Serif'],
};

/** The fonts that a site's pages load: one if headings and text share it, none if both use system fonts. */
export function themeFonts({ fonts }: Pick<Theme, 'fonts'>): LibraryFont[] {
  return [...new Set([fonts.head, fonts.body])].filter((name) => name !== 'system');
}

/**
 * The font faces of a site and no other's, so that a visitor never loads an unused font. Each is preloaded and optional: one that
 * arrives too late for the first paint is used from the next page on, so that no text is drawn twice and nothing moves (ledger
 * W).
 */
export function fontCss(theme: Pick<Theme, 'fonts'>, files: FontFiles): string {
  return themeFonts(theme)
    .map((name) => faceRule(name, files[name]) + fallbackRule(name))
    .join('');
}

function faceRule(name: LibraryFont, file: string): string {
  const { family, stretch }: FontFace = FONTS[name];
  const widths = stretch === null ? '' : `font-stretch:${stretch[0]}% ${stretch[1]}%;`;
  return `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:100 900;${widths}font-display:optional}`;
}

function fallbackRule(name: LibraryFont): string {
  const { generic, fallback }: FontFace = FONTS[name];
  const sources = FALLBACKS[generic].map((one) => `local("${one}")`).join(',');
  return `@font-face{font-family:"${fallbackName(name)}";src:${sources};size-adjust:${fallback.size}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:0%}`;
}
