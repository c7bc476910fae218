import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Answer, aCheckoutClient } from './checkout-client.ts';
import { aDataFolder } from './data-folder.ts';
import { everyDoor, twoForecourts } from './two-forecourts.ts';

/** `npm run test:races` runs all of them; `npm test` a few. */
const IS_WHOLE = process.env.RACES === 'whole';
const RACES = IS_WHOLE ? 1_000 : 5;
const CLIENTS = 20;

/** What the page says to who came too late, whether the first is still paying or has paid. */
const TAKEN = /Someone is paying for this car right now|Someone reserved it just before you/;
const isTold = ({ status, text }: Answer) => status === 409 && TAKEN.test(text) && text.includes('Your card wasn’t charged.');
const isHeld = ({ status, location }: Answer) => status === 303 && location.includes('/checkout/held?id=');

test(`R2 in ${RACES} races of ${CLIENTS} clients over two web processes and two sites for one vehicle, one has it and every other is told by a page that it is taken`, {
  timeout: IS_WHOLE ? 3_600_000 : 180_000,
}, async () => {
  const shop = await twoForecourts(path.dirname(aDataFolder()), { cars: RACES });
  onTestFinished(() => shop.stop());
  const doors = everyDoor(shop.ports);
  const odd: string[] = [];
  const winners = doors.map(() => 0);
  for (const [race, { slug }] of shop.cars.entries()) {
    const answers = await Promise.all(
      Array.from({ length: CLIENTS / doors.length }, (_, turn) =>
        doors.map((door, at) => aCheckoutClient(race * CLIENTS + turn * doors.length + at).pay(door, slug)),
      ).flat(),
    );
    const first = answers.findIndex(isHeld);
    winners[first % doors.length] = (winners[first % doors.length] ?? 0) + 1;
    if (answers.filter(isHeld).length !== 1 || answers.filter(isTold).length !== CLIENTS - 1)
      odd.push(`${slug}: ${answers.map(({ status, location }) => `${status} ${location}`).join(', ')}`);
    if (IS_WHOLE && (race + 1) % 100 === 0)
      console.log(`${race + 1} of ${RACES} races; winners by process and site: ${winners.join(', ')}`);
  }
  expect(odd).toEqual([]);

  // Each vehicle has one reservation, of which one payment is the deposit; the provider's own books have that payment and no other.
  const ids = shop.cars.map(({ id }) => id);
  const reservations = await shop.query<{ vehicle_id: number; state: string; deposit_payment_id: string }>(
    'select vehicle_id, state, deposit_payment_id from reservation order by vehicle_id',
  );
  expect(reservations.map(({ vehicle_id, state }) => `${vehicle_id} ${state}`)).toEqual(ids.map((id) => `${id} paid`));
  const charged = await shop.query<{ id: string; kept: number }>(
    'select id, (amount_cents - refunded_cents)::int as kept from test_payment where state = $$succeeded$$',
  );
  expect(charged.map(({ id }) => id).toSorted()).toEqual(
    reservations.map(({ deposit_payment_id }) => deposit_payment_id).toSorted(),
  );
  expect(charged.map(({ kept }) => kept)).toEqual(ids.map(() => 20_000));
});
