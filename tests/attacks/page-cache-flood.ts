import type { Attack } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { median } from './campaign/timing.ts';

/** Searches for words that nobody uses: each is a page of its own, and each might be kept in the place of a real one. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'a flood of invented searches pushes no real page out of the cache',
  server: 'demo',
  isShort: false,
  async run(target) {
    const real = ['/', '/contact-us', '/special-offers', '/service'];
    const costs = async () => {
      const figures = [];
      for (const path of real) figures.push((await target.ask('redgum', path)).ms);
      return figures;
    };
    const made = await costs();
    const cached: number[] = [];
    for (let round = 0; round < 15; round += 1) cached.push(...(await costs()));
    const tried = 600;
    await many(numbers(tried), 4, (at) => target.ask('summit', `/search/used-cars?query=zq${at}&page=${at % 7}`));
    const after = await costs();
    const evicted = after.filter((ms, at) => ms > Math.max(5 * median(cached), (made[at] ?? 0) / 3)).length;
    const note = `${evicted} of ${real.length} real pages had to be made again (${after.map((ms) => ms.toFixed(0)).join(', ')} ms; cached ${median(cached).toFixed(1)} ms; first ${made.map((ms) => ms.toFixed(0)).join(', ')} ms)`;
    return { tried, refused: 0, letThrough: evicted, note };
  },
};
