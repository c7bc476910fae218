import { randomUUID } from 'node:crypto';
import type { Attack } from './campaign/attack.ts';
import { tally } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { median } from './campaign/timing.ts';

/** Hundreds of addresses that nobody has: each is a page that is made and thrown away. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'distinct unknown addresses are answered 404 and push no real page out of the cache (what they cost is only reported)',
  server: 'demo',
  isShort: false,
  async run(target) {
    const real = ['/', '/contact-us', '/search/used-cars', '/special-offers'];
    const costs = async () => {
      const figures = [];
      for (const path of real) figures.push((await target.ask('harbour', path)).ms);
      return figures;
    };
    const made = await costs();
    const cached: number[] = [];
    for (let round = 0; round < 15; round += 1) cached.push(...(await costs()));
    const answers = await many(numbers(500), 1, (at) =>
      target.ask('harbour', [`/${randomUUID()}`, `/cars/never-${at}-999999`, `/blog/none/${randomUUID()}`][at % 3] ?? ''),
    );
    const after = await costs();
    const statuses = answers.map(({ status }) => status);
    // A page that has to be made again costs about what it did the first time.
    const evicted = after.filter((ms, at) => ms > Math.max(10 * median(cached), (made[at] ?? 0) / 2) && ms > 5).length;
    const wrong = statuses.filter((status) => status !== 404 && status !== 429 && status !== 503).length;
    const ratio = median(answers.map(({ ms }) => ms)) / median(cached);
    const note = `${tally(statuses)}; a 404 costs ${ratio.toFixed(1)} times a cached page (${median(answers.map(({ ms }) => ms)).toFixed(1)} ms); ${evicted} of ${real.length} pages evicted`;
    return { tried: statuses.length, refused: statuses.length - wrong, letThrough: wrong + evicted, note };
  },
};
