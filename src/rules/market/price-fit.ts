import { medianOf } from './nth-smallest.ts';
import { factorise, solve } from './solve-positive.ts';

/** The level at the vehicle itself, then the effect of a year, of 10,000 km and of being a demo. */
const SIZE = 4;

/**
 * Priors for the slopes of models with few listings: the usual effects on the logarithm of the price, and how far models differ
 * from them. With a dozen listings that disagree, the listings win.
 */
const USUAL = Float64Array.of(0, 0.09, -0.025, -0.08);
const SPREAD = Float64Array.of(Number.POSITIVE_INFINITY, 0.05, 0.02, 0.06);
/** How far the badges of one model usually are from its middle. */
const BADGE_SPREAD = 0.15;
/** How much similar listings usually vary, and how many listings this prior is worth. */
const NOISE = 0.06;
const NOISE_WORTH = 3;
/** The least noise assumed: prices end in 90, and vehicles differ in ways no column records. */
const LEAST_NOISE = 0.015;
const ROUNDS = 3;
/**
 * Beyond this many times the noise, a listing pulls no harder (Huber); beyond the second, it is a mistake and does not pull at
 * all.
 */
const HUBER = 1.345;
const MISTAKE = 8;

/** A vehicle's price from its comparables, in logarithms. */
export interface FittedPrice {
  readonly level: number;
  /** How much comparables scatter, and how uncertain the level itself is. */
  readonly noise: number;
  readonly error: number;
  /** The effect of 10,000 km. */
  readonly perDistance: number;
  /** How many listings of equal weight carry the same information. */
  readonly weight: number;
}

/**
 * A robust regression through comparables, relative to the vehicle that they are compared with: a level, slopes for age,
 * kilometres and demos with the usual effects as priors, and an offset for each badge. Buffers are allocated once and reused for
 * every vehicle of a group.
 */
export class PriceFit {
  readonly capacity: number;
  readonly #rows: Float64Array;
  readonly #badges: Int32Array;
  readonly #logs: Float64Array;
  readonly #nearness: Float64Array;
  readonly #weights: Float64Array;
  readonly #residuals: Float64Array;
  readonly #sorted: Float64Array;
  readonly #matrix = new Float64Array(SIZE * SIZE);
  readonly #slopes = new Float64Array(SIZE);
  readonly #aim = new Float64Array(SIZE);
  /** For each badge: its weight, its weighted rows, its weighted logarithm. */
  readonly #sums: Float64Array;
  #count = 0;

  constructor(capacity: number, badges: number) {
    this.capacity = capacity;
    this.#rows = new Float64Array(capacity * SIZE);
    this.#badges = new Int32Array(capacity);
    this.#logs = new Float64Array(capacity);
    this.#nearness = new Float64Array(capacity);
    this.#weights = new Float64Array(capacity);
    this.#residuals = new Float64Array(capacity);
    this.#sorted = new Float64Array(capacity);
    this.#sums = new Float64Array(badges * (SIZE + 2));
  }

  get count(): number {
    return this.#count;
  }

  clear(): void {
    this.#count = 0;
  }

  /** Adds a comparable by its differences from the vehicle: in years, in units of 10,000 km, in being a demo. */
  add(log: number, years: number, distance: number, demo: number, badge: number): void {
    const at = this.#count;
    this.#count += 1;
    this.#rows[at * SIZE] = 1;
    this.#rows[at * SIZE + 1] = years;
    this.#rows[at * SIZE + 2] = distance;
    this.#rows[at * SIZE + 3] = demo;
    this.#badges[at] = badge;
    this.#logs[at] = log;
    this.#nearness[at] = 1 / (1 + (years / 4) ** 2) / (1 + (distance / 8) ** 2);
  }

