const KEY = 'forecourt.details';

/** What is remembered of a visitor, in their own browser (ledger L10). */
const NAMES = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

type Details = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** Remembers who filled in a form, where name, email and phone were all given; else nothing is (ledger L10). */
export function rememberDetails(storage: Storage | null, values: Readonly<Record<string, string>>): void {
  const details = Object.fromEntries(NAMES.flatMap((name) => (filled(values[name]) ? [[name, values[name]]] : [])));
  if (!filled(details.name) || !filled(details.email) || !filled(details.phone)) return;
  try {
    storage?.setItem(KEY, JSON.stringify({ ...knownOf(storage, details.email, values), ...details }));
  } catch {
    // A browser that keeps nothing more simply asks again next time.
  }
}

/** What was known already of the same person: not of another at the same browser, nor what this form asked for and was left empty. */
function knownOf(storage: Storage | null, email: string | undefined, fields: Readonly<Record<string, string>>): Details {
  const known = rememberedDetails(storage);
  if (known.email?.trim().toLowerCase() !== email?.trim().toLowerCase()) return {};
  return Object.fromEntries(Object.entries(known).filter(([name]) => !Object.hasOwn(fields, name)));
}

/** What is remembered; nothing where the browser keeps nothing, or something that is not ours. */
export function rememberedDetails(storage: Storage | null): Details {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(KEY) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(
      entries.filter(([name, value]) => NAMES.some((known) => known === name) && typeof value === 'string'),
    ) as Details;
  } catch {
    return {};
  }
}

const filled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
