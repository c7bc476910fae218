import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Signer } from '#src/adapters/keys/signer.ts';
import { signingKey } from '#src/server/settings/secret-key.ts';
import { signConfirmKey, signStopKey } from '#src/use-cases/alerts/sign-alert-keys.ts';
import { inDatabase } from '#tests/e2e/in-database.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

/** The links of the emails about the newest alert of an address. */
export interface AlertLinks {
  readonly confirm: string;
  /** A confirmation link that was sent three days ago. */
  readonly expired: string;
  readonly stop: string;
}

let people = 0;

/** An email address that no other test uses. */
export function anAddress(): string {
  people += 1;
  return `shopper-${process.pid}-${people}@alerts.example`;
}

const DAY = 86_400_000;

/** Writes the links as the emails do, whether or not these have been sent yet. */
export async function alertLinks(slug: string, address: string): Promise<AlertLinks> {
  const secret = readFileSync(path.join(serverRun().dataDir, 'secret-key'), 'utf8').trim();
  const signer = new Signer(signingKey(secret));
  const found = await inDatabase(async (db) => {
    const { rows } = await db.query<{ siteId: number; alertId: string; shopperId: string | null }>(
      `select s.id as "siteId", a.id as "alertId", a.shopper_id as "shopperId"
       from alert a join alert_contact c on c.id = a.contact_id join site s on s.id = a.site_id
       where s.slug = $1 and c.address = $2 order by a.created_at desc limit 1`,
      [slug, address],
    );
    return rows[0];
  });
  if (found === undefined) throw new Error(`${address} has no alert.`);
  const alert = { ...found, address };
  const link = (page: string, key: string) => `/alerts/${page}?key=${key}`;
  return {
    confirm: link('confirm', signConfirmKey(signer, alert, Date.now())),
    expired: link('confirm', signConfirmKey(signer, alert, Date.now() - 3 * DAY)),
    stop: link('stop', signStopKey(signer, alert)),
  };
}

/** How many alerts of an address run. */
export const running = (address: string): Promise<number> =>
  inDatabase(async (db) => {
    const { rows } = await db.query<{ count: number }>(
      `select count(*)::integer as count from alert a join alert_contact c on c.id = a.contact_id
       where c.address = $1 and a.confirmed_at is not null and a.stopped_at is null`,
      [address],
    );
    return rows[0]?.count ?? 0;
  });
