import { editDistance } from './edit-distance.ts';

/** The name that a mistyped one most likely means, or null if none is close: at most a third of its letters may differ. */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const ranked = names
    .map((name) => ({ name, edits: editDistance(typed.toLowerCase(), name.toLowerCase()) }))
    .toSorted((one, other) => one.edits - other.edits);
  const [best] = ranked;
  return best !== undefined && best.edits <= Math.max(2, Math.floor(best.name.length / 3)) ? best.name : null;
}