  /** The vehicle's price, given its badge. */
  fit(badge: number): FittedPrice {
    // A first pass that no single listing can move; otherwise a price with a missing digit would bend the line it is judged by.
    this.#slopes.set(USUAL);
    this.#sums.fill(0);
    this.#measure(0);
    this.#slopes[0] = this.#middle();
    this.#measure(0);
    let noise = this.#noise(0);
    let penalty = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      this.#weigh(noise);
      penalty = (noise / BADGE_SPREAD) ** 2;
      this.#solve(noise, penalty);
      this.#measure(penalty);
      noise = this.#noise(penalty);
    }
    return this.#answer(badge, noise, penalty);
  }

  #answer(badge: number, noise: number, penalty: number): FittedPrice {
    const at = badge * (SIZE + 2);
    const held = (this.#sums[at] ?? 0) + penalty;
    for (let column = 0; column < SIZE; column += 1) this.#aim[column] = -(this.#sums[at + 1 + column] ?? 0) / held;
    this.#aim[0] = 1 + (this.#aim[0] ?? 0);
    const aim = Float64Array.from(this.#aim);
    solve(this.#matrix, SIZE, this.#aim);
    let doubt = 1 / held;
    for (let column = 0; column < SIZE; column += 1) doubt += (aim[column] ?? 0) * (this.#aim[column] ?? 0);
    let [sum, squares] = [0, 0];
    for (let row = 0; row < this.#count; row += 1) {
      const weight = this.#weights[row] ?? 0;
      sum += weight;
      squares += weight * weight;
    }
    return {
      level: (this.#slopes[0] ?? 0) + this.#step(badge, penalty),
      noise,
      error: noise * Math.sqrt(doubt),
      perDistance: this.#slopes[2] ?? 0,
      weight: squares === 0 ? 0 : (sum * sum) / squares,
    };
  }

  /** How far a badge is from its model. */
  #step(badge: number, penalty: number): number {
    const at = badge * (SIZE + 2);
    let sum = this.#sums[at + SIZE + 1] ?? 0;
    for (let column = 0; column < SIZE; column += 1) sum -= (this.#sums[at + 1 + column] ?? 0) * (this.#slopes[column] ?? 0);
    const held = (this.#sums[at] ?? 0) + penalty;
    return held === 0 ? 0 : sum / held;
  }

  #measure(penalty: number): void {
    for (let row = 0; row < this.#count; row += 1) {
      let rest = this.#logs[row] ?? 0;
      for (let column = 0; column < SIZE; column += 1)
        rest -= (this.#rows[row * SIZE + column] ?? 0) * (this.#slopes[column] ?? 0);
      this.#residuals[row] = penalty === 0 ? rest : rest - this.#step(this.#badges[row] ?? 0, penalty);
    }
  }

  #middle(): number {
    this.#sorted.set(this.#residuals.subarray(0, this.#count));
    return medianOf(this.#sorted, this.#count);
  }

  /**
   * The scatter by its median, which only half of the listings together could move; corrected for the degrees of freedom that the
   * line used.
   */
  #noise(penalty: number): number {
    for (let row = 0; row < this.#count; row += 1) this.#sorted[row] = Math.abs(this.#residuals[row] ?? 0);
    const scatter = medianOf(this.#sorted, this.#count) * 1.4826;
    let taken = 1;
    for (let at = 0; penalty > 0 && at < this.#sums.length; at += SIZE + 2)
      taken += (this.#sums[at] ?? 0) / ((this.#sums[at] ?? 0) + penalty);
    const free = Math.max(this.#count - taken, this.#count / 3);
    const squared = (NOISE_WORTH * NOISE ** 2 + (this.#count * scatter) ** 2 / free) / (NOISE_WORTH + this.#count);
    return Math.max(LEAST_NOISE, Math.sqrt(squared));
  }

  #weigh(noise: number): void {
    for (let row = 0; row < this.#count; row += 1) {
      const off = Math.abs(this.#residuals[row] ?? 0) / noise;
      const pull = off <= HUBER ? 1 : off > MISTAKE ? 0 : HUBER / off;
      this.#weights[row] = (this.#nearness[row] ?? 0) * pull;
    }
  }

  /** Weighted least squares. The badge offsets are eliminated first, each being a sum of its own, which leaves four equations. */
  #solve(noise: number, penalty: number): void {
    const [matrix, right, sums] = [this.#matrix, this.#slopes, this.#sums];
    matrix.fill(0);
    right.fill(0);
    sums.fill(0);
    for (let column = 1; column < SIZE; column += 1) {
      const lean = (noise / (SPREAD[column] ?? 1)) ** 2;
      matrix[column * SIZE + column] = lean;
      right[column] = lean * (USUAL[column] ?? 0);
    }
    for (let row = 0; row < this.#count; row += 1) {
      const weight = this.#weights[row] ?? 0;
      const log = this.#logs[row] ?? 0;
      const sum = (this.#badges[row] ?? 0) * (SIZE + 2);
      sums[sum] = (sums[sum] ?? 0) + weight;
      sums[sum + SIZE + 1] = (sums[sum + SIZE + 1] ?? 0) + weight * log;
      for (let column = 0; column < SIZE; column += 1) {
        const weighted = weight * (this.#rows[row * SIZE + column] ?? 0);
        sums[sum + 1 + column] = (sums[sum + 1 + column] ?? 0) + weighted;
        right[column] = (right[column] ?? 0) + weighted * log;
        for (let other = 0; other <= column; other += 1)
          matrix[column * SIZE + other] = (matrix[column * SIZE + other] ?? 0) + weighted * (this.#rows[row * SIZE + other] ?? 0);
      }
    }
    for (let sum = 0; sum < sums.length; sum += SIZE + 2) {
      const held = (sums[sum] ?? 0) + penalty;
      for (let column = 0; column < SIZE; column += 1) {
        const share = (sums[sum + 1 + column] ?? 0) / held;
        right[column] = (right[column] ?? 0) - share * (sums[sum + SIZE + 1] ?? 0);
        for (let other = 0; other <= column; other += 1)
          matrix[column * SIZE + other] = (matrix[column * SIZE + other] ?? 0) - share * (sums[sum + 1 + other] ?? 0);
      }
    }
    factorise(matrix, SIZE);
    solve(matrix, SIZE, right);
  }
}
