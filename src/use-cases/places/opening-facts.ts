import { OPENING_DAYS, type OpenFacts, openFacts, type SpecialDate } from '#src/rules/hours/opening-state.ts';
import type { Location } from '#src/rules/places/location.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import { locationZone } from '#src/rules/time/zones.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** What is known of a location's clock and hours at an instant (ledger D6). */
export function placeOpen(
  { site, showroom }: Pick<PageContext, 'site' | 'showroom'>,
  location: Location,
  now: number,
): OpenFacts {
  const zone = placeZone(site, location);
  const special = showroom.places.specialHours.get(location.id) ?? [];
  return openFacts(location.openingHours, coming(special, dateIn(zone, now)), zone, now);
}

export const placeZone = (site: PageContext['site'], { state }: Location): string => locationZone(state, site.switches.timeZone);

/** As yyyy-mm-dd. */
export const dateIn = (zone: string, at: number): string => isoInZone(zone, at).slice(0, 10);

/** Only the special dates that the browser can need while the page is cached. */
function coming(special: readonly SpecialDate[], today: string): SpecialDate[] {
  const last = new Date(Date.parse(today) + (OPENING_DAYS + 1) * DAY_MS).toISOString().slice(0, 10);
  return special.filter(({ date }) => date >= today && date <= last);
}
