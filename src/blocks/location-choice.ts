import { z } from 'zod';
import { slugSchema } from '#src/site/fields.ts';

/** Which locations a block shows. */
export const locationChoice = z
  .array(slugSchema)
  .max(60)
  .default([])
  .describe('Which locations, in this order; every one that is shown where none is named.');
