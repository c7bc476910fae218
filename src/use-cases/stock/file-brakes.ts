import { brakeOn, brakeOnPrices, isAnothers, losesPrice } from '#src/rules/feeds/brakes.ts';
import { SwappedColumns } from '#src/rules/feeds/swapped-columns.ts';
import { priceCents } from '#src/rules/price/price-cents.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import type { Duplicate } from '#src/store/stock/find-elsewhere.ts';
import type { StoredVehicle } from '#src/store/stock/stock-writer.ts';
import type { VehicleInput } from './parse-vehicle.ts';
import { FileHeld } from './run-result.ts';

/** What is known of a file when all its rows have been taken. */
interface WholeFile {
  /** How many of its vehicles are in stock already. */
  readonly known: number;
  readonly duplicates: readonly Duplicate[];
}

/** What holds a row, or a file as a whole, until a person accepts it (ledger J9). */
export class FileBrakes {
  readonly #isAccepted: boolean;
  readonly #swapped = new SwappedColumns();
  #counts = { newVins: 0, pricesGone: 0 };

  constructor(isAccepted: boolean) {
    this.#isAccepted = isAccepted;
  }

  /** Why a vehicle that would change must wait, or null. */
  onChange(before: StoredVehicle, input: VehicleInput): string | null {
    if (this.#isAccepted) return null;
    const after = { priceCents: priceCents(input), km: input.km };
    if (losesPrice(before, after) && !isSold(input)) this.#counts.pricesGone += 1;
    return brakeOn(before, after);
  }

  /** Takes note of a new vehicle. */
  onNew(input: VehicleInput): void {
    this.#swapped.add(input);
    if (input.vin !== null) this.#counts.newVins += 1;
  }

  /** Throws FileHeld when nothing of the file may go in. */
  onFile({ known, duplicates }: WholeFile): void {
    if (this.#isAccepted) return;
    const { newVins: vins, pricesGone } = this.#counts;
    const elsewhere = new Set(duplicates.map(({ vin }) => vin)).size;
    if (isAnothers({ vins, elsewhere, here: known }))
      throw new FileHeld(
        `This file looks like another dealer's: ${elsewhere} of its ${vins} new VINs are in stock at ${duplicates[0]?.dealership ?? 'another dealership'}.`,
      );
    if (this.#swapped.isLikely)
      throw new FileHeld(
        'Prices and odometers look swapped: the newer the car, the lower its price and the higher its odometer.',
      );
    const gone = brakeOnPrices({ gone: pricesGone, known });
    if (gone !== null) throw new FileHeld(gone);
  }
}
