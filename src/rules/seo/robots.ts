import type { Declaration } from '#src/rules/addresses/address-declaration.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { addressList } from '#src/rules/addresses/match-address.ts';
import { NARROWING_PARAMS } from '#src/rules/search/search-query.ts';

/**
 * A site's robots.txt. Crawlers need not read what answers a program, nor the endless searches that filters can make of the same stock. Pages are
 * theirs, also those of one visitor: that these are not to be indexed they say themselves, which only somebody who may read them learns (ledger W5).
 */
export function robotsText(origin: string): string {
  const hidden = new Set([
    ...API,
    ...addressList.filter(isHidden).flatMap(patterns),
    ...NARROWING_PARAMS.flatMap((name) => [`/*?${name}`, `/*&${name}`]),
  ]);
  return [
    'User-agent: *',
    // The longest line that matches counts: programs may read how to use the rest.
    `Allow: ${addressPath('apiDescription')}`,
    ...[...hidden].toSorted().map((pattern) => `Disallow: ${pattern}`),
    '',
    `Sitemap: ${origin}${addressPath('sitemap')}`,
    '',
  ].join('\n');
}

/** The whole API, in one line. */
const API = [addressPath('api', { '*': '' })];

const isHidden = ({ kind, forVisitor, path }: Declaration): boolean =>
  kind !== 'page' && (kind === 'direct' || forVisitor === true) && !path.startsWith('api/');

/** The address by itself, with a query, and, where its last part is any, with whatever follows. A plain prefix would hide other pages too. */
function patterns({ path }: Declaration): string[] {
  const [fixed = '', optional] = path.split(/\/:\w+\?$/);
  const pattern = `/${fixed.replaceAll(/:\w+/g, '*')}`;
  return [`${pattern}$`, `${pattern}?`, ...(optional === undefined ? [] : [`${pattern}/`])];
}
