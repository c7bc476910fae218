/** Whether a service interval is the complimentary one, of 3,000km or 3 months: no ride comes with it (ledger L12). */
const isComplimentary = (interval: string): boolean => /\bcomplimentary\b|\b3,?000 ?km or 3 months\b/i.test(interval);

/**
 * Whether a free ride comes with the service that was chosen: a routine one, and not the complimentary one (ledger L12). `later` where no
 * type has been chosen yet. A site that does not ask for the type gives no list of routine ones.
 */
export function offersRide(
  chosen: Readonly<Record<string, string | undefined>>,
  routineTypes: readonly string[] | undefined,
): 'yes' | 'no' | 'later' {
  const type = chosen['Service Type']?.trim() ?? '';
  if (isComplimentary(chosen['Service Interval'] ?? '')) return 'no';
  if (routineTypes === undefined) return 'yes';
  if (type === '') return 'later';
  return routineTypes.includes(type) ? 'yes' : 'no';
}
