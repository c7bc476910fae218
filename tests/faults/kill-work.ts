import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { type Answer, ask } from '#tests/attacks/campaign/http-client.ts';
import { freshAddress, freshPerson } from '#tests/attacks/campaign/target.ts';
import { aFeedCar, csvOf } from '#tests/factories/a-feed.ts';
import { aCheckoutClient } from './checkout-client.ts';
import { DEALERSHIP, type KillShop, LOCATION, SITE } from './kill-shop.ts';
import { leadOf, saysLater } from './steady-leads.ts';

/** Somebody who goes on doing one kind of thing, and knows it again by a word of their own. */
export interface Worker {
  readonly kind: string;
  /** The word of each thing that was acknowledged. */
  readonly acknowledged: string[];
  /** How often something was sent again, under the same key, for want of an answer. */
  again: number;
  /** Answers that are neither an acknowledgement, nor a refusal that is right, nor a word on when to try again. */
  readonly wrong: string[];
  /** Does the next thing, until it is acknowledged; false when there is nothing left to do. */
  next(): Promise<boolean>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAUSE_MS = 100;
const DAY_MS = 86_400_000;
const FORM = 'application/x-www-form-urlencoded';
/** Every so many publishes the command itself is killed. */
const PUBLISH_KILLED = 3;

type Verdict = 'taken' | 'refused' | 'wrong';

/** All who work at once: many send leads, and one does each of the other things. */
export function everyWorker(shop: KillShop, shoppers: number): Worker[] {
  return [
    ...Array.from({ length: shoppers }, () => lead(shop)),
    booking(shop),
    reservation(shop),
    reservation(shop, 1),
    publish(shop),
    stockFile(shop),
    alert(shop),
  ];
}

function worker(kind: string, next: (self: Worker) => Promise<boolean>): Worker {
  const self: Worker = { kind, acknowledged: [], again: 0, wrong: [], next: () => next(self) };
  return self;
}

/** Sends until there is an answer that means something. */
async function answered(self: Worker, send: () => Promise<Answer>, judge: (answer: Answer) => Verdict): Promise<Answer | null> {
  for (;;) {
    const answer = await send();
    if (answer.status === 0 || saysLater(answer) || answer.status === 429) {
      self.again += 1;
      await wait(PAUSE_MS);
      continue;
    }
    const verdict = judge(answer);
    if (verdict === 'wrong') self.wrong.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    return verdict === 'taken' ? answer : null;
  }
}

function post(
  { settings, host }: KillShop,
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  return ask(Number(settings.PORT), address, {
    method: 'POST',
    body,
    headers: { host, 'x-forwarded-for': freshAddress(), ...headers },
    timeoutMs: 20_000,
  });
}

const sendLead = (shop: KillShop, key: string, fields: Readonly<Record<string, unknown>>) =>
  post(shop, '/api/leads', JSON.stringify(fields), { 'content-type': 'application/json', 'idempotency-key': key });

const isTaken = ({ status }: Answer): Verdict => (status === 200 || status === 201 ? 'taken' : 'wrong');

const lead = (shop: KillShop) =>
  worker('leads', async (self) => {
    const message = randomUUID();
    if ((await answered(self, () => sendLead(shop, message, leadOf(message)), isTaken)) !== null) self.acknowledged.push(message);
    return true;
  });

/** Books every time there is once more often than there is room. */
function booking(shop: KillShop) {
  const wanted: string[] = [];
  let day = 7;
  return worker('bookings', async (self) => {
    while (wanted.length === 0) {
      if (day > 89) return false;
      const date = new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10);
      const free = await ask(
        Number(shop.settings.PORT),
        `/api/appointments?kind=test-drive&location_id=${LOCATION}&date=${date}`,
        { headers: { host: shop.host } },
      );
      if (free.status !== 200) {
        await wait(PAUSE_MS);
        continue;
      }
      day += 1;
      const { times } = JSON.parse(free.text) as { times: { starts_at: string }[] };
      for (const { starts_at: at } of times) wanted.push(at, at, at);
    }
    const at = wanted.shift() ?? '';
    const message = randomUUID();
    const fields = {
      ...freshPerson(),
      form: 'test-drive',
      location: LOCATION,
      booking_date: at.slice(0, 10),
      dateTime: at,
      message,
    };
    const judge = (answer: Answer) => (answer.status === 409 ? 'refused' : isTaken(answer));
    if ((await answered(self, () => sendLead(shop, message, fields), judge)) !== null) self.acknowledged.push(message);
    return true;
  });
}

