import { render } from '@react-email/render';
import { telHref } from '#src/rules/text/tel-href.ts';
import type { LeadLetter, WrittenLetter } from './lead-letter.ts';
import { button, carPanel, heading, letterPage, paragraph, quiet, quoted, table, title } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** What a shopper gets: thanks, what was sent and to whom, what happens next and when (ledger L14). */
export async function shopperLetter(letter: LeadLetter): Promise<WrittenLetter> {
  const { car, offer, kind, dealer } = letter;
  const name = car?.name ?? offer;
  const subject = `We have your ${kind.toLowerCase()}${name === null ? '' : `: ${name}`}`;
  return { subject: `${subject} (${dealer.name})`, text: text(letter), html: await html(letter) };
}

const received = ({ kind, dealer }: LeadLetter): string => `${dealer.name} has received your ${kind.toLowerCase()}.`;

const next = ({ dealer, wantedTime, booking }: LeadLetter): string =>
  [
    booking?.news ?? null,
    wantedTime === null || booking !== null ? null : `You asked for ${wantedTime}. Someone will confirm it with you.`,
    'Someone from the team will get in touch during opening hours.',
    dealer.phone === null ? null : `If it cannot wait, call ${dealer.phone}.`,
  ]
    .filter((line) => line !== null)
    .join(' ');

const sent = (letter: LeadLetter) => [
  { label: 'Name', value: letter.person.name },
  ...(letter.person.phone === null ? [] : [{ label: 'Phone', value: letter.person.phone }]),
  ...(letter.person.email === null ? [] : [{ label: 'E-mail', value: letter.person.email }]),
  ...(letter.wantedTime === null ? [] : [{ label: 'Time wanted', value: letter.wantedTime }]),
  ...letter.details,
];

const footnote = ({ dealer, reference, receivedAt }: LeadLetter): string =>
  `Sent ${receivedAt}. Reference ${reference}. Answering this e-mail writes to ${dealer.name}.`;

function html(letter: LeadLetter): Promise<string> {
  const { car, dealer } = letter;
  const { colours } = letter.site;
  return render(
    letterPage(
      letter,
      next(letter),
      title(`Thank you, ${letter.person.name}`),
      paragraph(received(letter)),
      heading('What happens next'),
      paragraph(next(letter)),
      letter.booking === null ? null : button(letter.booking.href, letter.booking.linkLabel, colours),
      dealer.phone === null ? null : button(telHref(dealer.phone), `Call ${dealer.phone}`, colours),
      car === null ? null : carPanel(car, colours),
      heading('What you sent'),
      letter.message === null ? null : quoted(letter.message, colours),
      table(sent(letter), colours),
      heading(dealer.name),
      dealer.address === '' ? null : paragraph(dealer.address),
      dealer.hours.length === 0
        ? null
        : table(
            dealer.hours.map(({ days, hours }) => ({ label: days, value: hours })),
            colours,
          ),
      quiet(footnote(letter), colours),
    ),
  );
}

function text(letter: LeadLetter): string {
  const { car, dealer } = letter;
  return letterText([
    `Hello ${letter.person.name}`,
    `Thank you. ${received(letter)}`,
    `What happens next\n${next(letter)}`,
    letter.booking === null ? null : `${letter.booking.linkLabel}: ${letter.booking.href}`,
    car === null ? null : [car.name, car.price, car.href].filter((line) => line !== null).join('\n'),
    `What you sent\n${[letter.message, ...sent(letter).map(({ label, value }) => `${label}: ${value}`)].filter((line) => line !== null).join('\n')}`,
    [dealer.name, dealer.address, ...dealer.hours.map(({ days, hours }) => `${days}: ${hours}`)]
      .filter((line) => line !== '')
      .join('\n'),
    footnote(letter),
  ]);
}
