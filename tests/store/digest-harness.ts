import { sql } from 'kysely';
import { Signer } from '#src/adapters/keys/signer.ts';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import type { SmsSender, TextMessage } from '#src/adapters/sms/sms.ts';
import type { AlertMeans } from '#src/use-cases/alerts/alert-means.ts';
import { matchAlerts } from '#src/use-cases/alerts/match-alerts.ts';
import { sendConfirmations } from '#src/use-cases/alerts/send-confirmations.ts';
import { type DigestsSent, sendDigests } from '#src/use-cases/alerts/send-digests.ts';
import type { Context } from '#src/use-cases/context.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { aFleet, type Fleet } from '#tests/factories/a-fleet.ts';
import { aMailServer, type MailServer } from '#tests/factories/a-mail-server.ts';
import { ownImages, SECRET } from '#tests/factories/a-signed-address.ts';
import { aDealership, aLocation, aSiteFile, type SiteFileFacts } from '#tests/factories/a-site-file.ts';
import { someServices } from '#tests/factories/some-services.ts';

/** Sites whose stock changes, whose alerts are really matched and sent, and whose clock a test turns. */
export interface DigestHarness {
  readonly fleet: Fleet;
  readonly mail: MailServer;
  readonly texts: TextMessage[];
  readonly means: AlertMeans;
  now(): Date;
  setClock(now: Date | string): void;
  pass(ms: number): void;
  /** What a use-case is given for a site, at this moment. */
  at(slug: string): Promise<Context>;
  /** Changes a dealership's stock at this moment. */
  stock(dealership: string, rows: readonly unknown[]): Promise<void>;
  match(): Promise<number>;
  send(): Promise<DigestsSent>;
  confirm(): Promise<number>;
  /** Matches and sends; the subjects of what was sent, with whom to. */
  news(): Promise<{ to: string; subject: string }[]>;
  digests(): Promise<{ state: string; error: string | null }[]>;
  end(): Promise<void>;
}

/** 10 am in Brisbane, on a Tuesday. */
export const MORNING = '2026-11-17T00:00:00Z';

const harbour = (): SiteFileFacts =>
  aSiteFile({
    slug: 'harbour',
    name: 'Harbour City Motors',
    switches: { timeZone: 'Australia/Brisbane' },
    dealerships: [
      aDealership('harbour-motors', {
        name: 'Harbour Motors',
        phone: '07 5550 0001',
        locations: [
          aLocation({
            slug: 'yard',
            name: 'Harbour Motors Newstead',
            primary: true,
            address: { street: '1 Quay Street', city: 'Newstead', state: 'QLD', postcode: '4006' },
          }),
        ],
      }),
    ],
  });

export async function aDigestHarness(sites: readonly SiteFileFacts[] = [harbour()]): Promise<DigestHarness> {
  const fleet = await aFleet(sites);
  const mail = await aMailServer();
  const post = smtpPost({ url: mail.url, from: 'alerts@platform.example', timeoutMs: 5_000 });
  const texts: TextMessage[] = [];
  const sms: SmsSender = {
    send: (message) => {
      texts.push(message);
      return Promise.resolve();
    },
  };
  let time = new Date(MORNING).getTime();
  const now = () => new Date(time);
  const means: AlertMeans = {
    db: fleet.all,
    sites: new LeadSites({ db: fleet.all, hostMode: 'local', port: 3000, images: ownImages(null) }),
    post,
    sms,
    signer: new Signer(SECRET),
    now,
  };
  const harness: DigestHarness = {
    fleet,
    mail,
    texts,
    means,
    now,
    setClock: (to) => {
      time = new Date(to).getTime();
    },
    pass: (ms) => {
      time += ms;
    },
    async at(slug) {
      const context = await fleet.context(slug, now());
      const sender = { ip: '203.0.113.7', visitor: null, session: null, isSecure: true, userAgent: '', page: '/' };
      return { ...context, services: someServices(now(), { now: () => time }), sender };
    },
    async stock(dealership, rows) {
      const { setAside } = await fleet.stock(dealership, rows, now());
      if (setAside.length > 0) throw new Error(JSON.stringify(setAside));
    },
    match: async () => (await matchAlerts(fleet.all, now)).found,
    send: () => sendDigests(means),
    confirm: () => sendConfirmations(means),
    async news() {
      const before = mail.mails.length;
      await harness.match();
      await harness.send();
      return mail.mails.slice(before).map(({ to, subject }) => ({ to: to[0]?.address ?? '', subject: subject ?? '' }));
    },
    async digests() {
      const { rows } = await sql<{
        state: string;
        error: string | null;
      }>`select state, error from alert_digest order by day`.execute(fleet.all);
      return rows;
    },
    async end() {
      await post.close();
      await mail.stop();
      await fleet.end();
    },
  };
  return harness;
}
