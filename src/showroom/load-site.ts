import type { SiteRead } from '#src/store/site/read-site.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import { buildShelf } from './build-shelf.ts';
import type { Shelf } from './shelf.ts';

/** A site in one snapshot of the database, with shelves for the dealerships whose version was not known yet. */
export interface SiteLoad {
  readonly read: SiteRead;
  readonly shelves: readonly Shelf[];
}

/** Reads a site and the stock that has changed since the known versions, in one snapshot; null when the site is gone. */
export function loadSite(store: SiteStore, known: ReadonlyMap<number, string>, now: Date): Promise<SiteLoad | null> {
  return store.snapshot(now, async (snapshot) => {
    if (snapshot === null) return null;
    const shelves: Shelf[] = [];
    for (const [id, version] of snapshot.site.dealershipVersions) {
      if (known.get(id) === version) continue;
      shelves.push(await buildShelf(id, version, snapshot.stockOf(id), await snapshot.archivedIdsOf(id)));
    }
    return { read: snapshot.site, shelves };
  });
}
