import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopback } from '#src/rules/net/ip-address.ts';
import { isPublicAddress } from './is-public-address.ts';
import { PostRefused } from './post-refused.ts';

/** Finds all addresses of a name. */
export type FindAddresses = (host: string) => Promise<readonly { readonly address: string }[]>;

const findAddresses: FindAddresses = (host) => lookup(host, { all: true });

/**
 * The IP address of a URL's host. Throws when it may not be called: only https to the public internet is, and if allowed this machine, which
 * may be called by http too. `name` is what the error calls it.
 */
export async function callableAddress(url: URL, name: string, allowsLoopback: boolean, find = findAddresses): Promise<string> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) === 0 ? (await find(host)).map(({ address }) => address) : [host];
  const [first] = found;
  if (first === undefined) throw new PostRefused(`The ${name}’s name has no address.`);
  const isOwn = allowsLoopback && found.every(isLoopback);
  if (!isOwn && !found.every(isPublicAddress)) throw new PostRefused(`The ${name}’s address is not on the public internet.`);
  if (url.protocol !== 'https:' && !(isOwn && url.protocol === 'http:'))
    throw new PostRefused(`The ${name}’s address must begin with https.`);
  return first;
}
