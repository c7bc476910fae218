/**
 * Whether a page's data begins with a hero. The header needs to know this from the first byte: a style that looked ahead for the hero would
 * move the header when the hero arrives.
 */
export function opensWithHero(loaderData: unknown): boolean {
  if (typeof loaderData !== 'object' || loaderData === null || !('blocks' in loaderData)) return false;
  const { blocks } = loaderData;
  return Array.isArray(blocks) && (blocks[0] as { name?: unknown } | undefined)?.name === 'hero';
}
