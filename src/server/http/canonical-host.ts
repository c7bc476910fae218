import { hostName } from '#src/rules/site/site-hosts.ts';
import type { SiteEntry } from '#src/showroom/directory.ts';

/** Whether a Host header is the site's canonical host; from its other hosts visitors are redirected (ledger I5). */
export const isCanonicalHost = (host: string, { canonicalHost }: SiteEntry): boolean =>
  host === canonicalHost || hostName(host) === canonicalHost;
