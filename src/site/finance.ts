import { localDay } from '#src/rules/time/local-day.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { Switches } from './switches/switches.ts';

interface Financed {
  readonly switches: Switches;
  readonly dealerships: readonly { readonly id: number; readonly switches: Switches }[];
}

/**
 * The input of the finance rules for a dealership's vehicles on a day: the dealership's switches override the site's (ledger P3).
 */
export const financeInput = (site: Financed, dealershipId: number, now: number) => ({
  ...switchesFor(site, dealershipId),
  // Only the site decides whether finance is mentioned at all.
  financeEnabled: site.switches.financeEnabled,
  thisYear: localDay(site.switches.timeZone, now).year,
});

/** The pages that are only about finance, by the last segment of their address (ledger M9, N4). */
const FINANCE_PAGES: readonly string[] = ['finance', 'finance-enquiry', 'apply-for-finance', 'finance-and-insurance'];

/** Whether a link leads to a page of this site that is about finance. */
export function isFinanceHref(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return href.startsWith('/') && FINANCE_PAGES.includes(path.replace(/\/$/, '').split('/').at(-1) ?? '');
}
