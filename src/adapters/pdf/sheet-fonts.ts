import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import type { PaperFont } from './sheet-theme.ts';

const known = new Set<PaperFont>();

/** Makes a font known to the printer: its files are read when a sheet first wears it. */
export function registerFont(font: PaperFont): void {
  if (known.has(font)) return;
  known.add(font);
  const file = (weight: number) => fileURLToPath(new URL(`./fonts/${font}-${weight}.ttf`, import.meta.url));
  Font.register({ family: font, fonts: [400, 700].map((fontWeight) => ({ src: file(fontWeight), fontWeight })) });
}

/** Words are never broken: a model's name with a hyphen in it would read as another. */
export const keepWordsWhole = (): void => Font.registerHyphenationCallback((word) => [word]);
