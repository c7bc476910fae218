import { closedWords } from '#src/rules/hours/closed-words.ts';
import { type HoursLine, hoursLines } from '#src/rules/hours/hours-lines.ts';
import { weekdayOf } from '#src/rules/hours/open-text.ts';
import type { OpenFacts } from '#src/rules/hours/opening-state.ts';
import { type SpecialLine, specialLines } from '#src/rules/hours/special-lines.ts';
import type { Location } from '#src/rules/places/location.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { dateIn, placeOpen, placeZone } from '#src/use-cases/places/opening-facts.ts';

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
  const today = dateIn(placeZone(site, location), now);
  const lines = specialLines(showroom.places.specialHours.get(location.id) ?? [], today);
  const switches = switchesFor(site, location.dealershipId);
  return {
    // When today has special hours, its special line is the one marked as today.
    lines: hoursLines(hours, closedWords(switches, location), lines[0]?.isToday === true ? null : weekdayOf(today)),
    special: lines,
    open: placeOpen({ site, showroom }, location, now),
  };
}
