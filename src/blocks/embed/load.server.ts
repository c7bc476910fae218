import type { z } from 'zod';
import { embedSize } from '#src/rules/embeds/embed.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { schema } from './schema.ts';

/** How large the frame is. */
export const load = (_: PageContext, props: z.output<typeof schema>) => embedSize(props.kind, props);
