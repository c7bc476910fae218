/** Does something to every item, a few at a time, and keeps the order. */
export async function many<T, R>(items: readonly T[], atOnce: number, act: (item: T, at: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const at = next;
      next += 1;
      // `at` is a place in the list.
      results[at] = await act(items[at] as T, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, lane));
  return results;
}

/** The numbers from 0. */
export const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
