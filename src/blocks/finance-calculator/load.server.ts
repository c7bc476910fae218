import type { z } from 'zod';
import type { Context } from '#src/use-cases/context.ts';
import { standaloneCalculatorView } from '#src/use-cases/finance-calculator-view.ts';
import type { schema } from './schema.ts';

/** The calculator by the site's lender and switches; null where it is switched off (ledger M4, P11). */
export const load = (context: Context, { amount }: z.output<typeof schema>) => standaloneCalculatorView(context, amount);
