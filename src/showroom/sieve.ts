import type { Facet, Range } from '#src/rules/search/facets.ts';
import type { FacetColumn } from './facet-column.ts';

/** The places of vehicles that pass every filter, and for each facet of those that fail by its filter alone. */
export interface Found {
  /** 0 where a row passes. */
  readonly failed: Uint8Array;
  readonly hits: Uint32Array;
  readonly nearly: ReadonlyMap<Facet, Uint32Array>;
}

/** Fails more than one filter, or one that is no facet's. */
const FAR = 255;

/**
 * Puts rows through filters, one after another, and remembers of each row whether it has failed none, one facet's (and which) or more: enough to count every
 * facet as if nothing of its own were chosen (ledger S4).
 */
export class Sieve {
  readonly #failed: Uint8Array;
  /** The facets whose filters there were; a row that failed the first holds 1. */
  readonly #facets: Facet[] = [];
  #isOpen = true;

  constructor(count: number) {
    this.#failed = new Uint8Array(count);
  }

  /** Lets through rows that hold a wanted code. */
  codes(facet: Facet, { codes }: FacetColumn, wanted: Uint8Array): void {
    const [failed, filter] = [this.#failed, this.#begin(facet)];
    for (let at = 0; at < failed.length; at += 1) if (wanted[codes[at] ?? 0] === 0) failed[at] = failed[at] === 0 ? filter : FAR;
  }

  /** Lets through rows that have any of these bits. */
  bits(facet: Facet, marks: Uint32Array, wanted: number): void {
    const [failed, filter] = [this.#failed, this.#begin(facet)];
    for (let at = 0; at < failed.length; at += 1)
      if (((marks[at] ?? 0) & wanted) === 0) failed[at] = failed[at] === 0 ? filter : FAR;
  }

  /** Lets through rows whose number lies in the range, ends included; NaN does not. */
  range(facet: Facet, numbers: Float64Array, { min, max }: Range): void {
    const [failed, filter] = [this.#failed, this.#begin(facet)];
    const [low, high] = [min ?? Number.NEGATIVE_INFINITY, max ?? Number.POSITIVE_INFINITY];
    for (let at = 0; at < failed.length; at += 1) {
      const number = numbers[at] ?? Number.NaN;
      if (!(number >= low && number <= high)) failed[at] = failed[at] === 0 ? filter : FAR;
    }
  }

  /** Lets through rows whose location is within so many kilometres; this is no facet's own. */
  within(codes: Uint32Array, distances: Float64Array, km: number): void {
    const failed = this.#failed;
    this.#isOpen = false;
    const isFar = Uint8Array.from(distances, (distance) => (distance <= km ? 0 : 1));
    for (let at = 0; at < failed.length; at += 1) if (isFar[codes[at] ?? 0] === 1) failed[at] = FAR;
  }

  /** Lets through rows with a number above nought; this is no facet's own. */
  positive(numbers: Float64Array): void {
    const failed = this.#failed;
    this.#isOpen = false;
    for (let at = 0; at < failed.length; at += 1) if (!((numbers[at] ?? 0) > 0)) failed[at] = FAR;
  }

  /** Lets through rows whose place is marked; this is no facet's own. */
  marked(marks: Uint8Array, rows: Uint32Array): void {
    const failed = this.#failed;
    this.#isOpen = false;
    for (let at = 0; at < failed.length; at += 1) if (marks[rows[at] ?? 0] === 0) failed[at] = FAR;
  }

  /** Whether there was no filter at all. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** How many rows came through. */
  get count(): number {
    let count = 0;
    for (let at = 0; at < this.#failed.length; at += 1) if (this.#failed[at] === 0) count += 1;
    return count;
  }

  /** What came through, and what nearly did; `scratch` has room for every row. */
  found(scratch: Uint32Array): Found {
    const failed = this.#failed;
    let hits = 0;
    let near = failed.length;
    for (let at = 0; at < failed.length; at += 1) {
      const filter = failed[at] ?? FAR;
      if (filter === 0) {
        scratch[hits] = at;
        hits += 1;
      } else if (filter !== FAR) {
        near -= 1;
        scratch[near] = at;
      }
    }
    return { failed, hits: scratch.slice(0, hits), nearly: this.#nearly(scratch.subarray(near, failed.length)) };
  }

  /** Deals out, by the one filter that each has failed, rows that nearly came through. */
  #nearly(near: Uint32Array): Map<Facet, Uint32Array> {
    const failed = this.#failed;
    const sizes = new Uint32Array(this.#facets.length + 1);
    for (let at = 0; at < near.length; at += 1) {
      const filter = failed[near[at] ?? 0] ?? 0;
      sizes[filter] = (sizes[filter] ?? 0) + 1;
    }
    const lists = [...sizes].map((size) => new Uint32Array(size));
    sizes.fill(0);
    for (let at = 0; at < near.length; at += 1) {
      const row = near[at] ?? 0;
      const filter = failed[row] ?? 0;
      const [list, end] = [lists[filter], sizes[filter] ?? 0];
      if (list !== undefined) list[end] = row;
      sizes[filter] = end + 1;
    }
    return new Map(this.#facets.map((facet, filter) => [facet, lists[filter + 1] ?? new Uint32Array()]));
  }

  #begin(facet: Facet): number {
    this.#isOpen = false;
    return this.#facets.push(facet);
  }
}
