import { globSync } from 'node:fs';
import { check } from 'recheck';
import { expect, test } from 'vitest';
import { type Expression, expressionsIn } from './campaign/expression-list.ts';
import { MADE, madeExpressions } from './campaign/made-expressions.ts';
import { many } from './campaign/many.ts';

/** The short form gives each expression little time and leaves those that need more to the whole form, which must decide them all. */
const IS_WHOLE = process.env.ATTACKS === 'whole';
const TIMEOUT_MS = IS_WHOLE ? 120_000 : 150;

/** What a match costs is counted in characters read: a busy machine must not make an expression guilty. */
const BY_COUNT = { attackTimeout: null, incubationTimeout: null, attackLimit: 100_000_000, randomSeed: 1 } as const;

const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
const found = files.toSorted().map((file) => expressionsIn(file));
// Once: a module that was loaded makes its expressions no second time.
const made = await madeExpressions(MADE);

test('H8.1 an expression that takes quadratic or exponential work is recognised', async () => {
  for (const source of ['(a+)+$', 'a*a*b', '<[^>]*>'])
    expect(await check(source, '', { ...BY_COUNT, timeout: 30_000 })).toMatchObject({ status: 'vulnerable' });
});

test('H8.1 every place where the product puts an expression together has an example of it here', () => {
  const places = found.flatMap((file) => file.made).map((place) => place.replace(/:\d+$/, ''));
  expect([...new Set(places)].toSorted()).toEqual(Object.keys(MADE).toSorted());
  expect([...new Set(made.map(({ place }) => place))].toSorted()).toEqual(Object.keys(MADE).toSorted());
});

test(
  'H8.1 no regular expression of the product takes more than linear work, whatever it is matched with',
  async () => {
    const all = [...found.flatMap(({ written }) => written), ...made];
    const distinct = [...new Map(all.map((one) => [`/${one.source}/${one.flags}`, one])).values()];
    const verdicts = await many(distinct, 2, verdictOn);
    const count = (status: string) => verdicts.filter((verdict) => verdict.status === status).length;
    const undecided = count('unknown');
    process.stdout.write(
      `\nregular expressions: tried ${distinct.length}, refused ${count('safe')}, let through ${count('vulnerable')}` +
        `${undecided === 0 ? '' : `, left to the whole form ${undecided}`}\n`,
    );
    const faulty = verdicts.filter(({ status }) => status === 'vulnerable' || (IS_WHOLE && status === 'unknown'));
    expect(faulty.map(({ text }) => text)).toEqual([]);
    // A checker that decides nothing proves nothing.
    expect(count('safe')).toBeGreaterThan(distinct.length / 2);
  },
  IS_WHOLE ? 900_000 : 180_000,
);

async function verdictOn({ place, source, flags }: Expression): Promise<{ readonly status: string; readonly text: string }> {
  const diagnostics = await check(source, flags, { ...BY_COUNT, timeout: TIMEOUT_MS });
  const why = diagnostics.status === 'vulnerable' ? `${diagnostics.complexity.summary}, ${diagnostics.attack.pattern}` : '';
  return { status: diagnostics.status, text: `${place} /${source}/${flags} ${why}` };
}
