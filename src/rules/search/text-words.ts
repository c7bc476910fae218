import { normalized } from '../text/normalized.ts';

/** What stands between two blanks: its words, and the one they make when run together ('cx-5': cx, 5 and cx5). */
export interface TextChunk {
  readonly joined: string;
  readonly parts: readonly string[];
}

/** Splits a text into chunks as free text is compared: without accents, in lower case, at blanks; a chunk without a letter or digit is none (ledger S9). */
export function textChunks(text: string): readonly TextChunk[] {
  return plain(text)
    .split(/\s+/)
    .flatMap((chunk) => {
      const parts = chunk.match(/[\p{L}\p{N}]+/gu);
      return parts === null ? [] : [{ joined: parts.join(''), parts }];
    });
}

/** The words by which a text is found, each once (ledger S9). */
export function textWords(text: string): readonly string[] {
  const chunks = textChunks(text);
  return [...new Set(chunks.flatMap(({ joined, parts }) => (parts.length === 1 ? parts : [...parts, joined])))];
}

/** Most of what dealers write has no accents: it need not be taken apart to find out. */
const plain = (text: string) =>
  (/^[ -~]*$/.test(text) ? text : normalized(text, 'NFKD').replaceAll(/\p{M}+/gu, '')).toLowerCase();
