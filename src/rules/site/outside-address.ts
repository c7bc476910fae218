/** A public host name. Stricter than browsers are: the host is written into the security policy, where ; and * have a meaning. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Whether this is the address of an external page that may be embedded or linked: https, a plain host, and no credentials. */
export function isOutsideAddress(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return HOST.test(hostname) && username === '' && password === '';
}

/** The origins of addresses without duplicates, for the frame-src of the security policy. */
export const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];
