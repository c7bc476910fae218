import type { Duplicate, SameNumber } from '#src/store/stock/find-elsewhere.ts';

/** A row that was not imported, and why. */
export interface SetAside {
  readonly row: number;
  readonly stocknum: string | null;
  /** What may be its stock number, if there is a vehicle of that number. */
  readonly maybe?: string;
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

/** Vehicles with one VIN; one that is not in the file has no row. */
export interface SameVin {
  readonly vin: string;
  readonly vehicles: readonly { readonly stocknum: string; readonly row: number | null }[];
}

/** What an import would do, or did, to one vehicle. */
export interface StockChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly stocknum: string;
  readonly name: string;
  /** What changed, as far as a person wants to know at a glance. */
  readonly changes: readonly string[];
}

/** What an import came to. */
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
  /** Vehicles with a stock number that another dealership of the same site uses too: how many, and the first few. */
  readonly sameNumbers: { readonly count: number; readonly first: readonly SameNumber[] };
  /** VINs of new or changed vehicles that another one of this dealership has too: how many, and the first few. */
  readonly sameVins: { readonly count: number; readonly first: readonly SameVin[] };
  readonly changes: readonly StockChange[];
  /** Of how many vehicles each field would change, the most first; a dry run's only. */
  readonly changedFields: readonly { readonly field: string; readonly count: number }[];
}

/** The whole file was held; nothing of it went in. */
export class FileHeld extends Error {
  /** Whether the mapping that was proposed for it is saved all the same. */
  readonly isMappingSaved: boolean;
  constructor(reason: string, isMappingSaved = false) {
    super(reason);
    this.isMappingSaved = isMappingSaved;
  }
}
