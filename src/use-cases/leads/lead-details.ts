import { FIELDS, type FieldName } from '#src/rules/leads/fields.ts';
import { shownValue } from '#src/rules/leads/shown-value.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import { fieldOf, type LeadFacts } from './lead-facts.ts';

/** A label and what stands beside it. */
interface LeadDetail {
  readonly label: string;
  readonly value: string;
}

/** What stands elsewhere in a letter, or is for machines. */
const NOT_LISTED = new Set(
  `name last_name email phone message PreferredContactMethod dateTime opt_in category subcategory page_id lead_id lead_status form_completed
   dealership_slug manufacturer_slug location_id car_id offer_id car_type car_dealership_id vehicle_status stock_number user_agent url source
   lead_attributes terms_conditions company_website idempotency_key`.split(/\s+/),
);

/** Whatever a form asked for beyond the person, the message and the time, under the form's own labels (ledger L14). */
export function leadDetails({ lead, car, locations }: LeadFacts): LeadDetail[] {
  // A form names a location by its address; whoever reads the letter knows it by its name.
  const placed = (name: string, value: string) =>
    (name === 'location' ? locations.find(({ slug }) => slug === value)?.name : undefined) ?? shownValue(name, value);
  const isShown = (name: string) => !NOT_LISTED.has(name) && !(car !== null && ['Vehicle Make', 'Vehicle Model'].includes(name));
  const rows = Object.entries(lead.fields).flatMap(([name, value]) =>
    isShown(name) && typeof value === 'string' && value.trim() !== ''
      ? [{ label: labelOf(name), value: placed(name, value.trim()) }]
      : [],
  );
  const upload = lead.upload?.name;
  return typeof upload === 'string' && upload !== ''
    ? [...rows, { label: 'Document', value: `${upload} (kept on the website)` }]
    : rows;
}

/** A field's label as its form shows it; one that no form has any more goes by its name. */
function labelOf(name: string): string {
  if (isFieldName(name)) return FIELDS[name].label;
  const words = name.replaceAll(/[-_]+/g, ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const isFieldName = (name: string): name is FieldName => Object.hasOwn(FIELDS, name);

/** The time that a lead asks for, on the dealership's clock; as it was typed where it is no exact time; null where it asks for none. */
export function wantedTime({ lead, zone }: Pick<LeadFacts, 'lead' | 'zone'>): string | null {
  const given = fieldOf(lead, 'dateTime');
  if (given === '') return null;
  const at = /^\d{4}-\d\d-\d\dT/.test(given) ? Date.parse(given) : Number.NaN;
  return Number.isNaN(at) ? given : timeText(zone, at);
}
