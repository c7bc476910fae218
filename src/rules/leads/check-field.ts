import { calendarDay } from '#src/rules/time/zone-time.ts';
import { isTicked } from './consent-record.ts';
import { manyLines, oneLine, plainCode } from './field-text.ts';
import { fieldCalled, TERMS_NOTICE } from './fields.ts';
import type { StepField } from './form-types.ts';
import { isEmail } from './is-email.ts';
import { isPhone } from './is-phone.ts';

/** A field's value as it is kept, empty where there is none, or what is wrong with it. */
export type FieldChecked = { readonly value: string } | { readonly message: string };

/** Checks one field of a step by its own rules; the values are for people, so nothing is escaped here (ledger L4, L5, L12). */
export function checkField(field: StepField, raw: string): FieldChecked {
  if (field.fixed !== undefined) return { value: field.fixed };
  const { type, maxLength, missing } = fieldCalled(field.name);
  if (type === 'checkbox') return checkTick(field, raw);
  const value = type === 'textarea' ? manyLines(raw) : CODES.has(field.name) ? plainCode(raw) : oneLine(raw);
  if (value === '') return field.required ? { message: missing ?? 'Please fill this in.' } : { value };
  // A postcode that is too long is no postcode, and is told so in its own words.
  if (value.length > maxLength && field.name !== 'postcode')
    return { message: `Please use no more than ${maxLength.toLocaleString('en-AU')} characters.` };
  const message = fault(field, value);
  return message === null ? { value: kept(field, value) } : { message };
}

const CODES = new Set<string>([
  'email',
  'phone',
  'postcode',
  'rego',
  'Rego',
  'Vehicle Rego',
  'Vehicle Year',
  'booking_date',
  'Preferred Service Date',
  'budget',
  'kms',
  'fleet_size',
]);

/** Consent is told either way; any other box only where it is ticked. */
function checkTick({ name, required }: StepField, raw: string): FieldChecked {
  const ticked = isTicked(raw);
  if (!ticked && required) return { message: TERMS_NOTICE };
  return { value: ticked ? 'true' : name === 'opt_in' ? 'false' : '' };
}

function fault(field: StepField, value: string): string | null {
  const { type, options = field.options } = fieldCalled(field.name);
  switch (field.name) {
    case 'email':
      return isEmail(value) ? null : 'Please enter an email address such as sam@example.com.';
    case 'phone':
      return isPhone(value) ? null : 'Please enter a phone number such as 0412 345 678.';
    case 'postcode':
      return /^\d{4}$/.test(value) ? null : 'Invalid postcode. Please enter a 4-digit number.';
    case 'Vehicle Year':
      return /^(?:19|20)\d\d$/.test(value) ? null : 'Please enter the year in 4 digits, such as 2019.';
    case 'rego':
    case 'Rego':
    case 'Vehicle Rego':
      return /^[a-z0-9][a-z0-9 -]*$/i.test(value) ? null : 'Please enter a registration of letters and digits.';
    default:
  }
  switch (type) {
    case 'select':
    case 'radio':
      return options?.some((option) => option.value === chosen(field, value)) === true ? null : 'Please choose one of the list.';
    case 'checkboxes':
      return listed(value).every((word) => options?.some((option) => option.value === word) === true)
        ? null
        : 'Please choose from the list.';
    case 'date':
      return dateFault(field, value);
    case 'money':
    case 'number':
      return numberFault(field, value);
    default:
      return null;
  }
}

function dateFault({ earliest = '' }: StepField, value: string): string | null {
  if (calendarDay(value) === null) return 'Please enter a date such as 2026-03-31.';
  return value < earliest ? 'Please choose a day that is still to come.' : null;
}

function numberFault({ name }: StepField, value: string): string | null {
  const { min = 0, max = 100_000_000 } = fieldCalled(name);
  const figure = figureOf(value);
  if (figure === null) return 'Please enter a number, such as 25,000.';
  if (figure < min) return `Please enter ${min.toLocaleString('en-AU')} or more.`;
  return figure > max ? `Please enter ${max.toLocaleString('en-AU')} or less.` : null;
}

/** A whole number with or without '$', 'kms' and thousands separators (ledger L6). */
function figureOf(value: string): number | null {
  const digits = value.replace(/^\$\s*/, '').replace(/\s*kms?$/i, '');
  return /^\d{1,9}$|^\d{1,3}(?:[, ]\d{3}){1,2}$/.test(digits) ? Number(digits.replace(/[, ]/g, '')) : null;
}

function kept(field: StepField, value: string): string {
  const { type } = fieldCalled(field.name);
  if (type === 'money' || type === 'number') return String(figureOf(value) ?? '');
  if (type === 'select') return chosen(field, value);
  return /rego$/i.test(field.name) ? value.toUpperCase() : value;
}

/** States come in capitals too. */
const chosen = ({ name }: StepField, value: string): string =>
  name === 'state' || /State$/.test(name) ? value.toLowerCase() : value;

/** The words of a list that was sent with commas between. */
const listed = (value: string): string[] =>
  value
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
