import { reservationEmail } from '#src/adapters/mail/emails/reservation-email.ts';
import { greetingName } from '#src/rules/leads/greeting-name.ts';
import { heldPath } from '#src/rules/reservations/reservation-path.ts';
import { timeText } from '#src/rules/time/time-text.ts';
import { type DueReservationMail, takeReservationMails } from '#src/store/reservations/reservation-mails.ts';
import { emailCar, emailSite } from '#src/use-cases/leads/describe-lead.ts';
import { sendDueMails } from '#src/use-cases/leads/send-due-mails.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';
import { receiptDealer } from '#src/use-cases/places/receipt-dealer.ts';

/** Sends the emails about reservations that are due; returns how many were tried. */
export const sendReservationMails = (means: ReservationMeans): Promise<number> =>
  sendDueMails(means.db, {
    table: 'reservation_mail',
    take: takeReservationMails,
    addressOf: ({ contact }) => contact.email ?? '',
    send: (mail, to) => send(means, mail, to),
  });

async function send({ sites, post, signer }: ReservationMeans, mail: DueReservationMail, to: string): Promise<void> {
  const of = await sites.of(mail.site);
  if (of === null) throw new Error('The reservation’s site is no longer there.');
  const { site, origin } = of;
  const car = await sites.vehicle(mail.site.id, mail.vehicleId);
  const dealership = site.dealerships.find(({ id }) => id === mail.dealershipId) ?? site.dealerships[0] ?? null;
  // As on the pages, so that nobody is told two times.
  const when = (at: Date | null) => (at === null ? null : timeText(site.switches.timeZone, at.getTime()));
  const path = heldPath(
    mail.vehicle.slug,
    site.switches.checkoutPath,
    mail.reservationId,
    signer.sign('reservation', mail.reservationId),
  );
  const written = reservationEmail({
    kind: mail.kind,
    site: emailSite(of),
    dealer: receiptDealer(of, { dealershipId: mail.dealershipId, locationId: car?.locationId ?? null }),
    firstName: greetingName(mail.contact.name ?? ''),
    number: mail.number,
    word: car?.itemType ?? site.switches.itemType,
    vehicle: mail.vehicle.words,
    car: car === null ? null : emailCar({ ...of, dealership }, car, { isBought: true }),
    depositCents: mail.depositCents,
    priceCents: mail.priceCents,
    hours: mail.hours,
    paidAt: when(mail.paidAt),
    paidUntil: when(mail.paidUntil),
    card: mail.card,
    refund: mail.refund,
    refundedAt: when(mail.refundedAt),
    agreed: mail.agreed,
    href: new URL(path, origin).href,
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
