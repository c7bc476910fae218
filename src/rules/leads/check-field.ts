import { numberText } from '#src/rules/text/number-text.ts';
import { calendarDay } from '#src/rules/time/zone-time.ts';
import { readMarks } from '#src/rules/trade-in/damage-marks.ts';
import { isTicked } from './consent-record.ts';
import { listItems, manyLines, oneLine, plainCode } from './field-text.ts';
import { type FieldName, fieldByName, TERMS_NOTICE } from './fields.ts';
import type { StepField } from './form-types.ts';

/** The limits of mail servers (RFC 5321). */
const LONGEST = 254;
const LOCAL = /^[^\s@<>()[\]\\,;:"]{1,64}$/;
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u;

/** Whether an email address is plausible (ledger L5): one address that can receive email, never several. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [local = '', domain = '', ...more] = text.split('@');
  return more.length === 0 && LOCAL.test(local) && !/^\.|\.\.|\.$/.test(local) && DOMAIN.test(domain);
}

/** An Australian number in any common form: with area code, mobile, with country code, or a 13 number. */
const AUSTRALIAN = /^(?:(?:\+?61|0)[2-478]\d{8}|1[38]00\d{6}|13\d{4})$/;
/** A number of any other country, written in full. */
const FOREIGN = /^\+(?!61)[1-9]\d{6,14}$/;

/** Whether a phone number is plausible; spaces, dashes, dots and brackets are allowed (ledger L5). */
export function isPhone(text: string): boolean {
  if (!/^\+?[\d\s().\-/]+$/.test(text)) return false;
  // +61 (0)7 …: the zero is for callers within the country.
  const digits = text.replace(/^(\+?61)\s*\(0\)/, '$1').replace(/[^\d+]/g, '');
  return AUSTRALIAN.test(digits) || FOREIGN.test(digits);
}

/** A field's value as stored, empty if there is none, or what is wrong with it. */
export type FieldResult = { readonly value: string } | { readonly message: string };

/** Checks one field of a step. Values are stored as text for people, so nothing is escaped here (ledger L4, L5, L12). */
export function checkField(field: StepField, raw: string): FieldResult {
  if (field.fixed !== undefined) return { value: field.fixed };
  const { type, maxLength, missing } = fieldByName(field.name);
  if (type === 'checkbox') return checkTick(field, raw);
  // A value that is far too long is not even read, so that nobody can keep the server busy with it.
  if (raw.length > 4 * maxLength + 1000)
    return field.name === 'postcode' ? { message: POSTCODE } : { message: tooLong(maxLength) };
  const value = type === 'textarea' ? manyLines(raw) : CODES.has(field.name) ? plainCode(raw) : oneLine(raw);
  if (value === '') return field.required ? { message: field.missing ?? missing ?? 'Please fill this in.' } : { value };
  // A postcode that is too long gets the postcode's own message.
  if (value.length > maxLength && field.name !== 'postcode') return { message: tooLong(maxLength) };
  const message = fault(field, value);
  return message === null ? { value: storedValue(field, value) } : { message };
}

const POSTCODE = 'Invalid postcode. Please enter a 4-digit number.';
const tooLong = (most: number): string => `Please use no more than ${numberText(most)} characters.`;

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

/** Consent is stored either way; any other box only if it is ticked. */
function checkTick({ name, required }: StepField, raw: string): FieldResult {
  const ticked = isTicked(raw);
  if (!ticked && required) return { message: TERMS_NOTICE };
  return { value: ticked ? 'true' : name === 'opt_in' ? 'false' : '' };
}

function fault(field: StepField, value: string): string | null {
  const own = BY_NAME[field.name];
  if (own !== undefined) return own.isRight(value) ? null : own.message;
  const { type, options = field.options, wrong } = fieldByName(field.name);
  const isOffered = (word: string) => options?.some((option) => option.value === word) === true;
  if (type === 'select' || type === 'radio')
    return isOffered(chosen(field, value)) ? null : (wrong ?? 'Please choose one from the list.');
  if (type === 'checkboxes') return listItems(value).every(isOffered) ? null : 'Please choose from the list.';
  if (type === 'date') return dateFault(field, value);
  return type === 'money' || type === 'number' ? numberFault(field, value) : null;
}

/** The year of a car. */
export const YEAR = /^(?:19|20)\d\d$/;

/** A field's own check, and the message if it fails. */
interface OwnRule {
  readonly isRight: (value: string) => boolean;
  readonly message: string;
}

const REGO: OwnRule = {
  isRight: (value) => /^[a-z0-9][a-z0-9 -]*$/i.test(value),
  message: 'Please enter the rego using letters and digits only.',
};
const BY_NAME: Partial<Record<FieldName, OwnRule>> = {
  email: { isRight: isEmail, message: 'Please enter an email address such as sam@example.com.' },
  phone: { isRight: isPhone, message: 'Please enter a phone number such as 0412 345 678.' },
  postcode: { isRight: (value) => /^\d{4}$/.test(value), message: POSTCODE },
  'Vehicle Year': {
    isRight: (value) => YEAR.test(value),
    message: 'Please enter the year in 4 digits, such as 2019.',
  },
  marks: { isRight: (value) => readMarks(value) !== null, message: 'Please choose marks from the list.' },
  rego: REGO,
  Rego: REGO,
  'Vehicle Rego': REGO,
};

function dateFault({ earliest = '' }: StepField, value: string): string | null {
  if (calendarDay(value) === null) return 'Please enter a date such as 2026-03-31.';
  return value < earliest ? 'Please choose a day in the future.' : null;
}

function numberFault({ name }: StepField, value: string): string | null {
  const { min = 0, max = 100_000_000, wrong = 'Please enter a number, such as 25,000.' } = fieldByName(name);
  const figure = figureOf(value);
  if (figure === null) return wrong;
  if (figure < min) return `Please enter ${numberText(min)} or more.`;
  return figure > max ? `Please enter ${numberText(max)} or less.` : null;
}

/** A whole number, with or without '$', 'kms' and thousands separators (ledger L6). */
function figureOf(value: string): number | null {
  const digits = value
    .replace(/^\$\s*/, '')
    .replace(/kms?$/i, '')
    .trimEnd();
  return /^\d{1,9}$|^\d{1,3}(?:[, ]\d{3}){1,2}$/.test(digits) ? Number(digits.replace(/[, ]/g, '')) : null;
}

function storedValue(field: StepField, value: string): string {
  const { type } = fieldByName(field.name);
  if (type === 'money' || type === 'number') return String(figureOf(value) ?? '');
  if (type === 'select') return chosen(field, value);
  return /rego$/i.test(field.name) ? value.toUpperCase() : value;
}

/** States may be upper case too. */
const chosen = ({ name }: StepField, value: string): string =>
  name === 'state' || name.endsWith('State') ? value.toLowerCase() : value;
