import { randomUUID } from 'node:crypto';
import { openDay } from './bookings.ts';
import type { Answer } from './http-client.ts';
import { freshAddress, type Target } from './target.ts';
import { textsTo } from './texts.ts';

/** Somebody who is signed in at a site: with cookies, as their browser has them. */
export interface SignedInShopper {
  readonly site: string;
  readonly cookie: string;
  readonly phone: string;
  open(path: string): Promise<Answer>;
  /** Sends a form, or with an address under /api what a script sends. */
  send(path: string, fields: Readonly<Record<string, string>>, method?: string): Promise<Answer>;
}

let people = 0;

/** Sends what a browser with these cookies would send. */
export async function browse(
  target: Target,
  { site, cookie }: Pick<SignedInShopper, 'site' | 'cookie'>,
  { path, method = 'GET', fields }: { path: string; method?: string; fields?: Readonly<Record<string, string>> | undefined },
): Promise<Answer> {
  const isProgram = path.startsWith('/api/');
  const body = fields === undefined ? undefined : isProgram ? JSON.stringify(fields) : `${new URLSearchParams(fields)}`;
  return target.ask(site, path, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      cookie,
      ...(method === 'GET' ? {} : { origin: `http://${target.hostOf(site)}` }),
      ...(body === undefined ? {} : { 'content-type': isProgram ? 'application/json' : 'application/x-www-form-urlencoded' }),
    },
  });
}

/** Signs somebody new in with a texted code. */
export async function aSignedInShopper(target: Target, site: string): Promise<SignedInShopper> {
  people += 1;
  const digits = String(people).padStart(5, '0');
  const [typed, phone] = [`0491 8${digits.slice(0, 2)} ${digits.slice(2)}`, `+614918${digits}`];
  const address = freshAddress();
  const step = (fields: Readonly<Record<string, string>>) =>
    target.ask(site, '/sign-in', {
      method: 'POST',
      body: `${new URLSearchParams({ phone: typed, ...fields })}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: `http://${target.hostOf(site)}`,
        'x-forwarded-for': address,
      },
    });
  await step({ step: 'phone' });
  const code = /^\d{6}/.exec(textsTo(target, phone).at(-1) ?? '')?.[0] ?? '';
  const signedIn = await step({ step: 'code', code });
  const cookies = (signedIn.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
  if (cookies.length === 0) throw new Error(`Nobody could sign in at ${site}: ${signedIn.status}.`);
  const cookie = [...cookies, `visitor=${randomUUID().replaceAll('-', '').slice(0, 22)}`].join('; ');
  return {
    site,
    cookie,
    phone,
    open: (path) => browse(target, { site, cookie }, { path }),
    send: (path, fields, method = 'POST') => browse(target, { site, cookie }, { path, method, fields }),
  };
}

/** What sites call the page of the checkout, and the shopper's own. */
const CHECKOUTS: Readonly<Record<string, string>> = { swiftlane: 'buy-online' };
const GARAGES: Readonly<Record<string, string>> = { swiftlane: '/myblinkr' };
export const checkoutOf = (site: string, car: string): string => `${car}/${CHECKOUTS[site] ?? 'checkout'}`;
export const garageOf = (site: string): string => GARAGES[site] ?? '/my-garage';

/** What a page asks to be sent along. */
const hidden = (page: string, name: string): string => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1] ?? '';

const CARD = { card_number: '4242 4242 4242 4242', card_expiry: '08 / 39', card_code: '123', card_name: 'Z Quokka' };

/** Does everything that a shopper can do at a site: enquires, books, saves, wants to be told, values a car, holds, buys, reserves, pays, spins. */
export async function liveALife(target: Target, shopper: SignedInShopper): Promise<void> {
  const { site, cookie } = shopper;
  const person = {
    name: 'Zebedee',
    last_name: 'Quokka',
    email: `zebedee-${site}@shopper.example`,
    phone: shopper.phone,
    terms_conditions: 'true',
  };
  const [held, bought, reserved, wanted] = await target.cars(site, 60).then((cars) => cars.slice(-4));
  const car = (one: typeof held) => String(one?.id ?? '');
  await target.lead(site, { form: 'enquiry', ...person, car_id: car(wanted), message: 'Mine' }, { cookie });
  await target.lead(site, { form: 'valuation', go: 'by-hand' }, { cookie });
  await target.lead(site, { form: 'multi-step-enquiry', step: 0, budget: '20000', ...person }, { cookie });
  await bookADrive(target, shopper, person);
  await shopper.send('/api/watchlist/save-car', { phone_number: shopper.phone, car_id: car(wanted) });
  await shopper.send(`/alerts?car_id=${car(wanted)}&when=price`, { email: person.email, channel: 'email', every: 'day' });
  await shopper.send('/alerts?search=/search/used-cars', { email: `also-${person.email}`, channel: 'email', every: 'day' });
  await shopper.send('/spin-to-win', {});
  await shopper.send(`/checkout-journey?car_id=${car(bought)}&step=details`, { ...person, state: 'qld', buyer: 'me' });
  const hold = await fillCheckout(shopper, held?.path ?? '', person);
  const { id } = JSON.parse((await shopper.send('/api/reservations/hold', { ...hold, car_id: car(held) })).text) as {
    id?: string;
  };
  await shopper.send('/api/reservations/pay', { ...hold, id: id ?? '' });
  const pay = await fillCheckout(shopper, reserved?.path ?? '', person);
  await shopper.send(checkoutOf(site, reserved?.path ?? ''), { ...pay, ...CARD, step: 'pay' });
  await payAnInvoice(target, shopper, person, car(wanted));
}

type Person = Readonly<Record<string, string>>;

async function fillCheckout(shopper: SignedInShopper, car: string, person: Person): Promise<Record<string, string>> {
  const { text } = await shopper.open(checkoutOf(shopper.site, car));
  const seen = { price_cents: hidden(text, 'price_cents'), deposit_cents: hidden(text, 'deposit_cents') };
  return { ...person, ...seen, hold_key: randomUUID() };
}

async function bookADrive(target: Target, { site, cookie }: SignedInShopper, person: Person): Promise<void> {
  const [place] = await target.query<{ slug: string }>(
    `select l.slug from location l join site_dealership sd on sd.dealership_id = l.dealership_id
     join site s on s.id = sd.site_id where s.slug = $1 and l.location_type = 'sales' order by l.id limit 1`,
    [site],
  );
  const day = await openDay(target, site, place?.slug ?? '', 5);
  const drive = { form: 'test-drive', ...person, location: day.location, booking_date: day.date, dateTime: day.times[3] ?? '' };
  await target.lead(site, { ...drive, message: 'Mine' }, { cookie });
}

/** Pays an amount towards a vehicle, where the site takes payments. */
async function payAnInvoice(target: Target, shopper: SignedInShopper, person: Person, car: string): Promise<void> {
  const [row] = await target.query<{ stocknum: string }>('select stocknum from vehicle where id = $1', [Number(car)]);
  const towards = { ...person, number: row?.stocknum ?? '', amount: '250' };
  const form = { ...towards, ...CARD, step: 'pay', pay_key: randomUUID(), total_cents: '1' };
  const { text } = await shopper.send('/online-payment', form);
  const [, total = ''] = /comes to \$([\d.]+\d)/.exec(text) ?? [];
  await shopper.send('/online-payment', { ...form, total_cents: total.replace('.', '') });
}
