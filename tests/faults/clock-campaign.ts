import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { driveLead } from '#tests/attacks/campaign/bookings.ts';
import { ask } from '#tests/attacks/campaign/http-client.ts';
import { freshPerson } from '#tests/attacks/campaign/target.ts';
import type { FaultLine } from './faults-table.ts';
import { type KillShop, LOCATION, SITE } from './kill-shop.ts';
import { until } from './processes.ts';
import { steadyLeads } from './steady-leads.ts';

/** How far the clock is off, or the instant that it says. */
export type Move = { readonly what: string } & ({ readonly byHours: number } | { readonly toInstant: string });

export interface ClockResult {
  readonly lines: readonly FaultLine[];
  readonly faults: readonly string[];
  readonly acknowledged: readonly string[];
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LEADS = 10;
/** So many days are looked at after each move. */
const DAYS = 14;
/** How many days the right clock and a wrong one may be apart, and one. */
const APART = 3;
/** Of the yard of this campaign. */
const ZONE = 'Australia/Sydney';
/** The file that says how far the clock is off is read ten times a second. */
const clockFile = (folder: string) => path.join(folder, 'clock');

/** The settings under which the processes of a Forecourt go by a clock that a test moves. */
export const clockSettings = (folder: string): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'moved-clock.mjs')).href}`,
  NODE_CLOCK_FILE: clockFile(folder),
});

/** Shoppers send leads and book drives while the machine's clock is moved; the database's stays right, as on a machine of its own. */
export async function clockCampaign(shop: KillShop, folder: string, moves: readonly Move[]): Promise<ClockResult> {
  const { PORT } = shop.settings;
  const faults: string[] = [];
  const leads = steadyLeads(PORT, shop.host, 2);
  const lines: FaultLine[] = [];
  for (const [at, move] of moves.entries()) {
    const offset = 'byHours' in move ? move.byHours * HOUR_MS : Date.parse(move.toInstant) - Date.now();
    writeFileSync(clockFile(folder), String(offset));
    const before = leads.count.acknowledged.length;
    await until('the clock is moved', () => isBy(shop, Date.now() + offset));
    await until('leads are acknowledged', () => leads.count.acknowledged.length >= before + LEADS);
    let pages = 0;
    for (const address of ['/', '/search/used-cars', `/cars/${shop.cars[0]}`, '/api/search', '/contact-us']) {
      const { status } = await ask(Number(PORT), address, { headers: { host: shop.host } });
      pages += 1;
      if (status !== 200 && address !== '/contact-us') faults.push(`${move.what}: ${address} was answered with ${status}`);
    }
    const days = await bookableDays(shop, Date.now() + offset);
    faults.push(...days.faults.map((fault) => `${move.what}: ${fault}`));
    // A day that no other move looks at: a time that is booked is not offered any more.
    const booked = await book(shop, dayOf(Date.now() + offset + (DAYS + APART + at) * DAY_MS));
    if (booked !== null) faults.push(`${move.what}: a drive could not be booked: ${booked}`);
    lines.push({
      clock: move.what,
      'leads acknowledged': leads.count.acknowledged.length - before,
      'other answers': leads.count.wrong.length + leads.count.refused + leads.count.unanswered,
      'pages asked': pages,
      'days asked': days.asked,
      'times offered': days.offered,
      'drive booked': booked === null ? 'yes' : 'NO',
    });
  }
  writeFileSync(clockFile(folder), '0');
  await leads.stop();
  faults.push(...leads.count.wrong);
  return { lines, faults, acknowledged: leads.count.acknowledged };
}

/** Whether the process goes by this instant: the day before has no time left, and the day after has. */
async function isBy(shop: KillShop, instant: number): Promise<boolean> {
  const [before, after] = [await timesOf(shop, dayOf(instant - DAY_MS)), await timesOf(shop, dayOf(instant + DAY_MS))];
  return before?.length === 0 && after !== null && after.length > 0;
}

const dayOf = (instant: number): string => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(instant);

/** The times that are offered on a day, as they are written; null when they were not answered. */
async function timesOf({ settings, host }: KillShop, date: string): Promise<string[] | null> {
  const { text, status } = await ask(
    Number(settings.PORT),
    `/api/appointments?kind=test-drive&location_id=${LOCATION}&date=${date}`,
    { headers: { host } },
  );
  return status === 200 ? (JSON.parse(text) as { times: { starts_at: string }[] }).times.map(({ starts_at: at }) => at) : null;
}

/** The two weeks after an instant: the yard is open from eight to six every day, so every whole day has as many times, each on its own day and in order. */
async function bookableDays(shop: KillShop, from: number): Promise<{ faults: string[]; asked: number; offered: number }> {
  const faults: string[] = [];
  let [offered, most] = [0, 0];
  for (let day = 1; day <= DAYS; day += 1) {
    const date = dayOf(from + day * DAY_MS);
    const times = await timesOf(shop, date);
    const [first] = times ?? [];
    if (times === null || first === undefined) {
      faults.push(`${date} has no times`);
      continue;
    }
    offered += times.length;
    most ||= times.length;
    if (times.length !== most) faults.push(`${date} has ${times.length} times, others ${most}`);
    if (!times.every((at) => at.startsWith(`${date}T`))) faults.push(`${date} has a time of another day`);
    if (first.slice(11, 16) !== '08:00') faults.push(`${date} begins at ${first}`);
    const instants = times.map((at) => Date.parse(at));
    if (instants.some((at, index) => index > 0 && at - (instants[index - 1] ?? 0) !== 30 * 60_000))
      faults.push(`the times of ${date} are not half an hour apart`);
  }
  return { faults, asked: DAYS, offered };
}

async function book(shop: KillShop, date: string): Promise<string | null> {
  const [time] = (await timesOf(shop, date)) ?? [];
  if (time === undefined) return `${date} has no time`;
  const { status, text } = await ask(Number(shop.settings.PORT), '/api/leads', {
    method: 'POST',
    body: JSON.stringify(driveLead({ site: SITE, location: LOCATION, date, times: [] }, time, freshPerson(), 'By a moved clock')),
    headers: { host: shop.host, 'content-type': 'application/json' },
  });
  return status === 201 ? null : `${status} ${text.slice(0, 200)}`;
}
