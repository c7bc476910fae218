import { addressPath } from '#src/rules/addresses/addresses.ts';
import type { PageContext } from '#src/use-cases/context.ts';

type Input = Pick<PageContext, 'site'>;

/** The address of the shopper's own page on a site (ledger A10). */
export const garagePath = ({ site }: Input): string => addressPath(site.switches.garagePath);

/** Where a shopper finds their alerts. */
export const alertsHref = (context: Input): string => `${garagePath(context)}#alerts`;
