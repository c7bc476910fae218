import { calendarDay } from '#src/rules/time/zone-time.ts';
import { checkField } from './check-field.ts';
import type { LeadForm, StepField } from './form-types.ts';
import { includesFreeRide } from './free-ride.ts';

/** What is wrong with a field, in words for the person who sent it. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** A step's values as stored, or everything that is wrong with them. */
export type StepResult =
  | { readonly ok: true; readonly values: Record<string, string> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** The message when the minimal booking's vehicle has no make, model and year (ledger L12). */
const INCOMPLETE_STEP = 'Please complete the form step before proceeding';

/** Checks a step of a form, each field by its rules. Fields that the step does not have are dropped (ledger L4, L5, L12). */
export function checkStep(form: LeadForm, step: number, raw: Readonly<Record<string, string>>): StepResult {
  const values: Record<string, string> = {};
  const errors: FieldError[] = [];
  const fields = form.steps[step]?.fields ?? [];
  for (const field of fields) {
    const checked = checkField(field, Object.hasOwn(raw, field.name) ? (raw[field.name] ?? '') : '');
    if ('message' in checked) errors.push({ field: field.name, message: checked.message });
    else if (checked.value !== '') values[field.name] = checked.value;
  }
  if (errors.length > 0) return { ok: false, errors: inOneWord(form, raw, errors) };
  return { ok: true, values: withoutRide(withTime(values), fields) };
}

/** The vehicle of the minimal booking is found as a whole or not at all: one message says that it is missing. */
function inOneWord(
  { name }: LeadForm,
  raw: Readonly<Record<string, string>>,
  errors: readonly FieldError[],
): readonly FieldError[] {
  const isVehicle = ({ field }: FieldError) => VEHICLE.includes(field) && (raw[field] ?? '').trim() === '';
  const first = name === 'service-minimal' ? errors.find(isVehicle) : undefined;
  if (first === undefined) return errors;
  return [{ ...first, message: INCOMPLETE_STEP }, ...errors.filter((error) => !VEHICLE.includes(error.field))];
}

const VEHICLE: readonly string[] = ['Vehicle Make', 'Vehicle Model', 'Vehicle Year'];

/** A test drive's day is part of its time; a day alone, or one with a time in words, is stored as written (ledger L11). */
function withTime({ booking_date: day, ...values }: Record<string, string>): Record<string, string> {
  const time = values.dateTime ?? '';
  if (day === undefined || isInstant(time)) return values;
  return { ...values, dateTime: time === '' ? day : `${day}, ${time}` };
}

const isInstant = (text: string): boolean => calendarDay(text.slice(0, 10)) !== null && text.charAt(10) === 'T';

/** The free ride is stored only with a service that includes it, whatever is sent (ledger L12). */
function withoutRide(values: Record<string, string>, fields: readonly StepField[]): Record<string, string> {
  if (includesFreeRide(values, fields.find(({ name }) => name === 'Free Ride')?.serviceTypes) === 'yes') return values;
  const { 'Free Ride': _ride, ...rest } = values;
  return rest;
}
