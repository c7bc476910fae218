/** A reader of input, and how to make input of a size for it. */
export type Reader<T = string> = readonly [input: string, make: (size: number) => T, read: (given: T) => unknown];

/** The more work four times the input may take: linear work takes four times as long, quadratic work sixteen times. */
export const MOST_GROWTH = 6;

/** Runs are so short that a busy machine seldom takes the processor away in the middle of one, and long enough for the clock. */
const [LEAST_MS, MOST_MS] = [0.1, 0.6];
const LEAST_SIZE = 250;
const [LEAST_ROUNDS, MOST_ROUNDS] = [10, 100];

/**
 * How many times the work grows when the input is four times as large; a size whose work takes long is halved first. Both sizes take turns, and of each
 * the shortest run counts: what else the machine does only ever adds to a run. Little growth is believed after a few rounds, much growth only
 * after many.
 */
export async function workGrowth<T>(make: (size: number) => T, read: (given: T) => unknown, most: number): Promise<number> {
  let [size, small, once] = [most, make(most), 0];
  // The first runs also compile the code.
  for (once = await shortest(read, small, 4); once > MOST_MS && size > LEAST_SIZE; once = await shortest(read, small, 4)) {
    size /= 2;
    small = make(size);
  }
  const large = make(4 * size);
  const repeats = Math.ceil(LEAST_MS / Math.max(once, 0.001));
  const measured = await growthOf(read, small, large, repeats);
  // Much growth is looked at again: the machine may have been busy all the while.
  return measured < MOST_GROWTH ? measured : Math.min(measured, await growthOf(read, small, large, repeats));
}

async function growthOf<T>(read: (given: T) => unknown, small: T, large: T, repeats: number): Promise<number> {
  let [least, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    least = Math.min(least, await timeOf(read, small, repeats));
    longest = Math.min(longest, await timeOf(read, large, repeats));
    if (round >= LEAST_ROUNDS && longest / least < MOST_GROWTH) break;
  }
  return longest / least;
}

async function shortest<T>(read: (given: T) => unknown, given: T, runs: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) least = Math.min(least, await timeOf(read, given, 1));
  return least;
}

async function timeOf<T>(read: (given: T) => unknown, given: T, repeats: number): Promise<number> {
  const begun = performance.now();
  for (let at = 0; at < repeats; at += 1) {
    const answer = read(given);
    if (answer instanceof Promise) await answer;
  }
  return performance.now() - begun;
}

/** A text of about a size, made of one piece over and over. */
export const repeated = (piece: string) => (size: number) => piece.repeat(Math.ceil(size / piece.length));

/** Marks that must be sorted to be normalised, on one letter. */
export const marksOnOneLetter = (size: number): string => `a${'\u0315\u0300'.repeat(size / 2)}`;
