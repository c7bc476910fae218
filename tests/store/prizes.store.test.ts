import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrizeWheel } from '#src/rules/prizes/prize-wheel.ts';
import { changePhone, requestPhoneChange } from '#src/use-cases/accounts/change-phone.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { eraseShopper, exportShopper, keptRecords, personalStorage } from '#src/use-cases/accounts/shopper-data.ts';
import type { Context } from '#src/use-cases/context.ts';
import { readDraws, spinWheel } from '#src/use-cases/prizes/spin-wheel.ts';
import { prizeRows } from '#src/views/prizes/prize-rows.ts';
import { wheelView } from '#src/views/prizes/wheel-view.ts';
import { aPhone, aSignInHarness, DAY, type SignInHarness } from './sign-in-harness.ts';

let here: SignInHarness;
let harbour: Context;
beforeAll(async () => {
  here = await aSignInHarness();
  harbour = await here.at('harbour');
});
afterAll(() => here.end());

const at = (ms: number) => new Date(here.now() + ms).toISOString();
const aWheel = (changes: Partial<PrizeWheel> = {}): PrizeWheel => ({
  slug: `wheel-${Math.round(here.now())}`,
  title: 'Spin to win',
  text: '',
  from: at(-DAY),
  until: at(30 * DAY),
  runBy: 'A dealer',
  permit: 'SAMPLE-1',
  conditions: ['One spin each.'],
  parts: [
    { name: 'A wash', chance: 1, isPrize: true, validDays: 90 },
    { name: 'A service', chance: 1, isPrize: true, validDays: null },
  ],
  ...changes,
});
const withWheel = (wheel: PrizeWheel | null, context = harbour): Context => ({
  ...context,
  site: { ...context.site, prizeWheel: wheel },
});
const aShopper = async (phone = aPhone()): Promise<SignedIn> => (await here.signIn(harbour, phone)).shopper;
const stored = () => here.fleet.all.selectFrom('prizeDraw').selectAll().orderBy('drawnAt', 'desc').execute();

