import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import type { KeptRecord } from '#src/rules/accounts/erasure-words.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { Person, PersonalStorage } from './personal-part.ts';
import { personalParts } from './personal-parts.ts';
import { phoneSubjects } from './sign-in-keys.ts';

/** Everything that a site holds about a shopper, as one JSON text: the page's download and what the command line prints (ledger A12, K5). */
export async function exportShopper(storage: PersonalStorage, person: Person): Promise<string> {
  const { site, now } = storage;
  await carryOver(storage, person);
  const held: Record<string, unknown> = { site: site.name, exported_at: new Date(now()).toISOString() };
  for (const part of personalParts) held[part.name] = await part.export(storage, person);
  return JSON.stringify(held, null, 2);
}

/** Why nothing of a shopper can be erased now, in words for them; null if it can. */
export async function erasureRefusal(storage: PersonalStorage, person: Person): Promise<string | null> {
  for (const part of personalParts) {
    const refusal = (await part.refusal?.(storage, person)) ?? null;
    if (refusal !== null) return refusal;
  }
  return null;
}

/** What of a shopper is kept when everything else is erased. */
export async function keptRecords(storage: PersonalStorage, person: Person): Promise<readonly KeptRecord[]> {
  const kept: KeptRecord[] = [];
  await carryOver(storage, person);
  for (const part of personalParts) kept.push(...((await part.kept?.(storage, person)) ?? []));
  return kept;
}

/** Removes everything that a site holds about a shopper and need not keep. If it is interrupted, it can be run again (ledger A12, K5). */
export async function eraseShopper(storage: PersonalStorage, person: Person): Promise<void> {
  await carryOver(storage, person);
  for (const part of personalParts) await part.erase(storage, person);
}

/** What is kept under a hash of the number must be found whichever key it was hashed with. */
async function carryOver({ store, signer }: PersonalStorage, { phone }: Person): Promise<void> {
  if (signer.previous !== null) await store.accounts.carryOver(phoneSubjects(signer, phone));
}

/** What is erased, in a shopper's words. */
export const erasedWords = (): readonly string[] => personalParts.flatMap(({ words }) => words);

/** Where a site's web process finds what it holds about a shopper. */
export const personalStorage = ({ site, store, services }: Context): PersonalStorage => ({
  site,
  store,
  uploadsDir: services.uploadsDir,
  mailbox: new Mailbox(services.mailboxDir),
  signer: services.signer,
  now: services.now,
});
