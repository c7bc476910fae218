import { fileURLToPath } from 'node:url';
import type { FontName } from '#src/site/theme/fonts.ts';

/** The fonts whose files are at hand for what is drawn on the server: sheets, and pictures for link previews. */
export type PaperFont = Exclude<FontName, 'system'>;
export type PaperWeight = 400 | 700;

/** The name inside each font's files; the licences of two asked for another one. */
const NAMES: Readonly<Record<PaperFont, string>> = {
  archivo: 'Archivo',
  'bricolage-grotesque': 'Bricolage Grotesque',
  fraunces: 'Fraunces',
  'hanken-grotesk': 'Hanken Grotesk',
  'mona-sans': 'Forecourt Paper Wide',
  onest: 'Onest',
  'source-sans-3': 'Forecourt Paper Plain',
};

/** What is drawn cannot fall back on the system's font. */
const SYSTEM_FONT: PaperFont = 'source-sans-3';

export const paperFont = (name: string): PaperFont => (Object.hasOwn(NAMES, name) ? (name as PaperFont) : SYSTEM_FONT);

export const paperFontName = (font: PaperFont): string => NAMES[font];

export const paperFontFile = (font: PaperFont, weight: PaperWeight): string =>
  fileURLToPath(new URL(`./fonts/${font}-${weight}.ttf`, import.meta.url));
