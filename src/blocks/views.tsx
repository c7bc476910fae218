import { type ComponentType, createElement } from 'react';
import { components } from './components.generated.ts';
import type { BlockName } from './find-block.ts';
import type { LoadedBlock } from './load-blocks.server.ts';
import { blockId } from './page-blocks.ts';

interface Props {
  readonly blocks: readonly LoadedBlock[];
  /** Whether figures in their texts were made up for a demonstration. */
  readonly isSample?: boolean | undefined;
}

/** A page's blocks, one under the other. */
export function Blocks({ blocks, isSample }: Props) {
  return (
    <>
      {blocks.map((block, at) => {
        const id = blockId(at + 1);
        return (
          <div key={id} id={id} data-block={block.name} className="block-place">
            {block.view !== null && createElement(componentOf(block.name), block.view)}
          </div>
        );
      })}
      {isSample === true && <p className="wrap pb-8 text-sm text-ink-2">The figures in the text on this page are samples.</p>}
    </>
  );
}

/** The compiler has held each component to what its block loads; by name alone it cannot. */
const componentOf = (name: BlockName) => components[name] as unknown as ComponentType<object>;