test('A10 a shopper draws once: twenty presses in two processes at once are one draw, and all of them see it', async () => {
  const shopper = await aShopper();
  const wheel = aWheel({ slug: 'twenty' });
  const both = [withWheel(wheel), withWheel(wheel, here.inOtherProcess(harbour))];
  const spins = await Promise.all(Array.from({ length: 20 }, (_, one) => spinWheel(both[one % 2] ?? harbour, shopper)));
  const draws = spins.flatMap((spun) => (spun.kind === 'drawn' ? [spun] : []));
  expect(draws).toHaveLength(20);
  expect(new Set(draws.map(({ draw }) => draw.code)).size).toBe(1);
  expect(draws.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect((await stored()).filter((row) => row.wheel === 'twenty')).toHaveLength(1);
});

test('A10 what was drawn is stored with its seed and the parts of the wheel, which give the same again', async () => {
  const wheel = aWheel({
    slug: 'seeded',
    parts: Array.from({ length: 7 }, (_, one) => ({ name: `${one}`, chance: one + 1, isPrize: true, validDays: null })),
  });
  await spinWheel(withWheel(wheel), await aShopper());
  const row = (await stored()).find((one) => one.wheel === 'seeded');
  expect(row?.parts).toEqual(wheel.parts);
  // Chances of 1 to 7: the remainder of the seed by 28 is below 1 for the first part, below 3 for the second, and so on.
  const left = Number(BigInt(`0x${row?.seed}`) % 28n);
  expect(row?.part).toBe([1, 3, 6, 10, 15, 21, 28].findIndex((below) => left < below));
  expect(row?.name).toBe(String(row?.part));
});

test('A10 another wheel is another turn, and a shopper’s prizes are in their garage, newest first', async () => {
  const shopper = await aShopper();
  await spinWheel(
    withWheel(aWheel({ slug: 'first', parts: [{ name: 'A wash', chance: 1, isPrize: true, validDays: 90 }] })),
    shopper,
  );
  here.pass(DAY);
  await spinWheel(
    withWheel(aWheel({ slug: 'second', parts: [{ name: 'No prize', chance: 1, isPrize: false, validDays: null }] })),
    shopper,
  );
  expect((await readDraws(harbour, shopper)).map(({ wheel }) => wheel)).toEqual(['second', 'first']);
  const rows = await prizeRows(harbour, shopper);
  expect(rows.map(({ heading }) => heading)).toEqual(['A wash.']);
  expect(rows[0]?.text).toMatch(/^Code SPIN-\w{6}, good until \d+ \w+ \d{4}\.$/);
});

test.each([
  ['has not begun', { from: 1, until: 2 }],
  ['is over', { from: -2, until: -1 }],
])('A10 a wheel that %s draws nothing', async (_state, { from, until }) => {
  const wheel = aWheel({ slug: `closed ${from}`, from: at(from * DAY), until: at(until * DAY) });
  expect(await spinWheel(withWheel(wheel), await aShopper())).toEqual({ kind: 'closed' });
  expect((await stored()).filter((row) => row.wheel === wheel.slug)).toEqual([]);
});

test('A10 a visitor who is not signed in is shown the wheel and where to sign in; a site without one has no page', async () => {
  expect(await wheelView(withWheel(null), null)).toBeNull();
  expect(await wheelView(withWheel(aWheel()), null)).toMatchObject({
    signInHref: '/sign-in?type=spin-to-win&redirect=%2Fspin-to-win&back=%2Fspin-to-win',
    result: null,
    prizes: [
      { number: 1, name: 'A wash', chance: '1 in 2' },
      { number: 2, name: 'A service', chance: '1 in 2' },
    ],
  });
});

test('A12 a prize is in the file of a shopper’s data; erased, nobody can tell what was won, and the number does not spin again', async () => {
  const phone = aPhone();
  const shopper = await aShopper(phone);
  const wheel = aWheel({ slug: 'erased' });
  const spun = await spinWheel(withWheel(wheel), shopper);
  const code = spun.kind === 'drawn' ? spun.draw.code : null;
  const storage = personalStorage(harbour);
  expect(await exportShopper(storage, shopper)).toContain(String(code));
  expect((await keptRecords(storage, shopper)).map(({ what }) => what)).toEqual([
    'a note that your number has had its turn at the prize wheel',
  ]);
  await eraseShopper(storage, shopper);
  const left = { shopperId: null, code: null, name: '', parts: [], part: 0, seed: '0'.repeat(64) };
  expect((await stored()).find((row) => row.wheel === 'erased')).toMatchObject(left);
  here.pass(DAY);
  const again = await aShopper(phone);
  expect(await spinWheel(withWheel(wheel), again)).toMatchObject({
    kind: 'drawn',
    isNew: false,
    draw: { isPrize: false, name: '' },
  });
  expect(await prizeRows(harbour, again)).toEqual([]);
});

test('A10, A12 whoever is given a number that somebody spun with sees nothing of their prize, and cannot erase it', async () => {
  const [before, after] = [aPhone(), aPhone()];
  const playing = withWheel(aWheel({ slug: 'moved' }));
  const owner = await aShopper(before);
  const won = await spinWheel(playing, owner);
  await requestPhoneChange(harbour, owner, after);
  expect(await changePhone(harbour, owner, after, here.codeOf(after))).toEqual({ kind: 'changed' });
  const later = await aShopper(before);
  expect(await readDraws(playing, later)).toEqual([]);
  expect(await spinWheel(playing, later)).toMatchObject({ kind: 'drawn', isNew: false, draw: { isPrize: false, code: null } });
  await eraseShopper(personalStorage(harbour), later);
  const [moved] = await readDraws(playing, { ...owner, phone: after });
  expect(won).toMatchObject({ kind: 'drawn', draw: { code: moved?.code } });
  expect(moved?.code).toMatch(/^SPIN-/);
});

test('H4 a draw of one site is nothing to another', async () => {
  const phone = aPhone();
  const shopper = await aShopper(phone);
  await spinWheel(withWheel(aWheel({ slug: 'ours' })), shopper);
  const coastline = await here.at('coastline');
  expect(await readDraws(coastline, shopper)).toEqual([]);
});
