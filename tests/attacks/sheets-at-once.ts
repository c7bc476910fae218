import type { Attack } from './campaign/attack.ts';
import { tally } from './campaign/attack.ts';
import { healthBeside, ninetyFifth } from './campaign/timing.ts';

const SHEETS = 120;
const MOST_TIMES = 10;

/** A sheet of 120 different vehicles, all asked for in the same moment. */
export const attack: Attack = {
  fact: 'H8',
  rule: `while ${SHEETS} sheets are asked for at once, health checks wait no longer than ${MOST_TIMES} times as long as beside as many requests for one cached page, and nothing fails but with 503 or 429`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const cars = await target.cars('summit', SHEETS);
    const all = (paths: readonly string[]) =>
      Promise.all(paths.map((path) => target.ask('summit', path, { isAlone: true }))).then((answers) =>
        answers.map(({ status }) => status),
      );
    await target.ask('summit', '/');
    const quiet = await healthBeside(target, () => all(cars.map(() => '/')));
    let statuses: number[] = [];
    const busy = await healthBeside(target, async () => {
      statuses = await all(cars.map(({ path }) => `${path}.pdf`));
    });
    const failed = statuses.filter((status) => status === 0 || (status >= 500 && status !== 503)).length;
    const ratio = ninetyFifth(busy) / Math.max(ninetyFifth(quiet), 5);
    const letThrough = failed + (ratio > MOST_TIMES ? 1 : 0);
    const refused = statuses.filter((status) => status === 503 || status === 429).length;
    const note = `${tally(statuses)}; health checks waited ${ratio.toFixed(1)} times as long as beside cached pages (p95 ${ninetyFifth(busy).toFixed(0)} ms)`;
    return { tried: SHEETS, refused, letThrough, note };
  },
};
