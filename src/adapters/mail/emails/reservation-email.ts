import type { RefundState } from '#src/rules/payments/payment-state.ts';
import { type AgreedPurchase, agreedRows } from '#src/rules/purchase/purchase-words.ts';
import type { ReservationMailKind } from '#src/rules/reservations/reservation-effects.ts';
import { centsText, exactDollars } from '#src/rules/text/money-text.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { dealerLines, type EmailDealer } from './email-dealer.ts';
import { button, carPanel, emailPage, heading, paragraph, quiet, secondButton, table, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { EmailCar, EmailSite, WrittenEmail } from './lead-email.ts';

/** What an email about a reservation says. Nothing in it was typed by a visitor but the cleaned first name. */
export interface ReservationEmail {
  readonly kind: ReservationMailKind;
  readonly site: EmailSite;
  readonly dealer: EmailDealer;
  readonly firstName: string | null;
  readonly number: string;
  /** What is reserved, car or caravan. */
  readonly word: string;
  /** The vehicle's name as it was reserved. */
  readonly vehicle: string;
  /** null when it is no longer on the site. */
  readonly car: EmailCar | null;
  readonly depositCents: number;
  readonly priceCents: number;
  readonly hours: number;
  /** In the site's time zone: '3.40 pm, Tuesday 17 November'. null if it was never paid. */
  readonly paidAt: string | null;
  readonly paidUntil: string | null;
  /** 'Visa ending 4242' */
  readonly card: string | null;
  readonly refund: RefundState;
  readonly refundedAt: string | null;
  /** What somebody who buys it online agreed to; said with the receipt. */
  readonly agreed: AgreedPurchase | null;
  /** The shopper's own page of the reservation, with its key. */
  readonly href: string;
}

/** The email to a shopper about their reservation: what happened, what it means for the money, and the receipt. */
export function reservationEmail(email: ReservationEmail): WrittenEmail {
  const { subject, heading: lead, lines, button: label } = words(email);
  const { colours } = email.site;
  const rows = receiptRows(email);
  const agreed = email.kind === 'receipt' ? email.agreed : null;
  const { dealer } = email;
  return {
    subject: `${subject} (${email.site.name})`,
    html: emailPage(
      email.site,
      lines[0] ?? lead,
      title(lead),
      ...lines.map((line) => paragraph(line, { margin: '0 0 12px' })),
      email.car === null ? null : carPanel(email.car, colours),
      button(email.href, label, colours),
      dealer.phone === null ? null : secondButton(telHref(dealer.phone), `Call ${dealer.phone}`, colours),
      heading('Your reservation'),
      table(rows, colours),
      ...(agreed === null
        ? []
        : [
            heading('What you agreed to'),
            table(agreedRows(agreed), colours),
            ...agreed.terms.map((term) => quiet(term, colours)),
          ]),
      heading(dealer.name),
      paragraph(dealerLines(dealer)),
      quiet(PRIVATE, colours),
    ),
    text: emailText([
      email.firstName === null ? 'Hello' : `Hello ${email.firstName}`,
      ...lines,
      `${label}: ${email.href}`,
      rowsText(rows),
      ...(agreed === null ? [] : ['What you agreed to', rowsText(agreedRows(agreed)), agreed.terms.join('\n')]),
      `${dealer.name}\n${dealerLines(dealer)}`,
      PRIVATE,
    ]),
  };
}

const rowsText = (rows: readonly { readonly label: string; readonly value: string }[]): string =>
  rows.map(({ label, value }) => `${label}: ${value}`).join('\n');

const PRIVATE = 'Anyone with the link can open your reservation, so keep this email to yourself.';

interface Words {
  readonly subject: string;
  readonly heading: string;
  readonly lines: readonly string[];
  readonly button: string;
}

function words(email: ReservationEmail): Words {
  const { vehicle, paidUntil, number } = email;
  const [amount, card] = [exactDollars(email.depositCents / 100), email.card ?? 'your card'];
  const back = moneyBack(email, amount, card);
  const open = 'Open my reservation';
  switch (email.kind) {
    case 'receipt':
      return {
        subject: `Receipt ${number}: ${vehicle}`,
        heading: `It’s yours until ${paidUntil ?? 'we call'}`,
        lines: [
          `The ${vehicle} is off sale, and ${amount} is paid. If you buy it, that comes off the price.`,
          `Changed your mind? Open your reservation and cancel it, or let the time run out. Either way, all of it goes back to ${card}.`,
          'We’ll call within two business hours to answer questions and book a drive.',
        ],
        button: open,
      };
    case 'reminder':
      return {
        subject: `6 hours left: ${vehicle}`,
        heading: `Yours until ${paidUntil ?? 'later today'}`,
        lines: [
          `If you’d like to buy the ${vehicle}, or need a little longer, call us before then.`,
          `If the time runs out, it goes back on sale and your ${amount} goes back to ${card}. You don’t need to do anything.`,
        ],
        button: open,
      };
    case 'ended':
      return {
        subject: `Your hold has ended: ${vehicle}`,
        heading: 'Your hold has ended',
        lines: [`The ${vehicle} is back on sale.`, back],
        button: open,
      };
    case 'cancelled':
      return {
        subject: `Cancelled: ${vehicle}`,
        heading: 'Your reservation is cancelled',
        lines: [`The ${vehicle} is back on sale.`, back],
        button: open,
      };
    case 'withdrawn':
      return {
        subject: `We had to cancel: ${vehicle}`,
        heading: 'We had to cancel your reservation',
        lines: [`We’re sorry: we can’t hold the ${vehicle} for you any longer. Get in touch, and we’ll tell you why.`, back],
        button: open,
      };
    case 'refunded':
      return {
        subject: `${amount} refunded: ${vehicle}`,
        heading: `Your ${amount} is on its way back`,
        lines: [`We’ve refunded all of it to ${card}. It usually arrives in 3 to 5 business days.`],
        button: open,
      };
    case 'gone':
      return {
        subject: `No longer available: ${vehicle}`,
        heading: 'It’s no longer available',
        lines: [`We’re sorry: the ${vehicle} was sold or taken off sale before your reservation was complete.`, back],
        button: open,
      };
  }
}

function moneyBack({ paidAt, refund, refundedAt }: ReservationEmail, amount: string, card: string): string {
  if (paidAt === null && refund === 'none') return 'Nothing was charged.';
  if (refundedAt !== null) return `Your ${amount} went back to ${card}. It usually arrives in 3 to 5 business days.`;
  return refund === 'refused'
    ? `We couldn’t refund your ${amount} to ${card} automatically. We’ll call you about it.`
    : `Your ${amount} goes back to ${card}, usually in 3 to 5 business days. We’ll tell you when it’s done.`;
}

const receiptRows = (email: ReservationEmail) =>
  [
    { label: 'Number', value: email.number },
    { label: email.word === 'caravan' ? 'Caravan' : 'Vehicle', value: email.vehicle },
    { label: 'Deposit', value: centsText(email.depositCents / 100) },
    { label: 'Paid with', value: email.card },
    { label: 'Paid', value: email.paidAt },
    { label: 'Yours until', value: email.kind === 'receipt' || email.kind === 'reminder' ? email.paidUntil : null },
    { label: 'Refunded', value: email.refundedAt },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
