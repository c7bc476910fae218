import { telHref } from '#src/rules/text/tel-href.ts';
import { button, carPanel, emailPage, heading, paragraph, quiet, table, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { ShopperEmail, WrittenEmail } from './lead-email.ts';

/** What a shopper gets: thanks, what the request was about, what happens next, and whom to call (ledger L14, H9). */
export function shopperEmail(letter: ShopperEmail): WrittenEmail {
  const { car, offer, kind, dealer } = letter;
  const name = car?.name ?? offer;
  const subject = `We have your ${kind.toLowerCase()}${name === null ? '' : `: ${name}`}`;
  return { subject: `${subject} (${dealer.name})`, text: text(letter), html: html(letter) };
}

const received = ({ kind, dealer }: ShopperEmail): string => `${dealer.name} has received your ${kind.toLowerCase()}.`;

const next = ({ dealer, booking }: ShopperEmail): string =>
  [
    booking?.news ?? null,
    'Someone from the team will get in touch during opening hours.',
    dealer.phone === null ? null : `If it cannot wait, call ${dealer.phone}.`,
  ]
    .filter((line) => line !== null)
    .join(' ');

const NOT_YOU = 'Did you not send this? Then someone gave your address by mistake, and you can ignore this e-mail.';

/** The request in the platform's own words. */
const request = ({ kind, offer, booking, receivedAt, reference }: ShopperEmail) =>
  [
    { label: 'Request', value: kind },
    { label: 'Offer', value: offer },
    { label: 'Time', value: booking?.when ?? null },
    { label: 'Received', value: receivedAt },
    { label: 'Reference', value: reference },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));

const answers = ({ dealer }: ShopperEmail): string | null =>
  dealer.email === null ? null : `Answering this e-mail writes to ${dealer.name}.`;

function html(letter: ShopperEmail): string {
  const { car, dealer, firstName } = letter;
  const { colours } = letter.site;
  return emailPage(
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

function text(letter: ShopperEmail): string {
  const { car, dealer, firstName } = letter;
  return emailText([
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
