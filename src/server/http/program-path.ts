import { matchAddress } from '#src/rules/addresses/match-address.ts';

/** Addresses that programs, scripts and `<img>` request, rather than people. */
const FOR_PROGRAMS: readonly string[] = ['api', 'direct', 'file', 'edge'];
const FILES = /\.(?:json|data|pdf|js|css|map|svg|png|jpe?g|webp|avif|ico|woff2|txt|xml|ics)$/i;

/** Whether an error at this path is application/problem+json (ledger I4); everywhere else it is a page. */
export const isProgramPath = (pathname: string): boolean =>
  FILES.test(pathname) || FOR_PROGRAMS.includes(matchAddress(pathname)?.address.kind ?? 'page');
