import { confirmAlertEmail } from '#src/adapters/mail/emails/confirm-alert-email.ts';
import { showPhone } from '#src/adapters/phones/normalise-phone.ts';
import { maskedPhone } from '#src/rules/accounts/masked-phone.ts';
import { confirmPath, stopPath } from '#src/rules/alerts/alert-paths.ts';
import { retryDelay } from '#src/rules/leads/delivery-state.ts';
import { type DueConfirmation, recordConfirmation, takeConfirmations } from '#src/store/alerts/confirmations.ts';
import { emailSite } from '#src/use-cases/leads/describe-lead.ts';
import { type AlertMeans, alertDealer, refusalOf } from './alert-means.ts';
import { signConfirmKey, signStopKey } from './sign-alert-keys.ts';

const AT_ONCE = 20;
const MOST_ATTEMPTS = 8;
/** Longer than an email may take; after that another worker sends it. */
const LEASE_MS = 120_000;

/** Sends the emails that ask to confirm alerts and are due; returns how many were tried. One that is sent twice has the same id. */
export async function sendConfirmations(means: AlertMeans): Promise<number> {
  const now = means.now();
  const due = await takeConfirmations(means.db, now, new Date(now.getTime() + LEASE_MS), AT_ONCE);
  await Promise.all(due.map((one) => sendOne(means, one)));
  return due.length;
}

async function sendOne(means: AlertMeans, due: DueConfirmation): Promise<void> {
  const { id, site, attempts } = due;
  try {
    await send(means, due);
    await recordConfirmation(means.db, site.id, id, { state: 'sent', error: null, nextAttemptAt: means.now() });
  } catch (error) {
    const nextAttemptAt = new Date(means.now().getTime() + retryDelay(attempts));
    const state = attempts >= MOST_ATTEMPTS ? 'failed' : 'due';
    await recordConfirmation(means.db, site.id, id, { state, error: refusalOf(error).error, nextAttemptAt });
  }
}

async function send({ sites, post, signer, now }: AlertMeans, due: DueConfirmation): Promise<void> {
  const { id, alertId, shopperId, phone, address, words, noun, isStarted } = due;
  const of = await sites.of(due.site);
  if (of === null) throw new Error('The alert’s site is no longer there.');
  const keyed = { siteId: due.site.id, alertId, shopperId, address };
  const path = isStarted ? stopPath(signStopKey(signer, keyed)) : confirmPath(signConfirmKey(signer, keyed, now().getTime()));
  const written = confirmAlertEmail({
    site: emailSite(of),
    dealer: alertDealer(of),
    words,
    noun,
    isStarted,
    askedBy: phone === null ? null : maskedPhone(showPhone(phone)),
    href: new URL(path, of.origin).href,
  });
  await post.send({
    ...written,
    id,
    site: due.site.slug,
    fromName: of.site.name,
    to: address,
    replyTo: null,
    isAutomatic: true,
  });
}
