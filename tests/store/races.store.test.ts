import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Race } from './races-process.ts';
import { aReservationShop, type ReservationShop } from './reservation-shop.ts';

/** `npm run test:races` runs all of them; `npm test` a few. */
const RACES = process.env.RACES === 'whole' ? 1_000 : 10;
const CLIENTS = 20;

let shop: ReservationShop;
let processes: ChildProcess[];
let cars: number[];
beforeAll(async () => {
  shop = await aReservationShop();
  cars = await shop.manyCars(RACES);
  const file = path.join(import.meta.dirname, 'races-process.ts');
  processes = [0, 1].map(() => fork(file, [shop.fleet.database.app], { execArgv: [] }));
  await Promise.all(processes.map((one) => once(one, 'message')));
}, 120_000);
afterAll(async () => {
  const ended = processes.map((one) => once(one, 'exit'));
  for (const one of processes) one.disconnect();
  await Promise.all(ended);
  await shop.end();
});

async function runIn(one: ChildProcess | undefined, race: Race): Promise<string[]> {
  if (one === undefined) throw new Error('There is no such process.');
  const answered = once(one, 'message');
  one.send(race);
  const [kinds] = (await answered) as [string[]];
  return kinds;
}

test(`R2 in ${RACES} races of ${CLIENTS} clients over two processes and two sites for one vehicle, one has it and every other is told that it is taken`, {
  timeout: 3_600_000,
}, async () => {
  const sites = [await shop.fleet.siteId('ours'), await shop.fleet.siteId('partner')];
  const odd: string[][] = [];
  for (const car of cars) {
    const kinds = await Promise.all(
      processes.map((one, at) =>
        runIn(one, { siteId: sites[at] ?? 0, car, clients: Array.from({ length: CLIENTS / 2 }, (_, n) => n * 2 + at) }),
      ),
    );
    const all = kinds.flat().toSorted();
    if (all[0] !== 'held' || all.slice(1).some((kind) => kind !== 'taken') || all.length !== CLIENTS) odd.push(all);
  }
  expect(odd).toEqual([]);
  const live = await shop.fleet.all.selectFrom('reservation').select('vehicleId').where('state', '=', 'held').execute();
  expect(live.map(({ vehicleId }) => vehicleId).toSorted((a, b) => a - b)).toEqual(cars.toSorted((a, b) => a - b));
});
