import { telHref } from '#src/rules/text/tel-href.ts';
import { button, carPanel, emailPage, heading, paragraph, quiet, quoted, table, textLink, title } from './email-parts.ts';
import { contactRows, emailText } from './email-text.ts';
import type { LeadEmail, WrittenEmail } from './lead-email.ts';

/** What a dealership reads when a lead comes in: who, about what, what they said and how to reach them (ledger L14). */
export function dealerEmail(letter: LeadEmail): WrittenEmail {
  const { person, car, offer, kind, booking } = letter;
  const name = car?.name ?? offer;
  const change = booking?.change ?? null;
  const about = `${change === null ? '' : `${change}: `}${kind}${name === null ? '' : `: ${name}`}`;
  const subject = letter.isFinished ? `${about}, from ${person.name}` : `${about}, unfinished, from ${person.name}`;
  const opening = letter.isFinished
    ? `${person.name} has sent you this from ${letter.site.name}.`
    : `${person.name} began this on ${letter.site.name} and has not finished it. You may like to get in touch.`;
  return { subject, text: text(letter, opening), html: html(letter, opening) };
}

function html(letter: LeadEmail, opening: string): string {
  const { person, car } = letter;
  const { colours } = letter.site;
  return emailPage(
    letter.site,
    letter.message ?? opening,
    title(`${letter.kind} from ${person.name}`),
    paragraph(opening),
    person.phone === null ? null : button(telHref(person.phone), `Call ${person.phone}`, colours),
    person.email === null ? null : button(`mailto:${encodeURIComponent(person.email)}`, 'Reply by e-mail', colours),
    letter.message === null ? null : quoted(letter.message, colours),
    car === null ? null : carPanel(car, colours),
    heading('How to reach them'),
    table(
      contactRows(letter).map(({ label, value, href }) => ({
        label,
        value: href === null ? value : textLink(href, value, colours),
      })),
      colours,
    ),
    letter.details.length === 0 ? null : heading('What they told us'),
    letter.details.length === 0 ? null : table(letter.details, colours),
    heading('Where they came from'),
    table(letter.origin, colours),
    heading('Marketing'),
    paragraph(letter.consent),
    quiet(footnote(letter), colours),
  );
}

function text(letter: LeadEmail, opening: string): string {
  const { car } = letter;
  return emailText([
    opening,
    letter.message,
    car === null
      ? null
      : [car.name, car.price, `Stock number ${car.stocknum}`, car.href].filter((line) => line !== null).join('\n'),
    contactRows(letter)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    letter.details.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    letter.origin.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    `Marketing: ${letter.consent}`,
    footnote(letter),
  ]);
}

const footnote = ({ receivedAt, page, reference }: LeadEmail): string =>
  [
    `Received ${receivedAt}${page === null ? '' : ` on ${page}`}.`,
    `Reference ${reference}. Answering this e-mail writes to the customer.`,
  ].join('\n');
