/** Which of a site's hosts the others redirect to: its name under localhost, or the first of its domains. */
export type HostMode = 'local' | 'domains';

/** A site's canonical host; a site without a domain has its local one in either mode (ledger I5, P1). */
export function canonicalHost(site: { readonly slug: string; readonly domains: readonly string[] }, mode: HostMode): string {
  return (mode === 'domains' ? site.domains[0] : undefined) ?? localHost(site.slug);
}

/** A site's host on a developer's machine (ledger P1). */
export const localHost = (slug: string): string => `${slug}.localhost`;

/**
 * The origin of a site's pages: https at its own host, or the port of a developer's machine, where a host alone leads nowhere.
 */
export const siteOrigin = (host: string, mode: HostMode, port: number): string =>
  mode === 'local' ? `http://${host}:${port}` : `https://${host}`;

/** A Host header in the form names are compared in: lower case, without port and final dot (ledger I5). */
export function hostName(header: string): string {
  return header.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
