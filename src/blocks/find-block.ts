import type { z } from 'zod';
import type { PageFile } from '#src/site/files/site-file.ts';
import type { Block } from './define-block.ts';
import { blocks } from './registry.generated.ts';

export type BlockName = keyof typeof blocks;

/** A block of a page as its site's file has it. */
type BlockOfPage = PageFile['blocks'][number];

/** Any block, for code that treats all of them alike. */
type AnyBlock = Block<z.ZodType<Record<string, unknown>>, object | null>;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blocks, name);

export const blockCalled = (name: BlockName): AnyBlock => blocks[name] as unknown as AnyBlock;

/** The declaration of a page's block with what the page says about it; null when there is no such block. */
export function findBlock({ block: name, from: _from, until: _until, ...props }: BlockOfPage) {
  return isBlockName(name) ? { name, block: blockCalled(name), props } : null;
}
