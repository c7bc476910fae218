import { DAY_MS } from '#src/rules/time/local-day.ts';
/** How long a dealer retains leads, in days after their last change. */
export interface RetentionSwitches {
  readonly leadRetentionDays: number;
  readonly spamRetentionDays: number;
  readonly unfinishedRetentionDays: number;
}

/** Leads to erase: those of a kind that last changed before an instant, in milliseconds since 1970. */
export interface LeadExpiry {
  readonly kind: 'spam' | 'unfinished' | 'finished';
  readonly before: number;
}

/** What to erase at an instant, in order: spam first, the dealer's own leads last (ledger H10). */
export function leadExpiry(switches: RetentionSwitches, now: number): LeadExpiry[] {
  const expiry = (kind: LeadExpiry['kind'], days: number) => ({ kind, before: now - days * DAY_MS });
  return [
    expiry('spam', switches.spamRetentionDays),
    expiry('unfinished', switches.unfinishedRetentionDays),
    expiry('finished', switches.leadRetentionDays),
  ];
}
