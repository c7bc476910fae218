import { telHref } from '#src/rules/text/tel-href.ts';
import type { LeadEmail } from './lead-email.ts';

/** The parts of an email as plain text, separated by empty lines; empty parts are left out. */
export const emailText = (parts: readonly (string | null)[]): string =>
  `${parts.filter((part) => part !== null && part.trim() !== '').join('\n\n')}\n`;

/** How to reach a person, and when they would like to be reached. */
export function contactRows({
  person,
  prefers,
  wantedTime,
  booking,
}: LeadEmail): { label: string; value: string; href: string | null }[] {
  return [
    { label: 'Name', value: person.name, href: null },
    { label: 'Phone', value: person.phone, href: person.phone === null ? null : telHref(person.phone) },
    { label: 'Email', value: person.email, href: person.email === null ? null : `mailto:${encodeURIComponent(person.email)}` },
    { label: 'Prefers', value: prefers, href: null },
    { label: 'Preferred time', value: wantedTime, href: null },
    { label: 'Booking', value: booking?.state ?? null, href: null },
  ].flatMap(({ label, value, href }) => (value === null ? [] : [{ label, value, href }]));
}
