/** The name that they are stored by. */
export const DETAILS = 'forecourt.details';

/** The details that are remembered in the visitor's own browser (ledger L10). */
export const NAMES = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

export type Details = Readonly<Partial<Record<(typeof NAMES)[number], string>>>;

/** What is remembered; empty if storage is disabled or contains something else. */
export function rememberedDetails(storage: Storage | null): Details {
  try {
    const stored: unknown = JSON.parse(storage?.getItem(DETAILS) ?? '{}');
    const entries = Object.entries(typeof stored === 'object' && stored !== null ? stored : {});
    return Object.fromEntries(
      entries.filter(([name, value]) => NAMES.some((known) => known === name) && typeof value === 'string'),
    ) as Details;
  } catch {
    return {};
  }
}
