import { salesCount } from '#src/rules/promotions/sales-count.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** The count at the instant the page is made for; null where the site does not count (ledger O7). */
export const load = ({ site, now }: PageContext): number | null => (site.switches.salesCounter ? salesCount(now) : null);
