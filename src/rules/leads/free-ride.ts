/** Whether a service interval is the complimentary one (3,000km or 3 months), which has no free ride (ledger L12). */
const isComplimentary = (interval: string): boolean => /\bcomplimentary\b|\b3,?000 ?km or 3 months\b/i.test(interval);

/**
 * Whether the chosen service includes a free ride: a routine one that is not complimentary (ledger L12). `later` if no type has
 * been chosen yet. A site that does not ask for the type passes no list of routine ones.
 */
export function includesFreeRide(
  chosen: Readonly<Record<string, string | undefined>>,
  routineTypes: readonly string[] | undefined,
): 'yes' | 'no' | 'later' {
  const type = chosen['Service Type']?.trim() ?? '';
  if (isComplimentary(chosen['Service Interval'] ?? '')) return 'no';
  if (routineTypes === undefined) return 'yes';
  if (type === '') return 'later';
  return routineTypes.includes(type) ? 'yes' : 'no';
}
