import type { SiteStore } from '#src/store/site-store.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import type { Method } from './store-method.ts';

interface Shopper {
  readonly shopper: string;
}

/** What each method for a shopper's own data shows one site of its own, and of another's. */
export function personalMethods(
  ours: (store: SiteStore) => Promise<Shopper>,
  theirs: () => Promise<Shopper>,
  theirStore: () => Promise<SiteStore>,
): Record<string, Method> {
  const subject = 'x'.repeat(22);
  /** A shopper's lead, found by the number in it. */
  const withLead = async (store: SiteStore, { shopper }: Shopper, name: string) => {
    const phone = String((await store.accounts.shopperRecord(shopper, subject))?.shopper.phone);
    await takenLead(store, { fields: { name, phone } });
    return shopper;
  };
  const mine = async (store: SiteStore) => withLead(store, await ours(store), 'ours');
  const other = async () => withLead(await theirStore(), await theirs(), 'theirs');
  return {
    shopperRecord: async (store) => ({
      all: await store.accounts.shopperRecord((await ours(store)).shopper, subject),
      theirs: [await store.accounts.shopperRecord((await theirs()).shopper, subject)].filter((record) => record !== null),
    }),
    ownLeadRecords: async (store) => ({
      all: await store.accounts.ownLeadRecords(await mine(store)),
      theirs: await store.accounts.ownLeadRecords(await other()),
    }),
    ownLeadFiles: async (store) => ({
      all: (await store.accounts.ownLeadFiles(await mine(store))).length === 1 ? 'ours' : '',
      theirs: await store.accounts.ownLeadFiles(await other()),
    }),
    eraseOwnLeads: async (store) => {
      const [own, alien] = [await mine(store), await other()];
      const idsOf = async (of: SiteStore, shopper: string) => (await of.accounts.ownLeadFiles(shopper)).map(({ id }) => id);
      const erased = await store.accounts.eraseOwnLeads(alien, await idsOf(await theirStore(), alien));
      // A lead is not erased by a shopper whose it is not.
      const foreign = await store.accounts.eraseOwnLeads(own, await idsOf(await theirStore(), alien));
      return {
        all: (await store.accounts.eraseOwnLeads(own, await idsOf(store, own))) === 1 ? 'ours' : '',
        theirs: [erased, foreign].filter((count) => count > 0),
      };
    },
    eraseShopper: async (store) => {
      const isErased = await store.accounts.eraseShopper((await theirs()).shopper, subject);
      return {
        all: (await store.accounts.eraseShopper((await ours(store)).shopper, subject)) ? 'ours' : '',
        theirs: isErased ? ['a shopper of theirs was erased'] : [],
      };
    },
  };
}
