import { setTimeout as wait } from 'node:timers/promises';
import type { FaultLine } from './faults-table.ts';
import { DRIVES_AT_ONCE, type KillShop, LEADS_TO, SITE } from './kill-shop.ts';
import { everyWorker, type Worker } from './kill-work.ts';
import { childOf, until } from './processes.ts';
import { repeated } from './steady-leads.ts';

export interface KillOrder {
  readonly kills: number;
  /** At least so many things are acknowledged in all. */
  readonly acknowledgements: number;
  readonly shoppers: number;
}

export interface KillResult {
  readonly lines: readonly FaultLine[];
  /** Whatever was acknowledged and is not there, is there twice, or was answered in a way that it should not be. */
  readonly faults: readonly string[];
  readonly acknowledged: number;
  readonly kills: number;
}

/** After so many kills all of it is killed and started anew; its own restarts would come ever more slowly. */
const KILLS_A_LIFE = 6;
const SETTLE_MINUTES = 20;
const MESSAGE = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Clients send, book, reserve, publish, import and ask, under keys of their own, while web, worker and all of it are killed in the middle. */
export async function killCampaign(shop: KillShop, { kills, acknowledgements, shoppers }: KillOrder): Promise<KillResult> {
  const workers = everyWorker(shop, shoppers);
  const total = () => workers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const stopping = new AbortController();
  const working = Promise.all(
    workers.map(async (worker) => {
      while (!stopping.signal.aborted && (await worker.next()));
    }),
  );
  const { DATA_DIR } = shop.settings;
  let killed = 0;
  for (; killed < kills; killed += 1) {
    // In the middle of things: only once they flow again.
    const before = total();
    const enough = Math.max(shoppers, Math.floor(acknowledgements / kills / 4));
    await until('things are acknowledged again', () => total() >= before + enough, 3);
    if (killed % KILLS_A_LIFE === KILLS_A_LIFE - 1) await shop.killAll();
    else {
      const name = killed % 2 === 0 ? 'worker' : 'web';
      const victim = await until(`there is a ${name}`, () => childOf(DATA_DIR, name), 3);
      process.kill(victim.pid, 'SIGKILL');
      await until(
        `there is another ${name}`,
        () => {
          const now = childOf(DATA_DIR, name);
          return now !== null && now.pid !== victim.pid;
        },
        3,
      );
    }
  }
  await until('enough is acknowledged', () => total() >= acknowledgements, 30);
  stopping.abort();
  await working;
  await settled(shop);
  return judged(shop, workers, killed);
}

/** What the worker has yet to do. */
const LEFT = `select (select count(*) from delivery where state = 'waiting')::int as deliveries,
  (select count(*) from feed_delivery where next_attempt_at is not null)::int as files,
  (select count(*) from alert_confirmation where state = 'due')::int as confirmations,
  (select count(*) from payment where state in ('started', 'waiting') or refund_state = 'wanted')::int as payments`;

async function settled(shop: KillShop): Promise<void> {
  let left: Record<string, number> | undefined;
  for (const deadline = Date.now() + SETTLE_MINUTES * 60_000; Date.now() < deadline; await wait(1_000)) {
    // What a worker that was killed had in hand is due again at the end of its lease.
    await shop.query(`update alert_confirmation set next_attempt_at = now() where state = 'due'`);
    await shop.query(`update payment set next_attempt_at = now(), created_at = created_at - interval '1 hour'
      where state in ('started', 'waiting') or refund_state = 'wanted'`);
    [left] = await shop.query<Record<string, number>>(LEFT);
    if (left !== undefined && Object.values(left).every((count) => count === 0)) return;
  }
  throw new Error(`The worker has not done all: ${JSON.stringify(left)}`);
}

