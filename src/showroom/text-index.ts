import { isLetters, textWords } from '#src/rules/search/text-match.ts';
import { type Packed, unpack } from './packed.ts';

/**
 * The words by which a shelf's vehicles are found (ledger S9). Most words come from phrases that many vehicles share (a make, a piece of equipment): a
 * word knows its phrases, and the columns know whose they are. A stock number or VIN is one vehicle's own: its words know the row.
 */
export interface TextIndex {
  /** Sorted, so that all words with the same beginning lie together. */
  readonly words: Packed;
  /** Where each word's uses begin; one more at the end. */
  readonly starts: Uint32Array<ArrayBuffer>;
  /** Phrases by number, or rows: a row is stored as its number plus the count of phrases. */
  readonly uses: Uint32Array<ArrayBuffer>;
  readonly phraseCount: number;
  /** The words of letters alone, shortest first, and where each length begins. */
  readonly letters: Uint32Array<ArrayBuffer>;
  readonly lengths: Uint32Array<ArrayBuffer>;
}

/** Collects which phrases and rows use which word; phrases come first, in the order of their numbers. */
export class TextCollector {
  readonly #words = new Map<string, number>();
  readonly #pairs: { readonly words: number[]; readonly uses: number[] } = { words: [], uses: [] };
  #phrases = 0;

  /** Adds phrases, which take the next numbers; returns the first of these. */
  addPhrases(phrases: readonly string[]): number {
    const first = this.#phrases;
    for (const [at, phrase] of phrases.entries()) this.#add(phrase, first + at);
    this.#phrases += phrases.length;
    return first;
  }

  /** Adds text that only one row has; all phrases must have been added before. */
  addOwn(text: string, row: number): void {
    this.#add(text, this.#phrases + row);
  }

  index(): TextIndex {
    const { words: of, uses } = this.#pairs;
    const sorted = [...this.#words.keys()].toSorted();
    const positions = new Uint32Array(sorted.length);
    for (const [position, word] of sorted.entries()) positions[this.#words.get(word) ?? 0] = position;
    const starts = new Uint32Array(sorted.length + 1);
    for (const word of of) bump(starts, (positions[word] ?? 0) + 1);
    for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    const next = starts.slice();
    const laid = new Uint32Array(uses.length);
    for (const [at, use] of uses.entries()) {
      const position = positions[of[at] ?? 0] ?? 0;
      laid[next[position] ?? 0] = use;
      bump(next, position);
    }
    return { words: packWords(sorted), starts, uses: laid, phraseCount: this.#phrases, ...byLength(sorted) };
  }

  #add(text: string, use: number): void {
    for (const word of textWords(text)) {
      let number = this.#words.get(word);
      if (number === undefined) {
        number = this.#words.size;
        this.#words.set(word, number);
      }
      this.#pairs.words.push(number);
      this.#pairs.uses.push(use);
    }
  }
}

const decoder = new TextDecoder();

export const textWordAt = ({ words }: TextIndex, at: number): string => decoder.decode(unpack(words, at));

const bump = (numbers: Uint32Array, at: number) => {
  numbers[at] = (numbers[at] ?? 0) + 1;
};

function packWords(words: readonly string[]): Packed {
  const offsets = new Uint32Array(words.length + 1);
  for (const [at, word] of words.entries()) offsets[at + 1] = (offsets[at] ?? 0) + Buffer.byteLength(word);
  return { bytes: new TextEncoder().encode(words.join('')), offsets };
}

function byLength(words: readonly string[]): Pick<TextIndex, 'letters' | 'lengths'> {
  const all = [...words.keys()].filter((at) => isLetters(words[at] ?? ''));
  const letters = Uint32Array.from(all.toSorted((a, b) => (words[a] ?? '').length - (words[b] ?? '').length));
  const longest = words[letters.at(-1) ?? -1]?.length ?? 0;
  const lengths = new Uint32Array(longest + 2);
  for (const at of letters) bump(lengths, (words[at] ?? '').length + 1);
  for (let length = 1; length < lengths.length; length += 1)
    lengths[length] = (lengths[length] ?? 0) + (lengths[length - 1] ?? 0);
  return { letters, lengths };
}
