import { timeText } from '../time/time-text.ts';
import { FIELDS, type FieldName } from './fields.ts';
import { isTradeInForm } from './form-name.ts';
import { shownValue } from './shown-value.ts';

/** A lead as it is stored: its fields by the names of its form. */
interface StoredLead {
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A field of a lead as text; empty when it was not sent. */
export function fieldOf({ fields }: StoredLead, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The sender's full name; 'A visitor' when none was sent. */
export const personName = (lead: StoredLead): string =>
  [fieldOf(lead, 'name'), fieldOf(lead, 'last_name')].filter((part) => part !== '').join(' ') || 'A visitor';

interface Named {
  readonly name?: unknown;
}

interface Input {
  readonly lead: StoredLead & { readonly form: string; readonly upload: (Named & { readonly more?: readonly Named[] }) | null };
  /** The vehicle the lead is about. */
  readonly car: object | null;
  readonly locations: readonly { readonly slug: string; readonly name: string }[];
}

interface LeadDetail {
  readonly label: string;
  readonly value: string;
}

/** What an email says elsewhere, or is only for programs. */
const NOT_LISTED = new Set(
  `name last_name email phone message PreferredContactMethod dateTime opt_in category subcategory page_id lead_id lead_status form_completed
   dealership_slug manufacturer_slug location_id car_id offer_id car_type car_dealership_id vehicle_status stock_number user_agent url source
   lead_attributes terms_conditions company_website idempotency_key trade_in_offer`.split(/\s+/),
);

/** Everything a form asks for beyond the person, the message and the time, under the form's own labels (ledger L14). */
export function leadDetails({ lead, car, locations }: Input): LeadDetail[] {
  // A form names a location by its slug; the reader of the email knows it by its name.
  const text = (name: string, value: string) =>
    (name === 'location' ? locations.find(({ slug }) => slug === value)?.name : undefined) ?? shownValue(name, value);
  // The make and model in a trade-in's lead are those of the shopper's own vehicle, whatever else it is about.
  const isAboutCar = car !== null && !isTradeInForm(lead.form);
  const isShown = (name: string) => !NOT_LISTED.has(name) && !(isAboutCar && ['Vehicle Make', 'Vehicle Model'].includes(name));
  const rows = Object.entries(lead.fields).flatMap(([name, value]) =>
    isShown(name) && typeof value === 'string' && value.trim() !== ''
      ? [{ label: labelOf(name), value: text(name, value.trim()) }]
      : [],
  );
  const uploads = lead.upload === null ? [] : [lead.upload, ...(lead.upload.more ?? [])];
  const names = uploads.flatMap(({ name }) => (typeof name === 'string' && name !== '' ? [name] : []));
  if (names.length === 0) return rows;
  const label = names.length === 1 ? 'Document' : 'Documents';
  return [...rows, { label, value: `${names.join(', ')} (stored on the website)` }];
}

/** A field's label as its form shows it; a field that no form has any more is labelled by its name. */
function labelOf(name: string): string {
  if (isFieldName(name)) return FIELDS[name].label;
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The time that a lead requests, in the dealership's time zone; as it was typed when it is no exact time; null when it requests none. */
export function requestedTime({ lead, zone }: { readonly lead: StoredLead; readonly zone: string }): string | null {
  const typed = fieldOf(lead, 'dateTime');
  if (typed === '') return null;
  const at = /^\d{4}-\d\d-\d\dT/.test(typed) ? Date.parse(typed) : Number.NaN;
  return Number.isNaN(at) ? typed : timeText(zone, at);
}
