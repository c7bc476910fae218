import path from 'node:path';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { many, numbers } from './campaign/many.ts';
import { pictureAddresses } from './campaign/pictures.ts';
import { filesBelow } from './campaign/target.ts';

/** Real picture addresses with a paint that nobody has: each is a new picture to be painted and kept. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'a picture is painted only in the paints that pages ask for',
  server: 'demo',
  isShort: true,
  async run(target) {
    // The smallest ones, which are painted the soonest; nothing of an address is changed but its paint.
    const real = (await pictureAddresses(target, 'harbour')).filter((address) =>
      /(?=.*paint=[0-9a-f]{6})(?=.*w=160)/.test(address),
    );
    if (real.length === 0) throw new Error('No page shows a painted picture.');
    const folder = path.join(target.dataDir, 'images');
    const before = filesBelow(folder).length;
    const outcomes = await many(numbers(target.count(300, 8)), 4, async (at) => {
      const paint = ((at * 40_503 + 77) % 0xffffff).toString(16).padStart(6, '0');
      const address = (real[at % real.length] ?? '').replace(/paint=[0-9a-f]{6}/, `paint=${paint}`);
      const { status } = await target.ask('harbour', address);
      return { status, isThrough: status === 200 };
    });
    const made = filesBelow(folder).length - before;
    return counted(outcomes, `${tally(outcomes.map(({ status }) => status))}, ${made} new files in the cache`);
  },
};
