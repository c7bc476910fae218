import { type ComponentType, createElement, type LazyExoticComponent, lazy, Suspense, useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { Still } from '#src/ui/kit/still.tsx';
import { whenNear } from '#src/ui/kit/when-near.tsx';
import type { BlockName } from './find-block.ts';
import type { LoadedBlock } from './load-blocks.server.ts';
import { blockId } from './page-blocks.ts';

type View = ComponentType<object>;

/** The views whose code is here: all of them on the server, in the browser those of the pages that it has made itself. */
const here = new Map<BlockName, View>();
const coming = new Map<BlockName, LazyExoticComponent<View>>();

/** Fetches the code of blocks, so that a page rendered in the browser is complete at once. */
export async function fetchViews(names: readonly BlockName[]): Promise<void> {
  const missing = [...new Set(names)].filter((name) => !here.has(name));
  await Promise.all(missing.map(async (name) => here.set(name, await viewOf(name))));
}

/** The code of one view. The list of them comes with the first that is asked for: a page as the server made it may need none. */
async function viewOf(name: BlockName): Promise<View> {
  const { components } = await import('./components.generated.ts');
  return (await components[name]()) as unknown as View;
}

if (import.meta.env.SSR) await fetchViews(Object.keys((await import('./components.generated.ts')).components) as BlockName[]);

/** A page's blocks, one under the other. */
export function Blocks({ blocks }: { readonly blocks: readonly LoadedBlock[] }) {
  // Another page's block in the same place is another block.
  const { pathname } = useLocation();
  return blocks.map((block, at) => {
    const id = blockId(at + 1);
    return <Block key={`${pathname} ${id}`} id={id} block={block} />;
  });
}

function Block({ id, block }: { readonly id: string; readonly block: LoadedBlock }) {
  const { name, isInteractive } = block;
  // A document leaves out what a still block was made from: where the block must be made after all, that is asked for.
  const view = Object.hasOwn(block, 'view') ? (
    <Suspense>{block.view !== null && createElement(here.get(name) ?? comingView(name), block.view)}</Suspense>
  ) : (
    <AskAgain />
  );
  return isInteractive ? (
    <div id={id} data-block={name} className="block-place">
      {view}
    </div>
  ) : (
    <Still id={id} name={name}>
      {view}
    </Still>
  );
}

/** Asks the server for the page's data, all of it. */
function AskAgain() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return null;
}

/** A view whose code is fetched when a block of its kind is near the window; until then the block stays as the server rendered it. */
function comingView(name: BlockName): LazyExoticComponent<View> {
  const known = coming.get(name);
  if (known !== undefined) return known;
  const view = lazy(async () => {
    await whenNear(`[data-block="${name}"]`);
    return { default: await viewOf(name) };
  });
  coming.set(name, view);
  return view;
}
