/** Many small documents in one buffer: the garbage collector has no object per vehicle to visit, and a thread can transfer it as one. */
export interface Packed {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Where each document begins; one more at the end. */
  readonly offsets: Uint32Array<ArrayBuffer>;
}

export function pack(documents: readonly Uint8Array[]): Packed {
  const offsets = new Uint32Array(documents.length + 1);
  for (const [at, document] of documents.entries()) offsets[at + 1] = (offsets[at] ?? 0) + document.length;
  const bytes = new Uint8Array(offsets.at(-1) ?? 0);
  for (const [at, document] of documents.entries()) bytes.set(document, offsets[at] ?? 0);
  return { bytes, offsets };
}

/** Returns one of the documents without copying it. */
export function unpack({ bytes, offsets }: Packed, at: number): Uint8Array {
  return bytes.subarray(offsets[at] ?? 0, offsets[at + 1] ?? 0);
}
