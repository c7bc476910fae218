import { normalized } from '../text/normalized.ts';

/** Marks that turn text round, join or part words unseen; nobody types them, and they hide what a text says. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What a visitor wrote, as plain text on one line: no control characters, no unseen marks, no spaces at the ends or in a row. */
export const oneLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim();

/** What a visitor wrote, with its lines kept. */
export const manyLines = (text: string): string =>
  clean(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A code or an address: as on one line, and wide or raised letters and digits as the plain ones they stand for. */
export const plainCode = (text: string): string => oneLine(normalized(text, 'NFKC'));

/** The items of a list that is written with commas between; no item has one in it. */
export const listItems = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function clean(text: string): string {
  return (
    normalized(text.toWellFormed(), 'NFC')
      .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      // Zero bytes and their like vanish; only the line's end and the tab are of use to anyone.
      .replace(/(?![\n\t])\p{Cc}/gu, '')
      .replace(UNSEEN, '')
  );
}
