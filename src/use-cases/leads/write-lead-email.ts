import type { LeadEmail } from '#src/adapters/mail/emails/lead-email.ts';
import { leadAttributes } from '#src/rules/leads/lead-attributes.ts';
import { leadOrigin } from '#src/rules/leads/lead-origin.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import { emailBooking } from './email-booking.ts';
import { emailSetting } from './email-setting.ts';
import { leadDetails, wantedTime } from './lead-details.ts';
import { fieldOf, type LeadFacts, personName } from './lead-facts.ts';

/** Everything the dealership's letter about a lead says, what the visitor typed included (ledger L14). */
export function writeLeadEmail(facts: LeadFacts, bookingHref: string): LeadEmail {
  const { lead } = facts;
  const booking = emailBooking(lead.booking, bookingHref);
  const page = fieldOf(lead, 'page_id') || text(lead.consent?.page);
  return {
    ...emailSetting(facts),
    isFinished: lead.leadStatus === 'Complete',
    person: { name: personName(lead), email: fieldOf(lead, 'email') || null, phone: fieldOf(lead, 'phone') || null },
    prefers: fieldOf(lead, 'PreferredContactMethod') || null,
    wantedTime: booking?.when ?? wantedTime(facts),
    booking,
    message: fieldOf(lead, 'message') || null,
    offer: fieldOf(lead, 'offer') || null,
    details: leadDetails(facts),
    origin: leadOrigin(leadAttributes(lead.attributes)),
    consent: consentText(facts),
    page: page === '' ? null : page,
  };
}

function consentText({ lead, zone }: LeadFacts): string {
  if (lead.consent === null) return 'Not asked: please do not send marketing.';
  const at = Date.parse(text(lead.consent.at));
  const when = Number.isNaN(at) ? '' : ` on ${timeText(zone, at)}`;
  const page = text(lead.consent.page);
  const where = page === '' ? '' : ` on ${page}`;
  const said = lead.consent.opt_in === true ? 'Agreed' : 'Did not agree';
  return `${said} to: “${text(lead.consent.shown)}”${when}${where}.`;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
