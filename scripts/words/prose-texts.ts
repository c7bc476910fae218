import type { PlacedText } from './code-texts.ts';

/** The lines of an article that hold letters: its head, its headings and its paragraphs. */
export const proseTexts = (source: string): PlacedText[] =>
  source
    .split('\n')
    .map((text, index) => ({ line: index + 1, text: text.trim() }))
    .filter(({ text }) => /[a-z]/i.test(text));
