import type { Signer } from '#src/adapters/keys/signer.ts';
import type { Mailbox } from '#src/adapters/mail/mailbox.ts';
import type { KeptRecord } from '#src/rules/accounts/erasure-words.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import type { SignedIn } from './read-session.ts';

/** Everywhere that a site stores something about a shopper. */
export interface PersonalStorage {
  readonly site: { readonly slug: string; readonly name: string };
  readonly store: SiteStore;
  readonly uploadsDir: string;
  readonly mailbox: Mailbox;
  readonly signer: Signer;
  readonly now: () => number;
}

/** Whose data it is: a shopper of the site, with the number that they have proved, in E.164 form. */
export type Person = Pick<SignedIn, 'shopperId' | 'phone'>;

/** A kind of data that a site holds about a shopper. */
export interface PersonalPart {
  /** Its key in the file that the shopper downloads. */
  readonly name: string;
  /** What a shopper calls what is erased with it: 'watchlist'. */
  readonly words: readonly string[];
  /** All of it, as it is written to the file. */
  readonly export: (storage: PersonalStorage, person: Person) => Promise<unknown>;
  /** Why nothing of the shopper can be erased now; null if it can. */
  readonly refusal?: (storage: PersonalStorage, person: Person) => Promise<string | null>;
  /** What of it is kept, and named to the shopper. */
  readonly kept?: (storage: PersonalStorage, person: Person) => Promise<readonly KeptRecord[]>;
  /** Removes all of it, files before the rows that name them; what is gone already is no error, so that it can be run again. */
  readonly erase: (storage: PersonalStorage, person: Person) => Promise<void>;
}
