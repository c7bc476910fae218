/** The nth smallest of the first `count` values; reorders them (Hoare's selection). */
export function nthSmallest(values: Float64Array, count: number, place: number): number {
  let low = 0;
  let high = count - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) < pivot) left += 1;
      while ((values[right] ?? 0) > pivot) right -= 1;
      if (left <= right) {
        const held = values[left] ?? 0;
        values[left] = values[right] ?? 0;
        values[right] = held;
        left += 1;
        right -= 1;
      }
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return values[place] ?? 0;
  }
  return values[low] ?? 0;
}

/** The median of the first `count` values; reorders them. */
export const medianOf = (values: Float64Array, count: number): number => nthSmallest(values, count, (count - 1) >> 1);
