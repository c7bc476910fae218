import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';
import type { schema } from './schema.ts';

/** Fills the numbers into the words. */
export function load(context: PageContext, { text, link }: z.output<typeof schema>) {
  return { text: fillCount(context, text), link: { ...link, label: fillCount(context, link.label) } };
}
