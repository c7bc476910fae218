import type { LeadLetter, LetterCar, LetterColours } from '#src/adapters/mail/letters/lead-letter.ts';
import { type DayHours, hoursLines } from '#src/rules/hours/hours-lines.ts';
import { isOwnPicture } from '#src/rules/images/image-address.ts';
import { FIELDS, type FieldName } from '#src/rules/leads/fields.ts';
import { priceDisplay } from '#src/rules/price/price-display.ts';
import { priceMeaning } from '#src/rules/price/price-label.ts';
import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { palette } from '#src/rules/theme/palette.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import type { Theme } from '#src/site/theme.ts';
import { dealerPhone, fieldOf, type LeadFacts, personName } from './lead-facts.ts';

/** What a lead is called in a letter, by its form. */
const KINDS: Readonly<Record<string, string>> = {
  'test-drive': 'Test drive request',
  'request-photos': 'Request for photos',
  finance: 'Finance enquiry',
  offer: 'Offer enquiry',
  careers: 'Careers enquiry',
  'trade-in': 'Trade-in',
  service: 'Service booking',
  'service-minimal': 'Service booking',
  fleet: 'Fleet enquiry',
  parts: 'Parts enquiry',
};

/** What stands elsewhere in a letter, or is for machines. */
const NOT_LISTED = new Set(
  `name last_name email phone message PreferredContactMethod dateTime opt_in category subcategory page_id lead_id lead_status form_completed
   dealership_slug manufacturer_slug location_id car_id offer_id car_type car_dealership_id vehicle_status stock_number user_agent url source
   lead_attributes terms_conditions company_website idempotency_key`.split(/\s+/),
);

/** Everything a letter about a lead says, for the dealership and the shopper alike (ledger L14). */
export function writeLeadLetter(facts: LeadFacts): LeadLetter {
  const { lead, site, origin, dealership, location, car, zone } = facts;
  const page = fieldOf(lead, 'page_id') || text(lead.consent?.page);
  return {
    site: { name: site.name, href: origin, colours: coloursOf(site.theme) },
    dealer: {
      name: location?.name ?? dealership?.name ?? site.name,
      email: dealership?.switches.leadEmails[0] ?? null,
      phone: dealerPhone(facts),
      address: addressOf(facts),
      hours: location === null ? [] : hoursLines(location.opening_hours as readonly DayHours[]),
    },
    kind: KINDS[lead.form] ?? 'Enquiry',
    isFinished: lead.leadStatus === 'Complete',
    person: { name: personName(lead), email: fieldOf(lead, 'email') || null, phone: fieldOf(lead, 'phone') || null },
    prefers: fieldOf(lead, 'PreferredContactMethod') || null,
    wantedTime: wantedTime(fieldOf(lead, 'dateTime'), zone),
    message: fieldOf(lead, 'message') || null,
    car: car === null ? null : carOf(facts, car),
    offer: fieldOf(lead, 'offer') || null,
    details: detailsOf(facts),
    consent: consentText(facts),
    receivedAt: timeText(zone, lead.createdAt.getTime()),
    page: page === '' ? null : page,
    reference: lead.id.slice(0, 8),
  };
}

function carOf(facts: LeadFacts, car: Vehicle): LetterCar {
  const { origin, site, dealership } = facts;
  const picture = car.images[0]?.url;
  return {
    name: vehicleName(car),
    price: priceText(car, dealership?.switches ?? site.switches),
    stocknum: car.stocknum,
    href: new URL(vehiclePath(car), origin).href,
    picture: picture === undefined ? null : pictureOf(facts, picture),
  };
}

/** A price and what it means; none where there is none to tell (ledger C8, K1). */
function priceText(car: Vehicle, switches: LeadFacts['site']['switches']): string | null {
  const price = priceDisplay(car, switches);
  if (price.kind === 'subscription') return `$${numberText(price.dollars)} a week, subscription`;
  return price.kind === 'price' ? `$${numberText(price.dollars)} ${priceMeaning(car, switches)}` : null;
}

const PICTURE_WIDTH = 640;

/** A picture by its whole address; the platform's own as JPEG, since mail programs know nothing newer. */
function pictureOf({ origin, site, images }: LeadFacts, address: string): string | null {
  const dress = { studio: site.theme.photo.studio, width: PICTURE_WIDTH, format: 'jpeg' } as const;
  const shown = isOwnPicture(address) ? images.address(address, dress) : address;
  if (!URL.canParse(shown, origin)) return null;
  const url = new URL(shown, origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
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

function addressOf({ location }: LeadFacts): string {
  if (location === null) return '';
  const { street, city, state, postcode } = location;
  return [street, [city, state, postcode].filter((part) => part !== '').join(' ')].filter((line) => line !== '').join('\n');
}

function coloursOf(theme: Theme): LetterColours {
  const made = palette(theme);
  // A site whose colours cannot be read is refused when its file is applied; one stored before that still gets its letters.
  if (!made.ok)
    return {
      primary: '#1f2937',
      onPrimary: '#ffffff',
      ink: '#111827',
      quiet: '#4b5563',
      line: '#e5e7eb',
      sunk: '#f3f4f6',
      link: '#1d4ed8',
    };
  const { roles } = made;
  return {
    primary: roles.primary,
    onPrimary: roles['on-primary'],
    ink: roles.ink,
    quiet: roles['ink-2'],
    line: roles.line,
    sunk: roles.sunk,
    link: roles.link,
  };
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
