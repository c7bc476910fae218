import type { z } from 'zod';
import { embedSize } from '#src/rules/embeds/embed.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import type { schema } from './schema.ts';

/** How large the frames are. Which of them is open is the address's business, on the server and in the browser alike. */
export const load = (_: PageContext, props: z.output<typeof schema>) => embedSize(props.kind, props);
