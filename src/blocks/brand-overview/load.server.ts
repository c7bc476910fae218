import type { z } from 'zod';
import type { PageContext } from '#src/use-cases/context.ts';
import { viewBrand } from '#src/views/models/view-brand.ts';
import type { schema } from './schema.ts';

export const load = (context: PageContext, { brand }: z.output<typeof schema>) => viewBrand(context, brand);
