import { randomUUID } from 'node:crypto';
import { until } from '#tests/faults/processes.ts';
import { type Attack, counted, tally } from './campaign/attack.ts';
import type { Answer } from './campaign/http-client.ts';
import { many } from './campaign/many.ts';
import { aSignedInShopper, browse, checkoutOf, garageOf, liveALife, type SignedInShopper } from './campaign/shoppers.ts';
import type { Target } from './campaign/target.ts';

/** Where an id can be sent: ID stands for it, NUMBER for a vehicle, PAY for its checkout, KEY for a signature of the right form. */
interface Door {
  readonly path: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const LINK = 'id=ID&key=KEY';
const DOORS: readonly Door[] = [
  { path: '/booking/ID?key=KEY' },
  { path: '/booking/ID?key=KEY', fields: { action: 'cancel' } },
  { path: '/booking/ID/calendar.ics?key=KEY' },
  { path: 'PAY?payment=ID' },
  { path: 'PAY?payment=ID', fields: { step: 'approve' } },
  { path: 'PAY/held?id=ID' },
  { path: `PAY/held?${LINK}` },
  { path: 'PAY/held?id=ID', fields: { action: 'cancel' } },
  { path: `PAY/held?${LINK}`, fields: { action: 'cancel' } },
  { path: `/checkout-journey?car_id=NUMBER&${LINK}` },
  { path: '/checkout-journey?car_id=NUMBER&id=ID&back=KEY' },
  { path: '/checkout-journey?car_id=NUMBER&step=pay&payment=ID' },
  { path: `/checkout-journey?car_id=NUMBER&${LINK}&step=later`, fields: { email: 'mallory@elsewhere.example' } },
  { path: '/alerts/confirm?key=ID.4102444800000.KEY' },
  { path: '/alerts/confirm?key=ID.4102444800000.KEY', fields: { action: 'start' } },
  { path: '/alerts/confirm?key=ID.4102444800000.KEY', fields: { action: 'resend' } },
  { path: '/alerts/stop?key=ID.KEY' },
  ...['stop', 'stop-all', 'restart', 'restart-all'].flatMap((action) => [
    { path: '/alerts/stop?key=ID.KEY', fields: { action } },
    { path: '/alerts/stop?key=ID.all.KEY', fields: { action } },
  ]),
  { path: '/alerts/stop?key=ID.KEY', fields: { 'List-Unsubscribe': 'One-Click' } },
  ...['', '/car', '/by-hand', '/condition', '/offer', '/accept', '/inspection'].map((step) => ({ path: `/trade-in/ID${step}` })),
  { path: '/trade-in/ID/condition', fields: { kms: '1', tyres: 'over-half' } },
  { path: '/online-payment?payment=ID' },
  { path: '/online-payment?payment=ID', fields: { step: 'approve' } },
  { path: '/online-payment/receipt?id=ID' },
  { path: `/online-payment/receipt?${LINK}` },
  { path: '/api/leads/receipt', fields: { lead_id: 'ID' } },
  { path: '/api/leads', fields: { form: 'multi-step-enquiry', step: '1', lead_id: 'ID', budget: '1' } },
  { path: '/api/leads', fields: { form: 'valuation', step: '1', lead_id: 'ID', kms: '1' } },
  { path: '/api/reservations/hold', fields: { car_id: 'NUMBER', purchase_id: 'ID', purchase_key: 'KEY' } },
  { path: 'PAY', fields: { step: 'hold', purchase_id: 'ID', purchase_key: 'KEY' } },
  { path: '/api/reservations/pay', fields: { id: 'ID', price_cents: '1', deposit_cents: '1' } },
  { path: '/api/reservations/settle', fields: { payment_id: 'ID' } },
  { path: '/api/invoices/settle', fields: { payment_id: 'ID' } },
  { path: '/api/invoices/pay', fields: { invoice: 'ID', number: 'none', total_cents: '1', pay_key: 'ID' } },
  { path: 'GARAGE', fields: { action: 'end-session', session: 'ID' } },
  { path: 'GARAGE', fields: { action: 'switch-alert', alert: 'ID', on: 'no' } },
  { path: 'GARAGE', fields: { action: 'alert-frequency', alert: 'ID', every: 'week' } },
  { path: '/watchlist', fields: { action: 'undo', car: 'NUMBER', key: 'ID' } },
];

const OWNERS = ['swiftlane', 'harbour'];
const ELSEWHERE: Readonly<Record<string, string>> = { swiftlane: 'harbour', harbour: 'swiftlane' };
/** What no answer to anybody else may say. */
const SECRETS = /zebedee|quokka/i;
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
/** What the platform's own work changes by itself, and what counts who asked. */
const CHANGING = ['delivery', 'site_definition', 'site_dealership', 'lead_count', 'view_count', 'vehicle_view'];
/** When the worker looks at a row again. */
const TURNS = ['next_attempt_at', 'attempts', 'leased_until', 'error'];

/** Everything a shopper has at a site, asked for by another shopper who is signed in there, by one of another site, and there with the owner's cookies. */
export const attack: Attack = {
  fact: 'H3',
  rule: 'every id of another shopper is answered as one that nobody has, at their site and at another, and nothing of theirs changes',
  server: 'demo',
  isShort: true,
  async run(target) {
    const outcomes = [];
    const notes = [];
    for (const site of OWNERS.slice(0, target.count(2, 1))) {
      const found = await tried(target, site);
      outcomes.push(...found.outcomes);
      notes.push(found.note);
    }
    const wrong = [...new Set(outcomes.flatMap(({ isThrough, what }) => (isThrough ? [what] : [])))];
    return counted(outcomes, [...notes, tally(outcomes.map(({ status }) => status)), ...wrong.slice(0, 12)].join('; '));
  },
};

async function tried(target: Target, site: string) {
  const before = new Set((await idsOf(target, site)).map(({ id }) => id));
  const owner = await aSignedInShopper(target, site);
  await liveALife(target, owner);
  const made = (await idsOf(target, site)).filter(({ id }) => !before.has(id));
  // One of each table will do for the short form.
  const ids = target.form === 'whole' ? made : [...new Map(made.map((one) => [one.of.split('.')[0], one])).values()];
  const elsewhere = ELSEWHERE[site] ?? '';
  const all: readonly Pick<SignedInShopper, 'site' | 'cookie'>[] = [
    await aSignedInShopper(target, site),
    await aSignedInShopper(target, elsewhere),
    { site: elsewhere, cookie: owner.cookie },
  ];
  const askers = all.slice(0, target.count(3, 2));
  const places = { [site]: await placesOf(target, site), [elsewhere]: await placesOf(target, elsewhere) };
  const rows = await quietRows(target, site);
  const tries = askers.flatMap((asker) => DOORS.flatMap((door) => ids.map(({ id, of }) => ({ asker, door, id, of }))));
  const unknown = new Map<string, Promise<Answer>>();
  const outcomes = await many(tries, 6, async ({ asker, door, id, of }) => {
    const ask = (wanted: string) => browse(target, asker, filled(door, wanted, places[asker.site] ?? NOWHERE));
    const key = `${askers.indexOf(asker)} ${DOORS.indexOf(door)}`;
    const known = unknown.get(key) ?? ask(randomUUID());
    unknown.set(key, known);
    let [answer, nothing] = [await ask(id), await known];
    // Between two pages that say the time a minute may have passed.
    if (shown(answer) !== shown(nothing)) [answer, nothing] = [await ask(id), await ask(randomUUID())];
    const isLimited = [answer.status, nothing.status].includes(429);
    const isSame = isLimited || shown(answer) === shown(nothing);
    const isTold = SECRETS.test(answer.text);
    return {
      status: answer.status,
      isThrough: !isSame || isTold || answer.status >= 500 || answer.status === 0,
      what: `${of} at ${asker.site} ${door.path} ${JSON.stringify(door.fields ?? {})}: ${answer.status} not ${nothing.status}`,
    };
  });
  const lost = missingFrom(await rowsOf(target, site), rows);
  const opened = await openedByOwner(target, owner, ids, places[site] ?? NOWHERE);
  return {
    outcomes: [...outcomes, ...lost.map((what) => ({ status: 'changed', isThrough: true, what }))],
    note: `${site}: ${ids.length} ids in ${new Set(ids.map(({ of }) => of)).size} columns at ${DOORS.length} doors, of which ${opened} open to their owner`,
  };
}

/** A vehicle of a site, where it is paid for, and the site’s page for shoppers. */
interface Places {
  readonly pay: string;
  readonly number: string;
  readonly garage: string;
}

const NOWHERE: Places = { pay: '', number: '', garage: '' };

async function placesOf(target: Target, site: string): Promise<Places> {
  const [car] = await target.cars(site, 1);
  return { pay: checkoutOf(site, car?.path ?? ''), number: String(car?.id ?? ''), garage: garageOf(site) };
}

function filled({ path, fields }: Door, id: string, { pay, number, garage }: Places) {
  const fill = (text: string) =>
    text
      .replaceAll('ID', id)
      .replace('PAY', pay)
      .replace('NUMBER', number)
      .replaceAll('KEY', 'A'.repeat(22))
      .replace('GARAGE', garage);
  const values = Object.entries(fields ?? {}).map(([name, value]) => [name, fill(value)] as const);
  return { path: fill(path), method: fields === undefined ? 'GET' : 'POST', fields: fields && Object.fromEntries(values) };
}

/** An answer without what is another one each time. */
function shown({ status, headers, text }: Answer): string {
  const cookies = (headers['set-cookie'] ?? []).map((one) => one.replace(/=[^;]*/, ''));
  return JSON.stringify([status, headers.location, headers['content-type'], cookies, text]).replaceAll(UUID, 'U');
}

/** How many doors answer the owner otherwise than with an id that nobody has: without any, nothing would have been tried. */
async function openedByOwner(target: Target, owner: SignedInShopper, ids: readonly OwnId[], places: Places): Promise<number> {
  const reading = DOORS.filter(({ path, fields }) => fields === undefined || path === '/api/leads/receipt');
  const opened = await many(reading, 6, async (door) => {
    const ask = async (id: string) => shown(await browse(target, owner, filled(door, id, places)));
    const nothing = await ask(randomUUID());
    const answers = await many(ids, 1, ({ id }) => ask(id));
    return answers.some((answer) => answer !== nothing);
  });
  const count = opened.filter(Boolean).length;
  if (count < 3) throw new Error(`Only ${count} doors open to the owner: ${ids.map(({ of }) => of).join(' ')}.`);
  return count;
}

interface OwnId {
  readonly id: string;
  /** The column it is in. */
  readonly of: string;
}

/** Every id in the rows of a site. */
async function idsOf(target: Target, site: string): Promise<OwnId[]> {
  const columns = await target.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.columns s on s.table_schema = c.table_schema and s.table_name = c.table_name and s.column_name = 'site_id'
     where c.table_schema = 'public' and c.data_type = 'uuid' order by 1, 2`,
  );
  const all = columns
    .map(({ table, column }) => `select '${table}.${column}' as of, "${column}"::text as id from "${table}" where site_id = $1`)
    .join(' union ');
  const [found] = await target.query<{ id: number }>('select id from site where slug = $1', [site]);
  const ids = await target.query<OwnId>(`select * from (${all}) one where id is not null order by 1, 2`, [found?.id]);
  return [...new Map(ids.map((one) => [one.id, one])).values()];
}

/** The rows of a site once the worker has nothing left to do with them. */
async function quietRows(target: Target, site: string): Promise<ReadonlySet<string>> {
  await target.settled();
  let last = '';
  let calm = 0;
  return until('the rows of the site stay as they are', async () => {
    const rows = await rowsOf(target, site);
    const text = [...rows].join('\n');
    calm = text === last ? calm + 1 : 0;
    last = text;
    return calm >= 3 ? rows : null;
  });
}

async function rowsOf(target: Target, site: string): Promise<ReadonlySet<string>> {
  const tables = await target.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'site_id'
     and not table_name = any ($1) order by 1`,
    [CHANGING],
  );
  const all = tables
    .map(({ name }) => `select '${name} ' || (to_jsonb(t) - $2::text[])::text as row from "${name}" t where site_id = $1`)
    .join(' union all ');
  const [found] = await target.query<{ id: number }>('select id from site where slug = $1', [site]);
  const rows = await target.query<{ row: string }>(all, [found?.id, TURNS]);
  return new Set(rows.map(({ row }) => row));
}

/** What stood there before and does not any more; what others added is theirs. */
const missingFrom = (now: ReadonlySet<string>, before: ReadonlySet<string>): string[] =>
  [...before].filter((row) => !now.has(row)).map((row) => `changed: ${row.slice(0, 120)}`);
