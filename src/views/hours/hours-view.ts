import { closedWords } from '#src/rules/hours/closed-words.ts';
import { type HoursLine, hoursLines } from '#src/rules/hours/hours-lines.ts';
import { weekdayOf } from '#src/rules/hours/open-text.ts';
import { OPENING_DAYS, type OpenFacts, openFacts, type SpecialDate } from '#src/rules/hours/opening-state.ts';
import { type SpecialLine, specialLines } from '#src/rules/hours/special-lines.ts';
import type { Location } from '#src/rules/places/location.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { isoInZone } from '#src/rules/time/zone-time.ts';
import { locationZone } from '#src/rules/time/zones.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';

/** When a location is open: the week, the special dates of the coming month, and what the browser needs to say 'Open now'. */
export interface HoursView {
  readonly lines: readonly HoursLine[];
  readonly special: readonly SpecialLine[];
  readonly open: OpenFacts;
}

type Input = Pick<PageContext, 'site' | 'showroom' | 'now'>;

/** When a location is open, as its pages say it; null where it gives no hours (ledger D6). */
export function hoursView({ site, showroom, now }: Input, location: Location): HoursView | null {
  const hours = location.openingHours;
  if (hours.length === 0) return null;
  const today = dateIn(zoneOf(site, location), now);
  const lines = specialLines(showroom.places.specialHours.get(location.id) ?? [], today);
  const switches = switchesFor(site, location.dealershipId);
  return {
    // When today has special hours, its special line is the one marked as today.
    lines: hoursLines(hours, closedWords(switches, location), lines[0]?.isToday === true ? null : weekdayOf(today)),
    special: lines,
    open: placeOpen({ site, showroom }, location, now),
  };
}

/** What is known of a location's clock and hours at an instant, for whoever answers one visitor (ledger D6). */
export function placeOpen({ site, showroom }: Omit<Input, 'now'>, location: Location, now: number): OpenFacts {
  const zone = zoneOf(site, location);
  const special = showroom.places.specialHours.get(location.id) ?? [];
  return openFacts(location.openingHours, coming(special, dateIn(zone, now)), zone);
}

const zoneOf = (site: PageContext['site'], { state }: Location): string => locationZone(state, site.switches.timeZone);
const dateIn = (zone: string, at: number): string => isoInZone(zone, at).slice(0, 10);

/** Only the special dates that the browser can need while the page is cached. */
function coming(special: readonly SpecialDate[], today: string): SpecialDate[] {
  const last = new Date(Date.parse(today) + (OPENING_DAYS + 1) * DAY_MS).toISOString().slice(0, 10);
  return special.filter(({ date }) => date >= today && date <= last);
}
