import { type Attack, tally } from './campaign/attack.ts';
import { numbers } from './campaign/many.ts';
import { freshAddress } from './campaign/target.ts';
import { median } from './campaign/timing.ts';

const PICTURES = 80;
const MOST_TIMES = 10;

/** Real pictures of vehicles, large and never painted before, all in the same moment: signed or not, there are thousands of them. */
export const attack: Attack = {
  fact: 'H8',
  rule: `while ${PICTURES} real pictures are painted at once, a page of another site takes less than ${MOST_TIMES} times as long`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const cars = await target.cars('summit', 12);
    const texts = await Promise.all(cars.map(async ({ path }) => (await target.ask('summit', path)).text));
    const found = texts.flatMap((text) => [...text.matchAll(/\/images\/[^"\s\\]*?w=1200[^"\s\\]*/g)].map(([address]) => address));
    const pictures = [...new Set(found.map((address) => address.replaceAll('&amp;', '&')))].slice(0, PICTURES);
    // A page that nobody has asked for yet, compressed as browsers want it.
    const page = async (words: string) =>
      (await target.ask('redgum', `/search/used-cars?query=${words}`, { headers: { 'accept-encoding': 'br' } })).ms;
    const quiet = [];
    for (const at of numbers(7)) quiet.push(await page(`quiet${at}`));
    const address = freshAddress();
    const painted = new AbortController();
    const painting = Promise.all(
      pictures.map(
        async (picture) =>
          (
            await target.ask('summit', picture, {
              isAlone: true,
              headers: { accept: 'image/avif', 'x-forwarded-for': address },
            })
          ).status,
      ),
    ).finally(() => painted.abort());
    const beside = [];
    for (let at = 0; !painted.signal.aborted; at += 1) beside.push(await page(`beside${at}`));
    const statuses = await painting;
    const ratio = Math.max(...beside) / median(quiet);
    const refused = statuses.filter((status) => status !== 200).length;
    const note = `${tally(statuses)}; the slowest page beside them took ${ratio.toFixed(0)} times as long (${(Math.max(...beside) / 1000).toFixed(1)} s)`;
    return { tried: pictures.length, refused, letThrough: ratio > MOST_TIMES ? pictures.length - refused : 0, note };
  },
};
