import { normalized } from '#src/rules/text/normalized.ts';

/**
 * How many typing errors a word may have: none below 4 letters, one up to 7, two from 8; none if it contains anything but a to z
 * (ledger S9).
 */
export function allowedErrors(word: string): 0 | 1 | 2 {
  if (word.length < 4 || !isLetters(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Only words of letters are matched with errors: a different digit is a different car. */
export const isLetters = (word: string): boolean => /^[a-z]+$/.test(word);

/**
 * Whether one word becomes the other with at most this many errors, each an extra, missing, wrong or swapped letter; no letter is
 * edited twice.
 */
export function isWithinErrors(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  const [a, b] = withoutSameEnds(one, other);
  let [before, leastBefore]: [number[], number] = [[], 0];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      let errors = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) errors = Math.min(errors, (before[j - 2] ?? 0) + 1);
      next.push(errors);
      least = Math.min(least, errors);
    }
    // Once two rows are above the limit, all later ones are: a swap reaches back no further.
    if (least > most && leastBefore > most) return false;
    [before, leastBefore, row] = [row, least, next];
  }
  return (row[b.length] ?? 0) <= most;
}

/** Common prefixes and suffixes contain no errors; most compared words differ from first letter to last. */
function withoutSameEnds(a: string, b: string): readonly [string, string] {
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - from;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return [a.slice(from, a.length - end), b.slice(from, b.length - end)];
}

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
