import { hash } from 'node:crypto';
import { brakeOn, brakeOnRemoval, isAnothers } from '#src/rules/feeds/brakes.ts';
import { vehicleName } from '#src/rules/stock/vehicle.ts';
import { isSold } from '#src/rules/stock/vehicle-status.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import type { Duplicate, StockedDealership, StockWriter, StoredVehicle } from '#src/store/stock/stock-writer.ts';
import type { StockRows } from '#src/store/stock/write-vehicles.ts';
import { buildVehicleRows } from './build-vehicle-rows.ts';
import type { VehicleInput } from './parse-vehicle.ts';

/** A row that was not imported, and why. */
export interface SetAside {
  readonly row: number;
  readonly stocknum: string | null;
  readonly reason: string;
  readonly column?: string;
  readonly value?: string;
  /** No vehicle is missing for it: the header again. */
  readonly isNoVehicle?: true;
}

/** A row that waits until a person accepts it (ledger J9). */
export interface Held {
  readonly row: number;
  readonly stocknum: string;
  readonly reason: string;
}

/** What an import would do, or did, to one vehicle. */
export interface StockChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly stocknum: string;
  readonly name: string;
  /** What changed, as far as a person wants to know at a glance. */
  readonly changes: readonly string[];
}

/** A row on its way in. What it is called is known before it is read, so that one that has not changed need not be. */
export interface Candidate {
  readonly row: number;
  readonly stocknum: string;
  readonly feedDigest: string | null;
  read(): { readonly input: VehicleInput; readonly locationId: number } | { readonly setAside: SetAside };
  /** Called when the row does not go in. */
  leave?(): void;
}

export interface RunOptions {
  /** A snapshot is all that there is: what is not in it is removed. */
  readonly mode: 'changes' | 'snapshot';
  /** Whether a person has accepted what would otherwise wait. */
  readonly isAccepted: boolean;
  readonly lastRows: number | null;
  readonly now: Date;
}

export interface RunResult {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly setAside: readonly SetAside[];
  readonly held: readonly Held[];
  readonly removed: number;
  /** Why vehicles that are not in the file were not removed, if a brake held them (ledger J9). */
  readonly removalHeld: string | null;
  /** Unsold vehicles that are not in the rows and stay. */
  readonly absent: number;
  readonly duplicates: readonly Duplicate[];
  readonly changes: readonly StockChange[];
}

/** The whole file was held; nothing of it went in. */
export class FileHeld extends Error {}

/** How many changes are described: more than anybody reads, and a bound on memory. */
const DESCRIBED = 2_000;
const BATCH = 500;

/** One import into one dealership, inside its transaction: rows are taken in batches, and what follows from the whole file comes at the end. */
export class StockRun {
  readonly #dealership: StockedDealership;
  readonly #writer: StockWriter;
  readonly #known: Map<string, StoredVehicle>;
  readonly #options: RunOptions;
  readonly #named = new Set<string>();
  readonly #setAside: SetAside[] = [];
  readonly #held: Held[] = [];
  readonly #changes: StockChange[] = [];
  readonly #sold: number[] = [];
  readonly #addedVins: string[] = [];
  #pending: Change[] = [];
  #writing: Promise<void> = Promise.resolve();
  #counts = { added: 0, changed: 0, unchanged: 0, rows: 0 };

  constructor(dealership: StockedDealership, writer: StockWriter, known: Map<string, StoredVehicle>, options: RunOptions) {
    this.#dealership = dealership;
    this.#writer = writer;
    this.#known = known;
    this.#options = options;
  }

  setAside(aside: SetAside): void {
    this.#counts.rows += 1;
    if (aside.stocknum !== null) this.#named.add(aside.stocknum);
    this.#setAside.push(aside);
  }

  async take(candidate: Candidate): Promise<void> {
    const { row, stocknum, feedDigest } = candidate;
    if (this.#named.has(stocknum)) {
      candidate.leave?.();
      this.setAside({ row, stocknum, reason: 'stocknum: another row of this file has the same stock number' });
      return;
    }
    const before = this.#known.get(stocknum) ?? null;
    if (before !== null && feedDigest !== null && before.feedDigest === feedDigest) return this.#same(stocknum);
    const read = candidate.read();
    if ('setAside' in read) {
      candidate.leave?.();
      return this.setAside(read.setAside);
    }
    const { input, locationId } = read;
    const digest = hash('sha256', JSON.stringify(input), 'base64url');
    if (before?.digest === digest) return this.#same(stocknum);
    const priceCents = input.price === null ? null : Math.round(input.price * 100);
    const reason = before === null || this.#options.isAccepted ? null : brakeOn(before, { priceCents, km: input.km });
    this.#named.add(stocknum);
    this.#counts.rows += 1;
    if (reason !== null) {
      candidate.leave?.();
      this.#held.push({ row, stocknum, reason });
    } else this.#pending.push({ input, digest, feedDigest, locationId, before });
    if (this.#pending.length >= BATCH) await this.#send();
  }

  #same(stocknum: string): void {
    this.#named.add(stocknum);
    this.#counts.rows += 1;
    this.#counts.unchanged += 1;
  }

