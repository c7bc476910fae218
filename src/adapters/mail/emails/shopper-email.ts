import { telHref } from '#src/rules/text/tel-href.ts';
import { button, carPanel, emailPage, heading, paragraph, quiet, secondButton, table, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { ShopperEmail, WrittenEmail } from './lead-email.ts';

/** The email to a shopper: thanks, what the lead was about, what happens next, and whom to call (ledger L14, H9). */
export function shopperEmail(email: ShopperEmail): WrittenEmail {
  const { car, offer, kind, dealer } = email;
  const name = car?.name ?? offer;
  const subject = `We have your ${kind.toLowerCase()}${name === null ? '' : `: ${name}`}`;
  return { subject: `${subject} (${dealer.name})`, text: text(email), html: html(email) };
}

const received = ({ kind, dealer }: ShopperEmail): string => `${dealer.name} has received your ${kind.toLowerCase()}.`;

const next = ({ dealer, booking }: ShopperEmail): string =>
  [
    booking?.news ?? null,
    'Someone from the team will be in touch during business hours.',
    dealer.phone === null ? null : `Can’t wait? Call ${dealer.phone}.`,
  ]
    .filter((line) => line !== null)
    .join(' ');

const NOT_YOU = 'Didn’t send this? Someone may have entered your address by mistake. You can ignore this email.';

/** The lead in the platform's own words. */
const request = ({ kind, offer, tradeIn, booking, receivedAt, reference }: ShopperEmail) =>
  [
    { label: 'Request', value: kind },
    { label: 'Offer', value: offer },
    { label: 'Offer you accepted', value: tradeIn },
    { label: 'Time', value: booking?.when ?? null },
    { label: 'Received', value: receivedAt },
    { label: 'Reference', value: reference },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));

const answers = ({ dealer }: ShopperEmail): string | null =>
  dealer.email === null ? null : `Reply to this email to reach ${dealer.name}.`;

function html(email: ShopperEmail): string {
  const { car, dealer, firstName } = email;
  const { colours } = email.site;
  const call = email.booking === null ? button : secondButton;
  return emailPage(
    email.site,
    next(email),
    title(firstName === null ? 'Thank you' : `Thank you, ${firstName}`),
    paragraph(received(email)),
    car === null ? null : carPanel(car, colours),
    heading('What happens next'),
    paragraph(next(email)),
    email.booking === null ? null : button(email.booking.href, email.booking.linkLabel, colours),
    dealer.phone === null ? null : call(telHref(dealer.phone), `Call ${dealer.phone}`, colours),
    heading('Your request'),
    table(request(email), colours),
    heading(dealer.name),
    dealer.address === '' ? null : paragraph(dealer.address),
    dealer.hours.length === 0
      ? null
      : table(
          dealer.hours.map(({ days, hours }) => ({ label: days, value: hours })),
          colours,
        ),
    ...[answers(email), NOT_YOU].map((line) => (line === null ? null : quiet(line, colours))),
  );
}

function text(email: ShopperEmail): string {
  const { car, dealer, firstName } = email;
  return emailText([
    firstName === null ? 'Hello' : `Hello ${firstName}`,
    `Thank you. ${received(email)}`,
    `What happens next\n${next(email)}`,
    email.booking === null ? null : `${email.booking.linkLabel}: ${email.booking.href}`,
    `Your request\n${request(email)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n')}`,
    car === null ? null : [car.name, car.price, car.href].filter((line) => line !== null).join('\n'),
    [dealer.name, dealer.address, ...dealer.hours.map(({ days, hours }) => `${days}: ${hours}`)]
      .filter((line) => line !== '')
      .join('\n'),
    answers(email),
    NOT_YOU,
  ]);
}
