import type { PageFile } from '#src/site/files/site-file.ts';
import { blockParams } from './reads-params.ts';
import { schemas } from './schemas.ts';

/** The parameters of the address that a page of a site's own reads: those of its blocks, in one order. */
export function pageParams(pages: Readonly<Record<string, Pick<PageFile, 'blocks'>>>, name: string): readonly string[] {
  const page = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (page === undefined) return [];
  return [...new Set(page.blocks.flatMap(paramsOf))].toSorted();
}

function paramsOf({ block, from: _from, until: _until, ...props }: PageFile['blocks'][number]): readonly string[] {
  if (!Object.hasOwn(schemas, block)) return [];
  return blockParams.get(schemas[block as keyof typeof schemas])?.params(props) ?? [];
}
