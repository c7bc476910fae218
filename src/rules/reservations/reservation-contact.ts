import { checkField } from '../leads/check-field.ts';
import type { FieldError } from '../leads/check-step.ts';

/** What a shopper tells us of themselves to reserve a vehicle, under the names that leads have for it. */
export const CONTACT_FIELDS = ['name', 'last_name', 'email', 'phone'] as const;

export type ContactResult =
  | { readonly ok: true; readonly contact: Readonly<Record<(typeof CONTACT_FIELDS)[number], string>> }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Checks what a shopper typed by the same rules as every form (ledger L5). Anything else that was sent is dropped. */
export function reservationContact(raw: Readonly<Record<string, string>>): ContactResult {
  const contact = { name: '', last_name: '', email: '', phone: '' };
  const errors: FieldError[] = [];
  for (const name of CONTACT_FIELDS) {
    const checked = checkField({ name, required: true }, Object.hasOwn(raw, name) ? (raw[name] ?? '') : '');
    if ('message' in checked) errors.push({ field: name, message: checked.message });
    else contact[name] = checked.value;
  }
  return errors.length === 0 ? { ok: true, contact } : { ok: false, errors };
}
