/** Whether a service interval is the complimentary one, of 3,000km or 3 months: no ride comes with it (ledger L12). */
const isComplimentary = (interval: string): boolean => /^complimentary\b/i.test(interval.trim());

/**
 * Whether a free ride comes with the service that was chosen: a routine one, and not the complimentary one (ledger L12). Where nothing is
 * chosen yet, or the site does not ask for the type, it may still come with it.
 */
export const offersRide = (
  chosen: Readonly<Record<string, string | undefined>>,
  routineTypes: readonly string[] | undefined,
): boolean => {
  const type = chosen['Service Type']?.trim() ?? '';
  return (
    !isComplimentary(chosen['Service Interval'] ?? '') &&
    (type === '' || routineTypes === undefined || routineTypes.includes(type))
  );
};
