/** Wraps an index into a ring of frames. */
export function wrappedIndex(place: number, count: number): number {
  return count === 0 ? 0 : ((place % count) + count) % count;
}

/** The frame that a spin begins with: the one nearest to an angle, counted from the front of the vehicle (ledger G4). */
export function openingFrame(degrees: number, count: number): number {
  return wrappedIndex(Math.round((degrees / 360) * count), count);
}

/** The index after a drag of some pixels from where it began: the near side of the vehicle follows the hand (ledger G4). */
export function frameAfterDrag(begun: number, movedPx: number, pxPerFrame: number, count: number): number {
  return wrappedIndex(begun + Math.trunc(movedPx / pxPerFrame), count);
}

/** The index after a key press, or null for a key that turns nothing. */
export function frameAfterKey(place: number, key: string, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return wrappedIndex(place + 1, count);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return wrappedIndex(place - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? wrappedIndex(-1, count) : null;
}

/** The frames that loaded. Positions of the spin are indexes into this list (ledger G4). */
export function loadedFrames(count: number, failed: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: count }, (_, frame) => frame).filter((frame) => !failed.has(frame));
}
