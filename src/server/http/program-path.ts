/** What is asked for by programs, scripts and `<img>` rather than opened by a person: the API, pictures, assets and other files. */
const FOLDERS = /^\/(?:api|images|assets)(?:\/|$)/;
const FILES = /\.(?:json|data|pdf|js|css|map|svg|png|jpe?g|webp|avif|ico|woff2|txt|xml|ics)$/i;
const ADDRESSES = /^\/cars\/[^/]+\/autogauge\/?$/;

/** Whether an error at this path is said as application/problem+json (ledger I4); everywhere else it is a page. */
export const isProgramPath = (pathname: string): boolean =>
  FOLDERS.test(pathname) || FILES.test(pathname) || ADDRESSES.test(pathname);
