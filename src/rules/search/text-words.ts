import { normalized } from '../text/normalized.ts';

/** A chunk between two blanks: its words, and the one they make when joined ('cx-5': cx, 5 and cx5). */
export interface TextChunk {
  readonly joined: string;
  readonly parts: readonly string[];
}

/**
 * Splits a text into chunks for comparison: without accents, in lower case, at blanks; a chunk without letters or digits is
 * dropped (ledger S9).
 */
export function textChunks(text: string): readonly TextChunk[] {
  return plain(text)
    .split(/\s+/)
    .flatMap((chunk) => {
      const parts = chunk.match(/[\p{L}\p{N}]+/gu);
      return parts === null ? [] : [{ joined: parts.join(''), parts }];
    });
}

/** The words that a text is found by, without duplicates (ledger S9). */
export function textWords(text: string): readonly string[] {
  const chunks = textChunks(text);
  return [...new Set(chunks.flatMap(({ joined, parts }) => (parts.length === 1 ? parts : [...parts, joined])))];
}

/** Most of what dealers write has no accents and need not be decomposed. */
const plain = (text: string) =>
  (/^[ -~]*$/.test(text) ? text : normalized(text, 'NFKD').replaceAll(/\p{M}+/gu, '')).toLowerCase();
