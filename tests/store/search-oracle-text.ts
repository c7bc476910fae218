/** What free text can find of a vehicle, as the database has it. */
export interface TextRow {
  readonly id: number;
  readonly fields: readonly (string | null)[];
}

/**
 * The ids of rows that a text finds, by the plainest reading of ledger S9: every word of every row is looked at, for every word of the text. It knows
 * nothing of the index it checks. Null for a text without a word.
 */
export function textScan(rows: readonly TextRow[], text: string): number[] | null {
  const known = rows.map(({ id, fields }) => ({ id, words: new Set(fields.flatMap((field) => fieldWords(field ?? ''))) }));
  const chunks = chunksOf(text);
  if (chunks.length === 0) return null;
  const everyWord = new Set(known.flatMap(({ words }) => [...words]));
  /** The words of the stock that a word of the text stands for. */
  const meant = (word: string, isLast: boolean): Set<string> => {
    const straight = [...everyWord].filter((other) => other === word || (isLast && other.startsWith(word)));
    if (straight.length > 0) return new Set(straight);
    const allowed = /[^a-z]/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    if (allowed === 0) return new Set();
    return new Set([...everyWord].filter((other) => !/[^a-z]/.test(other) && distance(word, other) <= allowed));
  };
  const asked = chunks.map((parts, at) => {
    const isLast = at === chunks.length - 1;
    return {
      joined: meant(parts.join(''), isLast),
      parts: parts.map((part, place) => meant(part, isLast && place === parts.length - 1)),
    };
  });
  const has = (words: Set<string>, any: Set<string>) => [...any].some((word) => words.has(word));
  return known
    .filter(({ words }) => asked.every(({ joined, parts }) => has(words, joined) || parts.every((part) => has(words, part))))
    .map(({ id }) => id);
}

/** The words of a field. */
export function fieldWords(field: string): string[] {
  return chunksOf(field).flatMap((parts) => (parts.length > 1 ? [...parts, parts.join('')] : parts));
}

function chunksOf(text: string): string[][] {
  const chunks: string[][] = [];
  let [chunk, part]: [string[], string] = [[], ''];
  const endPart = () => {
    if (part !== '') chunk.push(part);
    part = '';
  };
  const endChunk = () => {
    endPart();
    if (chunk.length > 0) chunks.push(chunk);
    chunk = [];
  };
  for (const letter of text.normalize('NFKD')) {
    if (/\s/.test(letter)) endChunk();
    else if (/\p{M}/u.test(letter)) continue;
    else if (/\p{L}|\p{N}/u.test(letter)) part += letter.toLowerCase();
    else endPart();
  }
  endChunk();
  return chunks;
}

/** Optimal string alignment, as its definition has it. */
function distance(a: string, b: string): number {
  const known = new Map<number, number>();
  const of = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = i * 1000 + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = [of(i - 1, j) + 1, of(i, j - 1) + 1, of(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push(of(i - 2, j - 2) + 1);
    const least = Math.min(...ways);
    known.set(key, least);
    return least;
  };
  return of(a.length, b.length);
}
