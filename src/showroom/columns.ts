/** One small number per row, in as few bytes as they need. */
export type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A column of words: each row holds the index of its word. A row without a word holds that of the empty string. */
export interface WordColumn {
  readonly words: readonly string[];
  readonly codes: Codes;
}

/** Builds a column of words, row by row. */
export class WordCollector {
  readonly #known = new Map<string, number>();
  readonly #codes: number[] = [];

  add(word: string): void {
    let code = this.#known.get(word);
    if (code === undefined) {
      code = this.#known.size;
      this.#known.set(word, code);
    }
    this.#codes.push(code);
  }

  column(): WordColumn {
    const size = this.#known.size;
    const kind = size <= 0x100 ? Uint8Array : size <= 0x10000 ? Uint16Array : Uint32Array;
    return { words: [...this.#known.keys()], codes: kind.from(this.#codes) };
  }
}

export const wordAt = ({ words, codes }: WordColumn, row: number): string => words[codes[row] ?? 0] ?? '';
