import type { InvoiceMailKind, PaidNumber } from '#src/rules/invoices/invoice-payment.ts';
import { referenceLabel } from '#src/rules/invoices/invoice-words.ts';
import { centsText, exactDollars } from '#src/rules/text/money-text.ts';
import { telHref } from '#src/rules/text/tel-href.ts';
import { dealerLines, type EmailDealer } from './email-dealer.ts';
import { button, emailPage, heading, paragraph, quiet, secondButton, table, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { EmailSite, WrittenEmail } from './lead-email.ts';

/**
 * What an email about a payment towards an invoice says. Of what a visitor typed it holds the cleaned first name and the number that they paid
 * towards, which is letters, digits and a few marks: no link can be made of it.
 */
export interface InvoiceEmail extends PaidNumber {
  readonly kind: InvoiceMailKind;
  readonly site: EmailSite;
  /** Who the receipt is from. */
  readonly dealer: EmailDealer;
  readonly firstName: string | null;
  /** The payment's own number. */
  readonly number: string;
  /** The invoice's number, or what was typed. */
  readonly reference: string;
  readonly purpose: string | null;
  readonly amountCents: number;
  readonly surchargeCents: number;
  readonly card: string | null;
  /** In the site's time zone. */
  readonly paidAt: string | null;
  readonly refundedAt: string | null;
  /** The receipt, with its key. */
  readonly href: string;
}

/** The email to whoever paid: what happened, what it means for the money, and the receipt with both numbers. */
export function invoiceEmail(email: InvoiceEmail): WrittenEmail {
  const { colours } = email.site;
  const { dealer } = email;
  const { subject, lead, lines } = words(email);
  const rows = receiptRows(email);
  return {
    subject: `${subject} (${email.site.name})`,
    html: emailPage(
      email.site,
      lines[0] ?? lead,
      title(lead),
      ...lines.map((line) => paragraph(line, { margin: '0 0 12px' })),
      button(email.href, OPEN, colours),
      dealer.phone === null ? null : secondButton(telHref(dealer.phone), `Call ${dealer.phone}`, colours),
      heading('Receipt'),
      table(rows, colours),
      heading(dealer.name),
      paragraph(dealerLines(dealer)),
      quiet(PRIVATE, colours),
    ),
    text: emailText([
      email.firstName === null ? 'Hello' : `Hello ${email.firstName}`,
      ...lines,
      `${OPEN}: ${email.href}`,
      rows.map(({ label, value }) => `${label}: ${value}`).join('\n'),
      `${dealer.name}\n${dealerLines(dealer)}`,
      PRIVATE,
    ]),
  };
}

const OPEN = 'Open the receipt';
const PRIVATE = 'Anyone with the link can open your receipt, so keep this email to yourself.';

function words({ kind, number, reference, card, ...email }: InvoiceEmail): {
  readonly subject: string;
  readonly lead: string;
  readonly lines: readonly string[];
} {
  const amount = exactDollars((email.amountCents + email.surchargeCents) / 100);
  const to = card ?? 'your card';
  switch (kind) {
    case 'receipt':
      return {
        subject: `Receipt ${number}: ${reference}`,
        lead: `${amount} paid`,
        lines: [`Thank you. We’ve received your ${amount} for ${reference}.`],
      };
    case 'returned':
      return {
        subject: `We’re refunding your ${amount}: ${reference}`,
        lead: `We’re refunding your ${amount}`,
        lines: [
          `You paid ${amount}, but by then ${reference} had less than that left to pay.`,
          `We’ll refund all of it to ${to}, usually in 3 to 5 business days, and tell you when it’s done.`,
        ],
      };
    case 'refunded':
      return {
        subject: `${amount} refunded: ${reference}`,
        lead: `Your ${amount} is on its way back`,
        lines: [`We’ve refunded all of it to ${to}. It usually arrives in 3 to 5 business days.`],
      };
  }
}

const receiptRows = (email: InvoiceEmail) =>
  [
    { label: 'Receipt number', value: email.number },
    { label: referenceLabel(email), value: email.reference },
    { label: 'For', value: email.purpose },
    { label: 'Amount', value: centsText(email.amountCents / 100) },
    { label: 'Card surcharge', value: email.surchargeCents === 0 ? null : centsText(email.surchargeCents / 100) },
    {
      label: 'Total',
      value: email.surchargeCents === 0 ? null : centsText((email.amountCents + email.surchargeCents) / 100),
    },
    { label: 'Paid with', value: email.card },
    { label: 'Paid', value: email.paidAt },
    { label: 'Refunded', value: email.refundedAt },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
