/** The pages that are only about finance, by the last segment of their address (ledger M9, N4). */
const FINANCE_PAGES: readonly string[] = ['finance', 'finance-enquiry', 'apply-for-finance', 'finance-and-insurance'];

/** Whether a link leads to a page of this site that is about finance. */
export function isFinanceHref(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return href.startsWith('/') && FINANCE_PAGES.includes(path.replace(/\/$/, '').split('/').at(-1) ?? '');
}
