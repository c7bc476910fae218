import { type LocationPages, locationHref } from '#src/rules/places/location-href.ts';
import { CLOSED, type ClosedWords } from './hours-lines.ts';

interface ClosedInput {
  readonly closedDays: 'Closed' | 'By appointment only';
  /** The slugs of the service locations that can be asked on days they are closed. */
  readonly enquireWhenClosed: readonly string[];
  readonly locationPages: LocationPages;
}

interface ClosedPlace {
  readonly slug: string;
  readonly locationType: string;
}

/** What a location's closed weekdays say: the site's words, or for a service location that is named, a link to ask (ledger D6). */
export function closedWords(
  { closedDays, enquireWhenClosed, locationPages }: ClosedInput,
  { slug, locationType }: ClosedPlace,
): ClosedWords {
  if (locationType.startsWith('service') && enquireWhenClosed.includes(slug))
    return { text: 'Enquire Now', href: locationHref(slug, locationPages) };
  return closedDays === CLOSED.text ? CLOSED : { text: closedDays, href: null };
}
