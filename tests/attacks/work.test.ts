import { expect, test } from 'vitest';
import { READERS } from './campaign/readers.ts';
import { PIECES } from './campaign/text-pieces.ts';
import { TEXT_READERS } from './campaign/text-readers.ts';
import { WorkCount } from './campaign/work-count.ts';

const IS_WHOLE = process.env.ATTACKS === 'whole';
const SMALL = 300;
const TIMES = 16;
/** Linear work grows as the text does, quadratic work by 256; a little work more may be the same for every text. */
const [MOST_GROWTH, SAME_FOR_ALL] = [24, 3_000];

/** Counting takes longer than what is counted, so the short form counts several pieces at once. */
const GROUPS = IS_WHOLE ? PIECES.map((one) => [one]) : [PIECES.filter((_, at) => at % 12 === 0)];
const sized = (pieces: readonly string[], size: number) => pieces.map((one) => one.repeat(Math.ceil(size / one.length)));

// A file of its own: only code that first runs while it is counted is counted block by block.
const work = new WorkCount();
const isLinear = (least: number, most: number) => most <= MOST_GROWTH * least + SAME_FOR_ALL;

async function growth(read: (text: string) => unknown, pieces: readonly string[]): Promise<[least: number, most: number]> {
  const readAll = (texts: readonly string[]) => Promise.allSettled(texts.map(async (one) => read(one)));
  // The first call may load and build what later calls find.
  await readAll(sized(pieces, SMALL));
  return [await work.of(() => readAll(sized(pieces, SMALL))), await work.of(() => readAll(sized(pieces, TIMES * SMALL)))];
}

test('H8.1 a reader that compares every letter with every other is recognised by its count', async () => {
  const pairs = (text: string) =>
    text.split('').filter((one, at) => at % 8 === 0 && text.split('').some((other) => other === `${one}!`)).length;
  expect(isLinear(...(await growth(pairs, ['ab'])))).toBe(false);
}, 60_000);

test(
  `H8.1 ${TIMES} times as much text takes no reader more than linear work, by count`,
  async () => {
    const faulty: string[] = [];
    const readers = Object.entries({ ...READERS, ...TEXT_READERS }).filter(([, { isFile = false }]) => IS_WHOLE || !isFile);
    for (const [name, { read }] of readers)
      for (const pieces of GROUPS) {
        const [least, most] = await growth(read, pieces);
        if (!isLinear(least, most)) faulty.push(`${name} with ${JSON.stringify(pieces)}: ${least} → ${most}`);
      }
    const tried = readers.length * GROUPS.length;
    process.stdout.write(`\nwork by count: tried ${tried}, refused ${tried - faulty.length}, let through ${faulty.length}\n`);
    expect(faulty).toEqual([]);
  },
  IS_WHOLE ? 1_800_000 : 120_000,
);
