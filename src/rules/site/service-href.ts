/** The service page's own address, with whatever follows its path. */
const SERVICE = /^\/service\/?(?:[?#].*)?$/;

/** Where a link leads: one to the service page leads to the outside booking page where the site has one (ledger L13). */
export const serviceHref = (href: string, bookingUrl: string | null): string =>
  bookingUrl !== null && SERVICE.test(href) ? bookingUrl : href;
