import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '#src/use-cases/payments/settle-payment.ts';
import { deliverNow } from '#tests/factories/deliver-now.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

let shop: ReservationShop;
beforeAll(async () => {
  shop = await aReservationShop({ offersSubscriptions: true });
});
afterAll(() => shop.end());

test('R2, C8 of a car that can be had by subscription too, whoever buys it and the dealer are emailed the price it is bought for', async () => {
  const car = await shop.aCar({ subscription_price: 269 });
  const anna = await shop.visitor();
  const id = await shop.held(anna, car);
  const { paymentId, reference } = await shop.start(anna, id);
  shop.provider.bank(reference, 'succeeded');
  await settlePayment(anna, paymentId);
  await shop.work();
  const { rows } = await sql<{ id: string }>`select d.id from delivery d join reservation r on r.lead_id = d.lead_id
    where r.id = ${id} and d.channel = 'dealer-email'`.execute(shop.fleet.all);
  const means = { ...shop.means, now: () => new Date('2026-11-15T00:00:00Z'), uploadsDir: '' };
  const webhook = () => Promise.reject(new Error('No webhook is set up.'));
  await deliverNow(
    { ...means, webhook },
    rows.map((row) => row.id),
  );
  expect(shop.mails.map(({ to }) => to)).toEqual([expect.stringContaining('@shopper.example'), 'sales@shared.example']);
  for (const { html } of shop.mails) {
    expect(html).toContain('$25,000');
    expect(html).not.toMatch(/269|subscription/);
  }
});
