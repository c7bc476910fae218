import type { CellNote } from '#src/rules/feeds/row-cells.ts';
import type { KnownVehicle } from '#src/store/stock/known-vehicles.ts';
import type { StoredVehicle } from '#src/store/stock/stock-writer.ts';
import type { VehicleInput } from './parse-vehicle.ts';
import type { SetAside } from './run-result.ts';

/** What a row says. */
export interface ReadVehicle {
  readonly input: VehicleInput;
  /** What the vehicle says, where that is known already. */
  readonly text?: string | undefined;
  readonly locationId: number;
  /** What is to be said about its cells. */
  readonly notes?: readonly CellNote[] | undefined;
}

/** A row on its way in. What it is called is known before it is read, so that one that has not changed need not be. */
export interface Candidate {
  readonly row: number;
  readonly stocknum: string;
  /** Whether the row's own stock number is longer than one may be. */
  readonly isCut?: boolean;
  readonly feedDigest: string | null;
  /** The row's cells, if they have the platform's own names. */
  readonly ownCells?: Readonly<Record<string, string>> | undefined;
  /** Called once at the most. */
  read(): ReadVehicle | { readonly setAside: SetAside };
  /** Called when the row does not go in. */
  leave?(): void;
}

/** A row that was read, before it is known whether it changes anything. */
export interface Taken {
  readonly candidate: Candidate;
  readonly input: VehicleInput;
  readonly digest: string;
  readonly locationId: number;
  readonly known: KnownVehicle | undefined;
}

/** What a row changes. */
export interface Change {
  readonly input: VehicleInput;
  readonly digest: string;
  readonly feedDigest: string | null;
  readonly locationId: number;
  readonly before: StoredVehicle | null;
}
