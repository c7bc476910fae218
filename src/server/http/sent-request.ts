import { matchAddress } from '#src/rules/addresses/match-address.ts';

/** The methods that are not only for reading. */
export const WRITING: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** The same request at the address that the visitor sent it to. */
export function sent({ method, headers, body, signal }: Request, url: URL): Request {
  const own = new Headers(headers);
  // The router compares origins once more, and knows no exception.
  if (isFromAnywhere(url)) own.delete('origin');
  return new Request(url, { method, headers: own, signal, ...(body === null ? {} : { body, duplex: 'half' }) });
}

export const isFromAnywhere = ({ pathname }: URL): boolean => matchAddress(pathname)?.address.fromAnywhere === true;

/** Whether a request sends a form, which must come first. The other API addresses only record or look up something. */
export function isLead(method: string, { pathname }: URL): boolean {
  const address = matchAddress(pathname)?.address;
  return WRITING.includes(method) && (address?.kind === 'page' || address?.name === 'leads');
}
