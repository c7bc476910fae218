import { openNowText } from '#src/rules/hours/open-text.ts';
import { openingState } from '#src/rules/hours/opening-state.ts';
import { addressLines, type Location, locationHref } from '#src/rules/places/location.ts';
import { typeLabel } from '#src/rules/places/location-types.ts';
import { switchesFor } from '#src/site/switches-for.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { locationLine } from '#src/use-cases/places/find-locations.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';

/** A location as programs read it (ledger W6). */
export interface LocationSummary {
  readonly name: string;
  readonly type: string;
  readonly url: string;
  readonly address: string;
  /** null where the dealer has none, or shows it only to people who ask for it (ledger V11). */
  readonly phone: string | null;
  /** The week, such as 'Monday to Friday: 8.30 am to 5.30 pm'. */
  readonly hours: readonly string[];
  /** Days of the coming month that differ from it. */
  readonly specialDays: readonly string[];
}

export function locationSummary(context: PageContext, location: Location): LocationSummary {
  const { site, origin } = context;
  const line = locationLine(context, location);
  const hours = hoursView(context, location);
  const lineText = ({ days, hours: text }: { readonly days: string; readonly hours: string }) => `${days}: ${text}`;
  return {
    name: line.name,
    type: typeLabel(location.locationType),
    url: origin + locationHref(location.slug, site.switches.locationPages),
    address: addressLines(line).join(', '),
    phone: switchesFor(site, location.dealershipId).showsPhones ? line.phone : null,
    hours: hours?.lines.map(lineText) ?? [],
    specialDays: hours?.special.map(lineText) ?? [],
  };
}

/** Whether it is open at an instant, such as 'Open now until 5.30 pm'; null where it gives no hours. */
export function openNow(context: PageContext, location: Location, at: number): string | null {
  const hours = hoursView(context, location);
  const state = hours === null ? null : openingState(hours.open, at);
  return state === null ? null : openNowText(state);
}
