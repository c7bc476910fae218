/** Each state's time zone; the Australian states keep daylight saving or do not (ledger P10). */
const ZONES: Readonly<Record<string, string>> = {
  QLD: 'Australia/Brisbane',
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
};

/** The states and territories a location may be in. */
export const STATES = Object.keys(ZONES);

/** The zone a location's clock is in, by its state, or null for a state that is not one (ledger P10). */
export const zoneOfState = (state: string): string | null => ZONES[state.toUpperCase()] ?? null;

/** Whether a name is a time zone that clocks are known for. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
