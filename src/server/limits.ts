import { MOST_OWN_DATA, OWN_DATA_WINDOW_MINUTES } from '#src/rules/accounts/sign-in-limits.ts';
import { MOST_ASKED_AT_ONCE } from '#src/rules/payments/ask-limits.ts';
import type { Services } from '#src/use-cases/context.ts';
import { BodyBudget } from '#src/use-cases/limits/bound-bodies.ts';
import { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import { AtOnceLimit } from '#src/use-cases/limits/limit-at-once.ts';
import { WindowLimit } from '#src/use-cases/limits/limit-rate.ts';
import type { Settings } from './settings/settings.ts';

const MB = 1024 * 1024;
const MINUTE = 60_000;

type LimitSettings = Pick<
  Settings,
  | 'LEADS_PER_ADDRESS'
  | 'LEAD_ATTEMPTS_PER_ADDRESS'
  | 'LEADS_PER_PERSON'
  | 'LEADS_PER_SITE'
  | 'LEADS_WINDOW_MINUTES'
  | 'UPLOAD_MB_PER_ADDRESS'
  | 'UPLOAD_MB_PER_SITE'
  | 'UPLOAD_WINDOW_MINUTES'
  | 'ARRIVING_MB'
  | 'ARRIVING_MB_PER_ADDRESS'
  | 'BOOKINGS_PER_ADDRESS'
  | 'BOOKINGS_WINDOW_HOURS'
  | 'BOOKING_CHANGES_PER_ADDRESS'
  | 'BOOKING_MOVES'
  | 'CONFIRMATIONS_PER_RECIPIENT_HOUR'
  | 'CONFIRMATIONS_PER_RECIPIENT_DAY'
  | 'CONFIRMATIONS_PER_SITE_HOUR'
  | 'CONFIRMATIONS_PER_ADDRESS_HOUR'
  | 'REGO_LOOKUPS_PER_ADDRESS'
  | 'REGO_LOOKUPS_PER_SITE'
  | 'VIEWS_PER_ADDRESS'
  | 'VIEWS_PER_SITE'
  | 'SHEETS_PER_ADDRESS'
  | 'CODES_PER_PHONE_HOUR'
  | 'CODES_PER_ADDRESS_HOUR'
  | 'CODES_PER_SITE_HOUR'
  | 'SMS_PER_SITE_DAY'
  | 'RESERVATIONS_PER_ADDRESS'
  | 'HOLDS_PER_ADDRESS'
  | 'HOLDS_PER_SITE_PERCENT'
  | 'PAYMENT_NOTICES_PER_ADDRESS'
  | 'STOCK_FILES_PER_ADDRESS'
  | 'AGENT_CALLS_PER_ADDRESS'
  | 'AGENT_CALLS_PER_SITE'
>;

/** The limits on what visitors may cause to be stored, from the settings (docs/decisions/0021-limits.md). */
export function limitsOf(
  settings: LimitSettings,
  now: () => number = Date.now,
): Pick<
  Services,
  | 'leads'
  | 'attempts'
  | 'leadLimits'
  | 'uploads'
  | 'bodies'
  | 'lookUps'
  | 'counts'
  | 'bookings'
  | 'confirmations'
  | 'sheets'
  | 'codeLimits'
  | 'reservations'
  | 'holdLimits'
  | 'purchases'
  | 'pagesAsking'
  | 'notices'
  | 'stockFiles'
  | 'agentCalls'
  | 'ownData'
> {
  const windowMs = settings.LEADS_WINDOW_MINUTES * MINUTE;
  return {
    leads: new AddressLimit(settings.LEADS_PER_ADDRESS, windowMs, now),
    attempts: new AddressLimit(settings.LEAD_ATTEMPTS_PER_ADDRESS, windowMs, now),
    leadLimits: { perPerson: settings.LEADS_PER_PERSON, perSite: settings.LEADS_PER_SITE, windowMs },
    uploads: new AddressLimit(
      settings.UPLOAD_MB_PER_ADDRESS * MB,
      settings.UPLOAD_WINDOW_MINUTES * MINUTE,
      now,
      settings.UPLOAD_MB_PER_SITE * MB,
    ),
    bookings: {
      mostPerAddress: settings.BOOKINGS_PER_ADDRESS,
      windowHours: settings.BOOKINGS_WINDOW_HOURS,
      mostMoves: settings.BOOKING_MOVES,
      changes: new AddressLimit(settings.BOOKING_CHANGES_PER_ADDRESS, windowMs, now),
    },
    confirmations: {
      recipientHour: settings.CONFIRMATIONS_PER_RECIPIENT_HOUR,
      recipientDay: settings.CONFIRMATIONS_PER_RECIPIENT_DAY,
      siteHour: settings.CONFIRMATIONS_PER_SITE_HOUR,
      senders: new AddressLimit(settings.CONFIRMATIONS_PER_ADDRESS_HOUR, 60 * MINUTE, now),
    },
    bodies: new BodyBudget(settings.ARRIVING_MB * MB, settings.ARRIVING_MB_PER_ADDRESS * MB),
    lookUps: new AddressLimit(settings.REGO_LOOKUPS_PER_ADDRESS, windowMs, now, settings.REGO_LOOKUPS_PER_SITE),
    sheets: new AddressLimit(settings.SHEETS_PER_ADDRESS, windowMs, now),
    counts: new AddressLimit(settings.VIEWS_PER_ADDRESS, windowMs, now, settings.VIEWS_PER_SITE),
    notices: new AddressLimit(settings.PAYMENT_NOTICES_PER_ADDRESS, windowMs, now),
    stockFiles: new AddressLimit(settings.STOCK_FILES_PER_ADDRESS, windowMs, now),
    agentCalls: new AddressLimit(settings.AGENT_CALLS_PER_ADDRESS, MINUTE, now, settings.AGENT_CALLS_PER_SITE),
    reservations: new AddressLimit(settings.RESERVATIONS_PER_ADDRESS, windowMs, now),
    // A purchase that is begun is a row as a lead is, and has shares of its own as large as leads have.
    purchases: new AddressLimit(settings.LEADS_PER_ADDRESS, windowMs, now, settings.LEADS_PER_SITE),
    pagesAsking: new AtOnceLimit(MOST_ASKED_AT_ONCE),
    holdLimits: { perAddress: settings.HOLDS_PER_ADDRESS, sitePercent: settings.HOLDS_PER_SITE_PERCENT },
    ownData: new WindowLimit(MOST_OWN_DATA, OWN_DATA_WINDOW_MINUTES * MINUTE, now),
    codeLimits: {
      phoneHour: settings.CODES_PER_PHONE_HOUR,
      addressHour: settings.CODES_PER_ADDRESS_HOUR,
      siteHour: settings.CODES_PER_SITE_HOUR,
      siteDay: settings.SMS_PER_SITE_DAY,
    },
  };
}
