import { agreedRows } from '#src/rules/purchase/purchase-words.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import type { OddEntry } from '#src/store/payments/books.ts';
import type { ListedReservation } from '#src/store/reservations/reservation-list.ts';
import { manageReservations, type ReservationDesk } from '#src/use-cases/reservations/manage-reservations.ts';
import { BadUse, type Options, say } from './command.ts';
import { column, plain, when } from './leads-lines.ts';
import { type AtDesk, withSiteDesk } from './with-site-desk.ts';

type Input = AtDesk<ReservationDesk>;

const json = (value: unknown): void => say(JSON.stringify(value, null, 2));
const dollars = (cents: number): string => exactDollars(cents / 100);

const withDesk = (options: Options, work: (input: Input) => Promise<number>): Promise<number> =>
  withSiteDesk(manageReservations, options, work);

/** `forecourt reservations list --site SLUG`; with --odd what does not add up, and then the exit code is 1 if there is anything. */
export async function listReservations(options: Options): Promise<number> {
  const most = Number(options.limit ?? 50);
  if (!Number.isInteger(most) || most < 1) throw new BadUse('--limit must be a whole number.');
  return withDesk(options, async ({ desk, isJson }) => {
    if (options.odd === true) {
      const odd = await desk.odd();
      if (isJson) json({ odd });
      else for (const line of odd.length === 0 ? ['Everything adds up.'] : odd.map(oddLine)) say(line);
      return odd.length === 0 ? 0 : 1;
    }
    const reservations = await desk.list(most);
    if (isJson) json({ reservations });
    else if (reservations.length === 0) say('There are no reservations.');
    else for (const one of reservations) say(reservationLine(one, desk.timeZone));
    return 0;
  });
}

const oddLine = ({ what, reservation, payment, reference, amountCents }: OddEntry): string =>
  [
    column(reservation ?? '-', 12),
    amountCents === null ? '' : `${dollars(amountCents)}  `,
    plain(what),
    ` ${reference ?? payment ?? ''}`,
  ].join('');

const nameOf = ({ contact }: ListedReservation): string => [contact.name, contact.last_name].filter(Boolean).join(' ') || '-';

const reservationLine = (one: ListedReservation, zone: string): string =>
  [
    column(one.number, 12),
    column(when(one.createdAt, zone), 24),
    column(one.state, 11),
    column(dollars(one.depositCents), 9),
    column(nameOf(one), 24),
    column(one.vehicle.words, 40),
    one.state === 'paid' && one.paidUntil !== null ? `until ${when(one.paidUntil, zone)}` : '',
  ].join('');

function reservationLines(one: ListedReservation, zone: string): string[] {
  const row = (label: string, value: string) => (value === '' ? [] : [`${label.padEnd(16)}${plain(value)}`]);
  const time = (at: Date | string | null) => (at === null ? '' : when(at, zone));
  return [
    ...row('Reservation', `${one.number} (${one.id})`),
    ...row('State', one.state),
    ...row('Vehicle', `${one.vehicle.words}, stock number ${one.vehicle.stocknum}`),
    ...row('Deposit', dollars(one.depositCents)),
    ...row('Price', dollars(one.priceCents)),
    ...row('Made', time(one.createdAt)),
    ...row('Held until', one.state === 'held' ? time(one.heldUntil) : ''),
    ...row('Reserved until', time(one.paidUntil)),
    ...row('Name', nameOf(one)),
    ...row('Email', one.contact.email ?? ''),
    ...row('Phone', one.contact.phone ?? ''),
    ...row('Lead', one.leadId ?? ''),
    ...agreedLines(one, row, time),
    '',
    ...one.payments.map(
      ({ provider, reference, amountCents, state, refundState, card, error }) =>
        `payment  ${[
          dollars(amountCents),
          state,
          refundState === 'none' ? '' : `refund ${refundState}`,
          card ?? '',
          provider,
          reference ?? '',
          error ?? '',
        ]
          .filter((part) => part !== '')
          .map(plain)
          .join(', ')}`,
    ),
    ...one.events.map(({ at, from, event, to, by }) => `${when(at, zone)}  ${event} (${by}): ${from} → ${to}`),
  ];
}

/** What somebody who buys it online agreed to, as it was shown to them. */
function agreedLines(
  { agreed }: ListedReservation,
  row: (label: string, value: string) => string[],
  time: (at: string | null) => string,
): string[] {
  if (agreed === null) return [];
  return [
    '',
    ...row('Agreed', time(agreed.at)),
    ...agreedRows(agreed).flatMap(({ label, value }) => row('', `${label}: ${value}`)),
    ...agreed.terms.flatMap((term) => row('', term)),
  ];
}

/** `forecourt reservations ACTION NUMBER --site SLUG` */
export async function runOnReservation(
  action: ReservationAction,
  [number]: readonly string[],
  options: Options,
): Promise<number> {
  if (number === undefined) throw new BadUse('Give the reservation’s number, such as R-7K4M2XQH.');
  return withDesk(options, async (input) => {
    const found = await input.desk.find(number);
    if (found === null) throw new Error(`The site "${String(options.site)}" has no reservation "${number}".`);
    await ACTIONS[action](found, input);
    return 0;
  });
}

const report = ({ isJson }: Input, result: object, sentence: string): void => (isJson ? json(result) : say(sentence));

const BOUGHT =
  'It has been bought. If the sale falls through, cancel it: the vehicle is for sale again, and the deposit is refunded.';

const ACTIONS = {
  show: async (one, { desk, isJson }) => {
    if (isJson) json(one);
    else for (const line of reservationLines(one, desk.timeZone)) say(line);
  },
  cancel: async ({ id, number, state }, input) => {
    const changed = await input.desk.cancel(id);
    if (changed.kind !== 'changed') throw new Error(`It is ${changed.state ?? state}: there is nothing to cancel.`);
    report(
      input,
      { number, state: changed.state },
      'It is cancelled: the vehicle is for sale again, and what was paid is refunded.',
    );
  },
  convert: async ({ id, number, state }, input) => {
    const changed = await input.desk.convert(id);
    if (changed.kind !== 'changed') throw new Error(`It is ${changed.state ?? state}: only a paid reservation can be converted.`);
    report(
      input,
      { number, state: changed.state },
      'It is converted: the vehicle is bought, and the deposit is part of its price.',
    );
  },
  refund: async (one, input) => {
    const refunds = await input.desk.refund(one);
    if (refunds === 0) throw new Error(one.state === 'converted' ? BOUGHT : 'There is nothing to refund.');
    report(input, { number: one.number, refunds }, 'The refund is requested; the worker will make it.');
  },
} satisfies Record<string, (one: ListedReservation, input: Input) => Promise<void>>;

export type ReservationAction = keyof typeof ACTIONS;
