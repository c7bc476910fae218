/** Each state's time zone, with or without daylight saving (ledger P10). */
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

/** The states and territories a location can be in. */
export const STATES = Object.keys(ZONES);

/** A location's time zone by its state, or null for an unknown state (ledger P10). */
export const zoneOfState = (state: string): string | null => ZONES[state.toUpperCase()] ?? null;

/** Whether a name is a known time zone. */
export function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time zone of a site that names none. */
export const DEFAULT_ZONE = 'Australia/Brisbane';

/** The time zone of a location, by its state; the site's for a state that is unknown (ledger P10). */
export const locationZone = (state: string | null, siteZone: string = DEFAULT_ZONE): string =>
  (state === null ? null : zoneOfState(state)) ?? siteZone;