/** Two buyers want each vehicle, one of them for longer than the other. */
function reservation(shop: KillShop, offset = 0) {
  let number = offset * 1_000_000;
  let at = 0;
  return worker('reservations', async (self) => {
    const slug = shop.cars[at];
    if (slug === undefined) return false;
    at += 1;
    number += 1;
    const [client, key] = [aCheckoutClient(number), randomUUID()];
    for (;;) {
      const answer = await client.pay({ port: shop.settings.PORT, site: SITE }, slug, { key }).catch(() => null);
      const held = /\/checkout\/held\?id=([\da-f-]{36})$/.exec(answer?.location ?? '')?.[1];
      if (held !== undefined) self.acknowledged.push(held);
      // Somebody else has it; or the payment has a page of its own, which asks what became of it.
      else if (answer === null || answer.status === 503) {
        self.again += 1;
        await wait(PAUSE_MS);
        continue;
      } else if (answer.status !== 409 && answer.status !== 303)
        self.wrong.push(`${answer.status} ${answer.text.replaceAll(/<[^>]*>/g, ' ').slice(0, 300)}`);
      return true;
    }
  });
}

/** Writes the site's file and applies it, until the command says that it is done. Now and then the command is killed as well. */
function publish(shop: KillShop) {
  let edition = 0;
  return worker('publishes', async (self) => {
    edition += 1;
    shop.rename(`Edition ${edition}`);
    for (let attempt = 0; ; attempt += 1) {
      const child = spawn(process.execPath, ['src/cli/forecourt.ts', 'site', 'apply'], {
        cwd: ROOT,
        stdio: 'ignore',
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...shop.settings },
      });
      const ended = once(child, 'exit');
      if (attempt === 0 && edition % PUBLISH_KILLED === 0) {
        await wait(randomInt(1_500));
        child.kill('SIGKILL');
      }
      const [code] = (await ended) as [number | null];
      if (code === 0) break;
      self.again += 1;
      await wait(PAUSE_MS);
    }
    self.acknowledged.push(`Edition ${edition}`);
    return true;
  });
}

/** Sends files of stock, each with one vehicle that no other file names. */
function stockFile(shop: KillShop) {
  const signing = new Webhook(shop.stockKey);
  let sent = 0;
  return worker('stock files', async (self) => {
    sent += 1;
    const [id, stocknum] = [randomUUID(), `I${sent}`];
    const body = csvOf([aFeedCar(stocknum)]);
    const send = () => {
      const now = new Date();
      return post(shop, `/api/stock?dealership=${DEALERSHIP}&feed=hook`, body, {
        'content-type': 'text/csv',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': signing.sign(id, now, body),
      });
    };
    const judge = ({ status }: Answer): Verdict => (status === 202 || status === 200 ? 'taken' : 'wrong');
    if ((await answered(self, send, judge)) !== null) self.acknowledged.push(stocknum);
    return true;
  });
}

/** Asks for alerts about every vehicle, each by another person. */
function alert(shop: KillShop) {
  const address = `/alerts?search=${encodeURIComponent('/search/new-used-and-demo-cars/')}`;
  return worker('alerts', async (self) => {
    const { email } = freshPerson();
    const send = () =>
      post(shop, address, `${new URLSearchParams({ email, every: 'day' })}`, {
        'content-type': FORM,
        origin: `http://${shop.host}`,
      });
    if ((await answered(self, send, isTaken)) !== null) self.acknowledged.push(email);
    return true;
  });
}
