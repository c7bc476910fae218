import { phoneText } from '#src/rules/text/phone-text.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import {
  button,
  carPanel,
  emailPage,
  heading,
  paragraph,
  quiet,
  quoted,
  secondButton,
  table,
  textLink,
  title,
} from './email-parts.ts';
import { contactRows, emailText } from './email-text.ts';
import type { LeadEmail, WrittenEmail } from './lead-email.ts';

/** The email to a dealership about a lead: who, about what, what they said and how to reach them (ledger L14). */
export function dealerEmail(email: LeadEmail): WrittenEmail {
  const { person, car, offer, kind, booking } = email;
  const name = car?.name ?? offer;
  const change = booking?.change ?? email.reservation;
  const about = `${change === null ? '' : `${change}: `}${kind}${name === null ? '' : `: ${name}`}`;
  const subject = email.isFinished ? `${about}, from ${person.name}` : `${about}, unfinished, from ${person.name}`;
  const opening = email.isFinished
    ? `${person.name} sent you this from ${email.site.name}.`
    : `${person.name} started this on ${email.site.name} but didn’t finish it. You may like to get in touch.`;
  return { subject, text: text(email, opening), html: html(email, opening) };
}

/** Which location it is for, where that is not the site itself. */
const placeLine = ({ dealer, site }: LeadEmail): string | null => (dealer.name === site.name ? null : `For ${dealer.name}`);

function html(email: LeadEmail, opening: string): string {
  const { person, car } = email;
  const { colours } = email.site;
  const place = placeLine(email);
  const reply = person.phone === null ? button : secondButton;
  return emailPage(
    email.site,
    email.message ?? opening,
    title(`${email.kind} from ${person.name}`),
    paragraph(opening),
    place === null ? null : paragraph(place, { fontWeight: 700 }),
    person.phone === null ? null : button(telHref(person.phone), `Call ${phoneText(person.phone)}`, colours),
    person.email === null ? null : reply(`mailto:${encodeURIComponent(person.email)}`, 'Reply by email', colours),
    email.message === null ? null : quoted(email.message, colours),
    car === null ? null : carPanel(car, colours),
    heading('How to reach them'),
    table(
      contactRows(email).map(({ label, value, href }) => ({
        label,
        value: href === null ? value : textLink(href, value, colours),
      })),
      colours,
    ),
    email.details.length === 0 ? null : heading('What they told us'),
    email.details.length === 0 ? null : table(email.details, colours),
    email.attached === null ? null : paragraph(email.attached),
    heading('Where they came from'),
    table(email.origin, colours),
    heading('Marketing'),
    paragraph(email.consent),
    quiet(footnote(email), colours),
  );
}

function text(email: LeadEmail, opening: string): string {
  const { car } = email;
  return emailText([
    opening,
    placeLine(email),
    email.message,
    car === null
      ? null
      : [car.name, car.price, `Stock number ${car.stocknum}`, car.href].filter((line) => line !== null).join('\n'),
    contactRows(email)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    email.details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    email.attached,
    email.origin.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `Marketing: ${email.consent}`,
    footnote(email),
  ]);
}

const footnote = ({ receivedAt, page, reference }: LeadEmail): string =>
  [
    `Received ${receivedAt}${page === null ? '' : ` on ${page}`}.`,
    `Reference ${reference}. Reply to this email to reach the customer.`,
  ].join('\n');
