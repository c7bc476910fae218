/** A host as the world knows it. Stricter than a browser is: the host is written into the page's security policy, where ; and * mean something. */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/;

/** Whether this is the address of a page elsewhere that may be shown or led to: https, a plain host, and nobody's password in it. */
export function isOutsideAddress(text: string): boolean {
  if (!/^https:\/\/[^\s\\]+$/.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return HOST.test(hostname) && username === '' && password === '';
}

/** The origins of addresses, each once: what a security policy is told that a page may frame. */
export const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];
