/** No more vehicles than this are compared in one request. */
export const COMPARED_AT_ONCE = 12;

/** The vehicles that a request names, such as `12,7,30`: whole numbers, each once, in their order. Anything else is left out. */
export function compareIds(text: string | null): number[] {
  const ids = new Set<number>();
  for (const word of (text ?? '').split(',')) {
    // Nine digits: every such number is one the store can hold.
    if (/^[1-9]\d{0,8}$/.test(word)) ids.add(Number(word));
    if (ids.size === COMPARED_AT_ONCE) break;
  }
  return [...ids];
}
