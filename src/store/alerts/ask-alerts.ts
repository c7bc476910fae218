import { sql } from 'kysely';
import type { AlertConsent } from '#src/rules/alerts/alert-consent.ts';
import type { AlertKind } from '#src/rules/alerts/alert-kind.ts';
import type { Every } from '#src/rules/alerts/alert-limits.ts';
import type { AlertTerm } from '#src/rules/alerts/alert-terms.ts';
import type { WantedSearch } from '#src/rules/alerts/wanted-search.ts';
import type { Confirmation, SuppressionReason } from '#src/rules/leads/confirmation.ts';
import type { Database } from '#src/store/connect.ts';

/** What an alert watches, as it is stored. */
export interface AlertSubject {
  readonly kind: AlertKind;
  /** The canonical address of the search. */
  readonly query: string | null;
  readonly wanted: WantedSearch | null;
  readonly vehicleId: number | null;
  readonly words: string;
  /** The same as the end of a sentence: electric SUVs under $40,000. */
  readonly noun: string;
  readonly terms: readonly AlertTerm[];
}

/** A wish for an alert. */
export interface AlertInput extends AlertSubject {
  readonly channel: 'email' | 'sms';
  /** An email address in small letters, or a phone number in E.164; a phone number must be the shopper's own. */
  readonly address: string;
  readonly shopper: string | null;
  readonly every: Every;
  readonly consent: AlertConsent;
  /** How many alerts one address may have. */
  readonly most: number;
  /** Alerts that were asked for before, and are not confirmed, no longer count. */
  readonly pendingSince: Date;
  readonly confirmation: Confirmation;
  readonly now: Date;
}

export type AlertTaken =
  | { readonly kind: 'asked' | 'started'; readonly alertId: string }
  | { readonly kind: 'full' }
  | { readonly kind: SuppressionReason };

/** Takes a wish for an alert in one transaction. */
export async function askAlert(db: Database, siteId: number, input: AlertInput): Promise<AlertTaken> {
  const { rows } = await sql<{ outcome: AlertTaken['kind']; alert: string | null }>`
    select * from ask_alert(${siteId}, ${JSON.stringify(input)}::jsonb)`.execute(db);
  const { outcome = 'not-counted', alert = null } = rows[0] ?? {};
  return outcome === 'asked' || outcome === 'started' ? { kind: outcome, alertId: alert ?? '' } : { kind: outcome };
}

export interface AskAgainInput {
  readonly alert: string;
  readonly confirmation: Confirmation;
  readonly now: Date;
}

/** Queues another confirmation email; returns false when a limit forbids it, or there is no such alert. */
export async function askAlertAgain(db: Database, siteId: number, input: AskAgainInput): Promise<boolean> {
  const { rows } = await sql<{ refusal: string | null }>`
    select ask_alert_again(${siteId}, ${JSON.stringify(input)}::jsonb) as refusal`.execute(db);
  return rows[0]?.refusal === null;
}
