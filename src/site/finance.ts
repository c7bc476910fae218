import { localDay } from '#src/rules/time/local-day.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { Switches } from './switches/switches.ts';

interface Financed {
  readonly switches: Switches;
  readonly dealerships: readonly { readonly id: number; readonly switches: Switches }[];
}

/** What the finance rules are given: the switches of the vehicle's dealership, and the year. */
export type FinanceInput = Switches & { readonly thisYear: number };

/** The inputs that were made last, by site and dealership: all cards of a page ask for the same, and the switches are some hundreds. */
const made = new WeakMap<Financed, Map<number, { readonly now: number; readonly input: FinanceInput }>>();

/**
 * The input of the finance rules for a dealership's vehicles on a day: the dealership's switches override the site's (ledger P3).
 */
export function financeInput(site: Financed, dealershipId: number, now: number): FinanceInput {
  const ofSite = made.get(site) ?? new Map<number, { readonly now: number; readonly input: FinanceInput }>();
  const last = ofSite.get(dealershipId);
  if (last?.now === now) return last.input;
  const input = {
    ...switchesFor(site, dealershipId),
    // Only the site decides whether finance is mentioned at all.
    financeEnabled: site.switches.financeEnabled,
    thisYear: localDay(site.switches.timeZone, now).year,
  };
  made.set(site, ofSite.set(dealershipId, { now, input }));
  return input;
}

/** The pages that are only about finance, by the last segment of their address (ledger M9, N4). */
const FINANCE_PAGES: readonly string[] = ['finance', 'finance-enquiry', 'apply-for-finance', 'finance-and-insurance'];

/** Whether a link leads to a page of this site that is about finance. */
export function isFinanceHref(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return href.startsWith('/') && FINANCE_PAGES.includes(path.replace(/\/$/, '').split('/').at(-1) ?? '');
}
