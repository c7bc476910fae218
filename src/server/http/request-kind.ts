import type { Kind } from '#src/rules/addresses/address-declaration.ts';
import { type Address, addressList, matchAddress } from '#src/rules/addresses/match-address.ts';

/** What addresses that are no pages are counted as. */
const OF_KIND: Readonly<Record<Exclude<Kind, 'page'>, string>> = {
  redirect: 'redirect',
  file: 'document',
  api: 'api',
  direct: 'api',
  edge: 'operations',
};
const OF_NAME: Readonly<Partial<Record<Address['name'], string>>> = { images: 'picture', assets: 'file', leads: 'lead' };

const kindOf = ({ name, kind }: Address): string => OF_NAME[name] ?? (kind === 'page' ? `page ${name}` : OF_KIND[kind]);

/** Every kind that requests are counted by: there are as many as addresses are declared, whatever visitors ask for. */
export const REQUEST_KINDS: readonly string[] = [...new Set([...addressList.map(kindOf), 'unknown'])];

const position = new Map(REQUEST_KINDS.map((kind, at) => [kind, at]));
const byAddress = new Map(addressList.map((address) => [address.name, position.get(kindOf(address)) ?? 0]));
const UNKNOWN = position.get('unknown') ?? 0;

/** The kind of the addresses that operators and load balancers read. */
export const OPERATIONS_KIND = position.get('operations') ?? 0;

/** The kind of a file of the build, whatever its path. */
export const FILE_KIND = position.get('file') ?? 0;

/** The position of a path's kind among REQUEST_KINDS. */
export function requestKind(pathname: string): number {
  const name = matchAddress(pathname)?.address.name;
  return name === undefined ? UNKNOWN : (byAddress.get(name) ?? UNKNOWN);
}
