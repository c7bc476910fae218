import type { SharedRead, SiteRead } from '#src/store/site/read-site.ts';
import { isAsNewAs } from '#src/store/site/versions.ts';
import type { SiteSnapshot, SiteStore } from '#src/store/site-store.ts';
import { buildShelf } from './build-shelf.ts';
import type { Shelf } from './shelf.ts';
import { siteParts } from './site-parts.ts';

/** A site in one snapshot of the database, with shelves for the dealerships whose version was not known yet. */
export interface SiteLoad {
  readonly read: SiteRead;
  readonly shelves: readonly Shelf[];
}

/** What is in memory already and need not be read. */
export interface KnownParts {
  /** The versions of shelves, by dealership. */
  readonly shelves: Pick<ReadonlyMap<number, string>, 'get'>;
  readonly catalogue: SharedRead | null;
}

/** The answer of a standby that has not received everything yet. */
export type Behind = 'behind';

/** Reads a site and the stock that has changed since the known versions, in one snapshot; null when the site is gone. */
export function loadSite(store: SiteStore, known: KnownParts, now: Date): Promise<SiteLoad | null> {
  return store.snapshot(now, async (snapshot) => (snapshot === null ? null : readLoad(snapshot, known.shelves)), known.catalogue);
}

/**
 * The same from a standby, if it has reached these versions. They are compared with those of the snapshot that is read, so it does not
 * matter which of several standbys answers at an address. A site that a standby does not have may be one that it does not have yet.
 */
export function loadFromStandby(
  store: SiteStore,
  known: KnownParts,
  now: Date,
  atLeast: ReadonlyMap<string, string>,
): Promise<SiteLoad | Behind> {
  return store.snapshot(
    now,
    async (snapshot) => {
      const isEnough = snapshot !== null && isAsNewAs(siteParts(store.siteId, snapshot.site), atLeast);
      return isEnough ? readLoad(snapshot, known.shelves) : 'behind';
    },
    known.catalogue,
  );
}

async function readLoad(snapshot: SiteSnapshot, known: KnownParts['shelves']): Promise<SiteLoad> {
  const shelves: Shelf[] = [];
  for (const [id, version] of snapshot.site.dealershipVersions) {
    if (known.get(id) === version) continue;
    shelves.push(await buildShelf(id, version, snapshot.stockOf(id), await snapshot.archivedIdsOf(id)));
  }
  return { read: snapshot.site, shelves };
}
