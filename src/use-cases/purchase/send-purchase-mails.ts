import { purchaseEmail } from '#src/adapters/mail/emails/purchase-email.ts';
import { retryDelay } from '#src/rules/leads/delivery-state.ts';
import { purchasePath } from '#src/rules/purchase/purchase-path.ts';
import { PURCHASE_DAYS } from '#src/rules/purchase/purchase-retention.ts';
import { type DuePurchaseMail, recordPurchaseMail, takePurchaseMails } from '#src/store/purchases/purchase-mails.ts';
import { refusalOf } from '#src/use-cases/alerts/alert-means.ts';
import { emailCar, emailSite } from '#src/use-cases/leads/describe-lead.ts';
import type { ReservationMeans } from '#src/use-cases/payments/payment-means.ts';

const AT_ONCE = 20;
const MOST_ATTEMPTS = 12;

/** Sends the emails that open purchases on another device; returns how many were tried. One that is sent twice has the same id. */
export async function sendPurchaseMails(means: ReservationMeans): Promise<number> {
  const due = await takePurchaseMails(means.db, AT_ONCE);
  await Promise.all(due.map((mail) => sendOne(means, mail)));
  return due.length;
}

async function sendOne(means: ReservationMeans, mail: DuePurchaseMail): Promise<void> {
  const { id, site, attempts } = mail;
  const record = (state: 'sent' | 'due' | 'failed', error: string | null) =>
    recordPurchaseMail(means.db, site.id, id, { state, error, retryMs: retryDelay(attempts) });
  try {
    await send(means, mail);
  } catch (error) {
    return record(attempts >= MOST_ATTEMPTS ? 'failed' : 'due', refusalOf(error).error);
  }
  await record('sent', null);
}

async function send({ sites, post, signer }: ReservationMeans, mail: DuePurchaseMail): Promise<void> {
  const of = await sites.of(mail.site);
  const car = of === null ? null : await sites.vehicle(mail.site.id, mail.vehicleId);
  if (of === null || car === null) throw new Error('The purchase’s site or vehicle is no longer there.');
  const { site, origin } = of;
  const dealership = site.dealerships.find(({ id }) => id === car.dealershipId) ?? site.dealerships[0] ?? null;
  const link = { id: mail.purchaseId, key: signer.sign('purchase', mail.purchaseId) };
  const email = dealership?.switches.leadEmails[0];
  await post.send({
    ...purchaseEmail({
      site: emailSite(site, origin),
      vehicle: [car.year, car.make, car.model].join(' '),
      car: emailCar({ ...of, dealership }, car),
      href: new URL(purchasePath(car.slug, link), origin).href,
      days: PURCHASE_DAYS,
    }),
    id: mail.id,
    site: mail.site.slug,
    fromName: site.name,
    to: mail.address,
    replyTo: email === undefined ? null : { name: dealership?.name ?? site.name, address: email },
    attachment: null,
    isAutomatic: true,
  });
}
