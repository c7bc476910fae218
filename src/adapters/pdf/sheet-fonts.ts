import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import type { PaperFont } from './sheet-theme.ts';

const known = new Set<PaperFont>();

/** Registers a font with the printer: its files are read when a sheet first uses it. */
export function registerFont(font: PaperFont): void {
  if (known.has(font)) return;
  known.add(font);
  const file = (weight: number) => fileURLToPath(new URL(`./fonts/${font}-${weight}.ttf`, import.meta.url));
  Font.register({ family: font, fonts: [400, 700].map((fontWeight) => ({ src: file(fontWeight), fontWeight })) });
}

/** Words are never hyphenated: a model's name with a hyphen would read as another. */
export const keepWordsWhole = (): void => Font.registerHyphenationCallback((word) => [word]);
