import type { z } from 'zod';
import type { Block } from '#src/blocks/define-block.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** What a block's component is given on a page whose file says this about it. */
export const viewOf = async <Schema extends z.ZodType, View>(
  block: Block<Schema, View>,
  context: PageContext,
  props: z.input<Schema>,
  query = '',
): Promise<View> => block.load(context, block.schema.parse(props), new URLSearchParams(query));
