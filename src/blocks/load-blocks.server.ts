import { isShowing } from '#src/rules/promotions/showing-times.ts';
import type { PageFile } from '#src/site/files/site-file.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { type BlockName, findBlock } from './find-block.ts';

export interface LoadedBlock {
  readonly name: BlockName;
  readonly opensUnderHeader: boolean;
  /** The component's props; null when the block has nothing to show. */
  readonly view: object | null;
}

/**
 * Loads what a page's blocks show. A block outside its dates is left out (ledger O8), and so is one that does not fit its schema: pages are
 * checked when they are applied, by the version of the schema at that time.
 */
export async function loadBlocks(
  context: PageContext,
  blocks: PageFile['blocks'],
  query: URLSearchParams = new URLSearchParams(),
): Promise<LoadedBlock[]> {
  const loaded = blocks.map(async (ofPage) => {
    const found = isShowing(ofPage, context.now) ? findBlock(ofPage) : null;
    const parsed = found?.block.schema.safeParse(found.props);
    if (found === null || parsed?.success !== true) return [];
    const { opensUnderHeader, load } = found.block;
    return [{ name: found.name, opensUnderHeader, view: await load(context, parsed.data, query) }];
  });
  return (await Promise.all(loaded)).flat();
}
