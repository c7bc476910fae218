import type { LoadedBlock } from './load-blocks.server.ts';

/** The blocks in a route's loader data; empty for a page that is not made of blocks. */
function blocksIn(loaderData: unknown): readonly (Partial<LoadedBlock> | null)[] {
  if (typeof loaderData !== 'object' || loaderData === null || !('blocks' in loaderData)) return [];
  const { blocks } = loaderData;
  return Array.isArray(blocks) ? blocks : [];
}

/**
 * Whether the header lies over a page's first block. The header needs to know this from the first byte: a style that looked ahead for the
 * block would move the header when the block arrives.
 */
export const opensUnderHeader = (loaderData: unknown): boolean => blocksIn(loaderData)[0]?.opensUnderHeader === true;

/** The id of a page's block by its position, counted from 1. */
export const blockId = (position: number): string => `block-${position}`;

/**
 * The id of the last block that is partly in the first window on any screen: nothing is painted before it has arrived, so that nothing moves
 * while the rest of it arrives. null for a page with fewer blocks.
 */
export const lastOfFirstWindow = (loaderData: unknown): string | null =>
  blocksIn(loaderData).length >= IN_FIRST_WINDOW ? blockId(IN_FIRST_WINDOW) : null;

const IN_FIRST_WINDOW = 3;
