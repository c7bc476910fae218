import { DETAILS, type Details, NAMES, rememberedDetails } from './remembered-details.ts';

/** Remembers who filled in a form if name, email and phone are all present; otherwise nothing (ledger L10). */
export function rememberDetails(storage: Storage | null, values: Readonly<Record<string, string>>): void {
  const details = Object.fromEntries(NAMES.flatMap((name) => (filled(values[name]) ? [[name, values[name]]] : [])));
  if (!filled(details.name) || !filled(details.email) || !filled(details.phone)) return;
  try {
    storage?.setItem(DETAILS, JSON.stringify({ ...knownOf(storage, details.email, values), ...details }));
  } catch {
    // If storage is full, the visitor types the details again next time.
  }
}

/**
 * What is already known of the same person: not of another person using the same browser, and not what this form requested and
 * was left empty.
 */
function knownOf(storage: Storage | null, email: string | undefined, fields: Readonly<Record<string, string>>): Details {
  const known = rememberedDetails(storage);
  if (known.email?.trim().toLowerCase() !== email?.trim().toLowerCase()) return {};
  return Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(fields, name)));
}

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
