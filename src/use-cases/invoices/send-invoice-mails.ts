import { invoiceEmail } from '#src/adapters/mail/emails/invoice-email.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { greetingName } from '#src/rules/leads/greeting-name.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import { type DueInvoiceMail, takeInvoiceMails } from '#src/store/invoices/invoice-mails.ts';
import { emailSite } from '#src/use-cases/leads/describe-lead.ts';
import { sendDueMails } from '#src/use-cases/leads/send-due-mails.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { receiptDealer } from '#src/use-cases/places/receipt-dealer.ts';

/** Sends the emails about payments towards invoices that are due; returns how many were tried. */
export const sendInvoiceMails = (means: ReservationMeans): Promise<number> =>
  sendDueMails(means.db, {
    table: 'invoice_mail',
    take: takeInvoiceMails,
    addressOf: ({ contact }) => contact.email ?? '',
    send: (mail, to) => send(means, mail, to),
  });

async function send({ sites, post, signer }: ReservationMeans, mail: DueInvoiceMail, to: string): Promise<void> {
  const of = await sites.of(mail.site);
  if (of === null) throw new Error('The payment’s site is no longer there.');
  const { site, origin } = of;
  const [dealership = null] = site.dealerships;
  const when = (at: Date | null) => (at === null ? null : timeText(site.switches.timeZone, at.getTime()));
  const link = new URLSearchParams({ id: mail.paymentId, key: signer.sign('invoice', mail.paymentId) });
  const written = invoiceEmail({
    kind: mail.kind,
    site: emailSite(of),
    dealer: receiptDealer(of, null),
    firstName: greetingName(mail.contact.name ?? ''),
    number: mail.number,
    reference: mail.reference,
    isInvoice: mail.isInvoice,
    isStock: mail.isStock,
    purpose: mail.purpose,
    amountCents: mail.amountCents,
    surchargeCents: mail.surchargeCents,
    card: mail.card,
    paidAt: when(mail.paidAt),
    refundedAt: when(mail.refundedAt),
    href: new URL(`${addressPath('paymentReceipt')}?${link}`, origin).href,
  });
  const email = dealership?.switches.leadEmails[0];
  await post.send({
    ...written,
    id: mail.id,
    site: mail.site.slug,
    fromName: site.name,
    to,
    replyTo: email === undefined ? null : { name: dealership?.name ?? site.name, address: email },
    isAutomatic: true,
  });
}
