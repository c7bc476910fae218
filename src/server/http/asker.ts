import { AsyncLocalStorage } from 'node:async_hooks';
import { addressKey } from '#src/rules/leads/address-key.ts';
import type { Asker } from '#src/store/connection-turns.ts';

const askers = new AsyncLocalStorage<Asker>();

/** Answers a request of a site; what it asks the database takes its turn with that of others. `ip` is null for what is made for everybody. */
export const askedBy = <Answer>(siteId: number, ip: string | null, answer: () => Answer): Answer =>
  askers.run({ siteId, address: ip === null ? null : addressKey(ip) }, answer);

/** For whom the database is asked now; null outside any request. */
export const currentAsker = (): Asker | null => askers.getStore() ?? null;
