import type { SiteStore } from '#src/store/site-store.ts';

/** Calls a method of a site's store; what it shows the site of its own, and of another's. */
export type Method = (store: SiteStore) => Promise<{ all: unknown; theirs: unknown }>;
