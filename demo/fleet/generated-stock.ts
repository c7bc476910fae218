import { DEALERS } from './dealers.ts';
import { generateCar } from './generate-car.ts';
import { generateCaravan } from './generate-caravan.ts';
import { seeded } from './seeded.ts';

/** The longest that a vehicle has been in stock, in days. */
const LONGEST = 120;

/**
 * The vehicles that fill a demo dealership up to its number, besides those written by hand. Only the dealership and the index in
 * the list decide each of them, so that every machine makes the same ones. The list goes from the oldest stock to the newest, as
 * stock numbers do.
 */
export function generatedStock(dealership: string, written: number, thisYear: number): Readonly<Record<string, unknown>>[] {
  const dealer = DEALERS[dealership];
  if (dealer === undefined) return [];
  const [letters, first, step] = dealer.numbers;
  const count = dealer.total - written;
  const generate = dealer.sells === 'caravans' ? generateCaravan : generateCar;
  return Array.from({ length: count }, (_, at) => {
    const place = {
      dealer,
      thisYear,
      stocknum: `${letters}${first + at * step}`,
      serial: dealer.serial + at * 7,
      age: Math.round(LONGEST * (1 - at / count) ** 1.4),
    };
    return generate(place, seeded(`${dealership}/${at}`));
  });
}
