import { hostName } from '#src/rules/site/site-hosts.ts';
import type { Directory, SiteEntry } from '#src/showroom/directory.ts';
import { errorAnswer } from './error-answer.ts';
import { plainPage } from './plain-page.ts';
import type { Origin } from './trusted-request.ts';

/** The answer at a host that is no site's: on a developer's machine the list of sites, elsewhere nothing. */
export function withoutSite(directory: Pick<Directory, 'isLocal' | 'sites'>, { url, host }: Origin): Response {
  if (directory.isLocal && LOCAL.includes(hostName(host)) && url.pathname === '/') {
    const port = url.port === '' ? '' : `:${url.port}`;
    const links = directory.sites.map(({ name, canonicalHost }) => ({
      label: name,
      href: `${url.protocol}//${canonicalHost}${port}/`,
    }));
    return plainPage(200, 'Forecourt', links.length === 0 ? 'No site is set up yet.' : 'The sites on this machine:', links);
  }
  return errorAnswer(url.pathname, 404, { title: 'Not found', detail: 'There is no site at this address.' });
}

/** The hosts of a machine itself, at which a developer finds the list of sites (ledger P1, I5). */
const LOCAL: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Leads to the same address at the site's canonical host. */
export function moved(url: URL, { canonicalHost }: SiteEntry): Response {
  const to = new URL(url);
  to.hostname = canonicalHost;
  return new Response(null, { status: 308, headers: { Location: to.href } });
}
