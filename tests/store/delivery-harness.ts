import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { sendWebhook } from '#src/adapters/crm/send-webhook.ts';
import { Signer } from '#src/adapters/keys/signer.ts';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import type { StoredUpload } from '#src/rules/leads/lead.ts';
import type { DeliveryMeans, DeliveryOutcome } from '#src/use-cases/leads/deliver-lead.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aMailServer, type MailServer } from '#tests/factories/a-mail-server.ts';
import { aReceiver, type Receiver } from '#tests/factories/a-receiver.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aDealership, aLocation, aSiteFile } from '#tests/factories/a-site-file.ts';
import { deliverNow } from '#tests/factories/deliver-now.ts';

/** A fleet of two sites with a real mail server and a real receiver, and a clock that a test turns. */
export interface DeliveryHarness {
  readonly fleet: Fleet;
  readonly mail: MailServer;
  readonly receiver: Receiver;
  readonly means: DeliveryMeans;
  /** Stores a document as it would be stored with a lead; returns what the lead keeps of it. */
  upload(name: string, kind: string, content: Uint8Array): StoredUpload;
  setClock(now: Date): void;
  /** The deliveries of a lead. */
  deliveryIds(leadId: string): Promise<string[]>;
  /** Attempts every delivery of a lead, due or not, and says what came of each. */
  deliver(leadId: string): Promise<DeliveryOutcome[]>;
  end(): Promise<void>;
}

const HOURS = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open' as const, open: '08:30', close: '17:30' }));

/** Puts it all together. */
export async function aDeliveryHarness(): Promise<DeliveryHarness> {
  const mail = await aMailServer();
  const receiver = await aReceiver();
  const harbour = aDealership('harbour-motors', {
    name: 'Harbour Motors',
    phone: '07 5550 0001',
    switches: { leadEmails: ['sales@harbour.example'], leadWebhookSecret: 'a secret of harbour motors' },
    locations: [
      aLocation({
        slug: 'yard',
        name: 'Harbour Motors Newstead',
        primary: true,
        address: { street: '1 Quay Street', city: 'Newstead', state: 'QLD', postcode: '4006' },
        contact_detail: { opening_hours: HOURS },
      }),
    ],
  });
  const fleet = await aFleet([
    aSiteFile({ slug: 'harbour', name: 'Harbour City Motors', dealerships: [harbour] }),
    aSiteFile({ slug: 'summit' }),
  ]);
  let now = NOW;
  const uploadsDir = mkdtempSync(path.join(tmpdir(), 'forecourt-uploads-'));
  const post = smtpPost({ url: mail.url, from: 'leads@platform.example', timeoutMs: 10_000 });
  const means: DeliveryMeans = {
    db: fleet.all,
    sites: new LeadSites({ db: fleet.all, hostMode: 'local', port: 3000, images: ownImages(null) }),
    post,
    webhook: (webhook) => sendWebhook(webhook, { allowsLoopback: true, now: () => now.getTime() }),
    uploadsDir,
    signer: new Signer('the secret of the tests, long enough for one'),
    now: () => now,
  };
  const deliveryIds = async (leadId: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from delivery where lead_id = ${leadId} order by channel, target`.execute(fleet.all);
    return rows.map(({ id }) => id);
  };
  return {
    fleet,
    mail,
    receiver,
    means,
    upload(name, kind, content) {
      const id = crypto.randomUUID();
      writeFileSync(path.join(uploadsDir, id), content);
      return { id, name, kind, bytes: content.length };
    },
    setClock: (to) => {
      now = to;
    },
    deliveryIds,
    deliver: async (leadId) => deliverNow(means, await deliveryIds(leadId)),
    async end() {
      await post.close();
      await Promise.all([mail.stop(), receiver.stop()]);
      await fleet.end();
      rmSync(uploadsDir, { recursive: true });
    },
  };
}
