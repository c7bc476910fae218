/** A hash of a text from 0 to 4,294,967,295, the same everywhere. */
export function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  // Consecutive days differ in one digit; these steps spread the difference over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Shuffles a list by a seed, the same everywhere for the same seed. */
export function seededOrder<T>(list: readonly T[], seed: string): T[] {
  return list
    .map((one, at) => ({ one, key: seedNumber(`${seed} ${at}`) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
