import { SLEEPS_AFTER_MS } from '#src/rules/alerts/alert-limits.ts';
import { digestDay, isSendableTime, weekBefore } from '#src/rules/alerts/sendable-time.ts';
import { wakefulness } from '#src/rules/alerts/sleeping.ts';
import { retryDelay } from '#src/rules/leads/delivery-state.ts';
import {
  type AlertSite,
  type Digest,
  giveUpDigests,
  makeDigests,
  readDigest,
  sitesWithNews,
  takeDigests,
} from '#src/store/alerts/digests.ts';
import { dropDigest, recordDigestSent, recordDigestUnsent } from '#src/store/alerts/record-digests.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { LeadSite } from '#src/use-cases/leads/read-lead-sites.ts';
import { type AlertMeans, refusalOf } from './alert-means.ts';
import { type WrittenDigest, writeDigest } from './write-digest.ts';

const AT_ONCE = 10;
const MOST_ATTEMPTS = 6;
/** Far longer than one email or text message may take. */
const LEASE_MS = 5 * 60_000;

export interface DigestsSent {
  sent: number;
  /** They were refused, and are tried again or given up. */
  refused: number;
  /** They may have arrived; they are not sent again. */
  unknown: number;
}

/**
 * Sends everyone their digest of the day, in the hours in which people may be disturbed by their site's clock (ledger A11). A digest is marked as
 * being sent before it is, and sent again only when it was certainly refused: a worker that dies may leave one unsent, never one sent twice.
 */
export async function sendDigests(means: AlertMeans): Promise<DigestsSent> {
  const counts: DigestsSent = { sent: 0, refused: 0, unknown: await giveUpDigests(means.db, means.now()) };
  for (const site of await sitesWithNews(means.db)) {
    const of = await means.sites.of(site);
    if (of?.site.switches.hasAlerts === true) await sendOfSite(means, site, of, counts);
  }
  return counts;
}

async function sendOfSite(means: AlertMeans, { id: siteId, slug }: AlertSite, of: LeadSite, counts: DigestsSent): Promise<void> {
  const zone = of.site.switches.timeZone;
  for (let isFirst = true; ; isFirst = false) {
    const now = means.now();
    if (!isSendableTime(zone, now.getTime())) return;
    const day = digestDay(zone, now.getTime());
    const unseenSince = new Date(now.getTime() - SLEEPS_AFTER_MS);
    if (isFirst) await makeDigests(means.db, { siteId, day, weekBefore: weekBefore(day), unseenSince, now });
    const taken = await takeDigests(means.db, { siteId, day, now }, new Date(now.getTime() + LEASE_MS), AT_ONCE);
    if (taken.length === 0) return;
    await Promise.all(taken.map((id) => sendOne(means, { siteId, slug, of, id, day }, counts)));
  }
}

interface Taken {
  readonly siteId: number;
  readonly slug: string;
  readonly of: LeadSite;
  readonly id: string;
  readonly day: string;
}

async function sendOne(means: AlertMeans, taken: Taken, counts: DigestsSent): Promise<void> {
  const { db, now } = means;
  const { siteId, slug, of, id, day } = taken;
  const digest = await readDigest(db, siteId, id);
  if (digest === null) return;
  const seen = { lastSeenAt: digest.lastSeenAt.getTime(), lastCallAt: digest.lastCallAt?.getTime() ?? null };
  const isLastCall = wakefulness(seen, now().getTime()) === 'asked';
  let isSending = false;
  let endedIds: readonly string[] = [];
  try {
    const written = writeDigest(means, { of, digest, cars: await carsOf(means, siteId, digest), isLastCall });
    if (written === null) return await dropDigest(db, siteId, id);
    isSending = true;
    ({ endedIds } = written);
    await send(means, digest, slug, of, written);
  } catch (error) {
    const refusal = refusalOf(error);
    const mayHaveArrived = isSending && refusal.mayHaveArrived;
    const state = mayHaveArrived ? 'unknown' : digest.attempts >= MOST_ATTEMPTS ? 'failed' : 'due';
    const nextAttemptAt = new Date(now().getTime() + retryDelay(digest.attempts));
    await recordDigestUnsent(db, siteId, { id, error: refusal.error, state, nextAttemptAt });
    counts[mayHaveArrived ? 'unknown' : 'refused'] += 1;
    return;
  }
  await recordDigestSent(db, siteId, { id, day, at: now(), isLastCall, endedIds });
  counts.sent += 1;
}

/** The vehicles of a digest that the site still shows. */
async function carsOf({ db }: AlertMeans, siteId: number, { findings }: Digest) {
  const cars = await new SiteStore(db, siteId).vehicles([...new Set(findings.map(({ vehicleId }) => vehicleId))]);
  return new Map(cars.filter(({ showOnDealerWebsite }) => showOnDealerWebsite).map((car) => [car.id, car]));
}

function send(
  { post, sms }: AlertMeans,
  digest: Digest,
  slug: string,
  { site }: LeadSite,
  written: WrittenDigest,
): Promise<void> {
  const { id, channel, address } = digest;
  if (channel === 'sms') return sms.send({ id, site: slug, to: address, text: written.text });
  return post.send({
    ...written.email,
    id,
    site: slug,
    fromName: site.name,
    to: address,
    replyTo: null,
    isAutomatic: true,
    unsubscribeHref: written.unsubscribeHref,
  });
}
