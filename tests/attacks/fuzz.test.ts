import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { NAUGHTY_STRINGS } from '#tests/factories/naughty-strings.ts';
import { type FuzzedReader, NOT_FROM_OUTSIDE, READERS } from './campaign/readers.ts';
import { PIECES } from './campaign/text-pieces.ts';
import { TEXT_READERS } from './campaign/text-readers.ts';

/** `npm run test:fuzz` gives every reader a hundred thousand texts; `npm test` some hundred. */
const IS_WHOLE = process.env.FUZZ === 'whole';
const casesFor = ({ isFile = false }: FuzzedReader) => (IS_WHOLE ? 100_000 : isFile ? 15 : 150);
const SEED = 20_261_118;

const piece = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.constantFrom(...NAUGHTY_STRINGS),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ maxLength: 20 }),
  fc.integer().map(String),
);
const text = fc.oneof(
  { weight: 6, arbitrary: fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.tuple(piece, fc.nat({ max: 400 })).map(([one, times]) => one.slice(0, 12).repeat(times)) },
);

/** However little is read, an answer may have as many characters as a page of faults; beyond that it grows with the text alone. */
const isBounded = (answer: unknown, given: string): boolean => JSON.stringify({ answer }).length <= 20_000 + 60 * given.length;

const readers: readonly (readonly [string, FuzzedReader])[] = [...Object.entries(READERS), ...Object.entries(TEXT_READERS)];
let [tried, refused, letThrough] = [0, 0, 0];

async function outcome({ read, refuses }: FuzzedReader, given: string): Promise<string> {
  try {
    return isBounded(await read(given), given) ? 'read' : 'its answer is too long';
  } catch (error) {
    if (error instanceof Error && refuses !== undefined && error.constructor.name === refuses) return 'refused';
    return `it threw ${String(error)}`;
  }
}

afterAll(() =>
  process.stdout.write(
    `\nfuzzed readers: ${readers.length}, texts tried ${tried}, read or refused as declared ${refused}, let through ${letThrough}\n`,
  ),
);

test('H8 every function that reads or parses what comes from outside is fuzzed, or says what it reads', () => {
  const found = globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.') && !file.startsWith('src/store/'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/^export (?:async )?(?:function\*? |const )((?:read|parse)[A-Z]\w*)/gm)].map(
        ([, name]) => `${file.replace(/^src\/|\.tsx?$/g, '')}#${name}`,
      ),
    );
  const listed = [...Object.keys(READERS), ...Object.keys(NOT_FROM_OUTSIDE)].filter((name) => /#(?:read|parse)/.test(name));
  expect(listed.toSorted()).toEqual(found.toSorted());
});

test.each(readers)(
  'H8 %s throws nothing but its refusal, and its answer is no longer than the text allows',
  async (_name, reader) =>
    fc.assert(
      fc.asyncProperty(text, async (given) => {
        const came = await outcome(reader, given);
        const isHeld = came === 'read' || came === 'refused';
        tried += 1;
        refused += isHeld ? 1 : 0;
        letThrough += isHeld ? 0 : 1;
        expect(isHeld, came).toBe(true);
      }),
      { numRuns: casesFor(reader), seed: SEED },
    ),
  IS_WHOLE ? 7_200_000 : 60_000,
);
