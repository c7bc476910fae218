import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { Signer } from '#src/adapters/keys/signer.ts';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { signingKey } from '#src/server/settings/secret-key.ts';
import type { LeadInput } from '#src/store/leads/take-lead.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { saveDetails } from '#src/use-cases/accounts/shopper-details.ts';
import { saveCar } from '#src/use-cases/accounts/watch-vehicles.ts';
import { askAlert } from '#src/use-cases/alerts/ask-alert.ts';
import { chooseContact } from '#src/use-cases/alerts/own-alerts.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aSignInHarness, type SignInHarness } from './sign-in-harness.ts';

/** Someone of whom a site holds everything that it can hold. */
export interface WholePerson {
  readonly context: Context;
  readonly shopper: SignedIn;
  /** By what they would be found. */
  readonly traces: { readonly phone: string; readonly typed: string; readonly email: string; readonly lastName: string };
}

export interface OwnDataHarness {
  readonly here: SignInHarness;
  readonly folder: string;
  readonly mailbox: Mailbox;
  readonly uploadsDir: string;
  at(slug: string): Promise<Context>;
  /** Sends a form as a shopper, with a document and a copy of each email; the lead's id. */
  send(person: Pick<WholePerson, 'context' | 'traces'>, facts?: Partial<LeadInput>): Promise<string>;
  /** The vehicle that a site has in stock. */
  carId(slug: string): Promise<number>;
  aPerson(slug: string, phone: string, name: string): Promise<WholePerson>;
  /** Every table, file and file's content in which a text occurs. */
  find(text: string): Promise<string[]>;
  end(): Promise<void>;
}

/** Sites with a mailbox, documents and a secret in a folder that commands can use too. */
export async function anOwnDataHarness(): Promise<OwnDataHarness> {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-own-data-'));
  const [secret, dataDir] = [randomUUID(), path.join(folder, 'data')];
  const uploadsDir = path.join(dataDir, 'uploads');
  mkdirSync(uploadsDir, { recursive: true });
  writeFileSync(path.join(dataDir, 'secret-key'), secret);
  const mailbox = new Mailbox(path.join(dataDir, 'mailbox'));
  const here = await aSignInHarness();
  for (const [dealership, stocknum] of [
    ['harbour-motors', 'H1'],
    ['summit-toyota', 'S1'],
  ] as const)
    await here.fleet.stock(dealership, [aVehicle({ stocknum })]);
  const owner = new pg.Client(here.fleet.database.owner);
  await owner.connect();

  const harness: OwnDataHarness = {
    here,
    folder,
    mailbox,
    uploadsDir,
    async at(slug) {
      const sms = {
        send: async (message: Parameters<Mailbox['storeText']>[0]) => {
          here.texts.push(message);
          await mailbox.storeText(message);
        },
      };
      const context = await here.at(slug, { sms });
      const services = { signer: new Signer(signingKey(secret)), uploadsDir, mailboxDir: path.join(dataDir, 'mailbox') };
      return { ...context, services: { ...context.services, ...services } };
    },
    async send({ context, traces }, facts = {}) {
      const uploadId = randomUUID();
      writeFileSync(path.join(uploadsDir, uploadId), `The document of ${traces.lastName}.`);
      const id = await takenLead(context.store, {
        fields: { name: 'Sam', last_name: traces.lastName, email: traces.email, phone: traces.typed, message: 'Hello' },
        upload: { id: uploadId, name: `${traces.lastName}.pdf`, kind: 'pdf', bytes: 20 },
        planned: [
          { channel: 'dealer-email', target: 'sales@dealer.example' },
          { channel: 'shopper-email', target: traces.email },
        ],
        ...facts,
      });
      const { rows } = await owner.query<{ id: string; target: string }>('select id, target from delivery where lead_id = $1', [
        id,
      ]);
      const post = mailbox.post('leads@platform.example');
      for (const { id: deliveryId, target } of rows)
        await post.send({
          id: deliveryId,
          site: context.site.slug,
          fromName: context.site.name,
          to: target,
          replyTo: null,
          subject: `From ${traces.lastName}`,
          text: `Call ${traces.typed}.`,
          html: null,
          isAutomatic: true,
        });
      await owner.query(
        `insert into delivery_attempt (site_id, delivery_id, outcome, error)
         select site_id, id, 'failed', target || ' was not reached.' from delivery where lead_id = $1`,
        [id],
      );
      return id;
    },
    async carId(slug) {
      const [car] = await here.fleet.all.selectFrom('vehicle').select('id').where('stocknum', '=', stockOf(slug)).execute();
      return car?.id ?? 0;
    },
    async aPerson(slug, phone, name) {
      const context = await harness.at(slug);
      await here.signIn(context, phone);
      const { shopper } = await here.signIn(context, phone);
      const typed = `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;
      const traces = { phone, typed, email: `${name.toLowerCase()}@shopper.example`, lastName: name };
      await saveDetails(context, shopper, { firstName: 'Sam', lastName: name, email: traces.email, postcode: '4000' });
      const vehicleId = await harness.carId(slug);
      await saveCar(context, shopper, vehicleId);
      await chooseContact(context, shopper, { channel: 'sms' });
      await askAlert(context, { kind: 'vehicle', vehicleId }, { email: traces.email, every: 'day' }, shopper);
      const person = { context, shopper, traces };
      const locationId = context.showroom.locations[0]?.id ?? 0;
      const startsAt = '2099-11-16T09:00:00+10:00';
      const appointment = { locationId, kind: 'test-drive', startsAt, minutes: 30, capacity: 50, holdHours: 24 } as const;
      await harness.send(person, { form: 'test-drive', locationId, appointment });
      await harness.send(person, { isLast: false });
      await harness.send(person, { spamReason: 'links' });
      return person;
    },
    async find(text) {
      const { rows: tables } = await owner.query<{ name: string }>(
        `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
      );
      const found: string[] = [];
      for (const { name } of tables) {
        const { rowCount } = await owner.query(`select from ${name} t where strpos(lower(t::text), lower($1)) > 0`, [text]);
        if ((rowCount ?? 0) > 0) found.push(name);
      }
      for (const file of readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())) {
        const whole = path.join(file.parentPath, file.name);
        if (`${whole}\n${readFileSync(whole, 'latin1')}`.toLowerCase().includes(text.toLowerCase()))
          found.push(path.relative(dataDir, whole));
      }
      return found;
    },
    async end() {
      await owner.end();
      await here.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return harness;
}

const stockOf = (slug: string): string => (slug === 'harbour' ? 'H1' : 'S1');
