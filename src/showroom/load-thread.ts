import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { LoadOrder } from './load-off-thread.ts';
import { loadSite } from './load-site.ts';
import { shelfBuffers } from './shelf.ts';

// One large site is loaded in a thread of its own, so that reading and packing do not hold up requests in the main thread.
const { url, siteId, known, now } = workerData as LoadOrder;
const db = connect(url, { max: 1 });
const load = await loadSite(new SiteStore(db, siteId), known, now);
await db.destroy();
parentPort?.postMessage(load, load?.shelves.flatMap(shelfBuffers) ?? []);