async function judged(shop: KillShop, workers: readonly Worker[], kills: number): Promise<KillResult> {
  const of = (kind: string) => workers.filter((worker) => worker.kind === kind);
  const words = (kind: string) => of(kind).flatMap(({ acknowledged }) => acknowledged);
  const one = async (column: string, rest: string) =>
    (await shop.query<{ word: string }>(`select ${column} as word ${rest}`)).map(({ word }) => word);
  /** What there is in the database of each kind, by its word, as often as it is there. */
  const found: Readonly<Record<string, readonly string[]>> = {
    leads: await one(`fields->>'message'`, `from lead where form = 'contact'`),
    bookings: await one(`l.fields->>'message'`, `from lead l join appointment a on a.lead_id = l.id where l.form = 'test-drive'`),
    reservations: await one(
      'r.id::text',
      `from reservation r join payment p on p.reservation_id = r.id join test_payment t on t.id = p.id
        join lead l on l.idempotency_key = 'reservation ' || r.id
        where r.state = 'paid' and t.state in ('succeeded', 'late') and t.amount_cents - t.refunded_cents = r.deposit_cents`,
    ),
    publishes: await one('name', `from site where slug = '${SITE}'`),
    'stock files': await one('v.stocknum', `from vehicle v where v.stocknum like 'I%'`),
    alerts: await one('c.address', `from alert a join alert_contact c on c.id = a.contact_id`),
  };
  const faults: string[] = [];
  const lines = Object.entries(found).map(([kind, there]) => {
    // A site has one name: the last that was acknowledged.
    const told = kind === 'publishes' ? words(kind).slice(-1) : words(kind);
    const present = new Set(there);
    const lost = told.filter((word) => !present.has(word));
    const twice = repeated(there);
    const wrong = of(kind).flatMap((worker) => worker.wrong);
    for (const [what, some] of [
      ['lost', lost],
      ['there twice', twice],
      ['answered wrongly', wrong],
    ] as const)
      if (some.length > 0) faults.push(`${kind}: ${some.length} ${what}, such as ${some[0]}`);
    return {
      kind,
      acknowledged: words(kind).length,
      'sent again': of(kind).reduce((sum, { again }) => sum + again, 0),
      found: there.length,
      lost: lost.length,
      twice: twice.length,
      wrong: wrong.length,
    };
  });
  faults.push(...(await more(shop)), ...lettersOf(shop, [...words('leads'), ...words('bookings')], words('alerts')));
  return { lines, faults, acknowledged: lines.reduce((sum, { acknowledged }) => sum + acknowledged, 0), kills };
}

/** What must hold of all that is there, acknowledged or not. */
async function more(shop: KillShop): Promise<string[]> {
  const full = await shop.query(`select starts_at from appointment where state <> 'released'
    group by location_id, starts_at having count(*) > ${DRIVES_AT_ONCE}`);
  const sold = await shop.query(
    `select vehicle_id from reservation where state = 'paid' group by vehicle_id having count(*) > 1`,
  );
  const unowned = await shop.query(
    `select reference from test_payment t where t.amount_cents > t.refunded_cents and t.state in ('succeeded', 'late')
      and not exists (select from payment p join reservation r on r.id = p.reservation_id where p.id = t.id and r.state = 'paid')`,
  );
  const files = await shop.query(`select message_id, state, reason from feed_delivery where state <> 'done'`);
  return [
    ...(full.length > 0 ? [`${full.length} times have more drives than fit`] : []),
    ...(sold.length > 0 ? [`${sold.length} vehicles are reserved twice`] : []),
    ...(unowned.length > 0 ? [`${unowned.length} payments were kept for nothing`] : []),
    ...(files.length > 0 ? [`${files.length} files did not go in: ${JSON.stringify(files[0])}`] : []),
  ];
}

/** Each lead reaches the dealer once, and each alert's asker; a letter that was sent again is known by its id. */
function lettersOf({ mail }: KillShop, leads: readonly string[], askers: readonly string[]): string[] {
  const ids = mail.deliveryIds();
  const first = new Map<string, number>();
  for (const [at, id] of ids.entries()) if (id !== '' && !first.has(id)) first.set(id, at);
  const toDealer = mail.mails.flatMap(({ envelopeTo, text }, at) =>
    envelopeTo.includes(LEADS_TO) && first.get(ids[at] ?? '') === at ? [...new Set((text ?? '').match(MESSAGE))] : [],
  );
  const delivered = new Set(toDealer);
  const askedAll = new Set(mail.mails.flatMap(({ envelopeTo }) => envelopeTo));
  const lost = leads.filter((word) => !delivered.has(word));
  const told = new Set(leads);
  const twice = repeated(toDealer.filter((word) => told.has(word)));
  const unasked = askers.filter((email) => !askedAll.has(email));
  return [
    ...(lost.length > 0 ? [`${lost.length} leads were not delivered, such as ${lost[0]}`] : []),
    ...(twice.length > 0 ? [`${twice.length} leads were delivered twice, such as ${twice[0]}`] : []),
    ...(unasked.length > 0 ? [`${unasked.length} were not asked to confirm, such as ${unasked[0]}`] : []),
  ];
}
