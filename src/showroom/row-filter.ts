import type { Facet, Range } from '#src/rules/search/facets.ts';
import type { FacetColumn } from './facet-column.ts';

/** The positions of vehicles that pass every filter and, for each facet, of those that fail its filter alone. */
export interface Found {
  /** 0 when a row passes. */
  readonly failed: Uint8Array;
  readonly hits: Uint32Array;
  readonly missedByOne: ReadonlyMap<Facet, Uint32Array>;
}

/** The row fails more than one filter, or one that belongs to no facet. */
const OUT = 255;

/**
 * Applies filters to rows, one after another, and remembers for each row whether it failed none, one (and which facet's) or more: enough to count every
 * facet as if its own filter were not set (ledger S4).
 */
export class RowFilter {
  readonly #failed: Uint8Array;
  /** The facets that were filtered by; a row that failed the first holds 1. */
  readonly #facets: Facet[] = [];
  #isUnfiltered = true;

  constructor(count: number) {
    this.#failed = new Uint8Array(count);
  }

  /** Keeps rows whose code is accepted. */
  codes(facet: Facet, { codes }: FacetColumn, accepted: Uint8Array): void {
    const [failed, filter] = [this.#failed, this.#begin(facet)];
    for (let at = 0; at < failed.length; at += 1)
      if (accepted[codes[at] ?? 0] === 0) failed[at] = failed[at] === 0 ? filter : OUT;
  }

  /** Keeps rows that have any of these bits. */
  bits(facet: Facet, marks: Uint32Array, accepted: number): void {
    const [failed, filter] = [this.#failed, this.#begin(facet)];
    for (let at = 0; at < failed.length; at += 1)
      if (((marks[at] ?? 0) & accepted) === 0) failed[at] = failed[at] === 0 ? filter : OUT;
  }

  /** Keeps rows whose number lies in the range, ends included; NaN never does. */
  range(facet: Facet, numbers: Float64Array, { min, max }: Range): void {
    const [failed, filter] = [this.#failed, this.#begin(facet)];
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    for (let at = 0; at < failed.length; at += 1) {
      const number = numbers[at] ?? Number.NaN;
      if (!(number >= low && number <= high)) failed[at] = failed[at] === 0 ? filter : OUT;
    }
  }

  /** Keeps rows whose location is within this distance; the filter belongs to no facet. */
  within(codes: Uint32Array, distances: Float64Array, km: number): void {
    const failed = this.#failed;
    this.#isUnfiltered = false;
    const isFar = Uint8Array.from(distances, (distance) => (distance <= km ? 0 : 1));
    for (let at = 0; at < failed.length; at += 1) if (isFar[codes[at] ?? 0] === 1) failed[at] = OUT;
  }

  /** Keeps rows with a number above zero; the filter belongs to no facet. */
  positive(numbers: Float64Array | Uint8Array): void {
    const failed = this.#failed;
    this.#isUnfiltered = false;
    for (let at = 0; at < failed.length; at += 1) if (!((numbers[at] ?? 0) > 0)) failed[at] = OUT;
  }

  /** Keeps rows that are marked; the filter belongs to no facet. */
  marked(marks: Uint8Array, rows: Uint32Array): void {
    const failed = this.#failed;
    this.#isUnfiltered = false;
    for (let at = 0; at < failed.length; at += 1) if (marks[rows[at] ?? 0] === 0) failed[at] = OUT;
  }

  get isUnfiltered(): boolean {
    return this.#isUnfiltered;
  }

  /** How many rows pass. */
  get count(): number {
    let count = 0;
    for (let at = 0; at < this.#failed.length; at += 1) if (this.#failed[at] === 0) count += 1;
    return count;
  }

  /** `scratch` must have room for every row. */
  found(scratch: Uint32Array): Found {
    const failed = this.#failed;
    let hits = 0;
    let missed = failed.length;
    for (let at = 0; at < failed.length; at += 1) {
      const filter = failed[at] ?? OUT;
      if (filter === 0) {
        scratch[hits] = at;
        hits += 1;
      } else if (filter !== OUT) {
        missed -= 1;
        scratch[missed] = at;
      }
    }
    return { failed, hits: scratch.slice(0, hits), missedByOne: this.#missedByOne(scratch.subarray(missed, failed.length)) };
  }

  /** Groups rows that failed one filter by that filter's facet. */
  #missedByOne(missed: Uint32Array): Map<Facet, Uint32Array> {
    const failed = this.#failed;
    const sizes = new Uint32Array(this.#facets.length + 1);
    for (let at = 0; at < missed.length; at += 1) {
      const filter = failed[missed[at] ?? 0] ?? 0;
      sizes[filter] = (sizes[filter] ?? 0) + 1;
    }
    const lists = [...sizes].map((size) => new Uint32Array(size));
    sizes.fill(0);
    for (let at = 0; at < missed.length; at += 1) {
      const row = missed[at] ?? 0;
      const filter = failed[row] ?? 0;
      const [list, end] = [lists[filter], sizes[filter] ?? 0];
      if (list !== undefined) list[end] = row;
      sizes[filter] = end + 1;
    }
    return new Map(this.#facets.map((facet, filter) => [facet, lists[filter + 1] ?? new Uint32Array()]));
  }

  #begin(facet: Facet): number {
    this.#isUnfiltered = false;
    return this.#facets.push(facet);
  }
}
