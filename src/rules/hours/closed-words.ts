import { type LocationPages, locationHref } from '#src/rules/places/location.ts';
import { CLOSED, type ClosedWords } from './hours-lines.ts';

interface ClosedInput {
  readonly closedDays: 'Closed' | 'By appointment only';
  /** The slugs of service locations that take enquiries on days they are closed. */
  readonly enquireWhenClosed: readonly string[];
  readonly locationPages: LocationPages;
}

interface ClosedPlace {
  readonly slug: string;
  readonly locationType: string;
}

/**
 * The text for a location's closed weekdays: the site's text, or an enquiry link for the service locations it lists (ledger D6).
 */
export function closedWords(
  { closedDays, enquireWhenClosed, locationPages }: ClosedInput,
  { slug, locationType }: ClosedPlace,
): ClosedWords {
  if (locationType.startsWith('service') && enquireWhenClosed.includes(slug))
    return { text: 'Enquire Now', href: locationHref(slug, locationPages) };
  return closedDays === CLOSED.text ? CLOSED : { text: closedDays, href: null };
}
