/** The pages that speak of nothing but finance, by the last part of their address (ledger M9, N4). */
const FINANCE_PAGES: readonly string[] = ['finance', 'finance-enquiry', 'apply-for-finance', 'finance-and-insurance'];

/** Whether an address of this site leads to a page about finance. */
export function isFinanceHref(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return href.startsWith('/') && FINANCE_PAGES.includes(path.replace(/\/$/, '').split('/').at(-1) ?? '');
}
