import { telHref } from '#src/rules/text/tel-href.ts';
import type { ShopperLetter, WrittenLetter } from './lead-letter.ts';
import { button, carPanel, heading, letterPage, paragraph, quiet, table, title } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** What a shopper gets: thanks, what the request was about, what happens next, and whom to call (ledger L14, H9). */
export function shopperLetter(letter: ShopperLetter): WrittenLetter {
  const { car, offer, kind, dealer } = letter;
  const name = car?.name ?? offer;
  const subject = `We have your ${kind.toLowerCase()}${name === null ? '' : `: ${name}`}`;
  return { subject: `${subject} (${dealer.name})`, text: text(letter), html: html(letter) };
}

const received = ({ kind, dealer }: ShopperLetter): string => `${dealer.name} has received your ${kind.toLowerCase()}.`;

const next = ({ dealer, booking }: ShopperLetter): string =>
  [
    booking?.news ?? null,
    'Someone from the team will get in touch during opening hours.',
    dealer.phone === null ? null : `If it cannot wait, call ${dealer.phone}.`,
  ]
    .filter((line) => line !== null)
    .join(' ');

const NOT_YOU = 'Did you not send this? Then someone gave your address by mistake, and you can ignore this e-mail.';

/** The request in the platform's own words. */
const request = ({ kind, offer, booking, receivedAt, reference }: ShopperLetter) =>
  [
    { label: 'Request', value: kind },
    { label: 'Offer', value: offer },
    { label: 'Time', value: booking?.when ?? null },
    { label: 'Received', value: receivedAt },
    { label: 'Reference', value: reference },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));

const answers = ({ dealer }: ShopperLetter): string | null =>
  dealer.email === null ? null : `Answering this e-mail writes to ${dealer.name}.`;

function html(letter: ShopperLetter): string {
  const { car, dealer, firstName } = letter;
  const { colours } = letter.site;
  return letterPage(
    letter.site,
    next(letter),
    title(firstName === null ? 'Thank you' : `Thank you, ${firstName}`),
    paragraph(received(letter)),
    car === null ? null : carPanel(car, colours),
    heading('What happens next'),
    paragraph(next(letter)),
    letter.booking === null ? null : button(letter.booking.href, letter.booking.linkLabel, colours),
    dealer.phone === null ? null : button(telHref(dealer.phone), `Call ${dealer.phone}`, colours),
    heading('Your request'),
    table(request(letter), colours),
    heading(dealer.name),
    dealer.address === '' ? null : paragraph(dealer.address),
    dealer.hours.length === 0
      ? null
      : table(
          dealer.hours.map(({ days, hours }) => ({ label: days, value: hours })),
          colours,
        ),
    ...[answers(letter), NOT_YOU].map((line) => (line === null ? null : quiet(line, colours))),
  );
}

function text(letter: ShopperLetter): string {
  const { car, dealer, firstName } = letter;
  return letterText([
    firstName === null ? 'Hello' : `Hello ${firstName}`,
    `Thank you. ${received(letter)}`,
    `What happens next\n${next(letter)}`,
    letter.booking === null ? null : `${letter.booking.linkLabel}: ${letter.booking.href}`,
    `Your request\n${request(letter)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n')}`,
    car === null ? null : [car.name, car.price, car.href].filter((line) => line !== null).join('\n'),
    [dealer.name, dealer.address, ...dealer.hours.map(({ days, hours }) => `${days}: ${hours}`)]
      .filter((line) => line !== '')
      .join('\n'),
    answers(letter),
    NOT_YOU,
  ]);
}
