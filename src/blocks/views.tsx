import { type ComponentType, createElement } from 'react';
import { components } from './components.generated.ts';
import type { BlockName } from './find-block.ts';
import type { LoadedBlock } from './load-blocks.server.ts';
import { blockId } from './page-blocks.ts';

/** A page's blocks, one under the other. */
export function Blocks({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  return blocks.map((block, at) => {
    const id = blockId(at + 1);
    return (
      <div key={id} id={id} data-block={block.name} className="block-place">
        {block.view !== null && createElement(componentOf(block.name), block.view)}
      </div>
    );
  });
}

/** The compiler has held each component to what its block loads; by name alone it cannot. */
const componentOf = (name: BlockName) => components[name] as unknown as ComponentType<object>;
