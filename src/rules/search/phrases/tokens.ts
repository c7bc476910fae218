import { normalized } from '../../text/normalized.ts';

/** A word as typed, and in the forms it is compared by. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** Lower case, without accents and apostrophes. */
  readonly word: string;
  /** The word's letters and digits only: 'CX-5', 'cx 5' and 'cx5' are the same. */
  readonly key: string;
  /** Whether only a dash separates this word from the one before. */
  readonly isJoined: boolean;
}

/** A text in the form words are compared by: lower case, no accents. */
export const folded = (text: string): string =>
  normalized(text, 'NFKD')
    .replaceAll(/[\p{M}'’‘`]+/gu, '')
    .toLowerCase();

/** Only the letters and digits of a text, for comparing names with and without dashes and blanks. */
export const keyOf = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');

const DASHES = /^[-‐‑–—]+$/;
const CHUNKS = /(?:[^\s,;/()"“”!?]|(?<=\d)[,/](?=\d))+/g;
const PIECES = /[<>]=?|[-‐‑–—]+|[^-‐‑–—<>]+/g;

/** Splits a text at blanks, commas, slashes and dashes; commas and slashes between digits stay. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNKS)) {
    let isJoined = false;
    for (const { 0: piece, index: at } of chunk.matchAll(PIECES)) {
      if (DASHES.test(piece)) {
        if (piece === chunk) tokens.push({ start: index, end: index + chunk.length, word: '-', key: '', isJoined: false });
        isJoined = true;
        continue;
      }
      const bare = trimmed(piece);
      if (bare.text === '') continue;
      const start = index + at + bare.from;
      const end = start + bare.text.length;
      tokens.push({ start, end, word: folded(bare.text), key: keyOf(bare.text), isJoined });
      isJoined = false;
    }
  }
  return tokens;
}

const isPoint = (letter: string | undefined) => letter !== undefined && ".:'’‘".includes(letter);

/** Trims the dots around a word. By hand, because a pattern anchored at the end of a text retries at every dot inside it. */
function trimmed(piece: string): { readonly text: string; readonly from: number } {
  let [from, to] = [0, piece.length];
  while (from < to && isPoint(piece[from])) from += 1;
  while (to > from && isPoint(piece[to - 1])) to -= 1;
  return { text: piece.slice(from, to), from };
}

/** The longest run of words from a position that a table contains, with its number of words. */
export function longestPhrase<T>(
  tokens: readonly Token[],
  at: number,
  table: ReadonlyMap<string, T>,
  most: number,
): { readonly found: T; readonly length: number } | null {
  let longest: { readonly found: T; readonly length: number } | null = null;
  let phrase = '';
  for (let length = 1; length <= most; length += 1) {
    const word = tokens[at + length - 1]?.word;
    if (word === undefined) break;
    phrase = length === 1 ? word : `${phrase} ${word}`;
    const found = table.get(phrase);
    if (found !== undefined) longest = { found, length };
  }
  return longest;
}

/**
 * Whether a run begins and ends at word boundaries: the 5 of 'cx-5' is not a number, the auto of 'auto-dimming' not a gearbox.
 */
export const isWholeWords = (tokens: readonly Token[], at: number, length: number): boolean =>
  tokens[at]?.isJoined !== true && tokens[at + length]?.isJoined !== true;
