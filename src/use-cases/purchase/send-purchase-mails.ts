import { purchaseEmail } from '#src/adapters/mail/emails/purchase-email.ts';
import { purchasePath } from '#src/rules/purchase/purchase-path.ts';
import { PURCHASE_DAYS } from '#src/rules/purchase/purchase-retention.ts';
import { type DuePurchaseMail, takePurchaseMails } from '#src/store/purchases/purchase-mails.ts';
import { emailCar, emailSite } from '#src/use-cases/leads/describe-lead.ts';
import { sendDueMails } from '#src/use-cases/leads/send-due-mails.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';

/** Sends the emails that open purchases on another device; returns how many were tried. */
export const sendPurchaseMails = (means: ReservationMeans): Promise<number> =>
  sendDueMails(means.db, {
    table: 'purchase_mail',
    take: takePurchaseMails,
    addressOf: ({ address }) => address,
    send: (mail, to) => send(means, mail, to),
  });

async function send({ sites, post, signer }: ReservationMeans, mail: DuePurchaseMail, to: string): Promise<void> {
  const of = await sites.of(mail.site);
  const car = of === null ? null : await sites.vehicle(mail.site.id, mail.vehicleId);
  if (of === null || car === null) throw new Error('The purchase’s site or vehicle is no longer there.');
  const { site, origin } = of;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId) ?? site.dealerships[0] ?? null;
  const link = { id: mail.purchaseId, key: signer.sign('purchase', mail.purchaseId) };
  const email = dealership?.switches.leadEmails[0];
  await post.send({
    ...purchaseEmail({
      site: emailSite(of),
      vehicle: [car.year, car.make, car.model].join(' '),
      car: emailCar({ ...of, dealership }, car, { isBought: true }),
      href: new URL(purchasePath(car.slug, link), origin).href,
      days: PURCHASE_DAYS,
    }),
    id: mail.id,
    site: mail.site.slug,
    fromName: site.name,
    to,
    replyTo: email === undefined ? null : { name: dealership?.name ?? site.name, address: email },
    isAutomatic: true,
  });
}
