import type { sendWebhook } from '#src/adapters/crm/send-webhook.ts';
import type { Signer } from '#src/adapters/keys/signer.ts';
import { dealerEmail } from '#src/adapters/mail/emails/dealer-email.ts';
import type { LeadEmail } from '#src/adapters/mail/emails/lead-email.ts';
import { shopperEmail } from '#src/adapters/mail/emails/shopper-email.ts';
import type { Mail, Post } from '#src/adapters/mail/mail.ts';
import { bookingPath } from '#src/rules/bookings/booking-path.ts';
import { afterFailure } from '#src/rules/leads/delivery-state.ts';
import type { Database } from '#src/store/connect.ts';
import { type DueDelivery, recordDelivered, recordFailed } from '#src/store/leads/deliveries.ts';
import { type AttachedUploads, attachUploads, NO_UPLOADS } from './attach-uploads.ts';
import { gatherLeadFacts, type LeadFacts } from './gather-lead-facts.ts';
import type { LeadSites } from './read-lead-sites.ts';
import { writeAdf } from './write-adf.ts';
import { writeLeadEmail, writeShopperEmail } from './write-emails.ts';
import { writeWebhookBody } from './write-webhook-body.ts';

export interface DeliveryMeans {
  readonly db: Database;
  readonly sites: LeadSites;
  readonly post: Post;
  readonly webhook: (webhook: Parameters<typeof sendWebhook>[0]) => Promise<void>;
  /** The folder of the documents that came with leads. */
  readonly uploadsDir: string;
  /** Signs the links by which shoppers manage their bookings. */
  readonly signer: Signer;
  readonly now: () => Date;
}

/** The result of a delivery, for the log: it never says whom it was for. */
export interface DeliveryOutcome {
  readonly id: string;
  readonly channel: DueDelivery['channel'];
  readonly site: string;
  readonly state: 'delivered' | 'waiting' | 'set_aside';
}

/**
 * Delivers at least once: a delivery is recorded only after the receiver has accepted it, and has the same id in every attempt, so that a
 * receiver can drop a repeat. A failed one is retried later (ledger L14). Throws only when nothing can be recorded.
 */
export async function deliverLead(means: DeliveryMeans, delivery: DueDelivery): Promise<DeliveryOutcome> {
  const { id, channel } = delivery;
  const outcome = { id, channel, site: delivery.site.slug };
  try {
    await attempt(means, delivery);
  } catch (error) {
    const at = means.now();
    const firstAttemptAt = delivery.firstAttemptAt ?? at;
    const after = afterFailure({
      firstAttemptAt: firstAttemptAt.getTime(),
      attempts: delivery.attempts + 1,
      now: at.getTime(),
    });
    const nextAttemptAt = after.nextAttemptAt === null ? null : new Date(after.nextAttemptAt);
    await recordFailed(means.db, { id, at, error: reason(error), nextAttemptAt });
    return { ...outcome, state: after.state };
  }
  await recordDelivered(means.db, id, means.now());
  return { ...outcome, state: 'delivered' };
}

async function attempt({ sites, post, webhook, signer, uploadsDir }: DeliveryMeans, delivery: DueDelivery): Promise<void> {
  const { lead, channel } = delivery;
  const of = await sites.of(delivery.site);
  if (of === null) throw new Error('The lead’s site is no longer there.');
  const car = lead.vehicleId === null ? null : await sites.vehicle(delivery.site.id, lead.vehicleId);
  const facts = gatherLeadFacts(lead, of, car);
  if (channel === 'webhook') {
    const secret = facts.dealership?.switches.leadWebhookSecret ?? null;
    await webhook({ url: delivery.target, secret, deliveryId: delivery.id, body: writeWebhookBody(facts, delivery.id) });
  } else {
    const bookingHref = new URL(bookingPath(lead.id, signer.sign('booking', lead.id)), facts.origin).href;
    const uploads = channel === 'dealer-email' ? await attachUploads(uploadsDir, lead.upload) : NO_UPLOADS;
    await post.send(mailFor(delivery, channel, { facts, bookingHref, uploads }));
  }
}

interface MailInput {
  readonly facts: LeadFacts;
  readonly bookingHref: string;
  readonly uploads: AttachedUploads;
}

function mailFor(
  { id, target, site }: DueDelivery,
  channel: Exclude<DueDelivery['channel'], 'webhook'>,
  { facts, bookingHref, uploads }: MailInput,
): Mail {
  const sent = { id, site: site.slug, fromName: facts.site.name, to: target };
  if (channel === 'shopper-email') {
    const content = writeShopperEmail(facts, bookingHref);
    const { email, name } = content.dealer;
    const replyTo = email === null ? null : { name, address: email };
    return { ...sent, ...shopperEmail(content), replyTo, isAutomatic: true };
  }
  const content = writeLeadEmail(facts, bookingHref, uploads);
  const replyTo = shopper(content);
  if (channel === 'dealer-email')
    return { ...sent, ...dealerEmail(content), replyTo, attachments: uploads.attached, isAutomatic: false };
  const adf = writeAdf(facts);
  return {
    ...sent,
    subject: `ADF lead ${content.reference}: ${content.kind}`,
    text: adf,
    html: null,
    replyTo,
    attachments: [{ name: `lead-${content.reference}.xml`, type: 'application/xml', content: adf }],
    isAutomatic: true,
  };
}

const shopper = ({ person }: LeadEmail): Mail['replyTo'] =>
  person.email === null ? null : { name: person.name, address: person.email };

/** Why an attempt failed, for a person at a terminal; PostgreSQL accepts no zero byte. */
const reason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).toWellFormed().replaceAll('\0', '').slice(0, 500) ||
  'It failed without a reason.';
