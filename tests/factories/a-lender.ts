import type { z } from 'zod';
import type { Lender } from '#src/rules/finance/lender.ts';
import { lenderSchema } from '#src/site/files/lenders-file.ts';

/** A lender's row with nothing out of the ordinary, and whatever a test states. */
export function aLender(facts: Partial<z.input<typeof lenderSchema>> = {}): Lender {
  return lenderSchema.parse({ id: 'sample', name: 'Sample lender', rule: 'b', ...facts });
}
