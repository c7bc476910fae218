import { checkField } from '../leads/check-field.ts';
import type { FieldError } from '../leads/check-step.ts';

/** What a shopper tells us of themselves to reserve a vehicle, under the names that leads have for it. */
export const CONTACT_FIELDS = ['name', 'last_name', 'email', 'phone'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

export type ContactResult<Contact = Readonly<Record<ContactField, string>>> =
  | { readonly ok: true; readonly contact: Contact }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks what a shopper typed by the same rules as every form (ledger L5). Anything else that was sent is dropped. */
export function reservationContact(raw: Readonly<Record<string, string>>): ContactResult {
  const { right, errors } = checkContact(raw);
  return errors.length === 0
    ? { ok: true, contact: { name: '', last_name: '', email: '', phone: '', ...right } }
    : { ok: false, errors };
}

/** What of it is right: enough for a hold that begins while the rest is typed, if the shopper can be reached by it. */
export function reachableContact(
  raw: Readonly<Record<string, string>>,
): ContactResult<Readonly<Partial<Record<ContactField, string>>>> {
  const { right, errors } = checkContact(raw);
  return right.email !== undefined || right.phone !== undefined ? { ok: true, contact: right } : { ok: false, errors };
}

function checkContact(raw: Readonly<Record<string, string>>) {
  const right: Partial<Record<ContactField, string>> = {};
  const errors: FieldError[] = [];
  for (const name of CONTACT_FIELDS) {
    const checked = checkField({ name, required: true }, Object.hasOwn(raw, name) ? (raw[name] ?? '') : '');
    if ('message' in checked) errors.push({ field: name, message: checked.message });
    else right[name] = checked.value;
  }
  return { right, errors };
}
