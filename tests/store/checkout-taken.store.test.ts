import { expect, onTestFinished, test } from 'vitest';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { type TakenReason, takenView } from '#src/views/reservations/taken-view.ts';
import { aReservationShop } from './reservation-shop.ts';

const [since, freeAt] = [Date.UTC(2026, 10, 15), Date.UTC(2026, 10, 17)];
const REASONS: readonly TakenReason[] = [
  { kind: 'taken', by: 'reserved', since, freeAt },
  { kind: 'reserved', freeAt: null },
  { kind: 'returned', card: null, vehicle: 'taken' },
  { kind: 'taken', by: 'paying', since, freeAt },
  { kind: 'sold' },
  { kind: 'notOffered' },
  { kind: 'notPayable', why: 'unpriced', heldUntil: freeAt },
];

const PAYING = { isPaying: true, checkout: '/where-they-came-from' };
const LOOKING = { ...PAYING, isPaying: false };

/** What the page of somebody who came too late offers to tell, for each reason why. */
async function offered(switches: Readonly<Record<string, unknown>>, facts: Readonly<Record<string, unknown>> = {}) {
  const shop = await aReservationShop(switches);
  onTestFinished(() => shop.end());
  const id = await shop.aCar(facts);
  const visitor = await shop.visitor();
  const car = await findVehicle(visitor, String(id));
  if (car === null) throw new Error('The vehicle is gone.');
  return {
    back: { label: 'Tell me if it comes back', href: `/alerts?car_id=${id}&when=back` },
    price: { label: 'Tell me', href: `/alerts?car_id=${id}` },
    tells: (await Promise.all(REASONS.map((reason) => takenView(visitor, car, reason, PAYING)))).map(({ tell }) => tell),
  };
}

test('R2, A11 whoever comes too late can ask to be told if the vehicle comes back', async () => {
  const { back, price, tells } = await offered({});
  expect(tells).toEqual([back, back, back, price, null, null, null]);
});

test('R2, A11 also of a vehicle that is shown with a subscription’s price', async () => {
  const { back, price, tells } = await offered({ offersSubscriptions: true }, { subscription_price: 199 });
  expect(tells).toEqual([back, back, back, price, null, null, null]);
});

test('R2, A11 a site that tells nobody offers nothing', async () => {
  const { tells } = await offered({ hasAlerts: false });
  expect(tells).toEqual(REASONS.map(() => null));
});

test('R2 the page of somebody who came too late shows no vehicle that others hold or have reserved', async () => {
  const shop = await aReservationShop();
  onTestFinished(() => shop.end());
  const [id, held, free] = [await shop.aCar(), await shop.aCar(), await shop.aCar()];
  await shop.held(await shop.visitor(), held);
  const visitor = await shop.visitor();
  const car = await findVehicle(visitor, String(id));
  if (car === null) throw new Error('The vehicle is gone.');
  const { similar } = await takenView(visitor, car, { kind: 'sold' }, LOOKING);
  expect(similar.map((card) => card.id)).toEqual([free]);
});

test('R2 where nothing similar is free the page leads to the rest of the stock, and otherwise to what is similar', async () => {
  const shop = await aReservationShop();
  onTestFinished(() => shop.end());
  const [id, other] = [await shop.aCar(), await shop.aCar()];
  const shown = async () => {
    const visitor = await shop.visitor();
    const car = await findVehicle(visitor, String(id));
    if (car === null) throw new Error('The vehicle is gone.');
    const { similar, restHref } = await takenView(
      visitor,
      car,
      { kind: 'notPayable', why: 'tooLow', heldUntil: freeAt },
      LOOKING,
    );
    return { similar: similar.map((card) => card.id), restHref };
  };
  expect(await shown()).toEqual({ similar: [other], restHref: null });
  await shop.held(await shop.visitor(), other);
  expect(await shown()).toEqual({ similar: [], restHref: '/search/new-used-and-demo-cars/' });
});

test('R2 whoever only opened the page of a taken vehicle is told of no card; whoever has sent something is', async () => {
  const shop = await aReservationShop();
  onTestFinished(() => shop.end());
  const id = await shop.aCar();
  const visitor = await shop.visitor();
  const car = await findVehicle(visitor, String(id));
  if (car === null) throw new Error('The vehicle is gone.');
  for (const reason of REASONS) {
    const [looking, paying] = [await takenView(visitor, car, reason, LOOKING), await takenView(visitor, car, reason, PAYING)];
    if (reason.kind === 'returned') expect(looking.charged).toBe('What you paid will go back to your card, all of it.');
    else expect([looking.charged, paying.charged]).toEqual([null, 'Your card wasn’t charged.']);
  }
});

test('R2, R3 whoever finds somebody else paying, or the price gone, tries again on the page they came from, and so a buyer goes on buying', async () => {
  const shop = await aReservationShop();
  onTestFinished(() => shop.end());
  const id = await shop.aCar();
  const visitor = await shop.visitor();
  const car = await findVehicle(visitor, String(id));
  if (car === null) throw new Error('The vehicle is gone.');
  const ways = await Promise.all(REASONS.map(async (reason) => (await takenView(visitor, car, reason, PAYING)).againHref));
  expect(ways.filter((way) => way !== null)).toEqual(['/where-they-came-from', '/where-they-came-from']);
});
