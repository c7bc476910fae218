import { Signer } from '#src/adapters/keys/signer.ts';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { normaliseMobile } from '#src/adapters/phones/normalise-phone.ts';
import { countWords } from '#src/rules/text/plural.ts';
import { mailboxFolder, uploadsFolder } from '#src/server/settings/data-folders.ts';
import { withSigningKeys } from '#src/server/settings/secret-key.ts';
import { findShopper } from '#src/store/accounts/personal-data.ts';
import { findSite } from '#src/store/site/sites.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { Person, PersonalStorage } from '#src/use-cases/accounts/personal-part.ts';
import { eraseShopper, erasureRefusal, exportShopper, keptRecords } from '#src/use-cases/accounts/shopper-data.ts';
import { BadUse, type Options, say } from './command.ts';
import { withPlatform } from './with-platform.ts';

const ACTIONS = {
  export: async (storage, person) => say(await exportShopper(storage, person)),
  erase: async (storage, person) => {
    const refusal = await erasureRefusal(storage, person);
    if (refusal !== null) throw new Error('The shopper has an active reservation: cancel or convert it first.');
    const kept = await keptRecords(storage, person);
    await eraseShopper(storage, person);
    for (const { what, time } of kept)
      say(`Kept for ${time}: ${what.replace(/\byour?\b/g, (word) => (word === 'you' ? 'the shopper' : 'the shopper’s'))}.`);
    say(
      kept.length > 0
        ? 'Everything else the site held about the shopper has been erased.'
        : 'Everything the site held about the shopper has been erased.',
    );
  },
  'sign-out': async ({ store }, { shopperId }) => {
    const ended = await store.accounts.endSessions(shopperId, null);
    say(
      ended === 0
        ? 'The shopper was not signed in anywhere.'
        : `The shopper has been signed out on ${countWords(ended, 'device')}.`,
    );
  },
} satisfies Record<string, (storage: PersonalStorage, person: Person) => Promise<void>>;

export type ShopperAction = keyof typeof ACTIONS;

/** `forecourt shoppers ACTION PHONE --site SLUG`: what the shopper's own pages do (ledger A12, K5). */
export async function runOnShopper(action: ShopperAction, [typed]: readonly string[], { site }: Options): Promise<number> {
  if (typeof site !== 'string') throw new BadUse('Name the site with --site SLUG.');
  if (typed === undefined) throw new BadUse('Give the shopper’s mobile number.');
  const phone = normaliseMobile(typed);
  if (phone === null) throw new BadUse(`"${typed}" is not a mobile number.`);
  return withPlatform(async ({ db, settings }) => {
    const found = await findSite(db, site);
    if (found === null) throw new BadUse(`There is no site "${site}".`);
    const shopperId = await findShopper(db, found.id, phone);
    if (shopperId === null) throw new Error(`Nobody has signed in to the site "${site}" with that number.`);
    const keys = await withSigningKeys(settings);
    const storage: PersonalStorage = {
      site: found,
      store: new SiteStore(db, found.id),
      uploadsDir: uploadsFolder(settings),
      mailbox: new Mailbox(mailboxFolder(settings)),
      signer: new Signer(keys.SECRET_KEY, keys.SECRET_KEY_PREVIOUS),
      now: Date.now,
    };
    await ACTIONS[action](storage, { shopperId, phone });
    return 0;
  });
}
