import type { EmailCar, EmailColours, EmailSetting, EmailSite } from '#src/adapters/mail/emails/lead-email.ts';
import { isInspected } from '#src/rules/bookings/booking-words.ts';
import { hoursLines } from '#src/rules/hours/hours-lines.ts';
import { isOwnPicture } from '#src/rules/images/image-address.ts';
import { badgeAddress, siteBadge } from '#src/rules/images/site-badge.ts';
import { PAYMENT_CATEGORY, PAYMENT_FORM } from '#src/rules/invoices/invoice-lead.ts';
import { type FormName, isFormName } from '#src/rules/leads/form-name.ts';
import { addressLines, dealerPhone, type Location } from '#src/rules/places/location.ts';
import { priceDisplay, priceMeaning } from '#src/rules/price/price-display.ts';
import { RESERVATION_CATEGORY, RESERVATION_FORM } from '#src/rules/reservations/reservation-lead.ts';
import { type Vehicle, vehicleName, vehiclePath } from '#src/rules/stock/vehicle.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { type Palette, palette } from '#src/rules/theme/palette.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import type { LeadFacts } from './gather-lead-facts.ts';

/** The name of a lead in an email, by its form. */
const KINDS: Readonly<Record<FormName, string>> = {
  enquiry: 'Enquiry',
  'multi-step-enquiry': 'Enquiry',
  contact: 'Enquiry',
  'test-drive': 'Test drive request',
  'request-photos': 'Request for photos',
  finance: 'Finance enquiry',
  offer: 'Offer enquiry',
  careers: 'Careers enquiry',
  'trade-in': 'Trade-in enquiry',
  valuation: 'Trade-in valuation request',
  inspection: 'Trade-in inspection request',
  service: 'Service booking',
  'service-minimal': 'Service booking',
  fleet: 'Fleet enquiry',
  'call-back': 'Call back request',
  parts: 'Parts enquiry',
};

const kindOf = (form: FormName, word: string): string => (isInspected(form, word) ? 'Inspection request' : KINDS[form]);

/** Leads that are made of what shoppers have paid, not of a form. */
const MADE_HERE: ReadonlyMap<string, string> = new Map([
  [RESERVATION_FORM, RESERVATION_CATEGORY],
  [PAYMENT_FORM, PAYMENT_CATEGORY],
]);

/** What every email about a lead contains. Nothing of it was typed by a visitor (ledger H9). */
export function describeLead(facts: LeadFacts): EmailSetting {
  const { lead, site, dealership, location, car, zone } = facts;
  return {
    site: emailSite(facts),
    dealer: {
      name: location?.name ?? dealership?.name ?? site.name,
      email: dealership?.switches.leadEmails[0] ?? null,
      phone: dealerPhone(facts.dealership, facts.location),
      address: emailAddress(location),
      hours: location === null ? [] : hoursLines(location.openingHours),
    },
    kind:
      MADE_HERE.get(lead.form) ?? kindOf(isFormName(lead.form) ? lead.form : 'enquiry', car?.itemType ?? site.switches.itemType),
    car: car === null ? null : emailCar(facts, car, { isBought: lead.form === RESERVATION_FORM }),
    receivedAt: timeText(zone, lead.createdAt.getTime()),
    reference: lead.id.slice(0, 8),
  };
}

/** A site as emails show it. */
export function emailSite({ site, origin, images }: Pick<LeadFacts, 'site' | 'origin' | 'images'>): EmailSite {
  const made = palette(site.theme);
  const badge = made.ok ? badgeAddress(siteBadge(site.theme.mark, site.name, made.roles), 'png') : null;
  return {
    name: site.name,
    href: origin,
    mark: badge === null ? null : new URL(images.address(badge), origin).href,
    colours: coloursOf(made),
  };
}

type CarSetting = Pick<LeadFacts, 'origin' | 'site' | 'dealership' | 'images'>;

/** A vehicle as emails show it. With `isBought`, at the price that it is bought for, though the site offers it by subscription too. */
export function emailCar(facts: CarSetting, car: Vehicle, { isBought = false } = {}): EmailCar {
  const { origin, site, dealership } = facts;
  const switches = dealership?.switches ?? site.switches;
  const picture = car.images[0]?.url;
  return {
    name: vehicleName(car),
    price: priceText(car, isBought ? { ...switches, offersSubscriptions: false } : switches),
    stocknum: car.stocknum,
    href: new URL(vehiclePath(car), origin).href,
    picture: picture === undefined ? null : pictureOf(facts, picture),
  };
}

/** A price and what it means; null when there is none to show (ledger C8, K1). */
function priceText(car: Vehicle, switches: LeadFacts['site']['switches']): string | null {
  const price = priceDisplay(car, switches);
  if (price.kind === 'subscription') return `$${numberText(price.dollars)} a week, subscription`;
  return price.kind === 'price' ? `$${numberText(price.dollars)} ${priceMeaning(car, switches)}` : null;
}

const PICTURE_WIDTH = 640;

/** The absolute address of a picture; the platform's own are JPEG, since mail programs know no newer format. */
function pictureOf({ origin, site, images }: CarSetting, address: string): string | null {
  const form = { studio: site.theme.photo.studio, width: PICTURE_WIDTH, format: 'jpeg' } as const;
  const shown = isOwnPicture(address) ? images.address(address, form) : address;
  if (!URL.canParse(shown, origin)) return null;
  const url = new URL(shown, origin);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}

/** A location's address on one line or two; '' without a location. */
export const emailAddress = (location: Location | null): string => (location === null ? '' : addressLines(location).join('\n'));

function coloursOf(made: Palette): EmailColours {
  // A site whose colours are invalid is refused when its file is applied; one stored before that still gets its emails.
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
