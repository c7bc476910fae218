import { untitledName } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import type { StoredVehicle } from '#src/store/stock/stock-writer.ts';
import { FIELD_WORDS } from './changed-fields.ts';
import type { VehicleInput } from './parse-vehicle.ts';
import type { StockChange } from './run-result.ts';

/** How many changes are described: more than anybody reads, and a bound on memory. */
const DESCRIBED = 2_000;

/** What an import does to vehicles, in words. */
export class DescribedChanges {
  readonly list: StockChange[] = [];

  /** How many more will be described. */
  get room(): number {
    return DESCRIBED - this.list.length;
  }

  /** `fields` are the names of those that change, where that is known. */
  write(input: VehicleInput, before: StoredVehicle | null, fields: readonly string[]): void {
    if (this.room <= 0) return;
    const { stocknum } = input;
    const name = untitledName(input);
    this.list.push(
      before === null
        ? { kind: 'added', stocknum, name, changes: [] }
        : { kind: 'changed', stocknum, name, changes: changesOf(before, input, fields) },
    );
  }

  remove(stocknum: string, stored: StoredVehicle | undefined): void {
    const name = stored === undefined ? '' : untitledName(stored);
    this.list.push({ kind: 'removed', stocknum, name, changes: [] });
  }
}

/** What changes, from and to where a person wants to know that; other fields by their names. */
function changesOf(before: StoredVehicle, input: VehicleInput, fields: readonly string[]): string[] {
  const dollars = (value: number | null) => (value === null ? 'no price' : exactDollars(value));
  const km = (value: number | null) => (value === null ? 'none' : `${numberText(value)} km`);
  const was = before.priceCents === null ? null : before.priceCents / 100;
  const { price, km: distance, status } = FIELD_WORDS;
  const told: readonly (readonly [field: string, isSame: boolean, change: string])[] = [
    [price, was === input.price, `price ${dollars(was)} → ${dollars(input.price)}`],
    [distance, before.km === input.km, `odometer ${km(before.km)} → ${km(input.km)}`],
    [status, isSold(before) === isSold(input), isSold(input) ? 'sold' : 'for sale again'],
    [status, before.reserved === input.reserved, input.reserved ? 'reserved' : 'no longer reserved'],
    [
      status,
      before.showOnDealerWebsite === input.show_on_dealer_website,
      input.show_on_dealer_website ? 'back on the site' : 'off the site',
    ],
  ];
  const changed = told.filter(([, isSame]) => !isSame);
  const named = new Set(changed.map(([field]) => field));
  return [...changed.map(([, , change]) => change), ...fields.filter((field) => !named.has(field))];
}
