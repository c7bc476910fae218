/** The middle of some figures. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** Runs rivals in turn, so that a busy moment of the machine falls on all of them alike; the median of each in milliseconds. */
export async function inTurn<K extends string>(
  rivals: Readonly<Record<K, (round: number) => unknown>>,
  rounds: number,
): Promise<Record<K, number>> {
  const names = Object.keys(rivals) as K[];
  const figures = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const begun = performance.now();
      await rivals[name](round);
      // The first round only warms up.
      if (round > 0) figures.get(name)?.push(performance.now() - begun);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(figures.get(name) ?? [])])) as Record<K, number>;
}

/** Milliseconds with as many digits as mean anything. */
export const ms = (figure: number): string => (figure < 10 ? figure.toFixed(3) : figure.toFixed(0));
