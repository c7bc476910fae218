import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { ownReservation } from '#src/use-cases/reservations/own-reservations.ts';
import { heldView } from '#src/views/reservations/held-view.ts';
import { aReservationShop } from './reservation-shop.ts';

test('R2, P10 on a site in another time zone than its location, page, email and the dealer’s lead say one time, the site’s', async () => {
  const shop = await aReservationShop({ timeZone: 'Australia/Perth' });
  onTestFinished(() => shop.end());
  const car = await shop.aCar();
  const visitor = await shop.visitor();
  const reservation = await shop.held(visitor, car);
  const { reference } = await shop.start(visitor, reservation);
  shop.provider.bank(reference, 'succeeded');
  await shop.age(reservation, 1);
  await shop.work();

  const { rows } = await sql<{
    paidUntil: Date;
    leadUntil: string;
  }>`select r.paid_until, l.fields->>'reserved_until' as lead_until
    from reservation r join lead l on l.id = r.lead_id where r.id = ${reservation}`.execute(shop.fleet.all);
  const [row] = rows;
  // As people write it, '8 pm' on the hour; not as the end of another time, as 2.05 pm is of 12.05 pm.
  const clockIn = (timeZone: string) => {
    const time = row?.paidUntil.toLocaleTimeString('en-AU', { timeZone, hour: 'numeric', minute: '2-digit' }) ?? '';
    return new RegExp(`(?<![\\d.])${time.replace(':00', '').replace(':', '\\.').replace(/\s/, ' ')}`);
  };
  const own = await ownReservation(visitor, reservation);
  if (own === null) throw new Error('The reservation is gone.');
  const page = JSON.stringify(await heldView(visitor, own, null));
  for (const text of [page, shop.mails.at(-1)?.text, row?.leadUntil]) {
    expect(text).toMatch(clockIn('Australia/Perth'));
    expect(text).not.toMatch(clockIn('Australia/Brisbane'));
  }
});
