import type { LeadLetter } from '#src/adapters/mail/letters/lead-letter.ts';
import { FIELDS, type FieldName } from '#src/rules/leads/fields.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import { fieldOf, type LeadFacts, personName } from './lead-facts.ts';
import { letterBooking } from './letter-booking.ts';
import { letterSetting } from './letter-setting.ts';

/** What stands elsewhere in a letter, or is for machines. */
const NOT_LISTED = new Set(
  `name last_name email phone message PreferredContactMethod dateTime opt_in category subcategory page_id lead_id lead_status form_completed
   dealership_slug manufacturer_slug location_id car_id offer_id car_type car_dealership_id vehicle_status stock_number user_agent url source
   lead_attributes terms_conditions company_website idempotency_key`.split(/\s+/),
);

/** Everything the dealership's letter about a lead says, what the visitor typed included (ledger L14). */
export function writeLeadLetter(facts: LeadFacts, bookingHref: string): LeadLetter {
  const { lead, zone } = facts;
  const booking = letterBooking(lead.booking, bookingHref);
  const page = fieldOf(lead, 'page_id') || text(lead.consent?.page);
  return {
    ...letterSetting(facts),
    isFinished: lead.leadStatus === 'Complete',
    person: { name: personName(lead), email: fieldOf(lead, 'email') || null, phone: fieldOf(lead, 'phone') || null },
    prefers: fieldOf(lead, 'PreferredContactMethod') || null,
    wantedTime: booking?.when ?? wantedTime(fieldOf(lead, 'dateTime'), zone),
    booking,
    message: fieldOf(lead, 'message') || null,
    offer: fieldOf(lead, 'offer') || null,
    details: detailsOf(facts),
    consent: consentText(facts),
    page: page === '' ? null : page,
  };
}

function detailsOf({ lead, car }: LeadFacts): LeadLetter['details'] {
  const isShown = (name: string) => !NOT_LISTED.has(name) && !(car !== null && ['Vehicle Make', 'Vehicle Model'].includes(name));
  const rows = Object.entries(lead.fields).flatMap(([name, value]) =>
    isShown(name) && typeof value === 'string' && value.trim() !== '' ? [{ label: labelOf(name), value: value.trim() }] : [],
  );
  const upload = text(lead.upload?.name);
  return upload === '' ? rows : [...rows, { label: 'Document', value: `${upload} (kept on the website)` }];
}

/** A field's label as its form shows it; one that no form has any more goes by its name. */
function labelOf(name: string): string {
  if (isFieldName(name)) return FIELDS[name].label;
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

function consentText({ lead, zone }: LeadFacts): string {
  if (lead.consent === null) return 'Not asked: please do not send marketing.';
  const at = Date.parse(text(lead.consent.at));
  const when = Number.isNaN(at) ? '' : ` on ${timeText(zone, at)}`;
  const page = text(lead.consent.page);
  const where = page === '' ? '' : ` on ${page}`;
  const said = lead.consent.opt_in === true ? 'Agreed' : 'Did not agree';
  return `${said} to: “${text(lead.consent.shown)}”${when}${where}.`;
}

function wantedTime(given: string, zone: string): string | null {
  if (given === '') return null;
  const at = /^\d{4}-\d\d-\d\dT/.test(given) ? Date.parse(given) : Number.NaN;
  return Number.isNaN(at) ? given : timeText(zone, at);
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
