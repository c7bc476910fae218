import type { SiteRead } from '#src/store/site/read-site.ts';
import type { Versioned } from '#src/store/site/versions.ts';

/** Something that readers have in memory, at the version they have. */
export type VersionedPart = Versioned & { readonly number: string };

/** What a site was read from, with the versions. */
export const siteParts = (siteId: number, read: Pick<SiteRead, 'siteVersion' | 'dealershipVersions'>): VersionedPart[] => [
  { kind: 'site', id: siteId, number: read.siteVersion },
  ...[...read.dealershipVersions].map(([id, number]) => ({ kind: 'dealership' as const, id, number })),
];

/** The estimates of a site's dealerships, with the versions. */
export const marketParts = (market: readonly { readonly dealershipId: number; readonly version: string }[]): VersionedPart[] =>
  market.map(({ dealershipId, version }) => ({ kind: 'market', id: dealershipId, number: version }));
