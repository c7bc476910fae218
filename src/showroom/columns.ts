/** A column of words: each row holds a small number that stands for its word. */
export interface WordColumn {
  readonly words: readonly string[];
  readonly codes: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
}

/** Turns a column of words into small numbers; a missing word is the empty one. */
export function wordColumn(values: readonly (string | null)[]): WordColumn {
  const known = new Map<string, number>();
  const codes = values.map((value) => {
    const word = value ?? '';
    let code = known.get(word);
    if (code === undefined) {
      code = known.size;
      known.set(word, code);
    }
    return code;
  });
  return { words: [...known.keys()], codes: known.size < 65_536 ? Uint16Array.from(codes) : Uint32Array.from(codes) };
}

/** A row's word. */
export const wordAt = ({ words, codes }: WordColumn, row: number): string => words[codes[row] ?? 0] ?? '';
