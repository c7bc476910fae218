import type { LoadedBlock } from './blocks.server.ts';
import { LIVELY } from './lively.ts';

/**
 * A page's blocks as a document carries them. A still block is in the document as what it looks like; what it was made from would only follow
 * it to a browser that never asks for it. So that is there for the rendering, but is not among what is written down for the browser.
 */
export function servedBlocks(blocks: readonly LoadedBlock[], isDocument: boolean): readonly LoadedBlock[] {
  if (!isDocument) return blocks;
  return blocks.map((block) => {
    if (LIVELY.has(block.name)) return block;
    const { name, props, data } = block;
    return Object.defineProperties({ name }, { props: { value: props }, data: { value: data } }) as LoadedBlock;
  });
}
