import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { LoadOrder } from './load-off-thread.ts';
import { loadFromStandby, loadSite } from './load-site.ts';
import { shelfBuffers } from './shelf.ts';

// One large site is loaded in a thread of its own, so that reading and packing do not hold up requests in the main thread.
const { url, siteId, known: shelves, now, atLeast } = workerData as LoadOrder;
// What sites share would have to be copied here: reading it again is no dearer.
const known = { shelves, catalogue: null };
const db = connect(url, { max: 1 });
const store = new SiteStore(db, siteId);
const load = atLeast === null ? await loadSite(store, known, now) : await loadFromStandby(store, known, now, atLeast);
await db.destroy();
parentPort?.postMessage(load, load === null || load === 'behind' ? [] : load.shelves.flatMap(shelfBuffers));
