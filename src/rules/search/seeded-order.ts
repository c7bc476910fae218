/** A number that differs by text and is the same for the same text everywhere: from 0 to 4,294,967,295. */
export function seedNumber(seed: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < seed.length; at += 1) hash = Math.imul(hash ^ seed.charCodeAt(at), 0x01000193);
  // Neighbouring days differ in one digit; these steps spread that over all bits.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A list in an order that differs by seed and is the same for the same seed everywhere. */
export function seededOrder<T>(list: readonly T[], seed: string): T[] {
  return list
    .map((one, at) => ({ one, key: seedNumber(`${seed} ${at}`) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ one }) => one);
}
