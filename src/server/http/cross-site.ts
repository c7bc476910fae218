/**
 * Whether a request that changes something may have been sent by another site's page. Browsers say so with Sec-Fetch-Site and Origin; a
 * program that sends neither is accepted only without cookies, because it then acts for no visitor.
 */
export function isCrossSite(method: string, headers: Headers, own: URL): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  const fetchSite = headers.get('sec-fetch-site');
  const origin = headers.get('origin');
  if (fetchSite !== null && fetchSite !== 'same-origin' && fetchSite !== 'none') return true;
  if (origin !== null) return origin !== own.origin;
  return fetchSite === null && headers.has('cookie');
}
