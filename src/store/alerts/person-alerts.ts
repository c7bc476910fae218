import { sql, type Transaction } from 'kysely';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** An address that alerts of a shopper go to, with all that is stored of it. */
export interface PersonAlerts {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  /** Whether this shopper proved that it is theirs. */
  readonly isOwn: boolean;
  /** Whether another shopper did. */
  readonly isShared: boolean;
  /** These three are null when it is not their own. */
  readonly confirmedAt: string | null;
  readonly lastSeenAt: string | null;
  readonly createdAt: string | null;
  readonly alerts: readonly {
    readonly id: string;
    readonly words: string;
    /** What a search chooses; null when a stranger typed it and nobody has confirmed it. */
    readonly wanted: WantedSearch | null;
    /** The ids of the emails that asked to confirm it. */
    readonly confirmations: readonly string[];
  }[];
  readonly found: readonly unknown[];
  readonly sent: readonly { readonly id: string }[];
  /** The ids of what was sent there of this shopper's alerts alone. That there are any is for its reader to know. */
  readonly digests: readonly string[];
}

/** Everything that is stored of a shopper's alerts; copies of what was sent are in the mailbox, under these addresses (ledger K5). */
export async function alertsOfPerson(trx: Transaction<Tables>, siteId: number, shopperId: string): Promise<PersonAlerts[]> {
  const { rows } = await sql<{ all: PersonAlerts[] }>`
    select person_alerts(${siteId}, ${shopperId}::uuid) as "all"`.execute(trx);
  return rows[0]?.all ?? [];
}

/**
 * Removes a shopper's alerts and the addresses that are theirs; copies of what was sent must be removed before, while the addresses are known. What
 * is news for somebody else at the same address too is still told to them.
 */
export async function eraseAlertsOfPerson(trx: Transaction<Tables>, siteId: number, shopperId: string): Promise<void> {
  await sql`select erase_alerts_of_person(${siteId}, ${shopperId}::uuid)`.execute(trx);
}
