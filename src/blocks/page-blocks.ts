/** The names of a page's blocks, in their order; none for a page that is not made of blocks. */
function blockNames(loaderData: unknown): readonly unknown[] {
  if (typeof loaderData !== 'object' || loaderData === null || !('blocks' in loaderData)) return [];
  const { blocks } = loaderData;
  return Array.isArray(blocks) ? blocks.map((block: { readonly name?: unknown } | null) => block?.name) : [];
}

/**
 * Whether a page's data begins with a hero. The header needs to know this from the first byte: a style that looked ahead for the hero would
 * move the header when the hero arrives.
 */
export const opensWithHero = (loaderData: unknown): boolean => blockNames(loaderData)[0] === 'hero';

/** The id of the block at a place of a page, counted from 1. */
export const blockId = (place: number): string => `block-${place}`;

/**
 * The id of the last block that a first window is sure to show a part of: nothing is painted before it is whole, so that nothing moves while
 * the rest of it arrives. null for a page with fewer blocks.
 */
export const lastOfFirstWindow = (loaderData: unknown): string | null =>
  blockNames(loaderData).length >= IN_FIRST_WINDOW ? blockId(IN_FIRST_WINDOW) : null;

const IN_FIRST_WINDOW = 3;
