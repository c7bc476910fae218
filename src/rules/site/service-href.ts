/** The service page's address, with anything after its path. */
const SERVICE = /^\/service\/?(?:[?#].*)?$/;

/** Where a link leads: links to the service page lead to the external booking page if the site has one (ledger L13). */
export const serviceHref = (href: string, bookingUrl: string | null): string =>
  bookingUrl !== null && SERVICE.test(href) ? bookingUrl : href;
