import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';
import type { schema } from './schema.ts';

/** Fills the numbers into the words, and finds the vehicle alone. */
export function load(context: PageContext, { text, imageUrl }: z.output<typeof schema>) {
  return { text: fillCount(context, text), picture: imageUrl === null ? null : cutOutView(context, imageUrl) };
}
