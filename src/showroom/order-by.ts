/**
 * Positions in ascending order of their keys; equal keys stay in the order they had before, by default that of the positions. A radix sort by sixteen
 * bits at a time: no comparisons, however many vehicles there are. NaN is not a valid key.
 */
export function orderBy(keys: Float64Array, before?: Uint32Array): Uint32Array<ArrayBuffer> {
  const count = keys.length;
  const digits = sortableBits(keys);
  let order = before === undefined ? new Uint32Array(count).map((_, at) => at) : Uint32Array.from(before);
  let next = new Uint32Array(count);
  const positions = new Uint32Array(0x10000);
  for (let digit = 0; digit < 4; digit += 1) {
    positions.fill(0);
    for (let at = digit; at < digits.length; at += 4) {
      const value = digits[at] ?? 0;
      positions[value] = (positions[value] ?? 0) + 1;
    }
    // All keys have the same bits here: nothing to sort.
    if (positions[digits[digit] ?? 0] === count) continue;
    for (let value = 0, sum = 0; value < positions.length; value += 1) {
      const size = positions[value] ?? 0;
      positions[value] = sum;
      sum += size;
    }
    for (const at of order) {
      const value = digits[at * 4 + digit] ?? 0;
      const position = positions[value] ?? 0;
      next[position] = at;
      positions[value] = position + 1;
    }
    [order, next] = [next, order];
  }
  return order;
}

/** The keys' bits, lowest sixteen first, so that they compare as the keys do: all bits of negative numbers are inverted, of others the sign. */
function sortableBits(keys: Float64Array): Uint16Array {
  const halves = new Uint32Array(Float64Array.from(keys).buffer);
  for (let high = 1; high < halves.length; high += 2) {
    const half = halves[high] ?? 0;
    if (half >>> 31 === 1) {
      halves[high] = ~half;
      halves[high - 1] = ~(halves[high - 1] ?? 0);
    } else halves[high] = half | 0x80000000;
  }
  return new Uint16Array(halves.buffer);
}
