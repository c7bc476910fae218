/** A place in a ring of frames: whatever the number, one that is there. */
export function inRing(place: number, count: number): number {
  return count === 0 ? 0 : ((place % count) + count) % count;
}

/** The place after a drag of so many pixels from where it began: the near side follows the hand (ledger G4). */
export function frameAfterDrag(begun: number, movedPx: number, pxPerFrame: number, count: number): number {
  return inRing(begun + Math.trunc(movedPx / pxPerFrame), count);
}

/** The place after a key, or null for a key that turns nothing. */
export function frameAfterKey(place: number, key: string, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return inRing(place + 1, count);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return inRing(place - 1, count);
  if (key === 'Home') return 0;
  return key === 'End' ? inRing(-1, count) : null;
}

/** The frames that can be shown: those that did not fail. A place in the turn is a place in this list (ledger G4). */
export function framesLeft(count: number, failed: ReadonlySet<number>): readonly number[] {
  return Array.from({ length: count }, (_, frame) => frame).filter((frame) => !failed.has(frame));
}
