/** How deep the elements of well-formed HTML are nested. */
export function htmlDepth(html: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag] of html.matchAll(/<[^>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    depth += tag.startsWith('</') ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
