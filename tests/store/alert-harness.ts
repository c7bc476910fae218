import { sql } from 'kysely';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { confirmAlert } from '#src/use-cases/alerts/alert-links.ts';
import { type AlertAsked, type AlertForm, type AlertWanted, askAlert } from '#src/use-cases/alerts/ask-alert.ts';
import { signConfirmKey, signStopKey } from '#src/use-cases/alerts/sign-alert-keys.ts';
import type { Context } from '#src/use-cases/context.ts';
import type { Fleet } from '#tests/factories/a-fleet.ts';

/** Every car of a site. */
export const ALL_CARS: AlertWanted = { kind: 'search', address: '/search/new-used-and-demo-cars/' };

/** A search of a site by its query string. */
export const aSearch = (query: string): AlertWanted => ({ kind: 'search', address: `/search/new-used-and-demo-cars/?${query}` });

/** A site as it is with watchlists. */
export const withWatchlists = (context: Context): Context => ({
  ...context,
  site: { ...context.site, switches: { ...context.site.switches, garageEnabled: true, savesTo: 'account' } },
});

/** The same request, from a browser that is signed in. */
export const signedInWith = (context: Context, token: string): Context =>
  context.sender === null ? context : { ...context, sender: { ...context.sender, session: token } };

let people = 0;

/** An email address that nobody has used yet. */
export function anEmail(): string {
  people += 1;
  return `person${people}@shopper.example`;
}

/** Asks for an alert as somebody who is not signed in, unless it is said who. */
export const ask = (
  context: Context,
  wanted: AlertWanted,
  form: Partial<AlertForm> = {},
  signedIn: SignedIn | null = null,
): Promise<AlertAsked> => askAlert(context, wanted, { email: 'priya@shopper.example', every: 'day', ...form }, signedIn);

/** The alerts that go to an address, the newest last. */
export async function alertsTo(
  fleet: Fleet,
  address: string,
): Promise<{ id: string; siteId: number; shopperId: string | null; isOn: boolean }[]> {
  const { rows } = await sql<{ id: string; siteId: number; shopperId: string | null; isOn: boolean }>`
    select a.id, a.site_id, a.shopper_id, a.confirmed_at is not null and a.stopped_at is null as is_on
    from alert a join alert_contact c on c.id = a.contact_id where c.address = ${address} order by a.created_at, a.id`.execute(
    fleet.all,
  );
  return rows;
}

/** The keys of the links that emails about an alert have, as they are signed at this moment. */
export async function keysOf(context: Context, fleet: Fleet, address: string): Promise<{ confirm: string; stop: string }> {
  const alert = (await alertsTo(fleet, address)).findLast(({ siteId }) => siteId === context.site.id);
  if (alert === undefined) throw new Error(`There is no alert to ${address}.`);
  const keyed = { siteId: context.site.id, alertId: alert.id, shopperId: alert.shopperId, address };
  const { signer, now } = context.services;
  return { confirm: signConfirmKey(signer, keyed, now()), stop: signStopKey(signer, keyed) };
}

/** Asks for an alert to a new address and confirms it; the address and the key that stops it. */
export async function started(
  context: Context,
  fleet: Fleet,
  wanted: AlertWanted,
  form: Partial<AlertForm> = {},
): Promise<{ email: string; alertId: string; stop: string }> {
  const email = form.email ?? anEmail();
  const asked = await ask(context, wanted, { ...form, email });
  if (asked.kind !== 'asked') throw new Error(JSON.stringify(asked));
  const { confirm, stop } = await keysOf(context, fleet, email);
  const link = await confirmAlert(context, confirm);
  if (link.kind !== 'found' || !link.isStarted) throw new Error(JSON.stringify(link));
  return { email, stop, alertId: (await alertsTo(fleet, email)).at(-1)?.id ?? '' };
}
