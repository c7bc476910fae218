import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { fillCount } from '#src/views/pages/fill-count.ts';
import type { schema } from './schema.ts';

/** Fills the number into the words. */
export const load = (context: PageContext, { text }: z.output<typeof schema>): string => fillCount(context, text);
