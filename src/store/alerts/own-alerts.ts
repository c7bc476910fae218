import { sql, type Transaction } from 'kysely';
import type { AlertKind } from '#src/rules/alerts/alert-kind.ts';
import type { Every } from '#src/rules/alerts/alert-limits.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Tables } from '#src/store/tables/tables.ts';

/** A shopper's alert as it is listed for them. */
export interface OwnAlertLine {
  readonly id: string;
  readonly kind: AlertKind;
  readonly words: string;
  readonly every: Every;
  readonly query: string | null;
  readonly wanted: WantedSearch | null;
  readonly vehicleId: number | null;
  readonly channel: 'email' | 'sms';
  readonly address: string;
  /** Whether it goes to an address that is proved as theirs. Whether any other is on is its reader's business. */
  readonly isOwn: boolean;
  readonly isOn: boolean;
}

/** How a shopper is told. */
export interface OwnContact {
  readonly channel: 'email' | 'sms';
  readonly address: string;
  /** Whether it is proved as theirs; otherwise it is what waits. */
  readonly isConfirmed: boolean;
  /** The email address that is theirs as soon as they press the button of an email, signed in. */
  readonly waiting: string | null;
}

/** What a shopper is told by, and their alerts. */
export interface OwnAlertLines {
  readonly contact: OwnContact | null;
  readonly alerts: readonly OwnAlertLine[];
}

export interface OwnAlertChange {
  readonly shopper: string;
  /** Null for the alert about the watchlist. */
  readonly alert: string | null;
  /** Null leaves it as it is. */
  readonly isOn: boolean | null;
  readonly every: Every | null;
  readonly now: Date;
}

export async function readOwnAlerts(trx: Transaction<Tables>, siteId: number, shopperId: string): Promise<OwnAlertLines> {
  const { rows } = await sql<OwnAlertLines>`select * from own_alerts(${siteId}, ${shopperId}::uuid)`.execute(trx);
  return rows[0] ?? { contact: null, alerts: [] };
}

/** Returns false when the shopper has no such alert at an address that is proved as theirs. */
export async function changeOwnAlert(trx: Transaction<Tables>, siteId: number, input: OwnAlertChange): Promise<boolean> {
  if (input.alert !== null && !isUuid(input.alert)) return false;
  const { rows } = await sql<{ isChanged: boolean }>`
    select change_own_alert(${siteId}, ${JSON.stringify(input)}::jsonb) as is_changed`.execute(trx);
  return rows[0]?.isChanged === true;
}
