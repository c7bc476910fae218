import { sql, type Transaction } from 'kysely';
import type { AlertKind } from '#src/rules/alerts/alert-kind.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** An alert as the one who has its link may see it. */
export interface LinkedAlert {
  readonly kind: AlertKind;
  readonly query: string | null;
  readonly wanted: WantedSearch | null;
  readonly vehicleId: number | null;
  readonly words: string;
  /** The same as the end of a sentence: electric SUVs under $40,000. */
  readonly noun: string;
  readonly channel: 'email' | 'sms';
  readonly address: string;
  readonly shopperId: string | null;
  readonly askedAt: Date;
  readonly confirmedAt: Date | null;
  readonly stoppedAt: Date | null;
  readonly lastSeenAt: Date;
  readonly lastCallAt: Date | null;
  /** Whether any alert to the same address runs. */
  readonly isContactTold: boolean;
  /** Whether it was for one message, which it has sent. */
  readonly isOver: boolean;
  /** Whether whoever asked for it has proved that the address is theirs. */
  readonly isProved: boolean;
}

/** What a button behind a link does. confirm-own: it is pressed by the shopper who asked, and the address becomes theirs. */
export type LinkAct = 'confirm' | 'confirm-own' | 'stop' | 'stop-all' | 'restart' | 'restart-all';

export async function readLinkedAlert(trx: Transaction<Tables>, siteId: number, alertId: string): Promise<LinkedAlert | null> {
  const { rows } = await sql<LinkedAlert>`select * from linked_alert(${siteId}, ${alertId}::uuid)`.execute(trx);
  return rows[0] ?? null;
}

export async function changeLinkedAlert(
  trx: Transaction<Tables>,
  siteId: number,
  alertId: string,
  act: LinkAct,
  now: Date,
): Promise<void> {
  await sql`select change_linked_alert(${siteId}, ${alertId}::uuid, ${act}, ${now})`.execute(trx);
}
