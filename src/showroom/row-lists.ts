/** Many ascending lists of rows, stored as the gaps between rows: most gaps are small and take one byte. */
export interface RowLists {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each list begins; one more at the end. */
  readonly starts: Uint32Array<ArrayBuffer>;
}

export function packRows(lists: readonly (readonly number[])[]): RowLists {
  const bytes: number[] = [];
  const starts = new Uint32Array(lists.length + 1);
  for (const [at, list] of lists.entries()) {
    let before = -1;
    for (const row of list) {
      let gap = row - before - 1;
      for (; gap > 127; gap >>>= 7) bytes.push((gap & 127) | 128);
      bytes.push(gap);
      before = row;
    }
    starts[at + 1] = bytes.length;
  }
  return { bytes: Uint8Array.from(bytes), starts };
}

/** Sets bits in the marks of every row of one list; the rows' marks begin at `base`. */
export function markRows({ bytes, starts }: RowLists, at: number, marks: Uint8Array | Uint32Array, base: number, bits = 1): void {
  const end = starts[at + 1] ?? 0;
  let row = base - 1;
  for (let from = starts[at] ?? 0; from < end; ) {
    let gap = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[from] ?? 0;
      from += 1;
      gap |= (byte & 127) << shift;
      if (byte < 128) break;
    }
    row += gap + 1;
    marks[row] = (marks[row] ?? 0) | bits;
  }
}