  /** Lets the database write a batch while the next one is read. What went wrong is thrown by whoever waits for it. */
  async #send(): Promise<void> {
    await this.#writing;
    const changes = this.#pending;
    this.#pending = [];
    this.#writing = this.#write(changes);
    this.#writing.catch(() => {});
  }

  async #write(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    // Popped from the end: ids grow in the order of the file, which is also the order of cars of equal rank.
    const fresh = (await this.#writer.takeIds(changes.filter(({ before }) => before === null).length)).toReversed();
    this.#counts.added += fresh.length;
    this.#counts.changed += changes.length - fresh.length;
    await this.#writer.write(
      merge(
        changes.map(({ input, digest, feedDigest, locationId, before }) => {
          const id = before?.id ?? fresh.pop() ?? 0;
          const slug = before?.slug ?? `${slugOf(vehicleName({ ...input, carsalesTitle: null }))}-${id}`;
          const placed = {
            id,
            slug,
            digest,
            feedDigest,
            dealershipId: this.#dealership.id,
            locationId,
            before,
            now: this.#options.now,
          };
          return buildVehicleRows(input, placed);
        }),
      ),
      changes.flatMap(({ before }) => (before === null ? [] : [before.id])),
    );
    for (const change of changes) this.#note(change);
  }

  #note({ input, before }: Change): void {
    if (before !== null && isSold(input) && !isSold(before)) this.#sold.push(before.id);
    if (before === null && input.vin !== null) this.#addedVins.push(input.vin);
    if (this.#changes.length >= DESCRIBED) return;
    const name = vehicleName({ ...input, carsalesTitle: null });
    if (before === null) this.#changes.push({ kind: 'added', stocknum: input.stocknum, name, changes: [] });
    else this.#changes.push({ kind: 'changed', stocknum: input.stocknum, name, changes: changesOf(before, input) });
  }

  async finish(): Promise<RunResult> {
    await this.#send();
    await this.#writing;
    await this.#writer.sell(this.#sold);
    const duplicates = await this.#writer.elsewhere(this.#addedVins);
    const here = this.#counts.changed + this.#counts.unchanged;
    const another = isAnothers({ vins: this.#addedVins.length, elsewhere: new Set(duplicates.map(({ vin }) => vin)).size, here });
    if (another && !this.#options.isAccepted)
      throw new FileHeld(
        `This file looks like another dealer's: ${duplicates.length} of its ${this.#addedVins.length} new VINs are in stock at ${duplicates[0]?.dealership ?? 'another dealership'}.`,
      );
    const absent = [...this.#known].filter(
      ([stocknum, { sold, showOnDealerWebsite }]) => !sold && showOnDealerWebsite && !this.#named.has(stocknum),
    );
    const removalHeld = this.#options.mode === 'changes' ? null : this.#brakeOnRemoval(absent.length);
    const removed = this.#options.mode === 'changes' || removalHeld !== null ? [] : await this.#remove(absent);
    return {
      ...this.#counts,
      setAside: this.#setAside.toSorted((one, other) => one.row - other.row),
      held: this.#held,
      removed: removed.length,
      removalHeld,
      absent: absent.length - removed.length,
      duplicates,
      changes: this.#changes,
    };
  }

  #brakeOnRemoval(removed: number): string | null {
    const { isAccepted, lastRows } = this.#options;
    const nameless = this.#setAside.filter(({ stocknum, isNoVehicle }) => stocknum === null && isNoVehicle !== true).length;
    const known = [...this.#known.values()].filter(({ sold, showOnDealerWebsite }) => !sold && showOnDealerWebsite).length;
    return brakeOnRemoval({ known, removed, rows: this.#counts.rows, lastRows, nameless, isAccepted });
  }

  async #remove(absent: readonly (readonly [string, StoredVehicle])[]): Promise<number[]> {
    const removed = await this.#writer.remove(
      absent.map(([, { id }]) => id),
      this.#options.now,
    );
    const gone = new Set(removed);
    for (const [stocknum, { id, slug }] of absent)
      if (gone.has(id) && this.#changes.length < DESCRIBED)
        this.#changes.push({ kind: 'removed', stocknum, name: slug, changes: [] });
    return removed;
  }
}

interface Change {
  readonly input: VehicleInput;
  readonly digest: string;
  readonly feedDigest: string | null;
  readonly locationId: number;
  readonly before: StoredVehicle | null;
}

function changesOf(before: StoredVehicle, input: VehicleInput): string[] {
  const dollars = (value: number | null) => (value === null ? 'no price' : exactDollars(value));
  const km = (value: number | null) => (value === null ? 'none' : `${numberText(value)} km`);
  const was = before.priceCents === null ? null : before.priceCents / 100;
  return [
    ...(was === input.price ? [] : [`price ${dollars(was)} → ${dollars(input.price)}`]),
    ...(before.km === input.km ? [] : [`odometer ${km(before.km)} → ${km(input.km)}`]),
    ...(isSold(before) === isSold(input) ? [] : [isSold(input) ? 'sold' : 'for sale again']),
    ...(before.reserved === input.reserved ? [] : [input.reserved ? 'reserved' : 'no longer reserved']),
    ...(before.showOnDealerWebsite === input.show_on_dealer_website
      ? []
      : [input.show_on_dealer_website ? 'back on the site' : 'off the site']),
  ];
}

const merge = (parts: readonly StockRows[]): StockRows => ({
  vehicle: parts.flatMap(({ vehicle }) => vehicle),
  vehicleVariant: parts.flatMap(({ vehicleVariant }) => vehicleVariant),
  vehicleSpecification: parts.flatMap(({ vehicleSpecification }) => vehicleSpecification),
  vehicleMarket: parts.flatMap(({ vehicleMarket }) => vehicleMarket),
  vehicleLender: parts.flatMap(({ vehicleLender }) => vehicleLender),
  vehicleSpinImage: parts.flatMap(({ vehicleSpinImage }) => vehicleSpinImage),
  vehicleHotspot: parts.flatMap(({ vehicleHotspot }) => vehicleHotspot),
  priceChange: parts.flatMap(({ priceChange }) => priceChange),
  stockEvent: parts.flatMap(({ stockEvent }) => stockEvent),
});
