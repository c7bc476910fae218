/** Which of a site's hosts is the one others redirect to: its own name under localhost, or the first of its domains. */
export type HostMode = 'local' | 'domains';

/** A site's canonical host; a site without a domain is known by its local one in either mode (ledger I5, P1). */
export function canonicalHost(site: { readonly slug: string; readonly domains: readonly string[] }, mode: HostMode): string {
  return (mode === 'domains' ? site.domains[0] : undefined) ?? localHost(site.slug);
}

/** The host a site has on a developer's machine (ledger P1). */
export const localHost = (slug: string): string => `${slug}.localhost`;

/** Where a site's pages are, as others reach them: https at its own host, or the port of a developer's machine, where hosts alone lead nowhere. */
export const siteOrigin = (host: string, mode: HostMode, port: number): string =>
  mode === 'local' ? `http://${host}:${port}` : `https://${host}`;

/** A Host header as names are compared: lower case, without port and final dot (ledger I5). */
export function hostName(header: string): string {
  return header.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
