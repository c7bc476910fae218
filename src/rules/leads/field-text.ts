import { normalized } from '../text/normalized.ts';

/** Invisible characters that reverse text or join and split words. Nobody types them, and they disguise what a text says. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** A visitor's text on one line: no control or invisible characters, no leading, trailing or repeated spaces. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();

/** A visitor's text with its line breaks. */
export const manyLines = (text: string): string =>
  clean(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A code or an address: on one line, with full-width and superscript characters replaced by plain ones. */
export const plainCode = (text: string): string => oneLine(normalized(text, 'NFKC'));

/** The items of a comma-separated list; no item contains a comma. */
export const listItems = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function clean(text: string): string {
  return (
    normalized(text.toWellFormed(), 'NFC')
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      // Null bytes and other control characters are dropped; only line ends and tabs are useful.
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .replace(UNSEEN, '')
  );
}
