import { allowedErrors, isWithinErrors, type TextChunk, textChunks } from '#src/rules/search/text-match.ts';
import type { TruckMeans } from '#src/rules/stock/body-type.ts';
import { markRows } from './row-lists.ts';
import { type Shelf, TEXT_FIELDS, type TextField } from './shelf.ts';
import type { StockWords } from './stock-words.ts';
import { type TextIndex, textWordAt } from './text-index.ts';

/** Finds a site's visible vehicles by free text (ledger S9). */
export class TextSearch {
  readonly #words: StockWords;
  readonly #rows: Uint32Array;
  /** The field that this site ignores: bodies named by the other meaning of truck. */
  readonly #foreign: TextField;
  #last: { readonly text: string; readonly marks: Uint8Array | null } | null = null;

  constructor(words: StockWords, rows: Uint32Array, truckMeans: TruckMeans) {
    this.#words = words;
    this.#rows = rows;
    this.#foreign = truckMeans === 'ute' ? 'lightTruck' : 'ute';
  }

  /**
   * Marks, among all rows, those that have all chunks of a text, each anywhere; null for a text without words, which filters nothing. The marks of
   * the last text are cached: a search that finds nothing is counted again without each of its filters, and the text is most of the work.
   */
  marks(text: string): Uint8Array | null {
    if (this.#last?.text !== text) this.#last = { text, marks: this.#find(text) };
    return this.#last.marks;
  }

  /** Whether each word of a text, joined or in parts, is a word of some visible vehicle. */
  hasWords(text: string): boolean {
    const has = (word: string) => this.#isSeen(this.#rowsWith((index) => [equalTo(index, word)]));
    return textChunks(text).every(({ joined, parts }) => has(joined) || parts.every(has));
  }

  #find(text: string): Uint8Array | null {
    const chunks = textChunks(text);
    const last = chunks.at(-1);
    if (last === undefined) return null;
    // The last chunk is also found by its beginning. Of the others, one that is repeated is looked for once.
    const before = new Map(chunks.slice(0, -1).map((chunk) => [chunk.parts.join(' '), chunk]));
    const marks = this.#chunk(last, true);
    for (const chunk of before.values()) if (this.#isSeen(marks)) narrow(marks, this.#chunk(chunk, false));
    return marks;
  }

  /** A chunk matches joined, or by all its parts. */
  #chunk({ joined, parts: [first = joined, ...others] }: TextChunk, isLast: boolean): Uint8Array {
    const marks = this.#word(joined, isLast);
    if (others.length === 0) return marks;
    const all = this.#word(first, false);
    for (const [at, part] of others.entries())
      if (this.#isSeen(all)) narrow(all, this.#word(part, isLast && at === others.length - 1));
    for (let row = 0; row < marks.length; row += 1) marks[row] = (marks[row] ?? 0) | (all[row] ?? 0);
    return marks;
  }

  /** Typing errors are forgiven only when the word as it is spelt finds nothing that the site shows. */
  #word(word: string, isLast: boolean): Uint8Array {
    const exact = this.#rowsWith((index) => [isLast ? beginningWith(index, word) : equalTo(index, word)]);
    const errors = allowedErrors(word);
    return errors === 0 || this.#isSeen(exact) ? exact : this.#rowsWith((index) => similarTo(index, word, errors));
  }

  #rowsWith(find: (index: TextIndex) => readonly Span[]): Uint8Array {
    const all = new Uint8Array(this.#words.total);
    for (const { shelf, base } of this.#words.shelves) this.#markSpans(shelf, base, find(shelf.text), all);
    return all;
  }

  /** Whether the site shows any of the marked rows. */
  #isSeen(marks: Uint8Array): boolean {
    for (let at = 0; at < this.#rows.length; at += 1) if (marks[this.#rows[at] ?? 0] === 1) return true;
    return false;
  }

  /** Marks the rows that use words of these spans: in their own text, in a column's phrase, or in a piece of equipment. */
  #markSpans(shelf: Shelf, base: number, spans: readonly Span[], all: Uint8Array): void {
    const { starts, uses, phraseCount } = shelf.text;
    const phrases = new Uint8Array(phraseCount);
    let isPhrase = false;
    for (const [from, to] of spans) {
      const end = starts[to] ?? 0;
      for (let at = starts[from] ?? 0; at < end; at += 1) {
        const use = uses[at] ?? 0;
        if (use >= phraseCount) all[base + use - phraseCount] = 1;
        else {
          phrases[use] = 1;
          isPhrase = true;
        }
      }
    }
    if (isPhrase) for (const field of TEXT_FIELDS) if (field !== this.#foreign) markPhrases(shelf, base, field, phrases, all);
  }
}

/** Consecutive words of an index: from the first number up to, but not including, the second. */
type Span = readonly [number, number];

function markPhrases(shelf: Shelf, base: number, field: TextField, phrases: Uint8Array, all: Uint8Array): void {
  const first = shelf.firstPhrases[field];
  if (field === 'equipment') {
    for (let at = 0; at < shelf.equipment.phrases.length; at += 1)
      if (phrases[first + at] === 1) markRows(shelf.equipment.rows, at, all, base);
    return;
  }
  const { words, codes } = shelf.words[field === 'lightTruck' || field === 'ute' ? 'body' : field];
  const matches = phrases.subarray(first, first + words.length);
  if (!matches.includes(1)) return;
  for (let row = 0; row < codes.length; row += 1) if (matches[codes[row] ?? 0] === 1) all[base + row] = 1;
}

/** Clears marks that the others do not have. */
function narrow(marks: Uint8Array, others: Uint8Array): void {
  for (let row = 0; row < marks.length; row += 1) marks[row] = (marks[row] ?? 0) & (others[row] ?? 0);
}

function equalTo(index: TextIndex, word: string): Span {
  const at = firstWhere(index, (other) => other >= word);
  return at < index.words.offsets.length - 1 && textWordAt(index, at) === word ? [at, at + 1] : [at, at];
}

function beginningWith(index: TextIndex, word: string): Span {
  return [firstWhere(index, (other) => other >= word), firstWhere(index, (other) => other >= word && !other.startsWith(word))];
}

function similarTo(index: TextIndex, word: string, errors: number): Span[] {
  const { letters, lengths } = index;
  const last = lengths.length - 1;
  const from = lengths[Math.min(last, Math.max(0, word.length - errors))] ?? 0;
  const to = lengths[Math.min(last, word.length + errors + 1)] ?? 0;
  return [...letters.subarray(from, to)]
    .filter((at) => isWithinErrors(word, textWordAt(index, at), errors))
    .map((at): Span => [at, at + 1]);
}

/** The first word that a condition holds for; it must hold for all words after it. */
function firstWhere(index: TextIndex, isReached: (word: string) => boolean): number {
  let [low, high] = [0, index.words.offsets.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(textWordAt(index, middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}
